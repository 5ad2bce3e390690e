//! Parts of the game and actions, by the numbers and names the rules use.

use stellium::{
    Action, Body, Cell, CellSet, Direction, DiscId, Galaxy, Kind, Laid, ObjectiveId, ObjectiveIds,
};

use super::GAME;

/// Returns every disc in the galaxy of the same number, unturned.
pub fn unturned() -> [Laid; 6] {
    std::array::from_fn(|i| laid(i + 1, 0))
}

pub fn laid(disc: usize, turn: u8) -> Laid {
    Laid {
        disc: DiscId::new(disc - 1),
        turn,
    }
}

pub fn cell(number: usize) -> Cell {
    Cell::new(number - 1)
}

pub fn cells(numbers: &[usize]) -> CellSet {
    numbers.iter().map(|&number| cell(number)).collect()
}

pub fn numbers(cells: CellSet) -> Vec<usize> {
    cells.iter().map(Cell::number).collect()
}

pub fn galaxy(number: usize) -> Galaxy {
    Galaxy::new(number - 1)
}

/// Returns the objective with this kind and colour.
pub fn id(name: &str) -> ObjectiveId {
    let (kind, colour) = name.split_once(' ').expect("kind and colour");
    let kind = Kind::ALL.into_iter().find(|each| each.key() == kind);
    let colour = Body::from_key(colour).expect("a colour");
    let found = GAME.objectives().find(kind.expect("a kind"), colour);
    found.expect("an objective")
}

pub fn ids(names: &[&str]) -> ObjectiveIds {
    names.iter().map(|name| id(name)).collect()
}

pub fn place(number: usize, influence: Body) -> Action {
    let cell = cell(number);
    Action::Place { cell, influence }
}

pub fn swap(body: usize, with: usize) -> Action {
    let (body, with) = (cell(body), cell(with));
    Action::Swap { body, with }
}

/// Returns a push in direction *d*₀ to *d*₅.
pub fn push(direction: usize) -> Action {
    Action::Push(Direction::new(direction))
}

pub fn attract(body: usize, hole: usize) -> Action {
    let (body, hole) = (cell(body), cell(hole));
    Action::Attract { body, hole }
}

pub fn validate(name: &str, numbers: &[usize]) -> Action {
    Action::Validate {
        objective: id(name),
        cells: cells(numbers),
    }
}

pub fn leave(number: usize) -> Action {
    Action::Leave(cell(number))
}

pub fn reload(body: Body, number: usize) -> Action {
    let cell = cell(number);
    Action::Reload { body, cell }
}

pub fn take(name: &str) -> Action {
    Action::Take(id(name))
}

pub fn drop_card(name: &str) -> Action {
    Action::Drop(id(name))
}
