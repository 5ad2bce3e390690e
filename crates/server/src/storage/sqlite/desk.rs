//! Writing to a SQLite file.

use std::fs::File;

use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection, query, query_scalar};

use super::fault::blames_the_change;
use super::lines::apply;
use crate::storage::StorageError;
use crate::storage::writer::{Attempt, Desk, Fault, Savepoint, Unit};

/// The resources of the writing task.
pub(super) struct SqliteDesk {
    /// The only writing connection.
    pub(super) connection: SqliteConnection,
    /// The reading connections, which are closed before the writing one.
    pub(super) readers: SqlitePool,
    /// Keeps other servers out until everything is written. `None` if a server already holds the
    /// lock; that server then also takes care of the log.
    pub(super) lock: Option<File>,
}

impl SqliteDesk {
    async fn run(&mut self, sql: &'static str) -> Attempt {
        let done = query(sql).execute(&mut self.connection).await;
        done.map(drop).map_err(fault)
    }
}

impl Desk for SqliteDesk {
    async fn begin(&mut self) -> Attempt {
        self.run("BEGIN IMMEDIATE").await
    }

    async fn apply(&mut self, units: &[Unit]) -> Attempt {
        let writes = units.iter().flat_map(|unit| &unit.writes);
        apply(&mut self.connection, writes).await.map_err(fault)
    }

    async fn savepoint(&mut self, what: Savepoint) -> Attempt {
        self.run(what.sql()).await
    }

    async fn commit(&mut self) -> Attempt {
        self.run("COMMIT").await
    }

    async fn roll_back(&mut self) {
        // After some errors SQLite has already rolled back, so this may fail.
        let _ = self.run("ROLLBACK").await;
    }

    async fn number(&mut self, sql: &'static str) -> Result<Option<i64>, StorageError> {
        let value = query_scalar(sql).fetch_optional(&mut self.connection);
        Ok(value.await?)
    }

    /// Copies the log into the database and closes it.
    async fn close(mut self) {
        self.readers.close().await;
        let checkpoint = query("PRAGMA wal_checkpoint(TRUNCATE)");
        // If this fails, the log keeps everything until the next start.
        if self.lock.is_some()
            && let Err(error) = checkpoint.execute(&mut self.connection).await
        {
            warn(error);
        }
        if let Err(error) = self.connection.close().await {
            warn(error);
        }
        drop(self.lock);
    }
}

fn fault(error: sqlx::Error) -> Fault {
    if blames_the_change(&error) {
        Fault::Change(error.into())
    } else {
        Fault::Database(error.into())
    }
}

fn warn(error: sqlx::Error) {
    let error = StorageError::from(error);
    tracing::warn!(%error, "failed to close the database cleanly");
}
