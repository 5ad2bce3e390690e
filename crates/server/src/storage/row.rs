//! The rows of storage. Times are milliseconds since 1970.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{PlayerId, TableId};

/// One change. Several changes form a unit, which is written completely or not at all.
#[derive(Clone, PartialEq, Debug)]
pub enum Write {
    /// Adds a table.
    NewTable(TableRow),
    /// Adds a table that nobody sees until [`Write::Show`]. Its game can be written in several units.
    NewHiddenTable(TableRow),
    /// Shows a hidden table. It is a conflict if there is none.
    Show(TableId),
    /// Hides a table for good: it can only be deleted. It is a conflict if nobody sees it already.
    Hide(TableId),
    /// Replaces a table's row. It is a conflict if there is none, or if it is hidden.
    Table(TableRow),
    /// Deletes the lines of a table up to a version; does nothing if there are none.
    DeleteLines {
        /// The table that the lines belong to.
        table: TableId,
        /// The last of them.
        up_to: u64,
    },
    /// Deletes a table with its game; does nothing if there is none. [`delete_table`] does so in
    /// several units.
    ///
    /// [`delete_table`]: super::delete_table
    DeleteTable(TableId),
    /// Notes that a player imports a record.
    Import {
        /// The player.
        player: PlayerId,
        /// When.
        at: i64,
        /// The length of the record.
        bytes: u64,
    },
    /// Forgets the imports before a time.
    ForgetImports {
        /// The time.
        before: i64,
    },
    /// Adds a game: the header of its record and the hash of the data it is played with.
    Begin {
        /// The table that the game belongs to.
        table: TableId,
        /// The header of the record: its first line, as JSON.
        header: String,
        /// The hash of the data.
        data: String,
    },
    /// Adds a line to a game. It is a conflict if the table already has a line with this number, or
    /// if the seat already has a line for this request.
    Line(LineRow),
    /// Replaces the snapshot of a game.
    Snapshot(SnapshotRow),
    /// Adds data files by hash; does nothing if they are already stored.
    Data {
        /// The hash of the files.
        hash: String,
        /// The text of the files.
        files: String,
    },
    /// Adds a player.
    NewPlayer(PlayerRow),
    /// Renames a player. It is a conflict if there is no such player.
    Rename(PlayerRow),
    /// Deletes a player with their name, tokens, links and memberships. Names in the rows of tables
    /// must be replaced separately, by [`Write::Table`] and [`Write::Header`].
    DeletePlayer(PlayerId),
    /// Deletes a player like [`Storage::unused_players`] finds them; does nothing if the player was
    /// used in the meantime.
    ///
    /// [`Storage::unused_players`]: super::Storage::unused_players
    DeleteUnused {
        /// The player.
        player: PlayerId,
        /// The time since which the player was not used.
        before: i64,
    },
    /// Replaces the header of a game, to remove a name. It is a conflict if there is none.
    Header {
        /// The table that the game belongs to.
        table: TableId,
        /// The new header, as JSON.
        header: String,
    },
    /// Adds nothing, but is a conflict if the player has this many of something already. With a unit
    /// that adds one, several requests at once cannot exceed a limit.
    Fewer {
        /// What is counted.
        counted: Counted,
        /// The player who has them.
        player: PlayerId,
        /// The maximum number.
        than: usize,
    },
    /// Adds a token.
    NewToken(TokenRow),
    /// Deletes a player's token. It is a conflict if there is none.
    DeleteToken {
        /// The player the token belongs to.
        player: PlayerId,
        /// The hash of the token.
        hash: [u8; 32],
    },
    /// Adds a session, or updates when it was last used. An ended session stays ended.
    Session(SessionRow),
    /// Ends a session. It is a conflict if there is none that goes on.
    EndSession {
        /// The player who is signed in.
        player: PlayerId,
        /// When the cookie was issued.
        issued: i64,
    },
    /// Ends all sessions of a player, except one. Cookies that have no session because they were not
    /// used for long are refused from now on.
    EndOtherSessions {
        /// The player who is signed in.
        player: PlayerId,
        /// The time.
        now: i64,
        /// When the cookie of the session that goes on was issued; `None` to end all.
        issued: Option<i64>,
    },
    /// Deletes the sessions whose cookies were issued before a time.
    ForgetSessions {
        /// The time.
        before: i64,
    },
    /// Replaces the key that signs cookies. The old one is kept to verify cookies until a time.
    RotateKey {
        /// The new key.
        key: [u8; 32],
        /// Until when the old key verifies cookies.
        until: i64,
    },
    /// Notes a run of the server, and forgets those that ended long ago.
    Run {
        /// The run. It replaces what was noted of it before.
        run: RunRow,
        /// The time before which forgotten runs ended.
        forget: i64,
    },
    /// Adds a one-time link and invalidates the player's other links.
    NewLink {
        /// The hash of its secret.
        hash: [u8; 32],
        /// The player it signs in.
        player: PlayerId,
        /// When it expires, in milliseconds since 1970.
        until: i64,
    },
    /// Uses up a one-time link. It is a conflict if the link does not exist or no longer exists.
    UseLink {
        /// The hash of its secret.
        hash: [u8; 32],
    },
}

