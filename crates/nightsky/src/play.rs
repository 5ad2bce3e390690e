//! What the rules work with while one action is carried out.

use tabletop::{Barrier, Chance, EventSink, Seat};

use crate::data::Data;
use crate::{Action, Event, PublicState};

/// One action being carried out: data, state, and where its consequences go. The steps are spread
/// over the files of the rules they belong to.
pub(crate) struct Play<'a, S> {
    pub data: &'a Data,
    pub table: &'a mut PublicState,
    pub chance: &'a mut Chance,
    pub sink: &'a mut S,
    pub barrier: Barrier,
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Carries out an action already found legal, with all that follows from it.
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

    /// A number below `bound`, from chance and for the record; what it decides is known now.
    pub fn draw_number(&mut self, bound: u32) -> u32 {
        self.barrier = Barrier::Closed;
        self.sink.draw(self.chance, bound)
    }

    /// What the die shows, 1 to 6.
    pub fn roll_die(&mut self) -> u8 {
        self.draw_number(6) as u8 + 1
    }
}
