//! The remarks of the coach: for the script, which makes at most one of them in a turn.

use games::LiveGame;
use maud::{Markup, html};
use tabletop::Seat;

use super::visit::Visit;
use crate::storage::Status;
use crate::updates::waits_for;

/// Renders the remarks on the decision of the visitor, if a coach is wanted at this seat. Several
/// people who share a device have none in games with secrets: they may look over each other's
/// shoulder.
pub fn coach(visit: &Visit<'_>, game: &dyn LiveGame, seat: Option<Seat>) -> Markup {
    let table = visit.table;
    let shares = visit.own().len() > 1 && game.facts().hidden_information;
    let wanted = visit.preferences.coach && table.status == Status::Playing && !shares;
    let seat = seat.filter(|&seat| wanted && table.is_coached(seat) && waits_for(table, seat));
    let coaching = seat.map(|seat| game.coach(visit.preferences.language, seat));
    html! {
        @if let Some((seat, coaching)) = seat.zip(coaching) { @if !coaching.remarks.is_empty() {
            ul hidden data-coach={ (seat.number()) "-" (coaching.turn) } aria-label=(visit.say("coach-name"))
                data-no-more=(visit.say("coach-no-more")) data-shut=(visit.say("coach-close"))
                data-rule=(visit.say("table-explain-rule")) {
                @for tip in &coaching.remarks {
                    li data-key=(tip.key) data-rules=(tip.rules.join(" "))
                        data-about=[(!tip.about.is_empty()).then(|| serde_json::json!(tip.about))] {
                        (tip.words)
                    }
                }
            }
        } }
    }
}