/// Something of which a player may have a limited number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Tables created by the player that are open or in play.
    Tables,
    /// Tokens of the player.
    Tokens,
    /// Records imported by the player since a time.
    Imports {
        /// The time.
        since: i64,
    },
    /// The bytes of these records.
    ImportedBytes {
        /// The time.
        since: i64,
    },
}

/// An ended table that nobody needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DisposableRow {
    /// The id of the table.
    pub id: TableId,
    /// The key of its game.
    pub game: String,
    /// When the table ended.
    pub touched: i64,
    /// Why nobody needs it.
    pub why: Disposable,
}

/// Why nobody needs a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Disposable {
    /// It was imported.
    Imported,
    /// It was closed before the end of the game.
    Closed,
    /// All its people have been deleted.
    Deserted,
}

/// The status of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// The table is waiting for players.
    Open,
    /// The game is in progress.
    Playing,
    /// The game is over.
    Over,
    /// The table was abandoned before the end or inactive for too long. It can still be viewed.
    Closed,
}

impl Status {
    /// All statuses.
    pub const ALL: [Self; 4] = [Self::Open, Self::Playing, Self::Over, Self::Closed];

    /// Returns whether the table is open or in play.
    #[must_use]
    pub const fn is_going(self) -> bool {
        matches!(self, Self::Open | Self::Playing)
    }

    /// Returns the key of the status.
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
    /// The id of the table.
    pub id: TableId,
    /// The status of the table.
    pub status: Status,
    /// Whether anyone may see the table.
    pub public: bool,
    /// Whether the server must look after the table while it is in play: machine seats, clocks,
    /// absent people to replace.
    pub attended: bool,
    /// The player who created the table; `None` once that player is deleted.
    pub maker: Option<PlayerId>,
    /// The members of the table, without duplicates.
    pub members: Vec<PlayerId>,
    /// When the table was last changed. New lines of its game do not count.
    pub touched: i64,
    /// Everything else about the table, as JSON.
    pub about: String,
}

/// A line of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineRow {
    /// The table that the game belongs to.
    pub table: TableId,
    /// The number of the line, from 1.
    pub version: u64,
    /// The line itself, without a line break.
    pub text: String,
    /// The request that caused the line: the seat and the id the client chose. `None` if no request
    /// did.
    pub request: Option<(u8, String)>,
    /// The clocks after the line, as JSON; `None` without clocks.
    pub clocks: Option<String>,
    /// When the line was added.
    pub at: i64,
}

/// A snapshot of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SnapshotRow {
    /// The table that the game belongs to.
    pub table: TableId,
    /// The number of the last line it includes.
    pub version: u64,
    /// The snapshot, as returned by [`LiveGame::snapshot`](games::LiveGame::snapshot).
    pub bytes: Vec<u8>,
}

/// A game as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    /// The header of its record.
    pub header: String,
    /// The hash of the data it is played with.
    pub data: String,
    /// The last snapshot, if there is one.
    pub snapshot: Option<SnapshotRow>,
    /// The lines after the snapshot, or all lines if there is none.
    pub lines: Vec<LineRow>,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerRow {
    /// The player's id, the key of the row.
    pub id: PlayerId,
    /// The name: 1 to 24 visible characters.
    pub name: String,
    /// When the player was created.
    pub since: i64,
}

/// A token for a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenRow {
    /// The hash of the secret; the secret itself is not stored.
    pub hash: [u8; 32],
    /// The player it identifies.
    pub player: PlayerId,
    /// A label that says what the token is for.
    pub label: String,
    /// When the token was created.
    pub since: i64,
}

/// A place where a player is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// The player who is signed in.
    pub player: PlayerId,
    /// When the cookie was issued, which identifies the session.
    pub issued: i64,
    /// What the browser says about itself, in a few words.
    pub device: String,
    /// When the session was last used, to the hour.
    pub seen: i64,
    /// Whether the session was ended.
    pub ended: bool,
}

/// A key that signs cookies, or has signed them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyRow {
    /// The key.
    pub key: [u8; 32],
    /// Until when it verifies cookies; `None` for the key that signs them now.
    pub until: Option<i64>,
}

/// A run of the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunRow {
    /// When the server started.
    pub began: i64,
    /// When it last noted that it was running.
    pub until: i64,
}
