//! The static parts of the map of the sky.

use ::nightsky::{Board, Sign, Zone};
use maud::{Markup, PreEscaped, html};
use sky::{Catalogue, Constellation, Point};
use words::{ByLanguage, Language};

use super::label::{LEADING, Label, Obstacles, height, labels};
use super::milky_way::milky_way;
use super::projection::{Heading, MIDDLE};
use super::region::Region;
use super::spot::AllSpots;
use super::station::{glyph, line, stations};
use crate::geometry::{Pen, Rect, distance, moved_to};
use crate::short::n;

/// The magnitude of the faintest star drawn.
const FAINTEST: f64 = 4.3;
/// The length beyond which a line of a figure would run from one end of the map to the other.
const MAX_LENGTH: f64 = 120.0;
/// The size of the Sun.
const SUN: f64 = 38.0;

/// The map: regions, their static drawing, and per language the names and the spots for pieces.
pub(super) struct SkyMap {
    /// All 88 regions, in order.
    pub regions: Vec<Region>,
    /// The Sun's place in each sign.
    pub stations: Vec<Point>,
    /// The rim, the shapes of all regions and the zones.
    pub ground: Markup,
    /// Stars, figures, Milky Way, the line of the zodiac.
    pub sky: Markup,
    sheets: ByLanguage<Sheet>,
}

/// The parts of the map that depend on the language, because names do.
pub(super) struct Sheet {
    /// The labels with the names.
    pub labels: Vec<Label>,
    /// The drawn names.
    pub names: Markup,
    /// The spots for pieces.
    pub spots: AllSpots,
}

impl SkyMap {
    /// Computes the map.
    pub fn of(board: &Board) -> Self {
        let regions: Vec<Region> = Constellation::all().map(Region::of).collect();
        let stations = stations(board, &regions);
        let sheet = |language| Sheet::of(language, &regions, &stations);
        Self {
            ground: ground(&regions),
            sky: sky(board, &regions, &stations),
            sheets: ByLanguage::new(sheet),
            stations,
            regions,
        }
    }

    /// Returns the parts that depend on the language.
    pub fn sheet(&self, language: Language) -> &Sheet {
        &self.sheets[language]
    }

    /// Returns the region of a constellation.
    pub fn region(&self, cell: Constellation) -> &Region {
        &self.regions[cell.index()]
    }
}

impl Sheet {
    fn of(language: Language, regions: &[Region], stations: &[Point]) -> Self {
        let suns: Vec<Rect> = stations
            .iter()
            .map(|&at| Rect::around(at, SUN, SUN))
            .collect();
        let labels = labels(language, regions, obstacles(regions, &suns));
        Self {
            names: names(&labels),
            spots: AllSpots::of(regions, &labels, &suns),
            labels,
        }
    }

    /// Returns the label of a constellation on the map.
    pub fn label(&self, cell: Constellation) -> Option<&Label> {
        self.labels
            .iter()
            .find(|label| label.cell == cell && label.is_main)
    }
}

/// Returns the areas that names avoid: the Sun's places, and as far as possible the stars.
fn obstacles(regions: &[Region], suns: &[Rect]) -> Obstacles {
    let mut stars: Vec<(usize, Rect)> = Catalogue::built_in()
        .stars()
        .all()
        .iter()
        .map(|star| {
            let size = star_size(star.magnitude);
            let place = regions[star.constellation.index()].place(star.position);
            let room = 2.0 + size as f64;
            (size, Rect::around(place, room, room))
        })
        .filter(|(size, _)| *size > 0)
        .collect();
    stars.sort_by_key(|(size, _)| std::cmp::Reverse(*size));
    Obstacles {
        taken: suns.to_vec(),
        bright: stars.iter().filter(|(size, _)| *size > 1).count(),
        stars: stars.into_iter().map(|(_, rect)| rect).collect(),
    }
}

/// Returns the id of a region's shape.
pub(super) fn shape(cell: Constellation) -> String {
    format!("shape-{}", key(cell))
}

/// Returns a constellation's key in ids: `per`.
pub(super) fn key(cell: Constellation) -> String {
    cell.abbr().to_lowercase()
}

/// Returns the class with a zone's tint.
pub(super) const fn tint(zone: Zone) -> &'static str {
    match zone {
        Zone::Circumpolar => "zone-1",
        Zone::Spring => "zone-2",
        Zone::Summer => "zone-3",
        Zone::Autumn => "zone-4",
        Zone::Winter => "zone-5",
    }
}

fn ground(regions: &[Region]) -> Markup {
    html! {
        g id="map-ground" aria-hidden="true" {
            path.sea d=(rim(1.06, 1.08)) {}
            path.limb.fine d=(rim(1.06, 1.08)) {}
            path.limb d=(rim(1.045, 1.05)) {}
            defs {
                @for region in regions { path id=(shape(region.cell)) d=(region.path()) {} }
            }
            g id="map-cells" {
                @for region in regions {
                    use.land.(tint(region.zone)) href={ "#" (shape(region.cell)) } {}
                }
            }
        }
    }
}

