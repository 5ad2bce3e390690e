//! A section of the map, for covers and rules.

use ::nightsky::{Board, Sign};
use maud::{Markup, html};
use sky::{Constellation, Point};
use words::Language;
use words::nightsky::zone_name;

use super::map::{SkyMap, name_drawn, stars_and_lines, station, tint};
use super::projection::{HEIGHT, WIDTH};
use super::region::Region;
use super::way::way;
use crate::geometry::Rect;
use crate::short::n;

/// Half the width of a zone's name.
const ZONE_NAME: f64 = 90.0;

/// A section of the map.
pub(super) struct Excerpt<'a> {
    pub map: &'a SkyMap,
    pub board: &'a Board,
    /// The part in view.
    pub view: Rect,
    /// The cells that are lit, with how many borders away they are.
    pub lit: Vec<(Constellation, usize)>,
}

impl Excerpt<'_> {
    /// Returns the view as a `viewBox`.
    pub const fn frame(&self) -> [f64; 4] {
        let view = self.view;
        [view.left, view.top, view.width(), view.height()]
    }

    /// Draws land, lit cells, stars, figures, the line of the zodiac, and signs.
    pub fn drawn(&self) -> Markup {
        let shown = |region: &&Region| self.shows(region);
        html! {
            @if !self.is_whole() {
                rect.sea x=(self.view.left) y=(self.view.top)
                    width=(self.view.width()) height=(self.view.height()) {}
            }
            @for region in self.map.regions.iter().filter(shown) {
                path class={ "land " (tint(region.zone)) } d=(region.path()) {}
            }
            @for (cell, borders) in &self.lit {
                @let region = self.map.region(*cell);
                path class={ (tint(region.zone)) " reach reach-" (borders) } d=(region.path()) {}
            }
            (stars_and_lines(&self.map.regions, self.view))
            @for (sign, at) in Sign::all().zip(&self.map.stations) {
                @if self.has(*at) { (station(self.board.cell_of(sign), *at)) }
            }
        }
    }

    /// Returns whether it is the whole map. Then nothing is cut off, and no background is needed
    /// behind the edges.
    fn is_whole(&self) -> bool {
        let [.., width, height] = self.frame();
        width >= WIDTH && height >= HEIGHT
    }

    /// Draws the names of the zones, each over a constellation in its middle.
    pub fn zone_names(&self, language: Language) -> Markup {
        let name = |abbr: &str| {
            let cell = Constellation::from_abbr(abbr)?;
            let label = self.map.sheet(language).label(cell)?;
            let zone = self.map.region(cell).zone;
            let Point { x, y } = label.rect.middle();
            // Keep the whole name visible at the ends of the map.
            let x = x.clamp(ZONE_NAME, WIDTH - ZONE_NAME);
            Some((Point { x, y }, zone_name(language, zone)))
        };
        let names = ["UMi", "Leo", "Oph", "Psc", "Ori"]
            .into_iter()
            .filter_map(name);
        html! {
            @for (at, name) in names { text.zone-name x=(n(at.x)) y=(n(at.y)) { (name) } }
        }
    }

    /// Draws the names that are entirely in view.
    pub fn names(&self, language: Language) -> Markup {
        let labels = self.map.sheet(language).labels.iter();
        let inside = labels.filter(|label| {
            let area = label.rect.width() * label.rect.height();
            label.rect.overlap(self.view) > area - 0.5
        });
        html! { g.cell-names { @for label in inside { (name_drawn(label)) } } }
    }

    /// Returns the spot of a piece in a cell, given the points already taken.
    pub fn spot(&self, language: Language, cell: Constellation, taken: &[Point]) -> Point {
        self.map.sheet(language).spots.of_cell(cell).free(taken).at
    }

    /// Returns a trail through cells, from one place to another.
    pub fn way(&self, language: Language, path: &[Constellation], ends: [Point; 2]) -> String {
        way(&self.map.sheet(language).spots, path, ends[0], ends[1])
    }

    fn has(&self, at: Point) -> bool {
        self.view.overlap(Rect::around(at, 20.0, 20.0)) > 399.0
    }

    fn shows(&self, region: &Region) -> bool {
        let boxes = region
            .rings
            .iter()
            .map(|ring| Rect::of(ring.points.iter().copied()));
        let mut boxes = boxes.map(|rect| rect.overlap(self.view));
        boxes.any(|overlap| overlap > 0.0)
    }
}
