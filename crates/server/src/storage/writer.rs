//! The one task that writes.
//!
//! Units wait in a queue; the task takes all that wait, writes them in one transaction, and answers
//! when they are on disk. While one commit is under way the next one's units gather, so the busier the
//! server, the more units share the cost of a commit, and a lone unit waits for nothing.

use std::fs::File;
use std::time::Instant;

use metrics::histogram;
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection, query, query_scalar};
use tokio::sync::{mpsc, oneshot};

use super::change::{Done, apply};
use super::fault::blames_the_change;
use super::{StorageError, Write};

/// How many units may wait before those who bring more have to.
const QUEUE: usize = 4096;

/// How many units share a commit at most, so that the first of them does not wait for too many others.
const GROUP: usize = 1024;

type Outcome<T> = Result<T, StorageError>;

/// Where units are brought.
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

/// What the task owns.
pub(super) struct Desk {
    /// The only connection that writes.
    pub(super) connection: SqliteConnection,
    /// The connections that read: they are closed before it, so that it is the last.
    pub(super) readers: SqlitePool,
    /// Keeps other servers out until everything is written; nothing if a server holds it, which then
    /// looks after the log too.
    pub(super) lock: Option<File>,
}

impl Writer {
    /// Starts the task. It ends when it is closed, or when nobody can bring anything any more.
    pub(super) fn start(desk: Desk) -> Self {
        let (jobs, queue) = mpsc::channel(QUEUE);
        tokio::spawn(run(desk, queue));
        Self { jobs }
    }

    /// Writes a unit. It is in the queue, whole, or not brought at all when the caller goes away.
    pub(super) async fn write(&self, writes: Vec<Write>) -> Outcome<()> {
        self.ask(|answer| Job::Write(Unit { writes, answer }))
            .await?
    }

    /// What a PRAGMA of the writing connection says.
    pub(super) async fn pragma(&self, pragma: &'static str) -> Outcome<Option<i64>> {
        self.ask(|answer| Job::Pragma(pragma, answer)).await?
    }

    /// Takes no more units, writes those that wait, and closes.
    pub(super) async fn close(&self) {
        // If it is closed already, that is what was asked for.
        let _ = self.ask(Job::Close).await;
    }

    /// Whether the task is there.
    pub(super) fn is_alive(&self) -> bool {
        !self.jobs.is_closed()
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
                    let said = query_scalar(pragma)
                        .fetch_optional(&mut desk.connection)
                        .await;
                    let _ = answer.send(said.map_err(StorageError::from));
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
    /// Brings everything from the log into the database and closes it.
    async fn close(mut self) {
        self.readers.close().await;
        let checkpoint = query("PRAGMA wal_checkpoint(TRUNCATE)");
        // Should it fail, the log keeps everything until the next start.
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
    tracing::warn!(%error, "closing the database");
}

/// Writes units and answers each. Who does not wait for the answer any more does not get one.
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

/// What becomes of each unit: all are written together; if one of them is to blame that this fails,
/// each on its own. If the disk is to blame, none is.
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

/// One commit for those that can be written; the others leave nothing in it.
async fn each(
    connection: &mut SqliteConnection,
    units: &[Unit],
) -> Result<Vec<Outcome<()>>, sqlx::Error> {
    begin(connection).await?;
    let outcomes = each_apart(connection, units).await;
    end(connection, outcomes).await
}

async fn each_apart(
    connection: &mut SqliteConnection,
    units: &[Unit],
) -> Result<Vec<Outcome<()>>, sqlx::Error> {
    let mut outcomes = Vec::with_capacity(units.len());
    for unit in units {
        outcomes.push(apart(connection, unit).await?);
    }
    Ok(outcomes)
}

/// Writes a unit so that it leaves nothing if it is to blame for failing.
async fn apart(connection: &mut SqliteConnection, unit: &Unit) -> Result<Outcome<()>, sqlx::Error> {
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

/// Commits what went well; whatever did not, including the commit itself, leaves nothing.
async fn end<T>(
    connection: &mut SqliteConnection,
    applied: Result<T, sqlx::Error>,
) -> Result<T, sqlx::Error> {
    let ended = match applied {
        Ok(done) => run_sql(connection, "COMMIT").await.map(|()| done),
        failed => failed,
    };
    if ended.is_err() {
        // After some errors SQLite has rolled back by itself: then there is nothing to do.
        let _ = run_sql(connection, "ROLLBACK").await;
    }
    ended
}

async fn run_sql(connection: &mut SqliteConnection, sql: &'static str) -> Done {
    query(sql).execute(connection).await.map(drop)
}