/// Returns the rim of the whole sky, slightly enlarged.
fn rim(wide: f64, high: f64) -> String {
    let at = |east, north| {
        let point = Heading { east, north }.place();
        Point {
            x: MIDDLE.x + (point.x - MIDDLE.x) * wide,
            y: MIDDLE.y + (point.y - MIDDLE.y) * high,
        }
    };
    let up = (-30..=30).map(|step| at(180.0, f64::from(step) * 3.0));
    let down = (-29..30)
        .rev()
        .map(|step| at(-180.0, f64::from(step) * 3.0));
    Pen::closed(&up.chain(down).collect::<Vec<_>>())
}

fn sky(board: &Board, regions: &[Region], stations: &[Point]) -> Markup {
    html! {
        g id="map-sky" aria-hidden="true" {
            path.milky d=(milky_way(regions)) {}
            (stars_and_lines(regions, Rect::of([])))
            @for (sign, at) in Sign::all().zip(stations) {
                (station(board.cell_of(sign), *at))
            }
        }
    }
}

/// Draws figures, stars and the line of the zodiac within a box, or everywhere if the box is the
/// bounding box of no points.
pub(super) fn stars_and_lines(regions: &[Region], view: Rect) -> Markup {
    html! {
        path.figures d=(figures(regions, view)) {}
        (stars(regions, view))
        @for (left, right) in line(regions) {
            path.ecliptic d={ "M" (n(left)) " " (n(MIDDLE.y)) "H" (n(right)) } {}
        }
    }
}

/// Draws a sign of the zodiac at the Sun's place in it.
pub(super) fn station(cell: Constellation, at: Point) -> Markup {
    html! {
        g.sign transform=(moved_to(at)) {
            circle.sign-disc r="9.5" {}
            use href={ "#" (glyph(cell)) } x="-6.5" y="-6.5" width="13" height="13" {}
        }
    }
}

fn figures(regions: &[Region], view: Rect) -> String {
    let catalogue = Catalogue::built_in();
    let star = |hr| {
        let star = catalogue.stars().get(hr)?;
        Some(regions[star.constellation.index()].place(star.position))
    };
    let mut pen = Pen::default();
    for line in catalogue.figures().iter().flat_map(|figure| &figure.lines) {
        let ends = line.stars.map(star);
        if let [Some(from), Some(to)] = ends
            && distance(from, to) < MAX_LENGTH
            && (shows(view, from) || shows(view, to))
        {
            pen.line(&[from, to]);
        }
    }
    pen.data()
}

fn shows(view: Rect, place: Point) -> bool {
    view.left > view.right || view.overlap(Rect::around(place, 1.0, 1.0)) > 0.0
}

/// Returns the size of a star's dot, from 0 to 5.
fn star_size(magnitude: f64) -> usize {
    (5.0 - magnitude.max(-0.5)).floor().clamp(0.0, 5.0) as usize
}

/// Draws the stars as dots of six sizes, one path each, since they never change.
fn stars(regions: &[Region], view: Rect) -> Markup {
    let mut dots: [Vec<Point>; 6] = Default::default();
    let stars = Catalogue::built_in().stars().all().iter();
    for star in stars.filter(|star| star.magnitude <= FAINTEST) {
        let size = star_size(star.magnitude);
        let place = regions[star.constellation.index()].place(star.position);
        if shows(view, place) {
            dots[size].push(place);
        }
    }
    html! {
        g.stars {
            @for (size, dots) in dots.into_iter().enumerate() {
                path class={ "size-" (size) } d=(Pen::dots(dots)) {}
            }
        }
    }
}

fn names(labels: &[Label]) -> Markup {
    html! { g.cell-names id="map-names" aria-hidden="true" { @for label in labels { (name(label)) } } }
}

/// Draws a name in both forms. The page's script shows the one that suits the size of the map.
fn name(label: &Label) -> Markup {
    let id = label.is_main.then(|| format!("name-{}", key(label.cell)));
    html! {
        g id=[id] {
            (text(label, &label.lines, "map-name"))
            @if !label.spare.is_empty() { (text(label, &label.spare, "map-name spare")) }
        }
    }
}

/// Returns the middle of a label as the point that stays in place when it grows.
pub(super) fn around(label: &Label) -> String {
    let Point { x, y } = label.rect.middle();
    format!("{}px {}px", n(x), n(y))
}

/// Draws a name as on a map of the usual size.
pub(super) fn name_drawn(label: &Label) -> Markup {
    text(label, &label.lines, "map-name")
}

/// Draws the lines of a name in the middle of its place.
fn text(label: &Label, lines: &[String], class: &str) -> Markup {
    let middle = label.rect.middle();
    let x = n(middle.x);
    let first = middle.y - height(lines) / 2.0 + 9.2;
    let y = |line: usize| n(first + LEADING * line as f64);
    match lines {
        [only] => html! {
            text class=(class) transform-origin=(around(label)) x=(x) y=(y(0)) { (only) }
        },
        _ => html! {
            text class=(class) transform-origin=(around(label)) {
                @for (number, line) in lines.iter().enumerate() { tspan x=(x) y=(y(number)) { (line) } }
            }
        },
    }
}

/// Returns a copy of markup that was drawn before.
pub(super) fn drawn(markup: &Markup) -> Markup {
    PreEscaped(markup.0.clone())
}
