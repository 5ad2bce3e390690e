//! The only task that writes.
//!
//! Units wait in a queue. The task takes all waiting units, writes them in one transaction, and
//! reports back when they are on disk. Meanwhile the units of the next commit gather: the busier
//! the server, the more units share the cost of a commit, while a single unit never waits for
//! others.

use std::ops::Range;
use std::time::Instant;

use metrics::histogram;
use tokio::sync::{mpsc, oneshot};

use super::{StorageError, Write};

/// The number of units that may wait in the queue. When it is full, callers wait.
const QUEUE: usize = 4096;

/// The maximum number of units in one commit, so that the first of them does not wait for too many
/// others.
const GROUP: usize = 1024;

/// How often a transaction is tried that failed through no fault of its own.
const TRIES: u32 = 4;

type Outcome<T> = Result<T, StorageError>;

/// The handle of the writing task.
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

enum Job {
    Write(Unit),
    Number(&'static str, oneshot::Sender<Outcome<Option<i64>>>),
    Close(oneshot::Sender<()>),
}

/// Changes that are stored completely or not at all.
pub(super) struct Unit {
    pub(super) writes: Vec<Write>,
    answer: oneshot::Sender<Outcome<()>>,
}

/// A connection with which the task writes: one transaction after the other, each with savepoints at
/// most one deep.
pub(super) trait Desk: Send + 'static {
    /// Begins a transaction.
    fn begin(&mut self) -> impl Future<Output = Attempt> + Send;

    /// Applies the changes of units in order.
    fn apply(&mut self, units: &[Unit]) -> impl Future<Output = Attempt> + Send;

    /// Sets a savepoint, goes back to it, or forgets it.
    fn savepoint(&mut self, what: Savepoint) -> impl Future<Output = Attempt> + Send;

    /// Commits. [`Fault::Again`] means that nothing was stored.
    fn commit(&mut self) -> impl Future<Output = Attempt> + Send;

    /// Ends a transaction that failed.
    fn roll_back(&mut self) -> impl Future<Output = ()> + Send;

    /// Returns the number that a statement returns, for tests.
    fn number(
        &mut self,
        sql: &'static str,
    ) -> impl Future<Output = Result<Option<i64>, StorageError>> + Send;

    /// Closes the connection after the last transaction.
    fn close(self) -> impl Future<Output = ()> + Send;
}

/// What to do with a savepoint.
#[derive(Clone, Copy)]
pub(super) enum Savepoint {
    Set,
    GoBack,
    Forget,
}

impl Savepoint {
    /// Returns the statement, which is the same in all databases.
    pub(super) const fn sql(self) -> &'static str {
        match self {
            Self::Set => "SAVEPOINT units",
            Self::GoBack => "ROLLBACK TO SAVEPOINT units",
            Self::Forget => "RELEASE SAVEPOINT units",
        }
    }
}

/// The result of a part of a transaction.
pub(super) type Attempt<T = ()> = Result<T, Fault>;

/// Why a transaction failed.
pub(super) enum Fault {
    /// One of the changes is to blame; others can be written without it.
    Change(StorageError),
    /// Nothing was stored, through no fault of the changes: the same transaction may succeed now.
    #[cfg_attr(
        not(feature = "postgres"),
        allow(dead_code, reason = "this does not happen to a file")
    )]
    Again(StorageError),
    /// The database is to blame.
    Database(StorageError),
}

impl From<Fault> for StorageError {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Change(error) | Fault::Again(error) | Fault::Database(error) => error,
        }
    }
}

