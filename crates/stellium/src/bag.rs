//! Drawing from the bag by touch (S3.1).

use tabletop::{Barrier, EventSink};

use crate::play::Play;
use crate::state::Stage;
use crate::{Body, ByBody, CellSet, Event};

impl<S: EventSink<Event>> Play<'_, S> {
    /// Begins the first turn of the game. The deal decides which body is felt first.
    pub(crate) fn begin_first_turn(&mut self, felt: Body) {
        match self.table.settings.feels {
            Some(feels) => self.feel(felt, feels - 1),
            None => self.table.stage = Stage::Grasping,
        }
    }

    /// S3.1: begins a turn at the bag. If the bag is empty, the turn continues with validation.
    pub(crate) fn begin_turn(&mut self) {
        let seat = self.table.active;
        let round = self.table.round;
        self.sink.event(|| Event::TurnBegan { seat, round });
        self.table.discarded = ByBody::default();
        self.table.resting = CellSet::EMPTY;
        if self.table.bag.total() == 0 {
            self.sink.event(|| Event::BagEmpty { seat });
            return self.validation_phase();
        }
        self.table.quiet = false;
        match self.table.settings.feels {
            Some(feels) => self.feel_any(feels - 1),
            None => self.table.stage = Stage::Grasping,
        }
    }

    /// Draws a random body for the player to feel.
    fn feel_any(&mut self, left: u8) {
        let drawn = self.draw_number(self.table.bag.total());
        if let Some(body) = self.table.bag.nth(drawn) {
            self.feel(body, left);
        }
    }

    /// Lets the player feel a body; the last one allowed must be kept.
    fn feel(&mut self, body: Body, left: u8) {
        let seat = self.table.active;
        self.sink.event(|| Event::BodyFelt {
            seat,
            body: Some(body),
        });
        if left == 0 {
            return self.take_out(body);
        }
        self.hidden.felt = Some(body);
        self.table.stage = Stage::Feeling { left };
    }

    /// Keeps the body felt, which reveals it to everyone.
    pub(crate) fn keep(&mut self) {
        if let Some(body) = self.hidden.felt {
            self.barrier = Barrier::Closed;
            self.take_out(body);
        }
    }

    /// Returns the body felt to the bag and draws another one.
    pub(crate) fn let_go(&mut self) {
        let seat = self.table.active;
        let body = self.hidden.felt;
        self.sink.event(|| Event::BodyLetGo { seat, body });
        if let Stage::Feeling { left } = self.table.stage {
            self.feel_any(left - 1);
        }
    }

    /// Takes a body out of the bag, to be placed next.
    pub(crate) fn take_out(&mut self, body: Body) {
        let seat = self.table.active;
        self.hidden.felt = None;
        self.table.bag[body] -= 1;
        self.table.stage = Stage::Placing { body };
        self.sink.event(|| Event::BodyKept { seat, body });
    }
}
