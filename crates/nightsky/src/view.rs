//! The view of an observer: the whole public state. Only future draws are hidden.

use rand::Rng;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Observer, Seed};

use crate::state::{PublicState, State};

/// The part of a state that an observer sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The observer whose view it is.
    pub observer: Observer,
    /// The public state.
    pub table: PublicState,
}

impl View {
    /// Returns the view of an observer: the public state without chance.
    pub(crate) fn of(state: &State, observer: Observer) -> Self {
        Self {
            observer,
            table: state.table.clone(),
        }
    }

    /// Draws a full state consistent with the view: the same table with fresh chance.
    pub(crate) fn imagine(&self, rng: &mut impl Rng) -> State {
        let mut seed = [0; 32];
        rng.fill_bytes(&mut seed);
        State {
            table: self.table.clone(),
            chance: Chance::new(Seed::from_bytes(seed)),
        }
    }
}
