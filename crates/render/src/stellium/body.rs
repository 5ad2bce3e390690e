//! Bodies: those on the discs, which turn along with them, and those on black holes.

use ::stellium::{Body, Cell, CellSet, Direction, Event, Galaxy, Universe};
use maud::{Markup, html};

use super::board::Board;
use super::place::{at, centre, direction, on_disc, position, turn, turn_of};
use crate::geometry::moved_to;
use crate::part;
use crate::short::n;

/// Draws a body with its centre at the origin.
pub fn picture(body: Body, size: f64) -> Markup {
    let half = n(-size / 2.0);
    let size = n(size);
    html! { use href={ "#body-" (body.key()) } x=(half) y=(half) width=(size) height=(size) {} }
}

/// Draws the outline of a body's silhouette with its centre at the origin.
pub fn outline(body: Body, size: f64) -> Markup {
    let half = n(-size / 2.0);
    let size = n(size);
    html! { use href={ "#sym-" (body.key()) } x=(half) y=(half) width=(size) height=(size) {} }
}

/// Returns the transform of a body on a cell. It goes around the disc's centre, so that a turn
/// follows the arc.
pub fn transform(universe: &Universe, cell: Cell) -> String {
    let Some(galaxy) = cell.galaxy() else {
        return moved_to(at(cell));
    };
    let around = moved_to(centre(galaxy));
    match position(universe, galaxy, cell) {
        0 => around,
        ring => {
            let sixths = turn_of(universe, galaxy);
            let out = moved_to(on_disc(ring));
            format!("{around} {} {out} {}", turn(sixths), turn(-sixths))
        }
    }
}

/// Returns the id of a body: by its position on the disc, which stays the same when the disc turns.
fn id(universe: &Universe, cell: Cell, body: Body) -> String {
    match cell.galaxy() {
        Some(galaxy) => {
            let position = position(universe, galaxy, cell);
            format!("body-{galaxy}-{position}-{}", body.key())
        }
        None => format!("body-{cell}-{}", body.key()),
    }
}

/// Returns the cells in the order of their positions on the discs. A turn does not change it, so no
/// element is reordered on the page while it turns.
fn in_order(universe: &Universe) -> impl Iterator<Item = Cell> {
    let discs = Galaxy::all().flat_map(|galaxy| {
        let mut cells: Vec<Cell> = galaxy.cells().iter().collect();
        cells.sort_by_key(|&cell| position(universe, galaxy, cell));
        cells
    });
    discs.chain(CellSet::HOLES.iter())
}

/// Draws all bodies of a universe. `came` returns the direction from which a body has come since
/// the observer last acted.
pub fn bodies(universe: &Universe, ids: bool, came: impl Fn(Cell) -> Option<Direction>) -> Markup {
    html! {
        @for cell in in_order(universe) {
            @if let Some(body) = universe.body(cell) {
                @let id = ids.then(|| id(universe, cell, body));
                g id=[id] class={ "body " (body.key()) } transform=(transform(universe, cell)) {
                    g class=[came(cell).map(|way| format!("came-{way}"))] {
                        @if cell.galaxy().is_some() { circle class="mat" r="24.5" {} }
                        (picture(body, if cell.galaxy().is_some() { 50.0 } else { 46.0 }))
                    }
                }
            }
        }
    }
}

impl Board<'_> {
    /// Draws all bodies on the board.
    pub fn bodies(&self) -> Markup {
        let bodies = bodies(self.universe(), true, |cell| self.came(cell));
        part(
            "bodies",
            &html! { g id="bodies" aria-hidden="true" { (bodies) } },
        )
    }

    /// Returns the direction from which the last move of another player brought the body on a cell.
    fn came(&self, cell: Cell) -> Option<Direction> {
        let events = self.context.since.iter().flat_map(|line| &line.events);
        let moved = |event: &Event| match *event {
            Event::BodyPushed {
                from, to: Some(to), ..
            } if to == cell => direction(from, to),
            Event::BodyAttracted { from, hole, .. } if hole == cell => direction(from, hole),
            Event::BodiesSwapped { body, with } if with == cell => direction(body, with),
            Event::BodiesSwapped { body, with } if body == cell => direction(with, body),
            _ => None,
        };
        events.rev().find_map(moved)
    }
}
