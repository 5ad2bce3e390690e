//! Where things lie on the picture: the lattice as the rules have it, to the right and downwards.

use std::f64::consts::FRAC_PI_3;

use crate::short::n;
use ::stellium::{Cell, Direction, Galaxy, Universe};

/// From one cell to the next.
pub const UNIT: f64 = 75.0;
/// The radius of a galaxy's disc.
pub const DISC: f64 = 1.41 * UNIT;
/// The radius of a cell.
pub const SOCKET: f64 = 0.355 * UNIT;
/// The whole picture: left, top, width, height.
pub const FRAME: [f64; 4] = [-132.0, -136.0, 714.0, 668.0];

/// A place on the picture.
pub type Point = (f64, f64);

/// Where axial coordinates lie, in units.
pub fn axial((q, r): (i8, i8)) -> Point {
    let (q, r) = (f64::from(q), f64::from(r));
    (q + r / 2.0, r * 3f64.sqrt() / 2.0)
}

/// Where a cell lies.
pub fn at(cell: Cell) -> Point {
    let (x, y) = axial(cell.place());
    (UNIT * x, UNIT * y)
}

/// Where a galaxy has its centre.
pub fn centre(galaxy: Galaxy) -> Point {
    at(galaxy.cell(0))
}

/// A place around the origin: so many sixths clockwise from the right, so far out.
pub fn polar(sixths: f64, radius: f64) -> Point {
    let (sin, cos) = (sixths * FRAC_PI_3).sin_cos();
    (radius * cos, radius * sin)
}

/// The step in a direction.
pub fn step(direction: Direction) -> Point {
    polar(direction.index() as f64, UNIT)
}

/// The direction from a cell to the next.
pub fn direction(from: Cell, to: Cell) -> Option<Direction> {
    Direction::all().find(|&way| from.next(way) == Some(to))
}

/// Two short numbers.
pub fn pair((x, y): Point) -> String {
    format!("{} {}", n(x), n(y))
}

/// A `transform` that turns by so many sixths clockwise.
///
/// A view knows how a disc lies, not how often it has gone round. Between two matrices a browser
/// turns the shorter way, whatever the numbers; a trifle less than a sixth keeps half a turn from
/// being the same length both ways, so that what turns back inside goes the opposite way.
pub fn turn(sixths: i8) -> String {
    let (sin, cos) = (f64::from(sixths) * FRAC_PI_3 * 0.9999).sin_cos();
    format!("matrix({cos:.5} {sin:.5} {:.5} {cos:.5} 0 0)", -sin)
}

/// The turn of a galaxy's disc.
pub fn turn_of(universe: &Universe, galaxy: Galaxy) -> i8 {
    i8::try_from(universe.discs[galaxy.index()].turn).unwrap_or(0)
}

/// Where a cell lies on its disc as it would lie unturned: 0 the centre, 1 to 6 the ring.
pub fn position(universe: &Universe, galaxy: Galaxy, cell: Cell) -> usize {
    match cell.index() - galaxy.cell(0).index() {
        0 => 0,
        ring => (ring + 5 - usize::from(universe.discs[galaxy.index()].turn)) % 6 + 1,
    }
}

/// A cell's place relative to its disc's centre while the disc is unturned.
pub fn on_disc(position: usize) -> Point {
    match position {
        0 => (0.0, 0.0),
        ring => polar((ring - 1) as f64, UNIT),
    }
}
