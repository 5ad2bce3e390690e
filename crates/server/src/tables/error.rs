//! Errors of tables.

use games::{GameError, Refusal};

use crate::identity::NameError;
use crate::limits::LimitError;
use crate::storage::StorageError;

/// The reason why something cannot be done at a table.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum TableError {
    /// There is no such table, or the caller may not see it. Both cases get the same response.
    #[error("there is no such table")]
    NotFound,
    /// The caller is not a player, or no longer one.
    #[error("there is no such player")]
    Nobody,
    /// The seat belongs to somebody else.
    #[error("the seat belongs to somebody else")]
    NotYourSeat,
    /// Somebody else created the table.
    #[error("somebody else created the table")]
    NotYourTable,
    /// There are no hints at this table.
    #[error("hints are not available at this table")]
    NoHints,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// The game has begun.
    #[error("the game has already begun")]
    Begun,
    /// The game is over, or the table is closed.
    #[error("the game is over")]
    Over,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// The seat is taken, or all seats are.
    #[error("the seat is not free")]
    SeatTaken,
    /// The seat has no decision to make.
    #[error("the seat has no decision to make")]
    NotYourTurn,
    /// The decision has already been made, or the version is outdated.
    #[error("the game has moved on")]
    Stale,
    /// The clock has run out; a machine finishes the move.
    #[error("the clock has run out")]
    TimeIsUp,
    /// A machine plays the seat.
    #[error("a machine plays the seat")]
    Replaced,
    /// The seat is not played by a machine, so there is nothing to take back from it.
    #[error("no machine plays the seat")]
    NotReplaced,
    /// The player of the seat has resigned.
    #[error("the player has resigned")]
    Resigned,
    /// There is no such proposal.
    #[error("there is no such proposal")]
    NothingProposed,
    /// Players cannot be replaced by a vote at this table.
    #[error("players cannot be replaced by a vote at this table")]
    NoVote,
    /// The person to be replaced is present.
    #[error("the player to be replaced is present")]
    StillThere,
    /// The seat is not played by another person.
    #[error("no other person plays the seat")]
    NobodyToReplace,
    /// The table has no lesson, or it is over.
    #[error("there is no lesson at this table")]
    NoLesson,
    /// The lesson asks for something else now. Contains the key of a text that says so.
    #[error("the lesson asks for something else now")]
    NotInLesson(String),
    /// In a lesson one goes back a step instead.
    #[error("a lesson goes back by steps")]
    UndoInLesson,
    /// The game can only be taken back to an earlier version.
    #[error("the game can only be taken back to an earlier version")]
    UndoTo,
    /// An undo needs the version the player saw.
    #[error("the version is missing")]
    NoVersion,
    /// A time of the clock, or the minutes of absence, are out of range.
    #[error("the time is out of range")]
    Time,
    /// The player has created too many tables.
    #[error("a player can have at most {most} unfinished tables")]
    TooManyTables {
        /// The maximum number of tables.
        most: usize,
    },
    /// The text is not a record.
    #[error("the text is not a record")]
    NoRecord,
    /// The text contains no game, or more than one.
    #[error("the text must contain exactly one game")]
    OneRecord,
    /// The record uses data this server does not have.
    #[error("the record was played with data this server does not have")]
    OtherData,
    /// Other people are at the table, or have a seat reserved.
    #[error("other people are at the table")]
    OthersThere,
    /// Too many records were imported.
    #[error(transparent)]
    Limit(#[from] LimitError),
    /// The name is invalid.
    #[error(transparent)]
    Name(#[from] NameError),
    /// The rules forbid the action, or there is nothing to undo.
    #[error(transparent)]
    Illegal(#[from] Refusal),
    /// The game cannot be played with these settings, or a record is invalid.
    #[error(transparent)]
    Game(#[from] GameError),
    /// Storage failed.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// A bug in the server, or a stored table that cannot be read.
    #[error("internal error")]
    Internal,
}
