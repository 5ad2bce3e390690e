//! The board: the map with everything on it.

use maud::{Markup, html};

use super::aim::aims;
use super::big_bang_card::big_bang_cards;
use super::cell::{cells, lit};
use super::desk::Desk;
use super::draft::draft;
use super::map::drawn;
use super::minimap::minimap;
use super::night::corners;
use super::note::notes;
use super::object_card::pictures;
use super::piece::pieces;
use super::projection::{HEIGHT, WIDTH};
use super::trace::traces;
use crate::{icon, part};

/// Draws the buttons that change how much of the map is in view. Keys do the same.
fn zoom(desk: &Desk<'_>) -> Markup {
    let button = |way: &str, key: &str, sign: Markup| {
        let name = desk.say(&format!("zoom-{way}"), &[]);
        html! {
            button type="button" data-zoom=(way) title={ (name) " (" (key) ")" } aria-label=(name)
                aria-keyshortcuts=(key) { (sign) }
        }
    };
    html! {
        div.zoom id="zoom" role="group" aria-label=(desk.say("zoom", &[])) {
            (button("out", "-", icon("minus")))
            (button("in", "+", icon("plus")))
            (button("whole", "0", icon("whole-map")))
        }
    }
}

/// Draws the map in its frame, the corners, and during the draft the cards beside it.
pub(super) fn board(desk: &Desk<'_>) -> Markup {
    html! {
        (part("pictures", &pictures(desk)))
        div.sky-scroll id="sky-scroll" data-board tabindex="0" role="group" aria-label=(desk.say("map", &[])) { (part("sky", &sky(desk))) }
        (corners(desk))
        (part("minimap", &minimap(desk)))
        (zoom(desk))
        (draft(desk))
        (part("big-bangs", &big_bang_cards(desk)))
    }
}

/// Draws the map. The things that never change are in separate parts, below and between those that
/// do.
fn sky(desk: &Desk<'_>) -> Markup {
    let (map, sheet) = (&desk.atlas.map, desk.sheet());
    let view_box = format!("0 0 {WIDTH} {HEIGHT}");
    html! {
        svg.skymap id="sky" viewBox=(view_box) role="group" aria-label=(desk.say("map", &[])) {
            (part("map-ground", &drawn(&map.ground)))
            (part("lit", &lit(desk)))
            (part("map-sky", &drawn(&map.sky)))
            (cells(desk))
            (part("traces", &traces(desk)))
            (part("map-names", &drawn(&sheet.names)))
            (part("notes", &notes(desk)))
            (part("aims", &aims(desk)))
            (pieces(desk))
        }
    }
}
