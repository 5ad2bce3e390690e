//! A constellation on the map: its border in pixels, drawn once and in one piece.

use ::nightsky::Zone;
use sky::{Catalogue, Constellation, Equatorial, Point};

use super::mask::Mask;
use super::projection::Heading;
use crate::geometry::{Pen, area, contains, distance_from_line, half_turn};

/// The distance between the points of a border, in degrees.
const STEP: f64 = 1.0;
/// The maximum deviation from the line for a point that is left out, in pixels.
const SLACK: f64 = 0.12;

/// One loop of a border.
pub(super) struct Ring {
    /// Its corners on the map.
    pub points: Vec<Point>,
    /// Its mean angle east of the middle; its contents are placed near it.
    east: f64,
}

/// A constellation on the map.
pub(super) struct Region {
    /// The constellation, which is a cell of the board.
    pub cell: Constellation,
    /// The zone it belongs to (N1.1).
    pub zone: Zone,
    /// Its loops, the largest first. The Serpent has two.
    pub rings: Vec<Ring>,
    /// The pixels of the largest loop.
    pub mask: Mask,
}

impl Region {
    /// Returns the region of a constellation.
    pub fn of(cell: Constellation) -> Self {
        let outline = Catalogue::built_in().outlines().of(cell);
        let mut rings: Vec<Ring> = outline.lines(STEP).iter().map(|line| ring(line)).collect();
        rings.sort_by(|one, other| area(&other.points).total_cmp(&area(&one.points)));
        let mask = Mask::of(rings.first().map_or(&[], |ring| &ring.points));
        Self {
            cell,
            zone: Zone::of(cell),
            mask,
            rings,
        }
    }

    /// Returns the `d` of its path.
    pub fn path(&self) -> String {
        let mut pen = Pen::default();
        for ring in &self.rings {
            pen.ring(&ring.points);
        }
        pen.data()
    }

    /// Returns the place of something in it, on the side of the map where it is drawn.
    pub fn place(&self, direction: Equatorial) -> Point {
        let heading = Heading::of(direction);
        let places = || {
            self.rings
                .iter()
                .map(|ring| heading.near(ring.east).place())
        };
        let mut inside = self.rings.iter().zip(places());
        let found = inside.find(|(ring, place)| contains(&ring.points, *place));
        let found = found.map(|(_, place)| place);
        found
            .or_else(|| places().next())
            .unwrap_or_else(|| heading.place())
    }

    /// Returns whether a place on the map is in it.
    pub fn contains(&self, place: Point) -> bool {
        self.rings.iter().any(|ring| contains(&ring.points, place))
    }
}

fn ring(line: &[Equatorial]) -> Ring {
    let mut headings: Vec<Heading> = Vec::with_capacity(line.len());
    for &direction in line {
        let heading = Heading::of(direction);
        let before = headings.last().map_or(heading.east, |last| last.east);
        headings.push(heading.near(before));
    }
    let first = headings.first().map_or(0.0, |heading| heading.east);
    let last = headings.last().map_or(0.0, |heading| heading.east);
    let winding = last + half_turn(first - last) - first;
    if winding.abs() > 180.0 {
        return around_pole(&headings, winding);
    }
    let middle = headings.iter().map(|heading| heading.east).sum::<f64>() / headings.len() as f64;
    let turns = 360.0 * (middle / 360.0).round();
    let points = headings.iter().map(|heading| Heading {
        east: heading.east - turns,
        ..*heading
    });
    Ring {
        points: thinned(&points.map(Heading::place).collect::<Vec<_>>()),
        east: middle - turns,
    }
}

/// Returns a loop around a pole of the ecliptic. It is cut at the rim and closed through the pole,
/// where the ends of the map meet.
fn around_pole(headings: &[Heading], winding: f64) -> Ring {
    let north: f64 = headings.iter().map(|heading| heading.north).sum();
    let pole = 90.0_f64.copysign(north);
    let mut line: Vec<Heading> = headings.iter().map(|heading| heading.near(0.0)).collect();
    if winding < 0.0 {
        line.reverse();
    }
    // The line starts after the jump from one end of the map to the other.
    let jump = |at: &usize| line[*at].east - line[(at + 1) % line.len()].east;
    let cut = (0..line.len()).max_by(|one, other| jump(one).total_cmp(&jump(other)));
    let cut = (cut.unwrap_or(0) + 1) % line.len();
    line.rotate_left(cut);
    let (from, to) = (line[line.len() - 1], line[0]);
    let part = (180.0 - from.east) / (to.east + 360.0 - from.east);
    let rim = from.north + (to.north - from.north) * part;
    let at = |east, north| Heading { east, north };
    let mut whole = vec![at(-180.0, rim)];
    whole.extend(line);
    whole.extend((0..=8).map(|step| at(180.0, rim + (pole - rim) * f64::from(step) / 8.0)));
    whole.extend((1..8).map(|step| at(-180.0, pole + (rim - pole) * f64::from(step) / 8.0)));
    Ring {
        points: thinned(&whole.into_iter().map(Heading::place).collect::<Vec<_>>()),
        east: 0.0,
    }
}

/// Returns the line without the points that make no visible difference.
fn thinned(points: &[Point]) -> Vec<Point> {
    let mut kept: Vec<Point> = Vec::new();
    // The points left out since the last one kept.
    let mut out: Vec<Point> = Vec::new();
    for (number, &point) in points.iter().enumerate() {
        let next = points[(number + 1) % points.len()];
        out.push(point);
        let straight = kept.last().is_some_and(|&last| {
            out.iter()
                .all(|&left| distance_from_line(left, last, next) < SLACK)
        });
        if !straight {
            kept.push(point);
            out.clear();
        }
    }
    kept
}
