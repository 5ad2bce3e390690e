//! Stand-alone pictures, and the map with its pieces as one of them.

use ::nightsky::{Instrument, NightSky};
use maud::{Markup, html};
use tabletop::Seat;

use super::ASSETS;
use super::atlas::Atlas;
use super::desk::Desk;
use super::map::{drawn, name_drawn};
use super::piece::{cloud, eye_drawn, instrument_drawn, leaders, sun_drawn};
use super::projection::{HEIGHT, WIDTH};
use crate::geometry::moved_to;
use crate::stand_alone::picture;
use crate::{SceneContext, seat_key};

/// The width beyond which a map is broad.
const BROAD: f64 = 500.0;

/// Draws a stand-alone picture with a label.
pub(super) fn standalone(view: [f64; 4], label: &str, inner: &Markup) -> Markup {
    // Names on a broad map are illegible in a narrow column; the style sheet hides them there.
    let class = match view[2] > BROAD {
        true => "nightsky-alone broad",
        false => "nightsky-alone",
    };
    picture(&ASSETS, class, label, view, inner)
}

/// Draws the poster.
pub(super) fn poster(
    game: &NightSky,
    atlas: &Atlas,
    context: &SceneContext<'_, NightSky>,
) -> Markup {
    let desk = Desk::new(game, atlas, context);
    let label = desk.say("map", &[]);
    let inner = html! {
        rect.night-ground x="-16" y="-16" width=(WIDTH + 32.0) height=(HEIGHT + 32.0) {}
        (drawn(&atlas.map.ground))
        (drawn(&atlas.map.sky))
        g.cell-names { @for label in &desk.sheet().labels { (name_drawn(label)) } }
        (leaders(&desk))
        (pieces(&desk))
    };
    standalone([-16.0, -16.0, WIDTH + 32.0, HEIGHT + 32.0], &label, &inner)
}

fn pieces(desk: &Desk<'_>) -> Markup {
    let table = desk.table();
    let at = |instrument, seat| {
        let stand = desk.standing.stand(instrument, seat)?;
        Some(moved_to(stand.spot.at))
    };
    html! {
        g.piece.sun transform=(moved_to(desk.standing.sun)) { (sun_drawn()) }
        @for instrument in Instrument::SHARED {
            g.piece.instrument transform=[at(instrument, table.active)] {
                (instrument_drawn(instrument))
                @if table.is_clouded(instrument) { (cloud()) }
            }
        }
        @for seat in Seat::of(table.seat_count()) {
            g class={ "piece eye seat-" (seat_key(seat)) } transform=[at(Instrument::Eye, seat)] {
                (eye_drawn(seat))
            }
        }
    }
}
