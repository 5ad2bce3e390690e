//! Attraction: a black hole opens the bodies around it (S3.6).

use ::stellium::{Action, Cell, CellSet, Stellium};
use maud::{Markup, html};

use super::board::Board;
use super::cells::halo;
use super::place::at;
use super::prospect::gain;
use crate::short::{moved_to, n};
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
    let ((x0, y0), (x1, y1)) = (at(body), at(hole));
    let inner = html! {
        (halo(true))
        path class="way" d=(towards((x1 - x0, y1 - y0))) {}
        (gain(preview))
        g class="glimpse" transform={ "translate(" (n(-x0)) " " (n(-y0)) ")" } { (preview) }
    };
    target.group("", "member", Some(&moved_to((x0, y0))), &inner)
}

/// Returns the path of an arrow from the origin towards the next cell.
pub fn towards((x, y): (f64, f64)) -> String {
    let point = |along: f64, across: f64| {
        format!(
            "{} {}",
            n(x * along - y * across),
            n(y * along + x * across)
        )
    };
    format!(
        "M{}L{}M{}L{}L{}",
        point(0.42, 0.0),
        point(0.66, 0.0),
        point(0.58, 0.08),
        point(0.66, 0.0),
        point(0.58, -0.08)
    )
}
