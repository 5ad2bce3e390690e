//! The sequence of turns and rounds (N2.4, N4.2).

use tabletop::{Barrier, EventSink};

use crate::Event;
use crate::play::Play;
use crate::state::Stage;

/// N4.2: after this many rounds the game ends and is scored as it stands.
pub(crate) const MAX_ROUNDS: u16 = 100;

impl<S: EventSink<Event>> Play<'_, S> {
    /// Begins the active player's turn: removes the player's clouds (N6.3) and the last turn's die
    /// and Big Bang card.
    pub(crate) fn begin_turn(&mut self) {
        let (seat, round) = (self.table.active, self.table.round);
        self.table.players[seat].clouds = None;
        self.table.die = None;
        self.table.drawn = None;
        self.table.stage = Stage::Beginning;
        self.sink.event(|| Event::TurnBegan { seat, round });
    }

    /// N2.4: passes the turn clockwise. N4.2: the game ends after the last round.
    pub(crate) fn end_turn(&mut self) {
        let table = &mut *self.table;
        let next = table.active.next(table.seat_count());
        if Some(next) == table.first {
            if table.round >= MAX_ROUNDS {
                return self.end_game();
            }
            table.round += 1;
        }
        table.active = next;
        self.begin_turn();
    }

    /// Ends the game and closes the barrier.
    pub(crate) fn end_game(&mut self) {
        self.barrier = Barrier::Closed;
        self.table.stage = Stage::Over;
        self.sink.event(|| Event::GameOver);
    }
}
