//! Proposals at a table, and the players who have agreed to them.

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use utoipa::ToSchema;

use crate::PlayerId;

/// A proposal. It lapses as soon as the game goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proposal {
    /// The change that is proposed.
    pub what: Proposed,
    /// The players who have agreed, the proposer first.
    pub agreed: Vec<PlayerId>,
}

/// A change that can be proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Proposed {
    /// Take the game back to its state after a line of its record.
    Undo {
        /// The seat that asks for it.
        #[schema(value_type = u8)]
        seat: Seat,
        /// The number of the line; 0 is the set-up.
        to: usize,
    },
    /// Let a machine play for an absent player.
    Replace {
        /// The seat of the absent player.
        #[schema(value_type = u8)]
        seat: Seat,
    },
}
