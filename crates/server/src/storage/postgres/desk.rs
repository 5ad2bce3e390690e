//! Writing to PostgreSQL, also over connections that break.
//!
//! Each transaction writes its number into the row that this program has in `writers`. If the connection
//! breaks during a commit, that row tells afterwards whether the transaction was committed.

use std::fmt::Write as _;
use std::io::{Error, ErrorKind};
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection, query_scalar, raw_sql};

use super::fault::{fault, is_lost, storage_error};
use super::lines::apply;
use super::readers::Readers;
use super::servers::Servers;
use crate::id::random_bytes;
use crate::storage::StorageError;
use crate::storage::writer::{Attempt, Desk, Fault, Savepoint, Unit};

/// How long a part of a transaction may take before its connection is given up.
const PATIENCE: Duration = Duration::from_secs(30);

/// The pauses before each try to find out whether a transaction was committed.
const PAUSES: [u64; 5] = [0, 100, 300, 1000, 2000];

/// What begins each transaction, in one round trip. The settings hold for the transaction alone, because
/// a pooler between here and the server may hand every transaction to another connection. No commit is
/// acknowledged before it is on disk; if this program goes away without a word, its locks do not outlive
/// it for long. A server that is to be only read by default is not written.
const BEGIN: &str = "
BEGIN ISOLATION LEVEL READ COMMITTED;
SELECT set_config('synchronous_commit', 'on', TRUE)
    WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply');
SET LOCAL idle_in_transaction_session_timeout = '10s';
SET LOCAL lock_timeout = '20s';
INSERT INTO writers (id, batch, at) VALUES ('WRITER', BATCH, now())
    ON CONFLICT (id) DO UPDATE SET batch = excluded.batch, at = excluded.at";

/// Waits for a transaction that still goes on, because it has the same row, and returns the number of
/// the last one that was committed.
const LAST_BATCH: &str = "
INSERT INTO writers (id, batch, at) VALUES ($1, 0, now())
ON CONFLICT (id) DO UPDATE SET at = excluded.at
RETURNING batch";

/// Forgets writers that stopped long ago.
const FORGET: &str = "DELETE FROM writers WHERE at < now() - INTERVAL '7 days'";

/// The resources of the writing task.
pub(super) struct PostgresDesk {
    servers: Arc<Servers>,
    /// `None` after it broke, until the next transaction.
    connection: Option<PgConnection>,
    /// The reading connections, which are closed together with the writing one.
    readers: Arc<Readers>,
    /// The key of this program's row in `writers`.
    id: [u8; 16],
    /// The number of the latest transaction.
    batch: i64,
}

impl PostgresDesk {
    /// Takes a connection over.
    ///
    /// # Errors
    /// Returns an error if the database cannot be written.
    pub(super) async fn new(
        servers: Arc<Servers>,
        mut connection: PgConnection,
        readers: Arc<Readers>,
    ) -> Result<Self, sqlx::Error> {
        raw_sql(FORGET).execute(&mut connection).await?;
        let connection = Some(connection);
        Ok(Self {
            servers,
            connection,
            readers,
            id: random_bytes(),
            batch: 0,
        })
    }

    /// Runs something on the connection, and gives the connection up if it breaks.
    async fn with<T>(
        &mut self,
        work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, sqlx::Error> {
        let Some(connection) = &mut self.connection else {
            return Err(Error::from(ErrorKind::NotConnected).into());
        };
        let done = tokio::time::timeout(PATIENCE, work(connection)).await;
        let done = done.unwrap_or_else(|_| Err(Error::from(ErrorKind::TimedOut).into()));
        if done.as_ref().is_err_and(is_lost) {
            self.connection = None;
        }
        done
    }

    async fn run(&mut self, sql: String) -> Result<(), sqlx::Error> {
        self.with(async |connection| {
            let done = raw_sql(AssertSqlSafe(sql)).execute(connection).await;
            done.map(drop)
        })
        .await
    }

    fn fault(&self, error: sqlx::Error) -> Fault {
        fault(error, self.servers.name())
    }

    async fn connect(&mut self) -> Attempt {
        let connection = self.servers.connect().await;
        self.connection = Some(connection.map_err(Fault::Database)?);
        Ok(())
    }

    /// Returns the statements that begin the transaction with the latest number.
    fn beginning(&self) -> String {
        let mut id = String::from("\\x");
        for byte in self.id {
            // Writing to a text cannot fail.
            let _ = write!(id, "{byte:02x}");
        }
        let begin = BEGIN.replace("WRITER", &id);
        begin.replace("BATCH", &self.batch.to_string())
    }

    /// Finds out whether the latest transaction was committed when the connection broke.
    async fn find_out(&mut self, lost: sqlx::Error) -> Attempt {
        for pause in PAUSES {
            tokio::time::sleep(Duration::from_millis(pause)).await;
            if self.connect().await.is_err() {
                continue;
            }
            let id = self.id;
            let last = self
                .with(async |connection| {
                    let last = query_scalar(LAST_BATCH).bind(id.as_slice());
                    last.fetch_one(connection).await
                })
                .await;
            match last {
                Ok(batch) if batch == self.batch => return Ok(()),
                Ok::<i64, _>(_) => return Err(self.fault(lost)),
                Err(error) => tracing::warn!(
                    error = %storage_error(error, self.servers.name()),
                    "cannot find out yet whether a transaction was committed"
                ),
            }
        }
        // Whoever waits for these units does not know either, and reads again.
        Err(Fault::Database(storage_error(lost, self.servers.name())))
    }
}

impl Desk for PostgresDesk {
    async fn begin(&mut self) -> Attempt {
        self.batch += 1;
        let mut begun = self.run(self.beginning()).await;
        // The connection may have broken while nobody used it.
        if begun.as_ref().is_err_and(is_lost) {
            self.connect().await?;
            begun = self.run(self.beginning()).await;
        }
        if begun.is_err() {
            self.roll_back().await;
        }
        begun.map_err(|error| self.fault(error))
    }

    async fn apply(&mut self, units: &[Unit]) -> Attempt {
        let writes = units.iter().flat_map(|unit| &unit.writes);
        let applied = self.with(async |connection| apply(connection, writes).await);
        applied.await.map_err(|error| self.fault(error))
    }

    async fn savepoint(&mut self, what: Savepoint) -> Attempt {
        let done = self.run(what.sql().to_owned()).await;
        done.map_err(|error| self.fault(error))
    }

    async fn commit(&mut self) -> Attempt {
        match self.run("COMMIT".to_owned()).await {
            Err(error) if is_lost(&error) => self.find_out(error).await,
            done => done.map_err(|error| self.fault(error)),
        }
    }

    async fn roll_back(&mut self) {
        if self.connection.is_some() && self.run("ROLLBACK".to_owned()).await.is_err() {
            self.connection = None;
        }
    }

    async fn number(&mut self, sql: &'static str) -> Result<Option<i64>, StorageError> {
        let number = self
            .with(async |connection| query_scalar(sql).fetch_optional(connection).await)
            .await;
        number.map_err(|error| storage_error(error, self.servers.name()))
    }

    async fn close(self) {
        self.readers.close().await;
        if let Some(connection) = self.connection {
            // A connection that is broken is closed, too.
            let _ = connection.close().await;
        }
    }
}
