//! The view of an observer: the public state, the observer's own hand and felt body, and everything
//! that all players remember.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Observer, Seat};

use crate::state::{PublicState, Stage, State};
use crate::{Body, ObjectiveIds};

/// The part of a state that an observer sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The observer whose view it is.
    pub observer: Observer,
    /// The public state.
    pub table: PublicState,
    /// The hands the observer knows: its own, or all of them if the `memory` option is on or the
    /// game is over.
    pub hands: BySeat<Option<ObjectiveIds>>,
    /// The dropped objectives; `None` if the observer does not know them.
    pub dropped: Option<ObjectiveIds>,
    /// The kind of the body that the observer feels in the bag; `None` if they feel none.
    pub felt: Option<Body>,
}

impl View {
    /// Returns the view of an observer. The visible things are listed one by one, so that nothing
    /// hidden leaks by accident.
    pub(crate) fn of(state: &State, observer: Observer) -> Self {
        let table = &state.table;
        let open = table.settings.memory || table.stage == Stage::Over;
        let mut hands = BySeat::filled(None);
        for seat in Seat::of(table.seat_count()) {
            if open || observer == Observer::Seat(seat) {
                hands[seat] = Some(state.hidden.hands[seat]);
            }
        }
        let feels = observer == Observer::Seat(table.active);
        Self {
            observer,
            table: table.clone(),
            hands,
            dropped: open.then_some(state.hidden.dropped),
            felt: state.hidden.felt.filter(|_| feels),
        }
    }
}
