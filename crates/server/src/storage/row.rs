//! The rows of the storage. Times are milliseconds since 1970.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{PlayerId, TableId};

/// One change. Several make a unit, which is written whole or not at all.
#[derive(Clone, PartialEq, Debug)]
pub enum Write {
    /// A new table.
    NewTable(TableRow),
    /// A table's row is replaced. Conflict if there is none.
    Table(TableRow),
    /// A game begins: the first line of its record, and the hash of the data it is played with.
    Begin {
        /// The table.
        table: TableId,
        /// The first line.
        header: String,
        /// The hash of its data.
        data: String,
    },
    /// A line of a game. Conflict if the table has a line of that number, or the seat a line for that
    /// request.
    Line(LineRow),
    /// A snapshot takes the place of the one before.
    Snapshot(SnapshotRow),
    /// Data files, by their hash; nothing happens if they are known.
    Data {
        /// Their hash.
        hash: String,
        /// Their text.
        files: String,
    },
    /// A new player.
    NewPlayer(PlayerRow),
    /// A player has another name. Conflict if there is no such player.
    Rename(PlayerRow),
    /// A player goes: name, tokens, links and seats of tables go with the player. What names the
    /// player in tables' rows is replaced by [`Write::Table`] and [`Write::Header`] beside this.
    DeletePlayer(PlayerId),
    /// The first line of a game is replaced (a name in it goes). Conflict if there is none.
    Header {
        /// The table.
        table: TableId,
        /// The first line.
        header: String,
    },
    /// A new token.
    NewToken(TokenRow),
    /// A player's token goes. Conflict if there is none.
    DeleteToken {
        /// Whose.
        player: PlayerId,
        /// Its hash.
        hash: [u8; 32],
    },
    /// A new one-time link; the player's others are good no longer.
    NewLink {
        /// The hash of its secret.
        hash: [u8; 32],
        /// Whom it leads to.
        player: PlayerId,
        /// Until when.
        until: i64,
    },
    /// A one-time link is used up. Conflict if it is not there (any more).
    UseLink {
        /// The hash of its secret.
        hash: [u8; 32],
    },
}

/// What becomes of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// It waits for players.
    Open,
    /// The game is going on.
    Playing,
    /// The game is over.
    Over,
    /// It was given up before the end, or nobody moved for long. It stays readable.
    Closed,
}

impl Status {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Open, Self::Playing, Self::Over, Self::Closed];

    /// Whether something can still happen.
    #[must_use]
    pub const fn is_going(self) -> bool {
        matches!(self, Self::Open | Self::Playing)
    }

    /// Its key.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }
}

/// A table.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// What has become of it.
    pub status: Status,
    /// Whether everybody may see it.
    pub public: bool,
    /// Whether the server itself has something to do while it is played: machine seats, clocks, people
    /// to be replaced when they are gone.
    pub attended: bool,
    /// Who made it; nobody once that player is deleted.
    pub maker: Option<PlayerId>,
    /// Who sits at it (each once).
    pub members: Vec<PlayerId>,
    /// When it was last changed. Lines of its game do not change it.
    pub touched: i64,
    /// Everything else about it, as JSON.
    pub about: String,
}

/// A line of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineRow {
    /// The table.
    pub table: TableId,
    /// The number of the line, from 1.
    pub version: u64,
    /// The line itself, without its end of line.
    pub text: String,
    /// Whose request it answers: the seat, and the id its client chose.
    pub request: Option<(u8, String)>,
    /// What the clocks stood at after it, as JSON; nothing without clocks.
    pub clocks: Option<String>,
    /// When.
    pub at: i64,
}

/// A snapshot of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SnapshotRow {
    /// The table.
    pub table: TableId,
    /// After which line.
    pub version: u64,
    /// The snapshot.
    pub bytes: Vec<u8>,
}

/// A game as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    /// The first line of its record.
    pub header: String,
    /// The hash of the data it is played with.
    pub data: String,
    /// The last snapshot.
    pub snapshot: Option<SnapshotRow>,
    /// The lines after the snapshot, or all.
    pub lines: Vec<LineRow>,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerRow {
    /// The id.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// Since when.
    pub since: i64,
}

/// A token of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenRow {
    /// The hash of the secret: the secret itself is nowhere.
    pub hash: [u8; 32],
    /// Whom it stands for.
    pub player: PlayerId,
    /// What it is for.
    pub label: String,
    /// Since when.
    pub since: i64,
}
