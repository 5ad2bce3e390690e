//! The visible parts of a sky, placed by a projection.

use sky::{Catalogue, Constellation, Horizontal, Point, Standpoint, Star};
use words::Language;
use words::sky::constellation_name;

use crate::geometry::{Rect, distance};

/// A star and its place.
pub(super) struct StarSeen {
    pub star: &'static Star,
    pub at: Point,
    pub altitude: f64,
}

/// A line of a figure.
#[derive(Clone, Copy)]
pub(super) struct LineSeen {
    pub ends: [Point; 2],
}

/// A constellation with its name and the places of its stars.
pub(super) struct NameSeen {
    pub name: &'static str,
    /// The total brightness of its stars, relative to a star of magnitude 0.
    light: f64,
    pub stars: Vec<Point>,
}

/// The visible parts of a sky.
pub(super) struct Seen {
    /// The stars, faintest first, so that bright ones are on top.
    pub stars: Vec<StarSeen>,
    pub lines: Vec<LineSeen>,
    /// The names, brightest first: they get the best places.
    pub names: Vec<NameSeen>,
}

impl NameSeen {
    /// Returns the distance of an area from the figure; 0 if its middle is within the figure.
    pub fn apart(&self, area: Rect) -> f64 {
        if Rect::of(self.stars.iter().copied()).has(area.middle()) {
            return 0.0;
        }
        let distances = self.stars.iter().map(|&star| area.distance(star));
        distances.fold(f64::INFINITY, f64::min)
    }

    /// Returns by how many pixels a point is nearer to a star of another figure than to its own.
    pub fn strayed(&self, point: Point, all: &[Self]) -> f64 {
        let nearest = |name: &Self| {
            let distances = name.stars.iter().map(|&star| distance(star, point));
            distances.fold(f64::INFINITY, f64::min)
        };
        let others = all.iter().filter(|name| name.name != self.name);
        let other = others.map(nearest).fold(f64::INFINITY, f64::min);
        (nearest(self) - other).max(0.0)
    }
}

/// A constellation without a figure is named only if it has a star brighter than this.
const KNOWN: f64 = 3.0;

impl Seen {
    /// Projects the sky of a standpoint. The projection returns `None` for everything that is not
    /// on the picture. Lines longer than `longest` are left out, because they are distorted.
    pub fn new(
        language: Language,
        here: &Standpoint,
        project: impl Fn(Horizontal) -> Option<Point>,
        longest: f64,
    ) -> Self {
        let place = |star: &Star| {
            let horizontal = here.horizontal(star.position);
            Some((project(horizontal)?, horizontal.altitude))
        };
        let all = Catalogue::built_in().stars();
        let mut stars: Vec<StarSeen> = all
            .all()
            .iter()
            .filter_map(|star| {
                let (at, altitude) = place(star)?;
                Some(StarSeen { star, at, altitude })
            })
            .collect();
        stars.sort_by(|a, b| b.star.magnitude.total_cmp(&a.star.magnitude));
        let at = |hr: u16| all.get(hr).and_then(place).map(|(at, _)| at);
        let line = |stars: [u16; 2]| {
            let ends = [at(stars[0])?, at(stars[1])?];
            (distance(ends[0], ends[1]) < longest).then_some(LineSeen { ends })
        };
        let figures = Catalogue::built_in().figures();
        let lines = figures.iter().flat_map(|figure| &figure.lines);
        let lines = lines.filter_map(|one| line(one.stars)).collect();
        let names = names(language, at);
        Self {
            stars,
            lines,
            names,
        }
    }
}

/// Returns the constellations that have visible stars, brightest first; `at` gives the places.
fn names(language: Language, at: impl Fn(u16) -> Option<Point>) -> Vec<NameSeen> {
    let name = |constellation: Constellation| {
        let guides = named_by(constellation);
        let stars: Vec<Point> = guides.iter().filter_map(|star| at(star.hr)).collect();
        (!stars.is_empty()).then(|| NameSeen {
            name: constellation_name(language, constellation),
            light: guides.iter().map(|star| light(star)).sum(),
            stars,
        })
    };
    let mut names: Vec<NameSeen> = Constellation::all().filter_map(name).collect();
    names.sort_by(|a, b| b.light.total_cmp(&a.light));
    names
}

/// Returns the brightness of a star, relative to a star of magnitude 0.
fn light(star: &Star) -> f64 {
    10_f64.powf(-0.4 * star.magnitude)
}

/// Returns the stars around which the name of a constellation is placed.
fn named_by(constellation: Constellation) -> Vec<&'static Star> {
    let catalogue = Catalogue::built_in();
    let guides: Vec<&Star> = catalogue.guide_stars(constellation).collect();
    let bright = guides.iter().any(|star| star.magnitude < KNOWN);
    match catalogue.figure_of(constellation).is_some() || bright {
        true => guides,
        false => Vec::new(),
    }
}
