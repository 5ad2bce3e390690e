//! Tells a player which card was chosen for them because their time was up.

use games::LiveGame;
use maud::{Markup, html};
use tabletop::Seat;
use words::text;

use super::visit::Visit;
use crate::pages::Preferences;

/// Renders the sentence for the script, which shows it until the player has read it.
pub fn late_choice(visit: &Visit<'_>, game: &dyn LiveGame, seat: Option<Seat>) -> Markup {
    let seat = seat.filter(|_| !game.is_over());
    let late = seat.and_then(|seat| {
        let late = game.late_choice(visit.preferences.language, seat)?;
        Some((seat, late))
    });
    html! {
        @if let Some((seat, late)) = late {
            span hidden data-late={ "late-" (seat.number()) "-" (late.line) } { (late.words) }
        }
    }
}

/// Renders the place in the middle of the window, and the one for screen readers.
pub fn place(preferences: &Preferences) -> Markup {
    html! {
        div.late id="late" hidden {
            p id="late-words" {}
            button.act type="button" id="late-close" { (text(preferences.language, "late-close", &[])) }
        }
        p.hide id="late-said" role="status" {}
    }
}
