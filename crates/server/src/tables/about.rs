//! The settings of a table and the agreements of its players: everything stored besides the game.

use serde::{Deserialize, Serialize};
use tabletop::Options;
use utoipa::ToSchema;

use super::{Chair, LessonProgress, Proposal};
use crate::{InviteKey, TableId};

/// Everything about a table except its game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct About {
    /// The game's key.
    pub game: String,
    /// The game's options.
    pub options: Options,
    /// The chairs, one per seat.
    pub chairs: Vec<Chair>,
    /// The key that admits anyone to a private table.
    pub key: InviteKey,
    /// How long people may think; `None` for no limit.
    pub clock: Option<ClockRule>,
    /// How long a choice in a race may take.
    #[serde(default)]
    pub race: RaceClock,
    /// What happens if a player is absent.
    pub absence: Absence,
    /// The level of the machine player that plays for absent or late people.
    pub stand_in: String,
    /// Whether hints are available.
    pub hints: bool,
    /// The current proposal, if there is one.
    pub proposal: Option<Proposal>,
    /// The table of the rematch, once somebody has asked for one.
    pub rematch: Option<TableId>,
    /// Whether the game was imported from a record.
    pub imported: bool,
    /// The lesson that the game began as, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<LessonProgress>,
    /// The code of the language that the table was made in; empty for the usual one. Machine
    /// players are named in it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
    /// When the table was created, in milliseconds since 1970.
    pub made: i64,
}

/// How long players may think about a move. A move lasts from the start of a player's turn until
/// the turn of somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockRule {
    /// A fixed time for each move.
    PerMove {
        /// Seconds for each move.
        seconds: u32,
    },
    /// A fixed time for the whole game, plus an increment after each move.
    Bank {
        /// Seconds for the whole game.
        seconds: u32,
        /// Seconds added after each move.
        increment: u32,
    },
}

/// How long a choice in a race may take, where the first to choose is served first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum RaceClock {
    /// As long as the rules of the game say; without limit while only one person plays.
    #[default]
    Usual,
    /// Without limit.
    Off,
    /// A fixed time.
    Spans {
        /// Seconds for the first choice of the game.
        first: u32,
        /// Seconds for each later choice.
        later: u32,
    },
}

/// What happens if a player is absent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Absence {
    /// The other players wait.
    #[default]
    Never,
    /// A machine takes the seat when it is the player's turn and they have been absent for this
    /// long.
    After {
        /// Minutes of absence.
        minutes: u32,
    },
    /// A machine takes the seat when all other players agree.
    Vote,
}
