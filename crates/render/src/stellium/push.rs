//! Collision: six arrows around the body that struck (S3.4).

use ::stellium::{Action, Body, Cell, Direction, Event, Stage, Stellium};
use maud::{Markup, html};
use sky::Point;

use super::board::Board;
use super::body::outline;
use super::place::{at, at_sixth, step};
use super::prospect::gain;
use crate::geometry::moved_to;
use crate::{Choice, Target};

impl Board<'_> {
    /// Draws the six arrows, each with the places where the bodies would come to rest.
    pub fn arrows(&self) -> Markup {
        let Stage::Pushing { cell, .. } = self.stage() else {
            return html! {};
        };
        let pushes = self.choices(|action| match action {
            Action::Push(direction) => Some(direction),
            _ => None,
        });
        html! { @for (direction, choice) in pushes { (self.arrow(cell, direction, choice)) } }
    }

    fn arrow(&self, cell: Cell, direction: Direction, choice: &Choice<Stellium>) -> Markup {
        let tell = [choice.words.clone(), self.prospect(choice)].join(". ");
        let target = Target::act(choice).telling(&tell);
        let place = at(cell) + at_sixth(direction.index() as f64, 44.0);
        let completes = self.completes(choice);
        let inner = html! {
            circle class="hit" r="21" {}
            circle class="knob" r="12" {}
            path class="way" transform={ "rotate(" (60 * direction.index()) ")" } d="M-5.5 0H5.5M1-4.5L5.5 0L1 4.5" {}
            (gain(&completes))
            g class="glimpse" transform=(moved_to(-place)) {
                (rests(&choice.sure, direction)) (completes)
            }
        };
        let id = format!("push-{direction}");
        target.group(&id, "arrow", Some(&moved_to(place)), &inner)
    }
}

/// Draws pushed bodies where they come to rest. One that leaves the board is drawn beyond its rim.
fn rests(events: &[Event], direction: Direction) -> Markup {
    let rest = |event: &Event| match *event {
        Event::BodyPushed { body, from, to } => {
            let beyond = at(from) + step(direction);
            Some((body, to.map_or(beyond, at)))
        }
        _ => None,
    };
    html! { @for (body, place) in events.iter().filter_map(rest) { (ghost(body, place)) } }
}

/// Draws the outline of a body where it would be.
pub fn ghost(body: Body, place: Point) -> Markup {
    html! {
        g class={ "ghost " (body.key()) } transform=(moved_to(place)) {
            circle class="rest" r="25.5" {}
            (outline(body, 42.0))
        }
    }
}

/// Draws a cell that a body would leave.
pub fn left_empty(place: Point) -> Markup {
    html! { circle class="leave" transform=(moved_to(place)) r="25.5" {} }
}
