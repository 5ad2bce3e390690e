//! The sources of streams: one table, or all of a player's tables.

use std::future::Future;

use crate::App;
use crate::stop::Stop;
use crate::tables::TableError;

/// Returns the value that was read, or `None` after an error. Storage errors are logged for the
/// operator.
pub(super) fn or_log<T>(result: Result<T, TableError>) -> Option<T> {
    if let Err(TableError::Storage(error)) = &result {
        tracing::error!(%error, "storage failed");
    }
    result.ok()
}

/// A source of messages. If the caller stops waiting for the next one, nothing is lost.
pub trait Source: Send + 'static {
    /// The type of its messages.
    type Message: Send + Sync;

    /// Returns the first messages.
    ///
    /// # Errors
    /// Returns an error if a table cannot be read or storage fails.
    fn begin(&mut self) -> impl Future<Output = Result<Vec<Self::Message>, TableError>> + Send;

    /// Waits for the next messages.
    ///
    /// # Errors
    /// Returns an error if a table cannot be read or storage fails.
    fn next(&mut self) -> impl Future<Output = Result<Vec<Self::Message>, TableError>> + Send;

    /// Returns whether there are no more messages.
    fn is_over(&self) -> bool;

    /// Returns the server.
    fn app(&self) -> &App;

    /// Returns whether the messages are for a spectator.
    fn is_for_spectator(&self) -> bool;

    /// Returns a signal for when the server stops.
    fn stop(&self) -> Stop {
        Stop::of(&self.app().stop)
    }
}
