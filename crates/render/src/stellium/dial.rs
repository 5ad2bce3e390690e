//! Rotation: a dial around the galaxy with a handle per number of sixths (S3.5).

use ::stellium::{Action, CellSet, Galaxy, Stage, Stellium};
use maud::{Markup, html};

use super::board::Board;
use super::place::{DISC, UNIT, at, at_sixth, centre};
use super::prospect::gain;
use super::push::{ghost, left_empty};
use crate::geometry::{moved_to, pair};
use crate::short::n;
use crate::{Choice, Target};

/// The distance of the handles from the centre.
const HANDLE: f64 = 1.5 * UNIT;

impl Board<'_> {
    /// Draws the dial while a galaxy is to be turned.
    pub fn dial(&self) -> Markup {
        let turns = self.choices(|action| match action {
            Action::Turn(sixths) => Some(sixths),
            _ => None,
        });
        let Stage::Influencing { cell, .. } = self.stage() else {
            return html! {};
        };
        let Some(galaxy) = cell.galaxy().filter(|_| !turns.is_empty()) else {
            return html! {};
        };
        // The handles start at the Star; if it is in the centre, at the top right.
        let home = match cell.index() - galaxy.cell(0).index() {
            0 => 5,
            ring => ring - 1,
        };
        let start = at_sixth(home as f64, HANDLE);
        html! {
            g class="dial-around" transform=(moved_to(centre(galaxy))) {
                circle class="dial" r=(n(DISC)) {}
                circle class="dial-home" cx=(n(start.x)) cy=(n(start.y)) r="5" {}
                @for (sixths, choice) in turns { (self.handle(galaxy, home, sixths, choice)) }
            }
        }
    }

    fn handle(&self, galaxy: Galaxy, home: usize, sixths: u8, choice: &Choice<Stellium>) -> Markup {
        let tell = [choice.words.clone(), self.prospect(choice)].join(". ");
        let target = Target::act(choice).telling(&tell);
        let place = at_sixth(home as f64 + f64::from(sixths), HANDLE);
        let completes = self.completes(choice);
        let inner = html! {
            circle class="hit" r="20" {}
            circle class="knob" r="12.5" {}
            text y="5" { (sixths) }
            (gain(&completes))
            g class="glimpse" {
                path class="dial-arc" transform=(moved_to(-place)) d=(arc(home, sixths)) {}
                g transform=(moved_to(-place - centre(galaxy))) {
                    (self.turned(galaxy, sixths)) (completes)
                }
            }
        };
        let id = format!("turn-{sixths}");
        target.group(&id, "handle", Some(&moved_to(place)), &inner)
    }

    /// Draws the outlines of a galaxy's bodies where they come to rest, and the cells they leave.
    fn turned(&self, galaxy: Galaxy, sixths: u8) -> Markup {
        let universe = self.universe();
        let turned = |cell| CellSet::only(cell).turned(galaxy, sixths).first();
        html! {
            @for from in (1..=6).map(|place| galaxy.cell(place)) {
                @let to = turned(from).unwrap_or(from);
                @if let Some(body) = universe.body(from) {
                    (ghost(body, at(to)))
                } @else if universe.body(to).is_some() {
                    (left_empty(at(to)))
                }
            }
        }
    }
}

/// Returns the path along the rim from the Star's position.
pub fn arc(home: usize, sixths: u8) -> String {
    let (start, end) = (
        at_sixth(home as f64, DISC),
        at_sixth(home as f64 + f64::from(sixths), DISC),
    );
    let (r, large) = (n(DISC), u8::from(sixths > 3));
    format!("M{}A{r} {r} 0 {large} 1 {}", pair(start), pair(end))
}
