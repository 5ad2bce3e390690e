//! The whole map in a corner of a small screen, with the pieces as dots.

use ::nightsky::Instrument;
use maud::{Markup, html};
use tabletop::Seat;

use super::desk::Desk;
use super::projection::{HEIGHT, WIDTH};
use crate::short::n;
use crate::{part, seat_key};

/// Draws the small map. The page's script updates the frame that shows which part is in view.
pub(super) fn minimap(desk: &Desk<'_>) -> Markup {
    let view_box = format!("0 0 {WIDTH} {HEIGHT}");
    html! {
        svg.minimap id="minimap" viewBox=(view_box) aria-hidden="true" data-map-of="sky-scroll" {
            use href="#map-cells" {}
            (part("minimap-dots", &dots(desk)))
            rect.view id="minimap-view" x="0" y="0" width="0" height="0" {}
        }
    }
}

fn dots(desk: &Desk<'_>) -> Markup {
    let table = desk.table();
    let shared = Instrument::SHARED.into_iter();
    let shared = shared.filter_map(|instrument| {
        let stand = desk.standing.stand(instrument, table.active)?;
        let used = desk.in_use() == Some(instrument);
        Some((if used { "dot selected" } else { "dot" }.to_owned(), stand))
    });
    let eyes = Seat::of(table.seat_count()).filter_map(|seat| {
        let stand = desk.standing.stand(Instrument::Eye, seat)?;
        Some((format!("dot eye seat-{}", seat_key(seat)), stand))
    });
    let sun = desk.standing.sun;
    html! {
        g id="minimap-dots" {
            circle.dot.sun cx=(n(sun.x)) cy=(n(sun.y)) r="24" {}
            @for (class, stand) in shared.chain(eyes) {
                @let at = stand.spot.at;
                circle class=(class) cx=(n(at.x)) cy=(n(at.y)) r="20" {}
            }
        }
    }
}
