//! Attraction: a black hole opens the bodies around it (S3.6).

use ::stellium::{Action, Cell, CellSet, Stellium};
use maud::{Markup, html};
use sky::Point;

use super::board::Board;
use super::cells::halo;
use super::place::at;
use super::prospect::gain;
use crate::geometry::{moved_to, through};
use crate::{Choice, Target};

impl<'a> Board<'a> {
    fn attractions(&self) -> Vec<((Cell, Cell), &'a Choice<Stellium>)> {
        self.choices(|action| match action {
            Action::Attract { body, hole } => Some((body, hole)),
            _ => None,
        })
    }

    /// Returns a cell's target. A black hole that can attract bodies opens those around it, unless
    /// it is the only one.
    pub fn hole_target(&self, cell: Cell, label: &str) -> Target {
        let attractions = self.attractions();
        let holes: CellSet = attractions.iter().map(|((_, hole), _)| *hole).collect();
        if holes.len() > 1 && holes.contains(cell) {
            let bodies = attractions.iter().filter(|((_, hole), _)| *hole == cell);
            let tell = self.say("draws", &[("n", bodies.count().into())]);
            return Target::opens(&group(cell), label, &tell);
        }
        Target::thing(label)
    }

    /// Draws the bodies that can be attracted.
    pub fn drawn_in(&self) -> Markup {
        let attractions = self.attractions();
        let holes: CellSet = attractions.iter().map(|((_, hole), _)| *hole).collect();
        html! {
            @for ((body, hole), choice) in attractions {
                @let tell = [choice.words.clone(), self.prospect(choice)].join(". ");
                @let target = Target::act(choice).telling(&tell);
                @let target = if holes.len() > 1 { target.of(&group(hole)) } else { target };
                (drawn(&target, body, hole, &self.completes(choice)))
            }
        }
    }
}

fn group(hole: Cell) -> String {
    format!("hole-{hole}")
}

fn drawn(target: &Target, body: Cell, hole: Cell, preview: &Markup) -> Markup {
    let (from, to) = (at(body), at(hole));
    let inner = html! {
        (halo(true))
        path class="way" d=(towards(to - from)) {}
        (gain(preview))
        g class="glimpse" transform=(moved_to(-from)) { (preview) }
    };
    target.group("", "member", Some(&moved_to(from)), &inner)
}

/// Returns the path of an arrow from the origin towards the next cell.
pub fn towards(step: Point) -> String {
    through([along(step, 0.42, 0.0), along(step, 0.66, 0.0)]) + &arrow_head(step, 0.66, 0.58)
}

/// Returns the path of the head of an arrow along a step. `tip` and `back` are the positions of its
/// tip and its end.
pub fn arrow_head(step: Point, tip: f64, back: f64) -> String {
    through([
        along(step, back, 0.08),
        along(step, tip, 0.0),
        along(step, back, -0.08),
    ])
}

/// Returns a point along a step and across it, both as fractions of its length.
pub fn along(step: Point, along: f64, across: f64) -> Point {
    Point {
        x: step.x * along - step.y * across,
        y: step.y * along + step.x * across,
    }
}
