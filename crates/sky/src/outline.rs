//! The border lines of the constellations.
//!
//! The borders were defined along the meridians and parallels of the equinox of 1875. The data file
//! lists their corners as integers (seconds of right ascension, minutes of declination). For
//! somebody who walks along a loop on a globe, the constellation lies to the left: on a walk to the
//! east, it lies to the north.

use serde::Deserialize;

use crate::csv_table::{CsvTable, Row};
use crate::rotation::Rotation;
use crate::{Constellation, DataError, Equatorial, Fault};

/// The seconds of right ascension in a full circle.
const ROUND: i32 = 86_400;

/// A corner of a border line, equinox of 1875.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Corner {
    /// Its right ascension in seconds of time, 0 to 86 399.
    pub seconds: i32,
    /// Its declination in arcminutes.
    pub minutes: i32,
}

impl Corner {
    /// Returns its right ascension and declination in degrees, equinox of 1875.
    #[must_use]
    pub fn of_1875(self) -> Equatorial {
        Equatorial {
            ra: f64::from(self.seconds) / 240.0,
            dec: f64::from(self.minutes) / 60.0,
        }
    }

    /// Returns by how many seconds the other corner lies to the east, the short way round. The
    /// result is negative if it lies to the west.
    #[must_use]
    pub const fn east(self, other: Self) -> i32 {
        (other.seconds - self.seconds + ROUND / 2).rem_euclid(ROUND) - ROUND / 2
    }
}

/// A segment of a border line between two corners, along a meridian or a parallel of 1875.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// Where it begins.
    pub from: Corner,
    /// Where it ends.
    pub to: Corner,
}

impl Edge {
    /// Returns whether it follows a parallel; otherwise it follows a meridian.
    #[must_use]
    pub const fn is_parallel(self) -> bool {
        self.from.minutes == self.to.minutes
    }

    /// Returns whether it follows a parallel eastward past this right ascension of 1875 (in
    /// seconds).
    fn passes_eastward(self, seconds: f64) -> bool {
        let east = self.from.east(self.to);
        let there = (seconds - f64::from(self.from.seconds)).rem_euclid(f64::from(ROUND));
        self.is_parallel() && east > 0 && there < f64::from(east)
    }

    const fn reversed(self) -> Self {
        Self {
            from: self.to,
            to: self.from,
        }
    }

    /// Returns points along it (J2000), at most `step` degrees apart, without its end.
    fn points(self, step: f64) -> impl Iterator<Item = Equatorial> {
        let start = self.from.of_1875();
        let (east, north) = if self.is_parallel() {
            (f64::from(self.from.east(self.to)) / 240.0, 0.0)
        } else {
            (0.0, self.to.of_1875().dec - start.dec)
        };
        // Near a pole a parallel is a small circle, so the angle determines the step, not the
        // length.
        let way = north.abs() + east.abs() * start.dec.to_radians().cos();
        let pieces = (way / step).max(east.abs() / 10.0).ceil().max(1.0);
        (0..pieces as u32).map(move |piece| {
            let part = f64::from(piece) / pieces;
            Rotation::to_1875().undo(Equatorial {
                ra: start.ra + east * part,
                dec: start.dec + north * part,
            })
        })
    }
}

/// The border line of a constellation: two loops for Serpens, one for all others.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outline {
    loops: Vec<Vec<Corner>>,
}

impl Outline {
    /// Returns the corners of each loop.
    #[must_use]
    pub fn loops(&self) -> &[Vec<Corner>] {
        &self.loops
    }

    /// Returns the edges of all loops.
    pub fn edges(&self) -> impl Iterator<Item = Edge> {
        self.loops.iter().flat_map(|corners| edges(corners))
    }

    /// Returns each loop as a closed line of points (J2000), at most `step` degrees apart. The last
    /// point connects to the first.
    ///
    /// # Panics
    /// Panics if the step is not positive.
    #[must_use]
    pub fn lines(&self, step: f64) -> Vec<Vec<Equatorial>> {
        assert!(step > 0.0, "the step must be positive");
        let line = |corners: &Vec<Corner>| {
            let points = edges(corners).flat_map(|edge| edge.points(step));
            points.collect()
        };
        self.loops.iter().map(line).collect()
    }
}

fn edges(corners: &[Corner]) -> impl Iterator<Item = Edge> {
    let next = corners.iter().cycle().skip(1);
    let pairs = corners.iter().zip(next);
    pairs.map(|(&from, &to)| Edge { from, to })
}

