//! The sequence of turns and rounds (S2.2, S5.1, S5.5).

use tabletop::{Barrier, EventSink};

use crate::Event;
use crate::play::Play;
use crate::state::Stage;

/// S5.5: after this many rounds the game ends and is scored as it stands.
const MAX_ROUNDS: u16 = 100;

impl<S: EventSink<Event>> Play<'_, S> {
    /// Passes the turn clockwise, until the last round is over.
    pub(crate) fn end_turn(&mut self) {
        let table = &mut *self.table;
        table.active = table.active.next(table.seat_count());
        if table.active == table.first {
            if self.round_was_last() {
                return self.game_over();
            }
            self.table.round += 1;
            self.table.quiet = true;
        }
        self.begin_turn();
    }

    /// Returns whether the round just finished is the last. Emits an event with the reason unless
    /// an earlier event has announced it.
    fn round_was_last(&mut self) -> bool {
        let round = self.table.round;
        if self.table.last_round.is_some_and(|last| round >= last) {
            return true; // S5.1, S5.2
        }
        if self.table.quiet && self.rules.ends_with_empty_bag() {
            self.sink.event(|| Event::BagStayedEmpty);
            return true;
        }
        if round >= MAX_ROUNDS {
            self.sink.event(|| Event::RoundsOver);
            return true;
        }
        false
    }

    fn game_over(&mut self) {
        self.table.stage = Stage::Over;
        self.barrier = Barrier::Closed;
        self.sink.event(|| Event::GameOver);
    }
}
