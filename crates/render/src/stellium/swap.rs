//! Permutation: a body opens those it can swap places with (S3.3).

use ::stellium::{Action, Cell, CellSet, Stellium};
use maud::{Markup, html};

use super::board::Board;
use super::cells::halo;
use super::place::at;
use super::prospect::gain;
use crate::short::{moved_to, n};
use crate::{Choice, Target};

type Swap<'a> = ((Cell, Cell), &'a Choice<Stellium>);

impl<'a> Board<'a> {
    fn swaps(&self) -> Vec<Swap<'a>> {
        self.choices(|action| match action {
            Action::Swap { body, with } => Some((body, with)),
            _ => None,
        })
    }

    /// Returns a cell's target. A body that can swap places opens its partners, unless it is the
    /// only one.
    pub fn swap_target(&self, cell: Cell, label: &str) -> Target {
        let swaps = self.swaps();
        let first: CellSet = swaps.iter().map(|((body, _), _)| *body).collect();
        if first.len() > 1 && first.contains(cell) {
            let count = swaps.iter().filter(|((body, _), _)| *body == cell).count();
            let tell = self.say("swap-with", &[("n", count.into())]);
            return Target::opens(&group(cell), label, &tell);
        }
        Target::thing(label)
    }

    /// Draws the partners.
    pub fn partners(&self) -> Markup {
        let swaps = self.swaps();
        let first: CellSet = swaps.iter().map(|((body, _), _)| *body).collect();
        html! {
            @for ((body, with), choice) in swaps {
                @let tell = [choice.words.clone(), self.prospect(choice)].join(". ");
                @let target = Target::act(choice).telling(&tell);
                @let target = if first.len() > 1 { target.of(&group(body)) } else { target };
                (partner(&target, body, with, &self.completes(choice)))
            }
        }
    }
}

fn group(cell: Cell) -> String {
    format!("swap-{cell}")
}

fn partner(target: &Target, body: Cell, with: Cell, preview: &Markup) -> Markup {
    let ((x0, y0), (x1, y1)) = (at(body), at(with));
    let inner = html! {
        (halo(true))
        path class="way both" d=(between((x0 - x1, y0 - y1))) {}
        (gain(preview))
        g class="glimpse" transform={ "translate(" (n(-x1)) " " (n(-y1)) ")" } { (preview) }
    };
    target.group("", "member", Some(&moved_to((x1, y1))), &inner)
}

/// Returns the path of a line with two heads between the origin and the next cell, short of both.
pub fn between((x, y): (f64, f64)) -> String {
    let point = |along: f64, across: f64| {
        format!(
            "{} {}",
            n(x * along - y * across),
            n(y * along + x * across)
        )
    };
    let head = |tip: f64, back: f64| {
        format!(
            "M{}L{}L{}",
            point(back, 0.08),
            point(tip, 0.0),
            point(back, -0.08)
        )
    };
    let line = format!("M{}L{}", point(0.42, 0.0), point(0.58, 0.0));
    line + &head(0.4, 0.47) + &head(0.6, 0.53)
}
