//! The curtain between two people who share a device.

use maud::{Markup, html};
use tabletop::Seat;
use words::text;

use super::notes::seat_name;
use super::visit::Visit;

/// Hides the table until the next person has the device.
pub fn curtain(visit: &Visit<'_>, next: Seat) -> Markup {
    let name = seat_name(visit, next);
    let say = |key| {
        text(
            visit.preferences.language,
            key,
            &[("name", name.clone().into())],
        )
    };
    html! {
        section.curtain role="dialog" tabindex="-1" aria-modal="true" aria-labelledby="curtain-words" {
            (render::mark(next))
            h2 id="curtain-words" { (say("table-curtain")) }
            p { (say("table-curtain-why")) }
            a.act.main href={ "/t/" (visit.table.id) "?seat=" (next.number()) } {
                (say("table-curtain-open"))
            }
        }
    }
}
