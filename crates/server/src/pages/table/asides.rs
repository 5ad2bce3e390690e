//! Controls beside the game's own actions: undo, and the answer to a proposal.

use games::LiveGame;
use maud::{Markup, html};
use render::icon;
use tabletop::Seat;
use words::{Arg, text};

use super::notes::seat_name;
use super::visit::Visit;
use crate::tables::{Proposal, Proposed};
use crate::updates::{can_undo, waits_for};

/// Renders undo and restart, and the data the script sends with every action.
pub fn asides(visit: &Visit<'_>, game: &dyn LiveGame, seat: Option<Seat>) -> Markup {
    let undo = can_undo(visit.table, game, seat, visit.app.clock.now());
    let decision = seat
        .filter(|&seat| waits_for(visit.table, seat))
        .and_then(|seat| game.decision(seat));
    html! {
        span id="turn" hidden data-seat=[seat.map(Seat::number)] data-decision=[decision]
            data-version=(game.version()) {}
        @if undo {
            button.act.quiet type="button" id="undo" data-do="undo"
                aria-label=(visit.say("table-undo")) title=(visit.say("table-undo-key")) {
                (icon("undo")) span { (visit.say("table-undo")) }
            }
            button.act.quiet type="button" id="restart" data-do="restart"
                aria-label=(visit.say("table-restart")) {
                (icon("turn-ccw")) span { (visit.say("table-restart")) }
            }
        }
    }
}

/// Renders the current proposal, with buttons to accept or decline it.
pub fn proposal(visit: &Visit<'_>) -> Markup {
    let Some(proposal) = &visit.table.about.proposal else {
        return html! {};
    };
    let player = visit.watching.invitation.player;
    let people = visit.table.people();
    let asked =
        player.is_some_and(|player| people.contains(&player) && !proposal.agreed.contains(&player));
    let what = serde_json::to_value(proposal.what).unwrap_or_default();
    let vote = |agree: bool| {
        let version = visit.table.version();
        serde_json::json!({ "what": what, "version": version, "agree": agree }).to_string()
    };
    let path = format!("/api/v1/tables/{}/proposals", visit.table.id);
    html! {
        section.proposal role="alertdialog" tabindex="-1" aria-labelledby="proposal-words" {
            p id="proposal-words" { (words(visit, proposal)) }
            @if asked {
                div.buttons {
                    button.act type="button" data-post=(path) data-body=(vote(false)) {
                        (visit.say("table-decline"))
                    }
                    button.act.main type="button" data-post=(path) data-body=(vote(true)) {
                        (visit.say("table-agree"))
                    }
                }
            } @else { p.note { (visit.say("table-proposal-waits")) } }
        }
    }
}

fn words(visit: &Visit<'_>, proposal: &Proposal) -> String {
    let say = |key, arguments: &[(&str, Arg<'_>)]| text(visit.preferences.language, key, arguments);
    match proposal.what {
        Proposed::Undo { seat, to } => {
            let name = seat_name(visit, seat).into();
            let steps = visit.table.version().saturating_sub(to);
            say(
                "table-propose-undo",
                &[("name", name), ("steps", steps.into())],
            )
        }
        Proposed::Replace { seat } => {
            let name = seat_name(visit, seat).into();
            say("table-propose-replace", &[("name", name)])
        }
    }
}
