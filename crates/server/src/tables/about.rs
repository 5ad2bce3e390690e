//! What a table was made with, and what people there have agreed: all that is kept besides the game.

use serde::{Deserialize, Serialize};
use tabletop::Options;
use utoipa::ToSchema;

use super::{Chair, Proposal};
use crate::{InviteKey, TableId};

/// Everything about a table but its game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct About {
    /// The game's key.
    pub game: String,
    /// The game's options.
    pub options: Options,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// What opens a private table to whoever has it.
    pub key: InviteKey,
    /// How long people may think; none: as long as they like.
    pub clock: Option<ClockRule>,
    /// What happens when a person is gone.
    pub absence: Absence,
    /// The machine player that plays for people who are gone or late.
    pub stand_in: String,
    /// Whether hints are given.
    pub hints: bool,
    /// What somebody proposes.
    pub proposal: Option<Proposal>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// Whether the game was brought in as a record.
    pub imported: bool,
    /// When the table was made.
    pub made: i64,
}

/// How long people may think about a move: from when it is their turn until it is another's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockRule {
    /// So many seconds for each move.
    PerMove {
        /// Seconds.
        seconds: u32,
    },
    /// So many seconds for the whole game, and some more after each move.
    Bank {
        /// Seconds for the whole game.
        seconds: u32,
        /// Seconds more after each move.
        increment: u32,
    },
}

/// What happens when a person is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Absence {
    /// The others wait.
    #[default]
    Never,
    /// A machine takes the seat when the person has been gone so long and it is her turn.
    After {
        /// Minutes.
        minutes: u32,
    },
    /// A machine takes the seat when all others agree.
    Vote,
}
