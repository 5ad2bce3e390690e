//! Storage: the [`Storage`] trait, its implementation for SQLite, and the rows.
//!
//! Reads see everything that has been committed. All writes go through [`Storage::write`]: a unit
//! is written completely or not at all, and is on disk when the call returns. Units of many tables
//! share one commit.

mod backup;
mod change;
mod error;
mod fault;
mod file;
mod lines;
mod migrate;
mod read;
mod row;
mod sqlite;
mod writer;

use std::path::Path;

use futures_util::future::BoxFuture;

pub use error::StorageError;
pub use row::{LineRow, PlayerRow, SnapshotRow, Status, StoredGame, TableRow, TokenRow, Write};
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

    /// Returns how many tables created by a player are open or in play.
    fn tables_made(&self, player: PlayerId) -> Answer<'_, usize>;

    /// Returns the tables in play that need the server's attention even without requests: see
    /// [`TableRow::attended`].
    fn attended_tables(&self) -> Answer<'_, Vec<TableId>>;

    /// Returns at most `most` tables that are open or in play and have not changed since a time.
    fn untouched_tables(&self, since: i64, most: usize) -> Answer<'_, Vec<TableId>>;

    /// Returns everything needed to restore a table's game: its header, its snapshot and the lines
    /// after the snapshot. Returns `None` if the game has not begun.
    fn game(&self, table: TableId) -> Answer<'_, Option<StoredGame>>;

    /// Returns a table's complete game: its header and all lines, without a snapshot.
    fn whole_game(&self, table: TableId) -> Answer<'_, Option<StoredGame>>;

    /// Returns the line a seat's request led to.
    fn request(&self, table: TableId, seat: u8, request: String) -> Answer<'_, Option<LineRow>>;

    /// Returns the data files with this hash.
    fn data(&self, hash: String) -> Answer<'_, Option<String>>;

    /// Returns the key that signs cookies. It never changes.
    fn signing_key(&self) -> Answer<'_, [u8; 32]>;

    /// Copies everything into a new file, even while others write.
    fn backup<'a>(&'a self, file: &'a Path) -> Answer<'a, ()>;

    /// Checks whether this `Storage` works.
    fn health(&self) -> Answer<'_, ()>;

    /// Waits for pending writes and closes this `Storage`.
    fn close(&self) -> BoxFuture<'_, ()>;
}