impl Writer {
    /// Starts the task. It ends when it is closed, or when all handles are dropped.
    pub(super) fn start(desk: impl Desk) -> Self {
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

    /// Returns the number that a statement returns on the writing connection.
    pub(super) async fn number(&self, sql: &'static str) -> Outcome<Option<i64>> {
        self.ask(|answer| Job::Number(sql, answer)).await?
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

async fn run(mut desk: impl Desk, mut queue: mpsc::Receiver<Job>) {
    let mut waiting = Vec::new();
    let mut closers = Vec::new();
    while queue.recv_many(&mut waiting, GROUP).await > 0 {
        let mut units = Vec::new();
        for job in waiting.drain(..) {
            match job {
                Job::Write(unit) => units.push(unit),
                Job::Number(sql, answer) => {
                    let _ = answer.send(desk.number(sql).await);
                }
                Job::Close(answer) => {
                    queue.close();
                    closers.push(answer);
                }
            }
        }
        write_group(&mut desk, units).await;
    }
    desk.close().await;
    for closer in closers {
        let _ = closer.send(());
    }
}

/// Writes units and reports the outcome of each, unless its caller no longer waits.
async fn write_group(desk: &mut impl Desk, units: Vec<Unit>) {
    if units.is_empty() {
        return;
    }
    let begun = Instant::now();
    let outcomes = outcomes(desk, &units).await;
    histogram!("almagest_commit_units").record(units.len() as f64);
    histogram!("almagest_commit_seconds").record(begun.elapsed());
    for (unit, outcome) in units.into_iter().zip(outcomes) {
        let _ = unit.answer.send(outcome);
    }
}

/// Returns the outcome of each unit. If the database is to blame for a failure, that of all is the
/// same.
async fn outcomes(desk: &mut impl Desk, units: &[Unit]) -> Vec<Outcome<()>> {
    let mut tries = 1;
    loop {
        match attempt(desk, units).await {
            Ok(outcomes) => return outcomes,
            Err(Fault::Again(_)) if tries < TRIES => tries += 1,
            Err(fault) => return vec![Err(fault.into()); units.len()],
        }
    }
}

/// Writes all units together. If one of them is to blame for a failure, writes all that succeed; the
/// others leave no trace.
async fn attempt(desk: &mut impl Desk, units: &[Unit]) -> Attempt<Vec<Outcome<()>>> {
    match together(desk, units).await {
        Ok(()) => Ok(vec![Ok(()); units.len()]),
        Err(Fault::Change(_)) if units.len() > 1 => apart(desk, units).await,
        Err(fault) => Err(fault),
    }
}

async fn together(desk: &mut impl Desk, units: &[Unit]) -> Attempt {
    desk.begin().await?;
    let applied = desk.apply(units).await;
    end(desk, applied).await
}

async fn apart(desk: &mut impl Desk, units: &[Unit]) -> Attempt<Vec<Outcome<()>>> {
    desk.begin().await?;
    let outcomes = apply_apart(desk, units).await;
    end(desk, outcomes).await
}

/// Applies the units that succeed, in order, by halving a number of them that fails. So a few units
/// that are refused do not make a round trip of every other one.
async fn apply_apart(desk: &mut impl Desk, units: &[Unit]) -> Attempt<Vec<Outcome<()>>> {
    let mut outcomes = vec![Ok(()); units.len()];
    // The next part is the last of these.
    let mut parts = halves(0..units.len());
    while let Some(part) = parts.pop() {
        desk.savepoint(Savepoint::Set).await?;
        match desk.apply(&units[part.clone()]).await {
            Ok(()) => {}
            Err(Fault::Change(error)) => {
                desk.savepoint(Savepoint::GoBack).await?;
                if part.len() == 1 {
                    outcomes[part.start] = Err(error);
                } else {
                    parts.extend(halves(part));
                }
            }
            Err(fault) => return Err(fault),
        }
        desk.savepoint(Savepoint::Forget).await?;
    }
    Ok(outcomes)
}

/// Returns the second half of a range of at least two, and then the first.
fn halves(range: Range<usize>) -> Vec<Range<usize>> {
    let middle = range.start + range.len() / 2;
    vec![middle..range.end, range.start..middle]
}

/// Commits on success; rolls back on failure, including a failed commit.
async fn end<T>(desk: &mut impl Desk, applied: Attempt<T>) -> Attempt<T> {
    let ended = match applied {
        Ok(done) => desk.commit().await.map(|()| done),
        failed => failed,
    };
    if ended.is_err() {
        desk.roll_back().await;
    }
    ended
}
