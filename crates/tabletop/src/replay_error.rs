//! Why a record does not hold.

use crate::record::FORMAT;
use crate::{Seat, SetupErrors, StateHash, TakeBackError, UndoError};

/// Why a record does not hold.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError<I: std::error::Error> {
    /// Another format.
    #[error("the record has format {0}, this program reads format {FORMAT}")]
    Format(u32),
    /// Another game, or other rules.
    #[error("the record is of {} (rules {}), not of {} (rules {})", found.0, found.1, expected.0, expected.1)]
    Game {
        /// Game and rules version this program has.
        expected: (String, u32),
        /// Game and rules version of the record.
        found: (String, u32),
    },
    /// Other data.
    #[error("the record was played with other data (hash {found}, here {expected})")]
    Data {
        /// The hash here.
        expected: String,
        /// The hash in the record.
        found: String,
    },
    /// The set-up is refused.
    #[error("the recorded game cannot be set up: {0}")]
    Setup(#[from] SetupErrors),
    /// The set-up does not follow from the recorded seed.
    #[error("the recorded set-up does not follow from the recorded seed")]
    Seed,
    /// The first state is another one.
    #[error("the first state has hash {expected}, the record says {found}")]
    FirstState {
        /// The hash here.
        expected: StateHash,
        /// The hash in the record.
        found: StateHash,
    },
    /// A line is out of order.
    #[error("after line {after} comes line {found}")]
    Number {
        /// The last good one.
        after: usize,
        /// The number found.
        found: usize,
    },
    /// An action is refused.
    #[error("line {n}: seat {seat} cannot do that: {error}")]
    Illegal {
        /// The line.
        n: usize,
        /// Who acted.
        seat: Seat,
        /// Why.
        error: I,
    },
    /// A line names a seat nobody sits in.
    #[error("line {n}: there is no seat {seat} at this table")]
    Seat {
        /// The line.
        n: usize,
        /// The seat.
        seat: Seat,
    },
    /// An action asks for other random outcomes than were recorded.
    #[error("line {n}: the recorded random outcomes do not fit the action")]
    Chance {
        /// The line.
        n: usize,
    },
    /// An undo is refused.
    #[error("line {n}: {reason}")]
    Undo {
        /// The line.
        n: usize,
        /// Why.
        reason: UndoError,
    },
    /// Going further back is refused.
    #[error("line {n}: {reason}")]
    TakeBack {
        /// The line.
        n: usize,
        /// Why.
        reason: TakeBackError,
    },
    /// A state is another one.
    #[error("line {n}: the state has hash {expected}, the record says {found}")]
    State {
        /// The line.
        n: usize,
        /// The hash here.
        expected: StateHash,
        /// The hash in the record.
        found: StateHash,
    },
    /// Something follows the end, the end is missing its game, or the outcome is another one.
    #[error("line {n}: the recorded end is not how the game ends")]
    End {
        /// The line.
        n: usize,
    },
}
