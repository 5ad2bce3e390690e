//! The map of the sky as a board: cells, borders, paths, and where thrown tokens fall (N1.1, N1.4,
//! N2.1, N3.3).

use arrayvec::ArrayVec;
use sky::{Constellation, ConstellationSet};

use crate::Sign;

/// The maximum number of steps of a move: the eye's four plus those of a clear night.
pub(crate) const MAX_STEPS: usize = 8;

/// A path from cell to adjacent cell, including both ends.
pub type Path = ArrayVec<Constellation, { MAX_STEPS + 1 }>;

/// The map with everything the rules need, computed once.
#[derive(Clone, Debug)]
pub struct Board {
    /// The number of steps between any two cells.
    distance: Box<[[u8; Constellation::COUNT]; Constellation::COUNT]>,
    /// The cells within a number of steps of each cell, including that cell.
    within: Box<[[ConstellationSet; Constellation::COUNT]; MAX_STEPS + 1]>,
    /// For each cell the total area of all cells up to and including it, in thousandths of a square
    /// degree.
    area_up_to: [u32; Constellation::COUNT],
    /// The cell of each sign of the zodiac.
    signs: [Constellation; Sign::MAX],
}

impl Board {
    /// Creates the board from the real constellations.
    #[must_use]
    pub fn new() -> Self {
        let first = Constellation::new(0);
        let mut distance = Box::new([[u8::MAX; Constellation::COUNT]; Constellation::COUNT]);
        let mut area_up_to = [0; Constellation::COUNT];
        let mut signs = [first; Sign::MAX];
        let mut area = 0;
        for cell in Constellation::all() {
            distances_from(cell, &mut distance[cell.index()]);
            area += cell.area();
            area_up_to[cell.index()] = area;
            if let Some(sign) = cell.sign() {
                signs[usize::from(sign) - 1] = cell;
            }
        }
        let mut within = Box::new([[ConstellationSet::EMPTY; Constellation::COUNT]; MAX_STEPS + 1]);
        for (steps, sets) in within.iter_mut().enumerate() {
            for (set, row) in sets.iter_mut().zip(distance.iter()) {
                *set = Constellation::all()
                    .filter(|cell| usize::from(row[cell.index()]) <= steps)
                    .collect();
            }
        }
        Self {
            distance,
            within,
            area_up_to,
            signs,
        }
    }

    /// N3.3: returns the number of borders between two cells.
    #[must_use]
    pub fn distance(&self, from: Constellation, to: Constellation) -> usize {
        self.distance[from.index()][to.index()].into()
    }

    /// N3.3: returns the cells an instrument can reach in this many steps, including the one it is
    /// on.
    #[must_use]
    pub fn within(&self, steps: usize, from: Constellation) -> ConstellationSet {
        self.within[steps.min(MAX_STEPS)][from.index()]
    }

    /// Returns a shortest path. At every step it takes the first constellation, by abbreviation,
    /// that is nearer to the destination.
    #[must_use]
    pub fn path(&self, from: Constellation, to: Constellation) -> Path {
        let mut path = Path::new();
        let mut here = from;
        path.push(here);
        while here != to && !path.is_full() {
            let nearer = |cell: &Constellation| self.distance(*cell, to) < self.distance(here, to);
            let Some(next) = here.neighbours().iter().find(nearer) else {
                break;
            };
            here = next;
            path.push(here);
        }
        path
    }

    /// Returns the area of the whole sky, in thousandths of a square degree.
    #[must_use]
    pub fn area(&self) -> u32 {
        self.area_up_to[Constellation::COUNT - 1]
    }

    /// N2.1: returns the cell where a thrown token falls. `place` counts from 0 through the areas
    /// of the cells in order.
    #[must_use]
    pub fn thrown_at(&self, place: u32) -> Constellation {
        let index = self.area_up_to.partition_point(|&up_to| up_to <= place);
        Constellation::new(index.min(Constellation::COUNT - 1))
    }

    /// Returns the cell of a sign of the zodiac.
    #[must_use]
    pub fn cell_of(&self, sign: Sign) -> Constellation {
        self.signs[sign.index()]
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::new()
    }
}

/// Finds the distance from one cell to all others by breadth-first search over shared borders.
fn distances_from(from: Constellation, distance: &mut [u8; Constellation::COUNT]) {
    let mut seen = ConstellationSet::only(from);
    let mut ring = seen;
    let mut steps = 0;
    while !ring.is_empty() {
        for cell in ring.iter() {
            distance[cell.index()] = steps;
        }
        steps += 1;
        let beyond = ring.iter().map(Constellation::neighbours);
        ring = beyond
            .fold(ConstellationSet::EMPTY, ConstellationSet::or)
            .without(seen);
        seen = seen.or(ring);
    }
}
