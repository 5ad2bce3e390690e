//! Connections for reading. They are made when needed and serve one reader at a time.
//!
//! sqlx has a pool too, but it knows only one server, and waits until that is there again.

use std::io::{Error, ErrorKind};
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sqlx::Connection;
use sqlx::postgres::PgConnection;
use tokio::sync::Semaphore;

use super::fault::storage_error;
use super::servers::Servers;
use crate::storage::StorageError;

/// The maximum number of connections.
const READERS: usize = 8;

/// How long a read may take before its connection is given up.
const PATIENCE: Duration = Duration::from_secs(30);

/// The connections for reading.
pub(super) struct Readers {
    servers: Arc<Servers>,
    idle: Mutex<Vec<PgConnection>>,
    room: Semaphore,
}

impl Readers {
    pub(super) fn new(servers: Arc<Servers>) -> Self {
        Self {
            servers,
            idle: Mutex::default(),
            room: Semaphore::new(READERS),
        }
    }

    /// Lends a connection to a function and returns what it reads.
    ///
    /// # Errors
    /// Returns an error if no server can be reached, or if reading fails.
    pub(super) async fn read<T>(
        &self,
        read: impl AsyncFnOnce(&mut PgConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, StorageError> {
        let permit = self.room.acquire().await;
        let _permit = permit.map_err(|_| StorageError::closed())?;
        let mut connection = self.connection().await?;
        let read = tokio::time::timeout(PATIENCE, read(&mut connection)).await;
        let read = read.unwrap_or_else(|_| Err(Error::from(ErrorKind::TimedOut).into()));
        // After an error the connection may be broken, or still in a transaction.
        if read.is_ok() {
            self.idle().push(connection);
        }
        read.map_err(|error| storage_error(error, self.servers.name()))
    }

    /// Returns an idle connection that still works, or a new one. Asking the server takes a round trip,
    /// but a server that was restarted or became a standby is noticed before anything is read from it.
    async fn connection(&self) -> Result<PgConnection, StorageError> {
        loop {
            let idle = self.idle().pop();
            let Some(mut connection) = idle else {
                return self.servers.connect().await;
            };
            if self.servers.suits(&mut connection).await {
                return Ok(connection);
            }
        }
    }

    fn idle(&self) -> MutexGuard<'_, Vec<PgConnection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends all connections once they are idle.
    pub(super) async fn close(&self) {
        // All permits together: nobody reads any more.
        let all = self.room.acquire_many(READERS as u32).await;
        self.room.close();
        drop(all);
        let idle = mem::take(&mut *self.idle());
        for connection in idle {
            // A connection that is broken is closed, too.
            let _ = connection.close().await;
        }
    }
}
