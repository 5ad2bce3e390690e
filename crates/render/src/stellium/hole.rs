//! Black holes, and the lattice between all cells (S1.2, S1.3).

use ::stellium::{Cell, CellSet, Direction, Galaxy};
use maud::{Markup, html};
use words::stellium::galaxy_number;

use super::place::{UNIT, at, at_sixth, centre};
use crate::geometry::{between, moved_to, pair, through};
use crate::short::n;

/// Draws everything above the discs that never moves: lines between cells, black holes, the
/// galaxies' numbers.
pub fn lattice() -> Markup {
    html! {
        g id="lattice" aria-hidden="true" {
            path class="lattice" d=(lines()) {}
            @for hole in CellSet::HOLES.iter() { (black_hole(hole)) }
            @for galaxy in Galaxy::all() { (number(galaxy)) }
        }
    }
}

fn number(galaxy: Galaxy) -> Markup {
    let middle = centre(galaxy);
    html! { text class="galaxy-name" x=(n(middle.x)) y=(n(middle.y - UNIT * 1.14)) { (galaxy_number(galaxy)) } }
}

/// Returns lines from every cell to the next, which stop short of both.
fn lines() -> String {
    let mut path = String::new();
    for cell in Cell::all() {
        for next in Direction::all().take(3).filter_map(|way| cell.next(way)) {
            let (from, to) = (at(cell), at(next));
            path += &through([
                between(from, to, short(cell)),
                between(to, from, short(next)),
            ]);
        }
    }
    path
}

fn short(cell: Cell) -> f64 {
    if cell.galaxy().is_some() { 0.37 } else { 0.33 }
}

/// Draws a black hole with the swirl around it.
pub fn black_hole(cell: Cell) -> Markup {
    html! {
        g class="hole" transform=(moved_to(at(cell))) {
            circle class="abyss" r=(n(UNIT * 0.17)) {}
            path class="swirl" d=(swirl()) {}
        }
    }
}

fn swirl() -> String {
    let arc = |turn: u8| {
        let turn = f64::from(turn);
        let radius = UNIT * (0.17 + 0.035 * turn);
        let begin = turn * 7.0 / 6.0;
        let (start, end) = (
            at_sixth(begin, radius),
            at_sixth(begin + 25.0 / 6.0, radius),
        );
        let r = n(radius);
        format!("M{}A{r} {r} 0 1 1 {}", pair(start), pair(end))
    };
    (0..5).map(arc).collect()
}
