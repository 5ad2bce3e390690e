//! The context of the rules while an action is carried out.

use tabletop::{Barrier, Chance, EventSink, Seat};

use crate::data::Data;
use crate::{Action, Event, PublicState};

/// An action being carried out: the data, the state, and the sink for its events. The steps are
/// implemented in the files of the rules they belong to.
pub(crate) struct Play<'a, S> {
    pub data: &'a Data,
    pub table: &'a mut PublicState,
    pub chance: &'a mut Chance,
    pub sink: &'a mut S,
    pub barrier: Barrier,
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Carries out an action known to be legal, with all its consequences.
    pub fn carry_out(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Pick(card) => self.pick(seat, card),
            Action::Roll => self.roll_for_the_night(),
            Action::Draw => self.draw_big_bang(),
            Action::DrawNone => self.draw_none(),
            Action::Cloud(instrument) => self.cloud(instrument),
            Action::Swap { one, other } => self.swap(one, other),
            Action::Choose(instrument) => self.choose(instrument),
            Action::Move(cell) => self.move_to(cell),
            Action::Stay => self.stay(),
            Action::Play(card) => self.play_card(seat, card),
            Action::Done => self.done(seat),
        }
    }

    /// Draws a number below `bound` from chance and records it. Closes the barrier, because the
    /// number becomes known through its effects.
    pub fn draw_number(&mut self, bound: u32) -> u32 {
        self.barrier = Barrier::Closed;
        self.sink.draw(self.chance, bound)
    }

    /// Rolls the die: 1 to 6.
    pub fn roll_die(&mut self) -> u8 {
        self.draw_number(6) as u8 + 1
    }
}
