//! The game's cover picture: the refractor in the Bull, within reach of Orion.

use ::nightsky::{Instrument, NightSky};
use maud::{Markup, html};
use sky::{Constellation, Point};

use super::atlas::Atlas;
use super::excerpt::Excerpt;
use super::piece::instrument_drawn;
use super::poster::standalone;
use crate::geometry::{Rect, moved_to};

/// The size within the frame, the same as that of the other games' covers.
const SIZE: (f64, f64) = (300.0, 132.0);
/// The distance of the frame's outer line from the inner one.
const FRAME: f64 = 3.4;

/// Draws the cover.
pub(super) fn cover(game: &NightSky, atlas: &Atlas) -> Markup {
    let cell = Constellation::from_abbr;
    let lit = ["Ori", "Tau"].into_iter().filter_map(cell);
    let (width, height) = SIZE;
    let (left, top) = (446.0, 238.0);
    let excerpt = Excerpt {
        map: &atlas.map,
        board: game.board(),
        view: Rect {
            left,
            top,
            right: left + width,
            bottom: top + height,
        },
        lit: lit.map(|cell| (cell, 1)).collect(),
    };
    let at = Point { x: 628.0, y: 272.0 };
    let inner = html! {
        // The map is cut off at the frame.
        svg width=(width) height=(height) viewBox={ (left) " " (top) " " (width) " " (height) } {
            (excerpt.drawn())
            g.piece.instrument.selected transform=(moved_to(at)) { (instrument_drawn(Instrument::Refractor)) }
        }
        rect.neat width=(width) height=(height) {}
        rect.neat x=(-FRAME) y=(-FRAME) width=(width + 2.0 * FRAME) height=(height + 2.0 * FRAME) {}
    };
    standalone([-4.0, -4.0, width + 8.0, height + 8.0], "", &inner)
}
