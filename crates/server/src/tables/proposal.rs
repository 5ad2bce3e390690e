//! What somebody at a table proposes, and who has agreed.

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use utoipa::ToSchema;

use crate::PlayerId;

/// A proposal. It falls when the game goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proposal {
    /// What is proposed.
    pub what: Proposed,
    /// Who has agreed; the first is who proposed it.
    pub agreed: Vec<PlayerId>,
}

/// What can be proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Proposed {
    /// To go back to how the game stood after a line of its record.
    Undo {
        /// The seat that asks for it.
        #[schema(value_type = u8)]
        seat: Seat,
        /// The line; 0 is the set-up.
        to: usize,
    },
    /// That a machine plays for who is gone.
    Replace {
        /// The seat.
        #[schema(value_type = u8)]
        seat: Seat,
    },
}
