//! Reasons why a record cannot be replayed, and why an undo or a take-back is refused.

use crate::record::FORMAT;
use crate::{Seat, SetupErrors, StateHash};

/// The reason why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError<I: std::error::Error> {
    /// The record has another format.
    #[error("the record has format {0}, but this program reads format {FORMAT}")]
    Format(u32),
    /// The record is of another game or rules version.
    #[error("the record is of {} (rules {}), not of {} (rules {})", found.0, found.1, expected.0, expected.1)]
    Game {
        /// The game and rules version of this program.
        expected: (String, u32),
        /// The game and rules version of the record.
        found: (String, u32),
    },
    /// The record was played with other data.
    #[error("the record was played with other data (hash {found}, expected {expected})")]
    Data {
        /// The computed hash.
        expected: String,
        /// The hash in the record.
        found: String,
    },
    /// The game cannot be set up.
    #[error("the recorded game cannot be set up: {0}")]
    Setup(#[from] SetupErrors),
    /// The set-up does not follow from the recorded seed.
    #[error("the recorded set-up does not follow from the recorded seed")]
    Seed,
    /// The initial state differs.
    #[error("the first state has hash {expected}, but the record says {found}")]
    FirstState {
        /// The computed hash.
        expected: StateHash,
        /// The hash in the record.
        found: StateHash,
    },
    /// A line number is out of order.
    #[error("line {after} is followed by line {found}")]
    Number {
        /// The number of the line before.
        after: usize,
        /// The number found.
        found: usize,
    },
    /// An action is refused.
    #[error("line {n}: the action of seat {seat} is illegal: {error}")]
    Illegal {
        /// The number of the line.
        n: usize,
        /// The seat that acted.
        seat: Seat,
        /// The reason.
        error: I,
    },
    /// A line names a seat that does not exist at this table.
    #[error("line {n}: there is no seat {seat} at this table")]
    Seat {
        /// The number of the line.
        n: usize,
        /// The seat.
        seat: Seat,
    },
    /// The recorded random outcomes do not fit the action.
    #[error("line {n}: the recorded random outcomes do not fit the action")]
    Chance {
        /// The number of the line.
        n: usize,
    },
    /// The random outcomes of an action do not follow from the recorded seed.
    #[error("line {n}: the recorded random outcomes do not follow from the recorded seed")]
    SeedInPlay {
        /// The number of the line.
        n: usize,
    },
    /// An undo is refused.
    #[error("line {n}: {reason}")]
    Undo {
        /// The number of the line.
        n: usize,
        /// The reason.
        reason: UndoError,
    },
    /// A take-back is refused.
    #[error("line {n}: {reason}")]
    TakeBack {
        /// The number of the line.
        n: usize,
        /// The reason.
        reason: TakeBackError,
    },
    /// The state after a line differs.
    #[error("line {n}: the state has hash {expected}, but the record says {found}")]
    State {
        /// The number of the line.
        n: usize,
        /// The computed hash.
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
    /// There is an end line, but the game is not over.
    #[error("line {n}: the record says that the game ends here, but it is not over")]
    NotOver {
        /// The number of the line.
        n: usize,
    },
    /// The game ended with another outcome.
    #[error("line {n}: the recorded outcome differs from the outcome of the game")]
    Outcome {
        /// The number of the line.
        n: usize,
    },
    /// Something follows the end line.
    #[error("line {n}: the game has already ended, and nothing may follow")]
    AfterEnd {
        /// The number of the line.
        n: usize,
    },
}

/// The error of a seat that has no action it can undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "seat {0} has nothing to undo: it can only undo its own last actions, until something hidden \
     is revealed or another seat acts"
)]
pub struct UndoError(pub Seat);

/// The reason why the game cannot be taken back to an earlier line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TakeBackError {
    /// The seat that asks does not exist at this table.
    #[error("there is no seat {0} at this table")]
    Seat(Seat),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The line is the latest one, or has not been reached yet.
    #[error("the game can only be taken back to an earlier line, not to line {0}")]
    NotEarlier(usize),
    /// Some of the lines that led there are no longer in memory.
    #[error("some of the lines that led there are no longer in memory")]
    Forgotten,
    /// The lines do not lead to the current state.
    #[error("the record does not lead to the current state")]
    Broken,
}
