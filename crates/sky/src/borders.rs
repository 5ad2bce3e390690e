//! Which constellations border on each other.

use serde::{Deserialize, Serialize};

use crate::csv_table::CsvTable;
use crate::{Constellation, ConstellationSet, DataError, Fault};

/// A border shared by two constellations.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Border {
    /// The two constellations, in order.
    pub between: [Constellation; 2],
    /// Its length in degrees.
    pub length: f64,
}

/// All borders, and the pairs of constellations that only meet at a corner.
#[derive(Clone, PartialEq, Debug)]
pub struct Borders {
    borders: Vec<Border>,
    corners: Vec<[Constellation; 2]>,
    neighbours: [ConstellationSet; Constellation::COUNT],
}

impl Borders {
    /// The number of borders.
    pub const COUNT: usize = 255;

    /// The number of pairs that only meet at a corner: the diagonals at the four points where four
    /// constellations meet.
    pub const CORNERS: usize = 8;

    /// Returns all borders.
    #[must_use]
    pub fn all(&self) -> &[Border] {
        &self.borders
    }

    /// Returns the pairs that only meet at a corner. They are not neighbours.
    #[must_use]
    pub fn corners(&self) -> &[[Constellation; 2]] {
        &self.corners
    }

    /// Returns the neighbours of a constellation.
    #[must_use]
    pub fn of(&self, constellation: Constellation) -> ConstellationSet {
        self.neighbours[constellation.index()]
    }

    /// Returns the border between two constellations, if they share one.
    #[must_use]
    pub fn between(&self, one: Constellation, other: Constellation) -> Option<Border> {
        let pair = [one.min(other), one.max(other)];
        let mut borders = self.borders.iter().copied();
        borders.find(|border| border.between == pair)
    }

    /// Reads the table.
    pub(crate) fn parse(text: &str, errors: &mut Vec<DataError>) -> Self {
        let mut table = CsvTable::new("neighbours.csv", errors);
        let rows = table.rows::<Line>(text);
        for (i, row) in rows.iter().enumerate() {
            let mut before = rows[..i].iter().map(|row| row.value.pair());
            let pair @ [a, b] = row.value.pair();
            if before.any(|other| other == pair) {
                table.fault(row.line, Fault::Twice(format!("{a}–{b}")));
            }
            if let Some(fault) = row.value.problem() {
                table.fault(row.line, fault);
            }
        }
        let lines = || rows.iter().map(|row| &row.value);
        let corners: Vec<_> = lines().filter(|line| line.corner).map(Line::pair).collect();
        let borders: Vec<_> = lines().filter_map(Line::border).collect();
        table.count("borders", borders.len(), Self::COUNT);
        table.count("corners", corners.len(), Self::CORNERS);
        Self {
            neighbours: neighbours(&borders),
            borders,
            corners,
        }
    }
}

/// Returns the neighbours of every constellation.
fn neighbours(borders: &[Border]) -> [ConstellationSet; Constellation::COUNT] {
    let mut neighbours = [ConstellationSet::EMPTY; Constellation::COUNT];
    for border in borders {
        let [a, b] = border.between;
        neighbours[a.index()].insert(b);
        neighbours[b.index()].insert(a);
    }
    neighbours
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    a: Constellation,
    b: Constellation,
    shared_border_deg: f64,
    corner: bool,
}

impl Line {
    const fn pair(&self) -> [Constellation; 2] {
        [self.a, self.b]
    }

    fn border(&self) -> Option<Border> {
        (!self.corner).then_some(Border {
            between: self.pair(),
            length: self.shared_border_deg,
        })
    }

    /// Returns the problem with the line, if there is one.
    fn problem(&self) -> Option<Fault> {
        if self.a >= self.b {
            Some(Fault::Order {
                found: self.a.to_string(),
                expected: "the alphabetically first of the two".into(),
            })
        } else if self.corner && self.shared_border_deg != 0.0 {
            Some(Fault::Wrong("a corner must have no length"))
        } else if !self.corner && !(0.001..360.0).contains(&self.shared_border_deg) {
            Some(Fault::Bounds("the length"))
        } else {
            None
        }
    }
}
