//! Objectives as pictures: one placement of their pattern, cut out of the lattice (S4).

use std::collections::BTreeSet;

use ::stellium::{Body, Cell, CellSet, Kind, Objective, Patterns, Picture};
use maud::{Markup, html};
use sky::Point;

use super::body::{outline, picture};
use super::place::{at_sixth, axial};
use crate::geometry::{Rect, dots, moved_to, through};
use crate::short::n;

/// The size of a pictogram.
pub const SIZE: (f64, f64) = (104.0, 88.0);
const MIDDLE: Point = Point::new(SIZE.0 / 2.0, SIZE.1 / 2.0);

/// Draws the picture of an objective.
pub fn pictogram(patterns: &Patterns, objective: &Objective) -> Markup {
    let drawn = drawing(patterns, objective);
    let (width, height) = SIZE;
    html! {
        svg class="picto" viewBox={ "0 0 " (n(width)) " " (n(height)) } aria-hidden="true" { (drawn) }
    }
}

/// Draws the content of the picture.
pub fn drawing(patterns: &Patterns, objective: &Objective) -> Markup {
    let colour = objective.colour;
    match objective.kind {
        Kind::Bridge => bridge(colour),
        Kind::Centres => disc(&html! { (body(colour, MIDDLE, 24.0)) }),
        Kind::Symbols => disc(&on_symbols(colour)),
        kind => match lying(patterns.of(kind)) {
            Some(found) => shape(objective, found),
            None => html! {},
        },
    }
}

/// Returns the placement with the smallest height, then the smallest width.
fn lying(pictures: &[Picture]) -> Option<&Picture> {
    let size = |found: &&Picture| {
        let bounds = bounds(found.cells());
        let milli = |length: f64| (length * 1000.0).round() as i64;
        (milli(bounds.height()), milli(bounds.width()))
    };
    pictures.iter().min_by_key(size)
}

fn bounds(cells: CellSet) -> Rect {
    Rect::of(cells.iter().map(|cell| axial(cell.place())))
}

fn shape(objective: &Objective, found: &Picture) -> Markup {
    let cells = found.cells();
    let bounds = bounds(cells);
    let unit = if bounds.width() > 1.6 || bounds.height() > 1.6 {
        25.0
    } else {
        27.0
    };
    let point = |place| MIDDLE + (axial(place) - bounds.middle()) * unit;
    let at = |cell: Cell| point(cell.place());
    let shared = shared(objective.kind, cells);
    let taken: BTreeSet<(i8, i8)> = cells.or(shared).iter().map(Cell::place).collect();
    let near: BTreeSet<(i8, i8)> = taken.iter().flat_map(|&place| around(place)).collect();
    let near = near.difference(&taken).map(|&place| point(place));
    let second = objective.second.unwrap_or(objective.colour);
    html! {
        path class="near" d=(dots(near)) {}
        path class="link" d=(links(cells, at)) {}
        @for cell in shared.iter() {
            @let Point { x, y } = at(cell);
            circle class="void" cx=(n(x)) cy=(n(y)) r="8" {}
        }
        @for cell in found.own.iter() { (body(objective.colour, at(cell), 25.0)) }
        @for cell in found.second.iter() { (body(second, at(cell), 25.0)) }
    }
}

/// Returns the cell that is adjacent to all of these, where the rule asks for one (S4.3, S4.6).
fn shared(kind: Kind, cells: CellSet) -> CellSet {
    if !matches!(kind, Kind::Rectangle | Kind::Tripod) {
        return CellSet::EMPTY;
    }
    let all = |shared: CellSet, cell: Cell| shared.and(cell.adjacent());
    cells.iter().fold(CellSet::ALL, all)
}

fn around((q, r): (i8, i8)) -> [(i8, i8); 6] {
    [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)].map(|(dq, dr)| (q + dq, r + dr))
}

fn links(cells: CellSet, at: impl Fn(Cell) -> Point) -> String {
    let mut path = String::new();
    for cell in cells.iter() {
        for next in cell
            .adjacent()
            .and(cells)
            .iter()
            .filter(|&next| next > cell)
        {
            path += &through([at(cell), at(next)]);
        }
    }
    path
}

fn body(kind: Body, at: Point, size: f64) -> Markup {
    html! { g class={ "body " (kind.key()) } transform=(moved_to(at)) { (picture(kind, size)) } }
}

/// Draws two adjacent bodies on two discs (S4.9).
fn bridge(colour: Body) -> Markup {
    html! {
        @for side in [-1.0, 1.0] {
            circle class="far" cx=(n(MIDDLE.x + side * 33.0)) cy=(n(MIDDLE.y)) r="31" {}
        }
        @for side in [-1.0, 1.0] { (body(colour, MIDDLE + Point::new(side * 14.0, 0.0), 25.0)) }
    }
}

/// Draws a galaxy with the cells that the objective is about (S4.10, S4.11).
fn disc(inner: &Markup) -> Markup {
    let ring = (0..6).map(|sixth| MIDDLE + at_sixth(f64::from(sixth), 21.0));
    html! {
        circle class="far" cx=(n(MIDDLE.x)) cy=(n(MIDDLE.y)) r="34" {}
        path class="near" d=(dots(ring)) {}
        (inner)
    }
}

/// Draws a body on its symbol, and a free symbol.
fn on_symbols(colour: Body) -> Markup {
    let waits = moved_to(MIDDLE + at_sixth(2.0, 21.0));
    let there = MIDDLE + at_sixth(5.0, 21.0);
    html! {
        g class={ "symbol " (colour.key()) } transform=(waits) { (outline(colour, 22.0)) }
        g class={ "symbol " (colour.key()) } transform=(moved_to(there)) { circle class="band" r="13" {} }
        (body(colour, there, 22.0))
    }
}
