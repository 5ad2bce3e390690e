//! What an observer sees: the open table, its own hand and touch, and what all remember.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Observer, Seat};

use crate::state::{PublicState, Stage, State};
use crate::{Body, ObjectiveIds};

/// What one observer sees of a state.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub observer: Observer,
    /// What everybody sees.
    pub table: PublicState,
    /// The hands it knows: its own; all of them where what was shown is remembered, and once the
    /// game is over.
    pub hands: BySeat<Option<ObjectiveIds>>,
    /// The objectives dropped, where they are remembered.
    pub dropped: Option<ObjectiveIds>,
    /// The body it feels in the bag.
    pub felt: Option<Body>,
}

impl View {
    /// The view of an observer, by allow-list.
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
