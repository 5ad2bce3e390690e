//! Positions in the picture: the lattice as in the rules, to the right and downwards.

use std::f64::consts::FRAC_PI_3;

use ::stellium::{Cell, Direction, Galaxy, Universe};
use sky::Point;

use crate::geometry::polar;

/// The distance from one cell to the next.
pub const UNIT: f64 = 75.0;
/// The radius of a galaxy's disc.
pub const DISC: f64 = 1.41 * UNIT;
/// The radius of a cell.
pub const SOCKET: f64 = 0.355 * UNIT;
/// The whole picture: left, top, width, height.
pub const FRAME: [f64; 4] = [-132.0, -136.0, 714.0, 668.0];

/// Returns the position of axial coordinates, in units.
pub fn axial((q, r): (i8, i8)) -> Point {
    let (q, r) = (f64::from(q), f64::from(r));
    Point::new(q + r / 2.0, r * 3f64.sqrt() / 2.0)
}

/// Returns the position of a cell.
pub fn at(cell: Cell) -> Point {
    axial(cell.place()) * UNIT
}

/// Returns the centre of a galaxy.
pub fn centre(galaxy: Galaxy) -> Point {
    at(galaxy.cell(0))
}

/// Returns the point at this many sixths of a turn, clockwise from the right, and this radius.
pub fn at_sixth(sixths: f64, radius: f64) -> Point {
    polar(radius, sixths * FRAC_PI_3)
}

/// Returns the step from a cell to the next in a direction.
pub fn step(direction: Direction) -> Point {
    at_sixth(direction.index() as f64, UNIT)
}

/// Returns the direction from a cell to an adjacent one.
pub fn direction(from: Cell, to: Cell) -> Option<Direction> {
    Direction::all().find(|&way| from.next(way) == Some(to))
}

/// Returns a `transform` that turns by this many sixths clockwise.
///
/// A view knows the orientation of a disc, but not how often it has turned. Between two matrices a
/// browser turns the shorter way. Using slightly less than a sixth makes half a turn unambiguous,
/// so that the counter-rotation inside a disc goes the opposite way.
pub fn turn(sixths: i8) -> String {
    let (sin, cos) = (f64::from(sixths) * FRAC_PI_3 * 0.9999).sin_cos();
    format!("matrix({cos:.5} {sin:.5} {:.5} {cos:.5} 0 0)", -sin)
}

/// Returns the turn of a galaxy's disc, in sixths.
pub fn turn_of(universe: &Universe, galaxy: Galaxy) -> i8 {
    i8::try_from(universe.discs[galaxy.index()].turn).unwrap_or(0)
}

/// Returns a cell's position on its unturned disc: 0 is the centre, 1 to 6 the ring.
pub fn position(universe: &Universe, galaxy: Galaxy, cell: Cell) -> usize {
    match cell.index() - galaxy.cell(0).index() {
        0 => 0,
        ring => (ring + 5 - usize::from(universe.discs[galaxy.index()].turn)) % 6 + 1,
    }
}

/// Returns a position on an unturned disc relative to its centre.
pub fn on_disc(position: usize) -> Point {
    match position {
        0 => Point::ORIGIN,
        ring => at_sixth((ring - 1) as f64, UNIT),
    }
}
