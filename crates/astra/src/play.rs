//! The context of the rules while an action is carried out.

use tabletop::{Barrier, Chance, EventSink};

use crate::state::Hidden;
use crate::{Action, Board, CardSet, Event, PublicState, RulesVersion, Stage, TableData};

/// An action being carried out: the data, the state, and the sink for its consequences. The methods
/// are in the files of the rules they implement.
pub(crate) struct Play<'a, S> {
    pub cards: &'a CardSet,
    pub data: &'a TableData,
    pub rules: RulesVersion,
    pub board: &'a Board,
    pub table: &'a mut PublicState,
    pub hidden: &'a mut Hidden,
    pub chance: &'a mut Chance,
    pub sink: &'a mut S,
    pub barrier: Barrier,
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Carries out an action that is known to be legal, and everything that follows from it.
    pub fn carry_out(&mut self, seat: tabletop::Seat, action: Action) {
        match action {
            Action::Use(card) => self.use_ability(card),
            Action::Mark { place, star } => self.mark(place, star),
            Action::Stop => self.stop(),
            Action::Trade => self.trade(),
            Action::Rest => self.rest(),
            Action::Finish => self.discovery_phase(),
            Action::Discover(place) => self.discover(place),
            Action::Pick(slot) => self.pick(seat, crate::state::Pick::Boon(slot)),
            Action::Decline => self.pick(seat, crate::state::Pick::Declined),
            Action::Reactivate(card) => self.reactivate(seat, card),
            Action::Discard(card) => self.discard_over_limit(card),
            Action::Dream(place) => self.dream_of(place),
        }
    }

    fn stop(&mut self) {
        match self.table.stage {
            Stage::Trading => self.table.stage = Stage::Turn,
            Stage::Observing { .. } => self.end_observe(),
            Stage::Reactivating => self.stop_reactivating(),
            _ => {}
        }
    }
}
