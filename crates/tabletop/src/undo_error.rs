//! Why an undo or a take-back is refused.

use crate::Seat;

/// The seat has no action that it can undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "seat {0} has nothing to undo: it can only undo its own last actions, until something hidden \
     is revealed or another seat acts"
)]
pub struct UndoError(pub Seat);

/// Why the game cannot be taken back to an earlier line.
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
    /// Some of the lines that led there were forgotten.
    #[error("some of the lines that led there are no longer in memory")]
    Forgotten,
    /// The lines do not lead to the current state.
    #[error("the record does not lead to the current state")]
    Broken,
}
