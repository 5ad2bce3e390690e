//! The universe as plain pairs of numbers, written from the text of the rules alone: the
//! independent model with which several tests compare the game.

use std::collections::BTreeMap;

pub type At = (i32, i32);

/// *d*₀ to *d*₅.
pub const D: [At; 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// The centres of galaxies 1 to 6.
pub const CENTRES: [At; 6] = [(0, 0), (3, 0), (6, 0), (0, 3), (3, 3), (0, 6)];

/// Black holes 43 to 52.
pub const HOLES: [At; 10] = [
    (1, 1),
    (4, 1),
    (1, 4),
    (2, 2),
    (2, -1),
    (5, -1),
    (-1, 2),
    (-1, 5),
    (2, 5),
    (5, 2),
];

pub fn plus(a: At, b: At) -> At {
    (a.0 + b.0, a.1 + b.1)
}

/// Returns the place `steps` steps away in direction *d*ᵢ; directions are counted modulo 6.
pub fn go(from: At, direction: usize, steps: i32) -> At {
    let (q, r) = D[direction % 6];
    (from.0 + steps * q, from.1 + steps * r)
}

/// Returns the number of steps between two cells.
pub fn distance(a: At, b: At) -> i32 {
    let (q, r) = (a.0 - b.0, a.1 - b.1);
    (q.abs() + r.abs() + (q + r).abs()) / 2
}

/// Returns the number of the cell at each place.
pub fn universe() -> BTreeMap<At, usize> {
    let mut numbers = BTreeMap::new();
    for (centre, galaxy) in CENTRES.into_iter().zip(1..) {
        numbers.insert(centre, 7 * galaxy - 6);
        for ring in 1..=6 {
            numbers.insert(go(centre, ring - 1, 1), 7 * galaxy - 6 + ring);
        }
    }
    numbers.extend(HOLES.into_iter().zip(43..));
    numbers
}

/// Returns the galaxy of the cell with this number, or `None` for a black hole.
pub fn galaxy_of(number: usize) -> Option<usize> {
    (number <= 42).then(|| number.div_ceil(7))
}

/// Returns whether two cells are neighbours.
pub fn adjacent(a: At, b: At) -> bool {
    D.iter().any(|&step| plus(a, step) == b)
}
