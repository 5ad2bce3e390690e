//! The only task that writes.
//!
//! Units wait in a queue. The task takes all waiting units, writes them in one transaction, and
//! reports back when they are on disk. Meanwhile the units of the next commit gather: the busier
//! the server, the more units share the cost of a commit, while a single unit never waits for
//! others.

use std::fs::File;
use std::time::Instant;

use metrics::histogram;
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection, query, query_scalar};
use tokio::sync::{mpsc, oneshot};

use super::change::{Done, apply};
use super::fault::blames_the_change;
use super::{StorageError, Write};

/// The number of units that may wait in the queue. When it is full, callers wait.
const QUEUE: usize = 4096;

/// The maximum number of units in one commit, so that the first of them does not wait for too many
/// others.
const GROUP: usize = 1024;

type Outcome<T> = Result<T, StorageError>;

/// The handle of the writing task.
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

enum Job {
    Write(Unit),
    Pragma(&'static str, oneshot::Sender<Outcome<Option<i64>>>),
    Close(oneshot::Sender<()>),
}

struct Unit {
    writes: Vec<Write>,
    answer: oneshot::Sender<Outcome<()>>,
}

/// The resources of the writing task.
pub(super) struct Desk {
    /// The only writing connection.
    pub(super) connection: SqliteConnection,
    /// The reading connections, which are closed before the writing one.
    pub(super) readers: SqlitePool,
    /// Keeps other servers out until everything is written. `None` if a server already holds the
    /// lock; that server then also takes care of the log.
    pub(super) lock: Option<File>,
}

impl Writer {
    /// Starts the task. It ends when it is closed, or when all handles are dropped.
    pub(super) fn start(desk: Desk) -> Self {
        let (jobs, queue) = mpsc::channel(QUEUE);
        tokio::spawn(run(desk, queue));
        Self { jobs }
    }

    /// Writes a unit. If the caller stops waiting, the unit is either queued completely or not at
    /// all.
    pub(super) async fn write(&self, writes: Vec<Write>) -> Outcome<()> {
        self.ask(|answer| Job::Write(Unit { writes, answer }))
            .await?
    }

    /// Returns the result of a PRAGMA on the writing connection.
    pub(super) async fn pragma(&self, pragma: &'static str) -> Outcome<Option<i64>> {
        self.ask(|answer| Job::Pragma(pragma, answer)).await?
    }

    /// Accepts no more units, writes the waiting ones, and closes.
    pub(super) async fn close(&self) {
        // An error means that it is already closed.
        let _ = self.ask(Job::Close).await;
    }

    /// Returns how many jobs wait to be done.
    pub(super) fn waiting(&self) -> usize {
        self.jobs.max_capacity() - self.jobs.capacity()
    }

    async fn ask<T>(&self, job: impl FnOnce(oneshot::Sender<T>) -> Job) -> Outcome<T> {
        let (answer, answered) = oneshot::channel();
        let sent = self.jobs.send(job(answer)).await;
        sent.map_err(|_| StorageError::closed())?;
        answered.await.map_err(|_| StorageError::closed())
    }
}

async fn run(mut desk: Desk, mut queue: mpsc::Receiver<Job>) {
    let mut waiting = Vec::new();
    let mut closers = Vec::new();
    while queue.recv_many(&mut waiting, GROUP).await > 0 {
        let mut units = Vec::new();
        for job in waiting.drain(..) {
            match job {
                Job::Write(unit) => units.push(unit),
                Job::Pragma(pragma, answer) => {
                    let value = query_scalar(pragma)
                        .fetch_optional(&mut desk.connection)
                        .await;
                    let _ = answer.send(value.map_err(StorageError::from));
                }
                Job::Close(answer) => {
                    queue.close();
                    closers.push(answer);
                }
            }
        }
        write_group(&mut desk.connection, units).await;
    }
    desk.close().await;
    for closer in closers {
        let _ = closer.send(());
    }
}

impl Desk {
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

fn warn(error: sqlx::Error) {
    let error = StorageError::from(error);
    tracing::warn!(%error, "failed to close the database cleanly");
}

/// Writes units and reports the outcome of each, unless its caller no longer waits.
async fn write_group(connection: &mut SqliteConnection, units: Vec<Unit>) {
    if units.is_empty() {
        return;
    }
    let begun = Instant::now();
    let outcomes = outcomes(connection, &units).await;
    histogram!("almagest_commit_units").record(units.len() as f64);
    histogram!("almagest_commit_seconds").record(begun.elapsed());
    for (unit, outcome) in units.into_iter().zip(outcomes) {
        let _ = unit.answer.send(outcome);
    }
}

/// Returns the outcome of each unit. All are written together. If that fails because of one unit,
/// each is written on its own; if it fails because of the disk, none is written.
async fn outcomes(connection: &mut SqliteConnection, units: &[Unit]) -> Vec<Outcome<()>> {
    let outcomes = match together(connection, units).await {
        Ok(()) => return vec![Ok(()); units.len()],
        Err(error) if units.len() > 1 && blames_the_change(&error) => each(connection, units).await,
        Err(error) => Err(error),
    };
    outcomes.unwrap_or_else(|error| vec![Err(error.into()); units.len()])
}

async fn together(connection: &mut SqliteConnection, units: &[Unit]) -> Done {
    begin(connection).await?;
    let writes = units.iter().flat_map(|unit| &unit.writes);
    let applied = apply(connection, writes).await;
    end(connection, applied).await
}

/// Writes all units that succeed in one commit; the others leave no trace.
async fn each(
    connection: &mut SqliteConnection,
    units: &[Unit],
) -> Result<Vec<Outcome<()>>, sqlx::Error> {
    begin(connection).await?;
    let outcomes = write_each(connection, units).await;
    end(connection, outcomes).await
}

async fn write_each(
    connection: &mut SqliteConnection,
    units: &[Unit],
) -> Result<Vec<Outcome<()>>, sqlx::Error> {
    let mut outcomes = Vec::with_capacity(units.len());
    for unit in units {
        outcomes.push(write_in_savepoint(connection, unit).await?);
    }
    Ok(outcomes)
}

/// Writes a unit in a savepoint, so that a unit that fails through its own fault leaves no trace.
async fn write_in_savepoint(
    connection: &mut SqliteConnection,
    unit: &Unit,
) -> Result<Outcome<()>, sqlx::Error> {
    run_sql(connection, "SAVEPOINT unit").await?;
    let outcome = match apply(connection, unit.writes.iter()).await {
        Err(error) if blames_the_change(&error) => {
            run_sql(connection, "ROLLBACK TO unit").await?;
            Err(error.into())
        }
        applied => Ok(applied?),
    };
    run_sql(connection, "RELEASE unit").await?;
    Ok(outcome)
}

async fn begin(connection: &mut SqliteConnection) -> Done {
    run_sql(connection, "BEGIN IMMEDIATE").await
}

/// Commits on success; rolls back on failure, including a failed commit.
async fn end<T>(
    connection: &mut SqliteConnection,
    applied: Result<T, sqlx::Error>,
) -> Result<T, sqlx::Error> {
    let ended = match applied {
        Ok(done) => run_sql(connection, "COMMIT").await.map(|()| done),
        failed => failed,
    };
    if ended.is_err() {
        // After some errors SQLite has already rolled back, so this may fail.
        let _ = run_sql(connection, "ROLLBACK").await;
    }
    ended
}

async fn run_sql(connection: &mut SqliteConnection, sql: &'static str) -> Done {
    query(sql).execute(connection).await.map(drop)
}
