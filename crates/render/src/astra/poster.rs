//! The board alone as one picture, for printing and sharing.

use ::astra::PlaceId;
use maud::{Markup, html};

use super::ASSETS;
use super::ground::{HEIGHT, WIDTH};
use super::scribe::Scribe;
use crate::geometry::moved_to;
use crate::stand_alone::picture;

/// The gap between two plates.
const GAP: f64 = 16.0;

/// Returns the column and row of each place, and of the astrolabe at the end.
const fn layout(places: usize) -> &'static [(f64, f64)] {
    match places {
        3 => &[(0.0, 0.5), (1.0, 0.0), (2.0, 0.5), (1.0, 1.0)],
        4 => &[(0.0, 0.0), (2.0, 0.0), (0.0, 1.0), (2.0, 1.0), (1.0, 0.5)],
        5 => &[
            (0.0, 0.0),
            (1.0, 0.0),
            (2.0, 0.0),
            (0.0, 1.0),
            (2.0, 1.0),
            (1.0, 1.0),
        ],
        _ => &[
            (0.0, 0.5),
            (1.0, 0.0),
            (2.0, 0.5),
            (0.0, 1.5),
            (1.0, 2.0),
            (2.0, 1.5),
            (1.0, 1.0),
        ],
    }
}

impl Scribe<'_> {
    /// Draws all plates around the astrolabe.
    pub fn poster(&self) -> Markup {
        let places: Vec<PlaceId> = self.table().places().collect();
        let layout = layout(places.len());
        let rows = layout.iter().map(|&(_, row)| row).fold(0.0, f64::max) + 1.0;
        let (width, height) = (3.0 * (WIDTH + GAP) + GAP, rows * (HEIGHT + GAP) + GAP);
        let spot = |(column, row): (f64, f64)| {
            moved_to((GAP + column * (WIDTH + GAP), GAP + row * (HEIGHT + GAP)))
        };
        let inner = html! {
            rect.poster-ground width=(width) height=(height) {}
            @for (&place, &cell) in places.iter().zip(layout) {
                @if let Some(card) = self.table().place(place).card {
                    g transform=(spot(cell)) { (framed(&self.plate(place, card))) }
                }
            }
            @if let Some(&cell) = layout.last() {
                g transform=(spot(cell)) { (framed(&self.astrolabe())) }
            }
        };
        let label = self.say("poster", &[("round", self.table().round.into())]);
        picture(
            &ASSETS,
            "poster astra-page",
            &label,
            [0.0, 0.0, width, height],
            &inner,
        )
    }
}

/// Draws a plate or the astrolabe at its own size, which a nested picture has to state.
fn framed(inner: &Markup) -> Markup {
    let sized = format!("<svg width=\"{WIDTH}\" height=\"{HEIGHT}\"");
    maud::PreEscaped(inner.0.replacen("<svg", &sized, 1))
}
