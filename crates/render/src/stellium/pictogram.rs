//! Objectives as pictures: one placement of their pattern, cut out of the lattice (S4).

use std::collections::BTreeSet;

use ::stellium::{Body, Cell, CellSet, Kind, Objective, Patterns, Picture};
use maud::{Markup, html};

use super::body::{outline, picture};
use super::place::{Point, axial, pair, polar};
use crate::short::{moved_to, n};

/// The size of a pictogram.
pub const SIZE: (f64, f64) = (104.0, 88.0);
const MIDDLE: Point = (SIZE.0 / 2.0, SIZE.1 / 2.0);

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
        let (low, high) = bounds(found.cells());
        let milli = |length: f64| (length * 1000.0).round() as i64;
        (milli(high.1 - low.1), milli(high.0 - low.0))
    };
    pictures.iter().min_by_key(size)
}

fn bounds(cells: CellSet) -> (Point, Point) {
    let far = f64::INFINITY;
    let points = cells.iter().map(|cell| axial(cell.place()));
    points.fold(((far, far), (-far, -far)), |(low, high), (x, y)| {
        ((low.0.min(x), low.1.min(y)), (high.0.max(x), high.1.max(y)))
    })
}

fn shape(objective: &Objective, found: &Picture) -> Markup {
    let cells = found.cells();
    let (low, high) = bounds(cells);
    let unit = if high.0 - low.0 > 1.6 || high.1 - low.1 > 1.6 {
        25.0
    } else {
        27.0
    };
    let point = |place| {
        let (x, y) = axial(place);
        let (dx, dy) = (x - (low.0 + high.0) / 2.0, y - (low.1 + high.1) / 2.0);
        (MIDDLE.0 + unit * dx, MIDDLE.1 + unit * dy)
    };
    let at = |cell: Cell| point(cell.place());
    let shared = shared(objective.kind, cells);
    let taken: BTreeSet<(i8, i8)> = cells.or(shared).iter().map(Cell::place).collect();
    let near: BTreeSet<(i8, i8)> = taken.iter().flat_map(|&place| around(place)).collect();
    let dots = near.difference(&taken).map(|&place| point(place));
    let second = objective.second.unwrap_or(objective.colour);
    html! {
        path class="near" d=(dots.map(|at| format!("M{}h0", pair(at))).collect::<String>()) {}
        path class="link" d=(links(cells, at)) {}
        @for cell in shared.iter() {
            @let (x, y) = at(cell);
            circle class="void" cx=(n(x)) cy=(n(y)) r="8" {}
        }
        @for cell in found.own.iter() { (body(objective.colour, at(cell), 25.0)) }
        @for cell in found.second.iter() { (body(second, at(cell), 25.0)) }
    }
}

/// Returns the cell that is adjacent to all, where the rule asks for one (S4.3, S4.6).
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
            path += &format!("M{}L{}", pair(at(cell)), pair(at(next)));
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
            circle class="far" cx=(n(MIDDLE.0 + side * 33.0)) cy=(n(MIDDLE.1)) r="31" {}
        }
        @for side in [-1.0, 1.0] { (body(colour, (MIDDLE.0 + side * 14.0, MIDDLE.1), 25.0)) }
    }
}

/// Draws a galaxy with what the objective is about (S4.10, S4.11).
fn disc(inner: &Markup) -> Markup {
    let ring = (0..6).map(|sixth| {
        let (x, y) = polar(f64::from(sixth), 21.0);
        format!("M{}h0", pair((MIDDLE.0 + x, MIDDLE.1 + y)))
    });
    html! {
        circle class="far" cx=(n(MIDDLE.0)) cy=(n(MIDDLE.1)) r="34" {}
        path class="near" d=(ring.collect::<String>()) {}
        (inner)
    }
}

/// Draws a body on its symbol, and a free symbol.
fn on_symbols(colour: Body) -> Markup {
    let (x, y) = polar(2.0, 21.0);
    let waits = moved_to((MIDDLE.0 + x, MIDDLE.1 + y));
    let (x, y) = polar(5.0, 21.0);
    let there = (MIDDLE.0 + x, MIDDLE.1 + y);
    html! {
        g class={ "symbol " (colour.key()) } transform=(waits) { (outline(colour, 22.0)) }
        g class={ "symbol " (colour.key()) } transform=(moved_to(there)) { circle class="band" r="13" {} }
        (body(colour, there, 22.0))
    }
}
