//! What is kept: the trait every storage fulfils, and the rows it keeps.
//!
//! Reads see what has been committed. All writes go through [`Storage::write`]: a unit is written
//! whole or not at all, and is safe on disk when the call returns. Units of many tables share one
//! commit.

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

/// A storage's answer.
pub type Answer<'a, T> = BoxFuture<'a, Result<T, StorageError>>;

/// Where tables and players are kept.
pub trait Storage: Send + Sync {
    /// Writes a unit: whole or not at all, and on disk when this returns.
    ///
    /// # Errors
    /// [`StorageError::Conflict`] if a key is taken or what the unit needs is gone; otherwise why the
    /// disk refuses. Then nothing of the unit is kept.
    fn write(&self, unit: Vec<Write>) -> Answer<'_, ()>;

    /// A player.
    fn player(&self, id: PlayerId) -> Answer<'_, Option<PlayerRow>>;

    /// The player a token (its hash) stands for.
    fn token_player(&self, hash: [u8; 32]) -> Answer<'_, Option<PlayerRow>>;

    /// A player's tokens, the oldest first.
    fn tokens(&self, player: PlayerId) -> Answer<'_, Vec<TokenRow>>;

    /// The player a one-time link (its hash) leads to, if it is still good at this time.
    fn link_player(&self, hash: [u8; 32], now: i64) -> Answer<'_, Option<PlayerId>>;

    /// A table.
    fn table(&self, id: TableId) -> Answer<'_, Option<TableRow>>;

    /// Public tables in a state, the latest first, at most so many.
    fn public_tables(&self, status: Status, most: usize) -> Answer<'_, Vec<TableRow>>;

    /// Tables at which a player sits, at most so many: those that are going on first, the latest of
    /// them first, then the others likewise.
    fn tables_of(&self, player: PlayerId, most: usize) -> Answer<'_, Vec<TableRow>>;

    /// How many tables a player made that are open or being played.
    fn tables_made(&self, player: PlayerId) -> Answer<'_, usize>;

    /// Tables being played that need the server's attention though nobody asks: see
    /// [`TableRow::attended`].
    fn attended_tables(&self) -> Answer<'_, Vec<TableId>>;

    /// Tables that are open or being played and untouched since a time, at most so many.
    fn untouched_tables(&self, since: i64, most: usize) -> Answer<'_, Vec<TableId>>;

    /// A table's game as it can be woken: its header, its snapshot, and the lines after it. Nothing
    /// if it has not begun.
    fn game(&self, table: TableId) -> Answer<'_, Option<StoredGame>>;

    /// A table's whole game: its header and all its lines, no snapshot.
    fn whole_game(&self, table: TableId) -> Answer<'_, Option<StoredGame>>;

    /// The line a seat's request led to.
    fn request(&self, table: TableId, seat: u8, request: String) -> Answer<'_, Option<LineRow>>;

    /// The data files a game was made from, by their hash.
    fn data(&self, hash: String) -> Answer<'_, Option<String>>;

    /// The key that signs cookies: made when first asked for, the same ever after.
    fn signing_key(&self) -> Answer<'_, [u8; 32]>;

    /// Copies everything into a new file, while others write.
    fn backup<'a>(&'a self, file: &'a Path) -> Answer<'a, ()>;

    /// Whether the storage answers.
    fn health(&self) -> Answer<'_, ()>;

    /// Waits for what is being written and closes.
    fn close(&self) -> BoxFuture<'_, ()>;
}
