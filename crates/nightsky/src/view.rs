//! What an observer sees: the whole table. What is hidden is only what chance will bring.

use rand::Rng;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Observer, Seed};

use crate::state::{PublicState, State};

/// What one observer sees of a state.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub observer: Observer,
    /// What everybody sees.
    pub table: PublicState,
}

impl View {
    /// The view of an observer, by allow-list: the table and nothing of chance.
    pub(crate) fn of(state: &State, observer: Observer) -> Self {
        Self {
            observer,
            table: state.table.clone(),
        }
    }

    /// A full state that agrees with the view: any chance to come.
    pub(crate) fn imagine(&self, rng: &mut impl Rng) -> State {
        let mut seed = [0; 32];
        rng.fill_bytes(&mut seed);
        State {
            table: self.table.clone(),
            chance: Chance::new(Seed::from_bytes(seed)),
        }
    }
}
