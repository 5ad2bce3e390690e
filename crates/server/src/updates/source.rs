//! What a stream is fed from: one table, or all tables of a player.

use std::future::Future;

use crate::stop::Stop;
use crate::tables::TableError;

/// What a source says; nothing if it cannot be read. What the storage said is the operator's to know.
pub(super) fn heard<T>(said: Result<T, TableError>) -> Option<T> {
    if let Err(TableError::Storage(error)) = &said {
        tracing::error!(%error, "storage");
    }
    said.ok()
}

/// Something that is told message by message. Whoever stops waiting for the next misses nothing.
pub trait Source: Send + 'static {
    /// What it says.
    type Message: Send + Sync;

    /// What there is to say at the beginning.
    ///
    /// # Errors
    /// If it cannot be read.
    fn begin(&mut self) -> impl Future<Output = Result<Vec<Self::Message>, TableError>> + Send;

    /// Waits until there is more.
    ///
    /// # Errors
    /// If it cannot be read.
    fn next(&mut self) -> impl Future<Output = Result<Vec<Self::Message>, TableError>> + Send;

    /// Whether everything has been said.
    fn is_over(&self) -> bool;

    /// To hear when the server stops.
    fn stop(&self) -> Stop;
}
