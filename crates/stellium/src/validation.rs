//! Validating objectives (S3.8, S3.9, S5.1).

use tabletop::{Barrier, EventSink};

use crate::play::Play;
use crate::state::Stage;
use crate::{Cell, CellSet, Event, ObjectiveId};

impl<S: EventSink<Event>> Play<'_, S> {
    /// S3.8: asks a player who holds objectives what to validate; otherwise the turn continues.
    pub(crate) fn validation_phase(&mut self) {
        if self.table.players[self.table.active].hand > 0 {
            self.table.stage = Stage::Validating;
        } else {
            self.objective_phase();
        }
    }

    /// Validates an objective: the player scores its points at once, and the card becomes public.
    pub(crate) fn validate(&mut self, objective: ObjectiveId, cells: CellSet) {
        let seat = self.table.active;
        if !self.table.settings.memory {
            self.barrier = Barrier::Closed; // the card was hidden
        }
        let points = self.objectives.get(objective).worth(cells.len());
        self.hidden.hands[seat].remove(objective);
        let player = &mut self.table.players[seat];
        player.hand -= 1;
        player.validated.insert(objective);
        player.points += points;
        self.table.quiet = false;
        self.sink.event(|| Event::ObjectiveValidated {
            seat,
            objective,
            cells,
            points,
        });
        self.look_at_limit();
        self.table.stage = Stage::Leaving { used: cells };
        if let Some(only) = cells.single() {
            self.leave(only); // nothing to choose
        }
    }

    /// S5.1, S5.2: a player who reaches the limit makes this round the last, so that everyone has
    /// the same number of turns.
    fn look_at_limit(&mut self) {
        let seat = self.table.active;
        let player = &self.table.players[seat];
        if player.points < self.table.settings.limit || player.reached.is_some() {
            return;
        }
        let seats = self.table.seat_count();
        let others = self.table.players.of(seats).iter();
        let before = others.filter(|player| player.reached.is_some()).count();
        self.table.players[seat].reached = Some(before as u8 + 1);
        let last_round = self.table.round;
        self.table.last_round = Some(last_round);
        self.sink.event(|| Event::LimitReached { seat, last_round });
    }

    /// S3.9: returns all bodies used to the bag except this one.
    pub(crate) fn leave(&mut self, stays: Cell) {
        let Stage::Leaving { used } = self.table.stage else {
            return;
        };
        let before = self.table.universe;
        for cell in used.without(CellSet::only(stays)).iter() {
            if let Some(body) = self.table.universe.take(cell) {
                self.table.bag[body] += 1;
                self.table.discarded[body] = true;
            }
        }
        self.sink.event(|| Event::BodiesReturned {
            cells: used.without(CellSet::only(stays)),
            stays,
        });
        self.note_emptied(&before);
        self.reload_or_validate();
    }
}
