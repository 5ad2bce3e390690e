//! Pebbles has no drawings of its own.

use render::Pictures;
use tabletop::Seat;

use crate::{Event, Pebbles};

impl Pictures for Pebbles {
    type Atlas = ();

    fn atlas(&self) {}

    fn whose(&self, event: &Event, _: Option<Seat>) -> Option<Seat> {
        Some(match *event {
            Event::Stepped(seat) | Event::Chose(seat, _) | Event::Rolled(seat, _) => seat,
        })
    }
}
