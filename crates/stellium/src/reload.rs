//! Reloading an emptied galaxy (S3.10, S6.2).

use tabletop::{EventSink, Seat};

use crate::play::Play;
use crate::state::Stage;
use crate::{Body, ByBody, Cell, Event, Galaxy, GalaxySet, Universe};

/// How many bodies are drawn to reload a galaxy, and how many of them are placed.
pub(crate) const DRAWN: u32 = 5;
const PLACED: u32 = 4;

impl<S: EventSink<Event>> Play<'_, S> {
    /// Notes which galaxies have just lost their last body.
    pub(crate) fn note_emptied(&mut self, before: &Universe) {
        let empty = self.table.universe.empty_galaxies();
        let newly = empty.without(before.empty_galaxies());
        self.table.emptied = self.table.emptied.or(newly);
    }

    /// Reloads the next emptied galaxy; once there are none left, continues with validation.
    pub(crate) fn reload_or_validate(&mut self) {
        match self.table.emptied.first() {
            Some(galaxy) => {
                self.table.emptied = self.table.emptied.without(GalaxySet::only(galaxy));
                self.begin_reload(galaxy);
            }
            None => self.validation_phase(),
        }
    }

    /// Draws five bodies, or as many as the bag holds. The player before the one who emptied the
    /// galaxy places first.
    fn begin_reload(&mut self, galaxy: Galaxy) {
        let mut drawn = ByBody::<u8>::default();
        for _ in 0..DRAWN.min(self.table.bag.total()) {
            let number = self.draw_number(self.table.bag.total());
            if let Some(body) = self.table.bag.nth(number) {
                self.table.bag[body] -= 1;
                drawn[body] += 1;
            }
        }
        self.sink.event(|| Event::GalaxyEmptied { galaxy, drawn });
        let seat = self.anticlockwise(self.table.active);
        let left = PLACED.min(drawn.total()) as u8;
        self.go_on_reloading(galaxy, seat, drawn, left);
    }

    fn go_on_reloading(&mut self, galaxy: Galaxy, seat: Seat, drawn: ByBody<u8>, left: u8) {
        if left > 0 {
            self.table.stage = Stage::Reloading {
                galaxy,
                seat,
                drawn,
                left,
            };
            return;
        }
        for body in Body::ALL {
            self.table.bag[body] += drawn[body];
        }
        self.sink.event(|| Event::GalaxyReloaded { galaxy });
        self.reload_or_validate();
    }

    /// Puts one body on a starting cell; then the next player anticlockwise chooses.
    pub(crate) fn reload(&mut self, seat: Seat, body: Body, cell: Cell) {
        let Stage::Reloading {
            galaxy,
            mut drawn,
            left,
            ..
        } = self.table.stage
        else {
            return;
        };
        drawn[body] -= 1;
        self.table.universe.put(body, cell);
        self.rest_if_discarded(body, cell);
        self.sink.event(|| Event::BodyReloaded { seat, body, cell });
        let next = self.anticlockwise(seat);
        self.go_on_reloading(galaxy, next, drawn, left - 1);
    }

    /// S3.9: bodies of one kind look the same, so any body that might have been discarded in this
    /// turn counts as discarded.
    fn rest_if_discarded(&mut self, body: Body, cell: Cell) {
        if self.table.discarded[body] && !self.rules.discarded_bodies_serve() {
            self.table.resting.insert(cell);
        }
    }

    fn anticlockwise(&self, seat: Seat) -> Seat {
        let seats = self.table.seat_count();
        Seat::new((seat.index() + seats - 1) % seats)
    }
}
