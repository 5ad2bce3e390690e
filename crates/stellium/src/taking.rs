//! Taking an objective at the end of a turn (S3.11, S5.2).

use tabletop::{Barrier, EventSink};

use crate::play::Play;
use crate::state::Stage;
use crate::{Event, ObjectiveId, ObjectiveIds};

/// S3.11: the maximum number of objectives in a hand.
pub const FULL_HAND: u8 = 3;

impl<S: EventSink<Event>> Play<'_, S> {
    /// S3.11: a player with three objectives may exchange one. If none is face up, the turn ends.
    pub(crate) fn objective_phase(&mut self) {
        if self.table.open.is_empty() {
            return self.end_turn();
        }
        let full = self.table.players[self.table.active].hand >= FULL_HAND;
        self.table.stage = if full {
            Stage::Exchanging
        } else {
            Stage::Taking
        };
    }

    /// Keeps all three objectives.
    pub(crate) fn stay(&mut self) {
        let seat = self.table.active;
        self.sink.event(|| Event::HandKept { seat });
        self.end_turn();
    }

    /// Drops an objective, which leaves the game. The event names it only if the `memory` option is
    /// on.
    pub(crate) fn drop_objective(&mut self, objective: ObjectiveId) {
        let seat = self.table.active;
        self.hidden.hands[seat].remove(objective);
        self.hidden.dropped.insert(objective);
        self.table.players[seat].hand -= 1;
        let known = self.table.settings.memory.then_some(objective);
        self.sink.event(|| Event::ObjectiveDropped {
            seat,
            objective: known,
        });
        self.table.stage = Stage::Taking;
    }

    /// Takes an objective, shown to everyone, and reveals a new one.
    pub(crate) fn take(&mut self, objective: ObjectiveId) {
        let seat = self.table.active;
        self.table.open.remove(objective);
        self.hidden.hands[seat].insert(objective);
        self.table.players[seat].hand += 1;
        self.table.quiet = false;
        self.sink
            .event(|| Event::ObjectiveTaken { seat, objective });
        self.reveal();
        self.end_turn();
    }

    fn reveal(&mut self) {
        let next = self.hidden.reserve.0.get(usize::from(self.table.revealed));
        if let Some(&objective) = next {
            self.barrier = Barrier::Closed;
            self.table.revealed += 1;
            self.table.open.insert(objective);
            self.sink.event(|| Event::ObjectiveRevealed { objective });
        } else if self.table.last_round.is_none() {
            self.reserve_is_empty();
        }
    }

    /// S5.2: sets the face-up objectives aside; this round is finished and one more is played.
    fn reserve_is_empty(&mut self) {
        let aside = std::mem::replace(&mut self.table.open, ObjectiveIds::EMPTY);
        self.table.aside = aside;
        let last_round = self.table.round + 1;
        self.table.last_round = Some(last_round);
        self.sink
            .event(|| Event::ReserveEmpty { aside, last_round });
    }
}
