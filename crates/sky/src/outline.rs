//! The border lines of the constellations.
//!
//! They were laid down along meridians and parallels of the equinox 1875. The file has their corners
//! as whole numbers (seconds of right ascension, minutes of declination), and each loop goes round
//! so that its constellation lies on the left of whoever walks along it on a globe. Walking east, one
//! has it in the north.

use serde::Deserialize;

use crate::csv_table::{CsvTable, Row};
use crate::rotation::Rotation;
use crate::{Constellation, DataError, Equatorial, Fault};

/// Seconds of right ascension all the way round.
const ROUND: i32 = 86_400;

/// A corner of a border line, equinox 1875.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Corner {
    /// Right ascension in seconds of time, 0 to 86 399.
    pub seconds: i32,
    /// Declination in minutes of arc.
    pub minutes: i32,
}

impl Corner {
    /// Its right ascension and declination in degrees, equinox 1875.
    #[must_use]
    pub fn of_1875(self) -> Equatorial {
        Equatorial {
            ra: f64::from(self.seconds) / 240.0,
            dec: f64::from(self.minutes) / 60.0,
        }
    }

    /// Seconds to the east of this corner the other one lies, the short way round; west is below 0.
    #[must_use]
    pub const fn east(self, other: Self) -> i32 {
        (other.seconds - self.seconds + ROUND / 2).rem_euclid(ROUND) - ROUND / 2
    }
}

/// A stretch of a border line from corner to corner, along a meridian or a parallel of 1875.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// Where it begins.
    pub from: Corner,
    /// Where it ends.
    pub to: Corner,
}

impl Edge {
    /// Whether it goes along a parallel; otherwise along a meridian.
    #[must_use]
    pub const fn is_parallel(self) -> bool {
        self.from.minutes == self.to.minutes
    }

    /// Whether, going east along a parallel, it passes this right ascension of 1875 (in seconds).
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

    /// Points along it, J2000, at most `step` degrees apart, without its end.
    fn points(self, step: f64) -> impl Iterator<Item = Equatorial> {
        let start = self.from.of_1875();
        let (east, north) = if self.is_parallel() {
            (f64::from(self.from.east(self.to)) / 240.0, 0.0)
        } else {
            (0.0, self.to.of_1875().dec - start.dec)
        };
        // Near a pole a parallel is a small circle: there the turn counts, not the way.
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

/// The border line of a constellation: one loop, for the Serpent two.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outline {
    loops: Vec<Vec<Corner>>,
}

impl Outline {
    /// The corners of each loop.
    #[must_use]
    pub fn loops(&self) -> &[Vec<Corner>] {
        &self.loops
    }

    /// The edges of all loops.
    pub fn edges(&self) -> impl Iterator<Item = Edge> {
        self.loops.iter().flat_map(|corners| edges(corners))
    }

    /// Each loop as a closed line of points, J2000, at most `step` degrees apart. The last point
    /// goes on to the first.
    ///
    /// # Panics
    /// If the step is not above 0.
    #[must_use]
    pub fn lines(&self, step: f64) -> Vec<Vec<Equatorial>> {
        assert!(step > 0.0, "a line is drawn in steps above 0");
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
    /// What lies on the north of each edge along a parallel, walked eastward.
    north_of: Vec<(Edge, Constellation)>,
    south_pole: Constellation,
}

impl Outlines {
    /// The border line of a constellation.
    #[must_use]
    pub fn of(&self, constellation: Constellation) -> &Outline {
        &self.outlines[constellation.index()]
    }

    /// The constellation a direction (J2000) lies in. On a border line that is the northern or
    /// eastern one.
    #[must_use]
    pub fn constellation_at(&self, direction: Equatorial) -> Constellation {
        let Equatorial { ra, dec } = Rotation::to_1875().apply(direction);
        let (seconds, minutes) = (ra * 240.0, dec * 60.0);
        // Straight to the south is the edge of the constellation one is in, unless that has the
        // south pole.
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
            table.general(Fault::Wrong("nothing lies round the south pole"));
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

/// The constellation on the south of the lowest edge.
fn south_pole(parallels: &[(Edge, Constellation)]) -> Option<Constellation> {
    let westward = parallels
        .iter()
        .filter(|(edge, _)| edge.reversed().passes_eastward(0.0));
    let lowest = westward.min_by_key(|(edge, _)| edge.from.minutes);
    lowest.map(|&(_, constellation)| constellation)
}

/// Puts a corner into its loop.
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

/// Every constellation has a border, and every edge is along a meridian or a parallel.
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
