//! The course of turns and rounds (S2.2, S5.1, S5.5).

use tabletop::{Barrier, EventSink};

use crate::Event;
use crate::play::Play;
use crate::state::Stage;

/// S5.5: a game of so many rounds is counted as it stands.
pub(crate) const MOST_ROUNDS: u16 = 100;

impl<S: EventSink<Event>> Play<'_, S> {
    /// The next player clockwise, until the last round is over.
    pub(crate) fn end_turn(&mut self) {
        let table = &mut *self.table;
        table.active = table.active.next(table.seat_count());
        if table.active == table.first {
            let last = table.last_round.unwrap_or(MOST_ROUNDS);
            if table.round >= last.min(MOST_ROUNDS) {
                table.stage = Stage::Over;
                self.barrier = Barrier::Closed;
                self.sink.event(|| Event::GameOver);
                return;
            }
            table.round += 1;
        }
        self.begin_turn();
    }
}