/// The border lines of all constellations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlines {
    outlines: Vec<Outline>,
    /// The constellation to the north of each edge that follows a parallel eastward.
    north_of: Vec<(Edge, Constellation)>,
    south_pole: Constellation,
}

impl Outlines {
    /// Returns the border line of a constellation.
    #[must_use]
    pub fn of(&self, constellation: Constellation) -> &Outline {
        &self.outlines[constellation.index()]
    }

    /// Returns the constellation that a direction (J2000) lies in. On a border line this is the
    /// northern or eastern one.
    #[must_use]
    pub fn constellation_at(&self, direction: Equatorial) -> Constellation {
        let Equatorial { ra, dec } = Rotation::to_1875().apply(direction);
        let (seconds, minutes) = (ra * 240.0, dec * 60.0);
        // The nearest edge to the south belongs to the constellation sought, unless that one
        // contains the south pole.
        let south = self.north_of.iter().filter(|(edge, _)| {
            f64::from(edge.from.minutes) <= minutes && edge.passes_eastward(seconds)
        });
        south
            .max_by_key(|(edge, _)| edge.from.minutes)
            .map_or(self.south_pole, |&(_, constellation)| constellation)
    }

    /// Reads the table.
    pub(crate) fn parse(text: &str, errors: &mut Vec<DataError>) -> Self {
        let mut table = CsvTable::new("borders.csv", errors);
        let rows = table.rows::<Line>(text);
        let mut outlines = vec![Outline::default(); Constellation::COUNT];
        for row in &rows {
            match row.value.corner() {
                Some(corner) => put(&mut table, &mut outlines, row, corner),
                None => table.fault(row.line, Fault::Bounds("the corner")),
            }
        }
        for constellation in Constellation::all() {
            check(&mut table, constellation, &outlines[constellation.index()]);
        }
        let of_all = || Constellation::all().zip(&outlines);
        let parallels = of_all().flat_map(|(constellation, outline)| {
            let edges = outline.edges().filter(|edge| edge.is_parallel());
            edges.map(move |edge| (edge, constellation))
        });
        let parallels: Vec<_> = parallels.collect();
        let south_pole = south_pole(&parallels);
        if south_pole.is_none() {
            table.general(Fault::Wrong("no constellation surrounds the south pole"));
        }
        Self {
            north_of: parallels
                .into_iter()
                .filter(|(edge, _)| edge.from.east(edge.to) > 0)
                .collect(),
            south_pole: south_pole.unwrap_or(Constellation::new(0)),
            outlines,
        }
    }
}

/// Returns the constellation to the south of the lowest edge.
fn south_pole(parallels: &[(Edge, Constellation)]) -> Option<Constellation> {
    let westward = parallels
        .iter()
        .filter(|(edge, _)| edge.reversed().passes_eastward(0.0));
    let lowest = westward.min_by_key(|(edge, _)| edge.from.minutes);
    lowest.map(|&(_, constellation)| constellation)
}

/// Adds a corner to its loop.
fn put(table: &mut CsvTable<'_>, outlines: &mut [Outline], row: &Row<Line>, corner: Corner) {
    let loops = &mut outlines[row.value.constellation.index()].loops;
    let number = row.value.r#loop;
    if number == loops.len() + 1 {
        loops.push(vec![corner]);
    } else if number == loops.len()
        && let Some(last) = loops.last_mut()
    {
        last.push(corner);
    } else {
        table.fault(row.line, Fault::Bounds("the number of the loop"));
    }
}

/// Checks that the constellation has a border, and that each edge follows a meridian or a parallel.
fn check(table: &mut CsvTable<'_>, constellation: Constellation, outline: &Outline) {
    if outline.loops.is_empty() {
        let (what, name) = ("border line of", constellation.to_string());
        table.general(Fault::Unknown { what, name });
    }
    let straight = |edge: Edge| edge.is_parallel() != (edge.from.seconds == edge.to.seconds);
    if !outline.edges().all(straight) {
        table.general(Fault::Crooked(constellation));
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    constellation: Constellation,
    r#loop: usize,
    ra_seconds: i32,
    dec_minutes: i32,
}

impl Line {
    fn corner(&self) -> Option<Corner> {
        let right = (0..ROUND).contains(&self.ra_seconds) && self.dec_minutes.abs() < 90 * 60;
        right.then_some(Corner {
            seconds: self.ra_seconds,
            minutes: self.dec_minutes,
        })
    }
}
