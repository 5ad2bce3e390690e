//! The course of a turn and of the rounds (A3, A4.7, A6.1, A7.1).

use tabletop::{Barrier, EventSink};

use crate::Event;
use crate::play::Play;
use crate::state::{Stage, Turn};

impl<S: EventSink<Event>> Play<'_, S> {
    /// A7.1: with 2 players or in a solo game, a Dream phase follows a turn whose action was Rest.
    pub(crate) fn after_discovery(&mut self) {
        if self.board.dream.is_some() && self.table.turn.rested {
            self.dream_phase();
        } else {
            self.end_turn();
        }
    }

    /// A4.7: refunds and fame of "this turn" effects are paid at the end of the turn; then the next
    /// player's turn begins.
    pub(crate) fn end_turn(&mut self) {
        self.settle_turn();
        let table = &mut *self.table;
        table.turn = Turn::default();
        if let Some(ptolemy) = &mut table.ptolemy {
            ptolemy.his_turn = !ptolemy.his_turn; // A8.1: the player is first
            if ptolemy.his_turn {
                return self.ptolemys_turn();
            }
        }
        table.active = table.active.next(table.seat_count());
        if table.active == table.first {
            if table.last_round == Some(table.round) {
                return self.game_over(); // A6.1
            }
            table.round += 1;
        }
        table.stage = Stage::Turn;
        let (seat, round) = (table.active, table.round);
        self.sink.event(|| Event::TurnBegan { seat, round });
    }

    /// Ends the game and reveals the Final Scoring cards.
    pub(crate) fn game_over(&mut self) {
        self.table.stage = Stage::Over;
        self.barrier = Barrier::Closed;
        self.sink.event(|| Event::GameOver);
    }

    fn settle_turn(&mut self) {
        let seat = self.table.active;
        let turn = self.table.turn;
        // A5.13: two such cards count twice.
        let fame = u16::from(turn.fame_grand) * u16::from(turn.grand_stars);
        if fame > 0 {
            self.gain_fame(seat, fame);
        }
        // A5.14 and A5.15 never both pay: the first needs a Grand star, the second only Common
        // stars.
        let refund = if turn.refund_grand && turn.ways > 0 {
            turn.ways
        } else if turn.refund_common && !turn.other_than_common && !turn.finished_a_card {
            turn.spent
        } else {
            0
        };
        if refund > 0 {
            self.table.journals[seat].stardust += refund;
            self.sink.event(|| Event::StardustRefunded {
                seat,
                stardust: refund,
            });
        }
    }
}
