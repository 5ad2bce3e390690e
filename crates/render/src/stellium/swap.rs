//! Permutation: a body opens those it can swap places with (S3.3).

use ::stellium::{Action, Cell, CellSet, Stellium};
use maud::{Markup, html};
use sky::Point;

use super::attract::{along, arrow_head};
use super::board::Board;
use super::cells::halo;
use super::place::at;
use super::prospect::gain;
use crate::geometry::{moved_to, through};
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
    let (from, to) = (at(body), at(with));
    let inner = html! {
        (halo(true))
        path class="way both" d=(both_ways(from - to)) {}
        (gain(preview))
        g class="glimpse" transform=(moved_to(-to)) { (preview) }
    };
    target.group("", "member", Some(&moved_to(to)), &inner)
}

/// Returns the path of a line with two heads between the origin and the next cell, short of both.
pub fn both_ways(step: Point) -> String {
    let line = through([along(step, 0.42, 0.0), along(step, 0.58, 0.0)]);
    line + &arrow_head(step, 0.4, 0.47) + &arrow_head(step, 0.6, 0.53)
}
