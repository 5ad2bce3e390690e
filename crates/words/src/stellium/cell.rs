//! Cells and directions in words.

use ::stellium::{Cell, CellSet, Direction, Galaxy};

use crate::{Language, list_words, text};

/// A cell by itself: “galaxy 3, place 2”.
#[must_use]
pub fn cell_words(language: Language, cell: Cell) -> String {
    form(language, cell, "")
}

/// Some cells, galaxy by galaxy: “galaxy 1 (centre, places 2, 3) and black hole 3”.
#[must_use]
pub fn cells_words(language: Language, cells: CellSet) -> String {
    if let Some(only) = cells.single() {
        return cell_words(language, only);
    }
    let galaxies = Galaxy::all()
        .map(|galaxy| (galaxy, cells.and(galaxy.cells())))
        .filter(|(_, cells)| !cells.is_empty())
        .map(|(galaxy, cells)| galaxy_cells(language, galaxy, cells));
    let holes = cells.and(CellSet::HOLES);
    let parts: Vec<String> = galaxies
        .chain(holes.iter().map(|hole| cell_words(language, hole)))
        .collect();
    list_words(language, &parts)
}

/// A direction: “to the lower left”.
#[must_use]
pub fn direction_words(language: Language, direction: Direction) -> String {
    let key = format!("stellium-direction-{}", direction.number());
    text(language, &key, &[])
}

/// Where something is: “at place 2 of galaxy 3”.
pub(super) fn at_cell(language: Language, cell: Cell) -> String {
    form(language, cell, ".at")
}

/// Where something goes: “to place 2 of galaxy 3”.
pub(super) fn to_cell(language: Language, cell: Cell) -> String {
    form(language, cell, ".to")
}

/// Where something comes from: “from place 2 of galaxy 3”.
pub(super) fn from_cell(language: Language, cell: Cell) -> String {
    form(language, cell, ".from")
}

/// The number of a black hole, from 1; 0 for a cell that is none.
pub(super) fn hole_number(cell: Cell) -> usize {
    let place = CellSet::HOLES.iter().position(|hole| hole == cell);
    place.map_or(0, |place| place + 1)
}

/// Where a cell lies in its galaxy: 0 the centre, 1 to 6 the ring.
pub(super) fn place_in(galaxy: Galaxy, cell: Cell) -> usize {
    cell.index().saturating_sub(galaxy.cell(0).index())
}

fn galaxy_cells(language: Language, galaxy: Galaxy, cells: CellSet) -> String {
    let centre = cells.contains(galaxy.cell(0));
    let centre = centre.then(|| text(language, "stellium-place-centre", &[]));
    let ring = cells.without(CellSet::CENTRES);
    let ring = (!ring.is_empty()).then(|| ring_cells(language, galaxy, ring));
    let places: Vec<String> = centre.into_iter().chain(ring).collect();
    let args = [
        ("galaxy", galaxy.number().into()),
        ("places", places.join(", ").into()),
    ];
    text(language, "stellium-cells-galaxy", &args)
}

/// Places by their numbers: “places 2, 5”.
fn ring_cells(language: Language, galaxy: Galaxy, cells: CellSet) -> String {
    let places: Vec<String> = cells
        .iter()
        .map(|cell| place_in(galaxy, cell).to_string())
        .collect();
    let args = [
        ("count", places.len().into()),
        ("places", places.join(", ").into()),
    ];
    text(language, "stellium-cells-ring", &args)
}

fn form(language: Language, cell: Cell, form: &str) -> String {
    let Some(galaxy) = cell.galaxy() else {
        let args = [("hole", hole_number(cell).into())];
        return text(language, &format!("stellium-cell-hole{form}"), &args);
    };
    let number = ("galaxy", galaxy.number().into());
    match place_in(galaxy, cell) {
        0 => text(language, &format!("stellium-cell-centre{form}"), &[number]),
        place => {
            let args = [number, ("place", place.into())];
            text(language, &format!("stellium-cell-ring{form}"), &args)
        }
    }
}
