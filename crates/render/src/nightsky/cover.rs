//! The small picture of the game: the refractor in the Bull, within reach of Orion.

use ::nightsky::{Instrument, NightSky};
use maud::{Markup, html};
use sky::{Constellation, Point};

use super::alone::standalone;
use super::atlas::Atlas;
use super::excerpt::Excerpt;
use super::pen::place;
use super::piece::instrument_drawn;
use super::rect::Rect;

/// The cover.
pub(super) fn cover(game: &NightSky, atlas: &Atlas) -> Markup {
    let cell = Constellation::from_abbr;
    let lit = ["Ori", "Tau"].into_iter().filter_map(cell);
    let excerpt = Excerpt {
        map: &atlas.map,
        board: game.board(),
        view: Rect {
            left: 466.0,
            top: 246.0,
            right: 726.0,
            bottom: 362.0,
        },
        lit: lit.map(|cell| (cell, 1)).collect(),
    };
    let at = Point { x: 628.0, y: 272.0 };
    let inner = html! {
        (excerpt.drawn())
        g.piece.instrument.selected transform=(place(at)) { (instrument_drawn(Instrument::Refractor)) }
    };
    standalone(excerpt.frame(), "", &inner)
}
