//! The view of an observer (A2.5): the public state, their own Final Scoring card and their own
//! sealed pick.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Observer, Seat};

use crate::scoring::FinalCardIds;
use crate::state::{Pick, Stage};
use crate::{FinalCardId, PublicState, State};

/// The part of a state that an observer sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The observer whose view it is.
    pub observer: Observer,
    /// The public state.
    pub table: PublicState,
    /// The Final Scoring cards the observer may see: their own, or all once the game is over.
    pub finals: BySeat<Option<FinalCardId>>,
    /// The sealed picks the observer may see: only their own.
    pub picks: BySeat<Option<Pick>>,
    /// Ptolemy's Final Scoring card, once the game is over.
    pub ptolemys_final: Option<FinalCardId>,
}

impl View {
    /// Creates the view of an observer, by allow-list.
    #[must_use]
    pub(crate) fn of(state: &State, observer: Observer) -> Self {
        let over = state.table.stage == Stage::Over;
        let mut finals = BySeat::filled(None);
        let mut picks = BySeat::filled(None);
        for seat in Seat::of(state.table.seat_count()) {
            let own = observer == Observer::Seat(seat);
            if own || over {
                finals[seat] = Some(state.hidden.finals[seat]);
            }
            if own {
                picks[seat] = state.hidden.picks[seat];
            }
        }
        Self {
            observer,
            table: state.table.clone(),
            finals,
            picks,
            ptolemys_final: state.hidden.library.final_card.filter(|_| over),
        }
    }

    /// Returns the Final Scoring cards the observer has not seen (A1.7).
    pub(crate) fn unseen_finals(&self) -> FinalCardIds {
        let known = self.finals.of(self.table.seat_count());
        let seen = known.iter().chain([&self.ptolemys_final]);
        FinalCardId::all()
            .filter(|&card| !seen.clone().any(|&seen| seen == Some(card)))
            .collect()
    }

    /// Returns the seat of the observer, if it is a player.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator | Observer::Afterwards => None,
        }
    }
}
