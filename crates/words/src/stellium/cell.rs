//! The texts for cells, directions and discs.

use ::stellium::{Cell, CellSet, Direction, Galaxy};

use crate::text::try_text;
use crate::{Language, list_words, text};

/// Returns a cell on its own: “galaxy III, lower right”.
#[must_use]
pub fn cell_words(language: Language, cell: Cell) -> String {
    form(language, cell, "")
}

/// Returns several cells, by galaxy: “galaxy I (centre, right) and black hole between I and II”.
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

/// Returns a direction: “to the lower left”.
#[must_use]
pub fn direction_words(language: Language, direction: Direction) -> String {
    let key = format!("stellium-direction-{}", direction.number());
    text(language, &key, &[])
}

/// Returns a cell with its preposition: “at the lower right of galaxy III”.
pub(super) fn at_cell(language: Language, cell: Cell) -> String {
    form(language, cell, ".at")
}

/// Returns a cell with its preposition: “to the lower right of galaxy III”.
pub(super) fn to_cell(language: Language, cell: Cell) -> String {
    form(language, cell, ".to")
}

/// Returns a cell with its preposition: “from the lower right of galaxy III”.
pub(super) fn from_cell(language: Language, cell: Cell) -> String {
    form(language, cell, ".from")
}

/// Returns the Roman number of a galaxy, as printed on the board.
#[must_use]
pub fn galaxy_number(galaxy: Galaxy) -> &'static str {
    ["I", "II", "III", "IV", "V", "VI"][galaxy.index()]
}

/// Returns the galaxies around a black hole, which identify it on the board: “I, II and IV”.
pub(super) fn galaxies_beside(language: Language, hole: Cell) -> String {
    let touches = |galaxy: &Galaxy| !hole.adjacent().and(galaxy.cells()).is_empty();
    let galaxies: Vec<String> = Galaxy::all()
        .filter(touches)
        .map(|galaxy| galaxy_number(galaxy).to_owned())
        .collect();
    list_words(language, &galaxies)
}

/// Returns the place of a cell in its galaxy: “centre”, “lower right”.
pub(super) fn place_words(language: Language, galaxy: Galaxy, cell: Cell) -> String {
    match place_in(galaxy, cell) {
        0 => text(language, "stellium-place-centre", &[]),
        place => text(language, &format!("stellium-place-{place}"), &[]),
    }
}

/// Returns the position of a cell in its galaxy: 0 is the centre, 1 to 6 the ring.
fn place_in(galaxy: Galaxy, cell: Cell) -> usize {
    cell.index().saturating_sub(galaxy.cell(0).index())
}

fn galaxy_cells(language: Language, galaxy: Galaxy, cells: CellSet) -> String {
    let places = cells
        .iter()
        .map(|cell| place_words(language, galaxy, cell))
        .collect::<Vec<_>>();
    let args = [
        ("galaxy", galaxy_number(galaxy).into()),
        ("places", places.join(", ").into()),
    ];
    text(language, "stellium-cells-galaxy", &args)
}

fn form(language: Language, cell: Cell, form: &str) -> String {
    let Some(galaxy) = cell.galaxy() else {
        let args = [("galaxies", galaxies_beside(language, cell).into())];
        return text(language, &format!("stellium-cell-hole{form}"), &args);
    };
    let number = ("galaxy", galaxy_number(galaxy).into());
    match place_in(galaxy, cell) {
        0 => text(language, &format!("stellium-cell-centre{form}"), &[number]),
        _ => {
            let args = [
                number,
                ("place", place_words(language, galaxy, cell).into()),
            ];
            text(language, &format!("stellium-cell-ring{form}"), &args)
        }
    }
}

/// Returns the name of a disc, which is that of a real galaxy. An unknown id is returned unchanged.
#[must_use]
pub fn disc_name(language: Language, id: &str) -> String {
    try_text(language, &format!("stellium-disc-{id}"), &[]).unwrap_or_else(|| id.to_owned())
}
