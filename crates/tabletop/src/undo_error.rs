//! Why nothing is taken back.

use crate::Seat;

/// There is nothing this seat could take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "seat {0} has nothing to take back: only its own last actions can be, until something hidden \
     is revealed or another seat acts"
)]
pub struct UndoError(pub Seat);

/// Why the game does not go back to an earlier line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TakeBackError {
    /// Nobody sits there who could have asked.
    #[error("there is no seat {0} at this table")]
    Seat(Seat),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game stands right after this line, or has not come to it yet.
    #[error("the game can only go back to before its latest line, so not to line {0}")]
    NotEarlier(usize),
    /// Not all lines are known that led there.
    #[error("the lines that led there are not at hand")]
    Forgotten,
    /// The lines do not lead to where the game stands.
    #[error("the record does not lead to where the game stands")]
    Broken,
}
