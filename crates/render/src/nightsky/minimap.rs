//! The whole map in a corner, with the pieces as dots, while only a part of the map is in view. What
//! is lit on the map is lit here, too, so that nothing that can be chosen is missed.

use ::nightsky::Instrument;
use maud::{Markup, html};
use tabletop::Seat;

use super::desk::Desk;
use super::piece::is_live;
use super::projection::{HEIGHT, WIDTH};
use crate::short::n;
use crate::{part, seat_key};

/// Draws the small map. The page's script updates the frame that shows which part is in view.
pub(super) fn minimap(desk: &Desk<'_>) -> Markup {
    let view_box = format!("0 0 {WIDTH} {HEIGHT}");
    html! {
        svg.minimap id="minimap" viewBox=(view_box) aria-hidden="true" data-map-of="sky-scroll" {
            use href="#map-cells" {}
            use href="#lit" {}
            use href="#aims" {}
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
        Some((class("dot", used, is_live(desk, instrument)), stand))
    });
    let eyes = Seat::of(table.seat_count()).filter_map(|seat| {
        let stand = desk.standing.stand(Instrument::Eye, seat)?;
        let live = desk.context.seat == Some(seat) && is_live(desk, Instrument::Eye);
        Some((
            class(&format!("dot eye seat-{}", seat_key(seat)), false, live),
            stand,
        ))
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

fn class(kind: &str, used: bool, live: bool) -> String {
    let used = if used { " selected" } else { "" };
    let live = if live { " live" } else { "" };
    format!("{kind}{used}{live}")
}
