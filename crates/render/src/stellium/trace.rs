//! The actions of others since the observer last acted, traced in their colours, and the body just
//! placed.

use ::stellium::{Cell, CellSet, Event, Galaxy, Stage};
use maud::{Markup, html};
use sky::Point;
use tabletop::Seat;

use super::attract::towards;
use super::board::Board;
use super::dial::arc;
use super::hull::figure;
use super::place::{at, centre, step};
use super::swap::both_ways;
use crate::geometry::{distance, moved_to};
use crate::short::n;
use crate::{part, seat_key};

/// One thing to trace.
enum Mark {
    Ring(Cell),
    Both(Cell, Cell),
    Arrow(Cell, Cell),
    Off(Cell, Cell),
    Turn(Galaxy, u8),
    Figure(String),
}

impl Board<'_> {
    /// Draws all traces.
    pub fn traces(&self) -> Markup {
        let traces = html! {
            g id="traces" aria-hidden="true" {
                @for (seat, mark) in self.marks() {
                    g class={ "traced seat-" (seat_key(seat)) } { (drawn(&mark)) }
                }
                @if let Some(cell) = self.just_placed() {
                    g class={ "traced just seat-" (seat_key(self.table().active)) } { (drawn(&Mark::Ring(cell))) }
                }
            }
        };
        part("traces", &traces)
    }

    fn just_placed(&self) -> Option<Cell> {
        match self.stage() {
            Stage::Influencing { cell, .. } | Stage::Pushing { cell, .. } => Some(cell),
            _ => None,
        }
    }

    fn marks(&self) -> Vec<(Seat, Mark)> {
        let mut marks: Vec<(Seat, Mark)> = Vec::new();
        for line in self.context.since {
            let Some(seat) = line.seat else { continue };
            for event in &line.events {
                if let Event::GalaxyTurned { galaxy, sixths } = *event {
                    ride(&mut marks, galaxy, sixths);
                }
                marks.extend(self.mark(event).map(|mark| (seat, mark)));
            }
        }
        let pending = self.just_placed();
        marks.retain(|(_, mark)| !matches!(mark, Mark::Ring(cell) if Some(*cell) == pending));
        marks
    }

    fn mark(&self, event: &Event) -> Option<Mark> {
        Some(match *event {
            Event::BodyPlaced { cell, .. } | Event::BodyReloaded { cell, .. } => Mark::Ring(cell),
            Event::BodiesSwapped { body, with } => Mark::Both(body, with),
            Event::BodyAttracted { from, hole, .. } => Mark::Arrow(from, hole),
            Event::BodyPushed {
                from, to: Some(to), ..
            } => Mark::Arrow(from, to),
            Event::BodyPushed { from, to: None, .. } => Mark::Off(from, self.before_rim(from)?),
            Event::GalaxyTurned { galaxy, sixths } => Mark::Turn(galaxy, sixths),
            Event::ObjectiveValidated {
                objective, cells, ..
            } => Mark::Figure(figure(self.objective(objective).kind, cells)),
            _ => return None,
        })
    }

    /// Returns the cell from which a push reached the rim, which gives the direction.
    fn before_rim(&self, rim: Cell) -> Option<Cell> {
        let events = self.context.since.iter().flat_map(|line| &line.events);
        let mut before = None;
        for event in events {
            match *event {
                Event::BodyPushed { from, to, .. } if to == Some(rim) => before = Some(from),
                _ => {}
            }
        }
        // A body struck on the rim itself leaves away from the middle of the universe.
        before.or_else(|| {
            rim.adjacent()
                .iter()
                .min_by_key(|&cell| towards_middle(cell))
        })
    }
}

fn towards_middle(cell: Cell) -> i64 {
    (distance(at(cell), Point::new(225.0, 130.0)) * 10.0) as i64
}

/// Moves rings along with a disc that turns later.
fn ride(marks: &mut [(Seat, Mark)], galaxy: Galaxy, sixths: u8) {
    for (_, mark) in marks {
        if let Mark::Ring(cell) = mark
            && let Some(moved) = CellSet::only(*cell).turned(galaxy, sixths).first()
        {
            *cell = moved;
        }
    }
}

fn drawn(mark: &Mark) -> Markup {
    let from_to = |from: Cell, to: Cell| at(to) - at(from);
    match *mark {
        Mark::Ring(cell) => {
            let Point { x, y } = at(cell);
            html! { circle class="trace" cx=(n(x)) cy=(n(y)) r="30" {} }
        }
        Mark::Both(one, other) => html! {
            path class="trace way" transform=(moved_to(at(one))) d=(both_ways(from_to(one, other))) {}
        },
        Mark::Arrow(from, to) => html! {
            path class="trace way" transform=(moved_to(at(from))) d=(towards(from_to(from, to))) {}
        },
        Mark::Off(from, before) => {
            let way = super::place::direction(before, from).map(step);
            html! {
                @if let Some(way) = way {
                    path class="trace way" transform=(moved_to(at(from))) d=(towards(way)) {}
                }
            }
        }
        Mark::Turn(galaxy, sixths) => html! {
            g transform=(moved_to(centre(galaxy))) { path class="trace" d=(arc(4, sixths)) {} (arrow_head(4 + sixths)) }
        },
        Mark::Figure(ref path) => html! { path class="trace figure-gone" d=(path) {} },
    }
}

/// Draws the head of an arc around a disc that ends this many sixths from the right.
fn arrow_head(sixths: u8) -> Markup {
    let degrees = 60 * u16::from(sixths);
    html! { path class="trace way" transform={ "rotate(" (degrees) ")" } d="M112 -9L105.8 0L99.500 -9" {} }
}
