//! Storage: the [`Storage`] trait, its implementations for SQLite and PostgreSQL, and the rows.
//!
//! Reads see everything that has been committed. All writes go through [`Storage::write`]: a unit
//! is written completely or not at all, and is on disk when the call returns. Units of many tables
//! share one commit.

mod delete;
mod error;
#[cfg(feature = "postgres")]
mod postgres;
mod reads;
mod row;
mod sqlite;
mod writer;

use std::path::Path;

use futures_util::future::BoxFuture;

pub use delete::{UNIT_LINES, delete_hidden, delete_table};
pub use error::StorageError;
#[cfg(feature = "postgres")]
pub use postgres::PostgresStorage;
pub use row::{
    Counted, Disposable, DisposableRow, KeyRow, LineRow, PlayerRow, RunRow, SessionRow,
    SnapshotRow, Status, StoredGame, TableRow, TokenRow, Write,
};
pub use sqlite::SqliteStorage;

use crate::{PlayerId, TableId};

/// The result of a `Storage` method, as a future.
pub type Answer<'a, T> = BoxFuture<'a, Result<T, StorageError>>;

/// Stores tables and players.
pub trait Storage: Send + Sync {
    /// Writes a unit, completely or not at all. It is on disk when this returns.
    ///
    /// # Errors
    /// Returns an error if a key is taken or a row that the unit needs does not exist
    /// ([`StorageError::Conflict`]), or if the disk fails. Nothing of the unit is then stored.
    fn write(&self, unit: Vec<Write>) -> Answer<'_, ()>;

    /// Returns a player.
    fn player(&self, id: PlayerId) -> Answer<'_, Option<PlayerRow>>;

    /// Returns the player a token belongs to, given the token's hash.
    fn token_player(&self, hash: [u8; 32]) -> Answer<'_, Option<PlayerRow>>;

    /// Returns a player's tokens, oldest first.
    fn tokens(&self, player: PlayerId) -> Answer<'_, Vec<TokenRow>>;

    /// Returns the player of a one-time link, given its hash, if the link is still valid at this
    /// time.
    fn link_player(&self, hash: [u8; 32], now: i64) -> Answer<'_, Option<PlayerId>>;

    /// Returns a table.
    fn table(&self, id: TableId) -> Answer<'_, Option<TableRow>>;

    /// Returns at most `most` public tables with a status, latest first.
    fn public_tables(&self, status: Status, most: usize) -> Answer<'_, Vec<TableRow>>;

    /// Returns at most `most` tables at which a player sits: unfinished ones first, and the latest
    /// first within both groups.
    fn tables_of(&self, player: PlayerId, most: usize) -> Answer<'_, Vec<TableRow>>;

    /// Returns at how many tables of a kind of game, `besides` one, a player sits or has sat, lessons
    /// and imported records aside: at most `most` of them, found among the player's latest tables.
    fn games_begun(
        &self,
        player: PlayerId,
        game: String,
        besides: Option<TableId>,
        most: usize,
    ) -> Answer<'_, usize>;

    /// Returns the tables in play that need the server's attention even without requests: see
    /// [`TableRow::attended`].
    fn attended_tables(&self) -> Answer<'_, Vec<TableId>>;

    /// Returns at most `most` tables that are open or in play and have not changed since a time.
    fn untouched_tables(&self, since: i64, most: usize) -> Answer<'_, Vec<TableId>>;

    /// Returns at most `most` tables that ended before a time and that nobody needs: imported ones,
    /// closed ones, and those whose people have all been deleted. The oldest are first.
    fn disposable_tables(&self, before: i64, most: usize) -> Answer<'_, Vec<DisposableRow>>;

    /// Returns the hidden tables that were last changed before a time.
    fn hidden_tables(&self, before: i64) -> Answer<'_, Vec<TableId>>;

    /// Returns the number of the last line of a table, even of a hidden one; 0 if there is none.
    fn last_line(&self, table: TableId) -> Answer<'_, u64>;

    /// Returns at most `most` players created before a time who have nothing that anybody would miss:
    /// no table, no token, and no session that was used since. The oldest are first.
    fn unused_players(&self, before: i64, most: usize) -> Answer<'_, Vec<PlayerRow>>;

    /// Returns everything needed to restore a table's game: its header, its snapshot and the lines
    /// after the snapshot. Returns `None` if the game has not begun.
    fn game(&self, table: TableId) -> Answer<'_, Option<StoredGame>>;

    /// Returns a table's complete game: its header and all lines, without a snapshot.
    fn whole_game(&self, table: TableId) -> Answer<'_, Option<StoredGame>>;

    /// Returns the line a seat's request led to.
    fn request(&self, table: TableId, seat: u8, request: String) -> Answer<'_, Option<LineRow>>;

    /// Returns the data files with this hash.
    fn data(&self, hash: String) -> Answer<'_, Option<String>>;

    /// Returns the session of a cookie, given when it was issued. A cookie that has no session but
    /// was issued before the player ended all other sessions has one that was ended.
    fn session(&self, player: PlayerId, issued: i64) -> Answer<'_, Option<SessionRow>>;

    /// Returns at most `most` sessions of a player that go on, the last used first.
    fn sessions(&self, player: PlayerId, most: usize) -> Answer<'_, Vec<SessionRow>>;

    /// Returns the key that signs cookies, and then the keys that have signed them.
    fn signing_keys(&self) -> Answer<'_, Vec<KeyRow>>;

    /// Returns the runs of the server, in order.
    fn runs(&self) -> Answer<'_, Vec<RunRow>>;

    /// Returns how many bytes more may be stored; `None` if that is not known.
    fn room(&self) -> Option<u64>;

    /// Copies everything into a new file, even while others write.
    fn backup<'a>(&'a self, file: &'a Path) -> Answer<'a, ()>;

    /// Returns how many units wait to be written.
    fn waiting(&self) -> usize;

    /// Waits for pending writes and closes this `Storage`.
    fn close(&self) -> BoxFuture<'_, ()>;
}
