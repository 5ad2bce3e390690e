//! Why something cannot be done at a table.

use games::{GameError, Refusal};

use crate::identity::NameError;
use crate::storage::StorageError;

/// Why something cannot be done at a table.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum TableError {
    /// There is no such table, or it is not for who asks: both are told alike.
    #[error("there is no such table")]
    NotFound,
    /// Who asks is no player (any more).
    #[error("there is no such player")]
    Nobody,
    /// The seat is another's.
    #[error("the seat is another's")]
    NotYourSeat,
    /// Somebody else made the table.
    #[error("somebody else made the table")]
    NotYourTable,
    /// There are no hints at this table.
    #[error("there are no hints at this table")]
    NoHints,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// The game has begun.
    #[error("the game has begun")]
    Begun,
    /// The game is over, or the table is closed.
    #[error("the game is over")]
    Over,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// The seat is not free, or none is.
    #[error("the seat is not free")]
    SeatTaken,
    /// The seat has nothing to decide.
    #[error("the seat has nothing to decide")]
    NotYourTurn,
    /// The decision has been made, or the version is an old one.
    #[error("the game has gone on")]
    Stale,
    /// The clock has run out; a machine finishes the move.
    #[error("the clock has run out")]
    TimeIsUp,
    /// A machine plays the seat.
    #[error("a machine plays the seat")]
    Replaced,
    /// No machine plays the seat.
    #[error("no machine plays the seat")]
    NotReplaced,
    /// The player of the seat has resigned.
    #[error("the player has resigned")]
    Resigned,
    /// There is no such proposal.
    #[error("there is no such proposal")]
    NothingProposed,
    /// Nobody is replaced by a vote at this table.
    #[error("nobody is replaced by a vote at this table")]
    NoVote,
    /// The person to be replaced is there.
    #[error("the person to be replaced is there")]
    StillThere,
    /// There is no other person on the seat.
    #[error("there is no other person on the seat")]
    NobodyToReplace,
    /// The game can only go back to an earlier version.
    #[error("the game can only go back to an earlier version")]
    UndoTo,
    /// To go back needs the version that was seen.
    #[error("the version is missing")]
    NoVersion,
    /// A clock or an absence of that length is not possible.
    #[error("a time of that length is not possible")]
    Time,
    /// The player has made too many tables.
    #[error("a player may make {most} tables")]
    TooManyTables {
        /// Tables at most.
        most: usize,
    },
    /// The text is no record.
    #[error("the text is no record")]
    NoRecord,
    /// The text holds no game, or several.
    #[error("the text does not hold one game")]
    OneRecord,
    /// The record was played with data that are not known here.
    #[error("the record was played with other data")]
    OtherData,
    /// A text is no name.
    #[error(transparent)]
    Name(#[from] NameError),
    /// A rule of the game forbids it, or there is nothing to take back.
    #[error(transparent)]
    Illegal(#[from] Refusal),
    /// No game can be played so, or a record does not hold.
    #[error(transparent)]
    Game(#[from] GameError),
    /// The storage refuses.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// A mistake of ours, or a stored table that cannot be read.
    #[error("something went wrong")]
    Internal,
}
