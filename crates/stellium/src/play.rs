//! The context of the rules while an action is carried out.

use tabletop::{Barrier, Chance, EventSink, Seat};

use crate::rules_version::RulesVersion;
use crate::state::Hidden;
use crate::{Action, Event, Objectives, PublicState};

/// An action being carried out: the data, the state, and the sink for its events. The steps are
/// implemented in the files of the rules they belong to.
pub(crate) struct Play<'a, S> {
    pub rules: RulesVersion,
    pub objectives: &'a Objectives,
    pub table: &'a mut PublicState,
    pub hidden: &'a mut Hidden,
    pub chance: &'a mut Chance,
    pub sink: &'a mut S,
    pub barrier: Barrier,
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Carries out an action known to be legal, with all its consequences.
    pub fn carry_out(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Keep => self.keep(),
            Action::LetGo => self.let_go(),
            Action::Grasp(body) => self.take_out(body),
            Action::Place { cell, influence } => self.place(cell, influence),
            Action::Swap { body, with } => self.swap(body, with),
            Action::Push(direction) => self.push(direction),
            Action::Turn(sixths) => self.turn_galaxy(sixths),
            Action::Attract { body, hole } => self.attract(body, hole),
            Action::Skip => self.no_influence(),
            Action::Validate { objective, cells } => self.validate(objective, cells),
            Action::Leave(cell) => self.leave(cell),
            Action::Done => self.objective_phase(),
            Action::Reload { body, cell } => self.reload(seat, body, cell),
            Action::Take(objective) => self.take(objective),
            Action::Drop(objective) => self.drop_objective(objective),
            Action::Stay => self.stay(),
        }
    }

    /// Draws a number below `bound` from chance and records it. Closes the barrier, because the
    /// number becomes known through its effects.
    pub fn draw_number(&mut self, bound: u32) -> u32 {
        self.barrier = Barrier::Closed;
        self.sink.draw(self.chance, bound)
    }
}
