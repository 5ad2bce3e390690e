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
    /// The random outcomes of an action do not follow from the recorded seed.
    #[error("line {n}: the recorded random outcomes do not follow from the recorded seed")]
    SeedInPlay {
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
    /// The game is over, but no end line follows.
    #[error("the game is over after line {after}, but the record has no end line there")]
    NoEnd {
        /// The line that ended the game.
        after: usize,
    },
    /// An end line stands where the game is not over.
    #[error("line {n}: the record says that the game ends here, but it is not over")]
    NotOver {
        /// The line.
        n: usize,
    },
    /// The game ended with another outcome.
    #[error("line {n}: the recorded outcome is not the one the game ended with")]
    Outcome {
        /// The line.
        n: usize,
    },
    /// Something follows the end line.
    #[error("line {n}: the game has already ended, and nothing may follow")]
    AfterEnd {
        /// The line.
        n: usize,
    },
}
