//! A `Storage` in a single SQLite file.

pub(super) mod backup;
#[path = "../change.rs"]
#[allow(
    clippy::duplicate_mod,
    reason = "the shared files are compiled for each database"
)]
mod change;
mod desk;
mod dialect;
#[path = "../disposable.rs"]
#[allow(clippy::duplicate_mod, reason = "see above")]
mod disposable;
mod fault;
mod file;
mod lines;
pub(super) mod migrate;
#[path = "../read.rs"]
#[allow(clippy::duplicate_mod, reason = "see above")]
mod read;

use std::future::ready;
use std::path::{Path, PathBuf};
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use sqlx::sqlite::{
    Sqlite, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, query};

use self::desk::SqliteDesk;
use self::read::Read;
use super::reads::reads;
use super::writer::Writer;
use super::{
    Answer, DisposableRow, KeyRow, LineRow, PlayerRow, RunRow, SessionRow, Status, Storage,
    StorageError, StoredGame, TableRow, TokenRow, Write,
};
use crate::id::random_bytes;
use crate::{PlayerId, TableId};

/// The database that the shared files are compiled for.
type Db = Sqlite;

/// The number of reading connections.
const READERS: u32 = 4;

/// How long one connection waits for another's lock.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The WAL is checkpointed after this many pages. SQLite's default is 1000; with a larger value,
/// pages that change often are copied only once.
const LOG_PAGES: &str = "4000";

/// The size in bytes to which the log file is truncated after growing, for instance during a long
/// backup.
const LOG_BYTES: &str = "67108864";

/// The size of the writer's cache; the minus sign means KiB. It holds the pages of hundreds of
/// tables, so that they need not be read again or written before the commit.
const CACHE: &str = "-32768";

const SIGNING_KEY: &str = "signing key";

const NEW_SECRET: &str = "
INSERT INTO secrets (name, bytes) VALUES (?, ?)
ON CONFLICT (name) DO NOTHING";

/// A [`Storage`] in a single file. When a write returns, the data is on disk and survives even a
/// power failure.
pub struct SqliteStorage {
    file: PathBuf,
    readers: SqlitePool,
    /// `None` if the database was opened only to read.
    writer: Option<Writer>,
}

/// Returns the options all connections share.
fn options(file: &Path) -> SqliteConnectOptions {
    let options = SqliteConnectOptions::new().filename(file);
    options
        .busy_timeout(TIMEOUT)
        .foreign_keys(true)
        .disable_statement_logging()
}

/// Returns the options of reading connections.
pub(super) fn reading(file: &Path) -> SqliteConnectOptions {
    options(file).read_only(true)
}

/// Returns the options of the only writing connection.
fn writing(file: &Path) -> SqliteConnectOptions {
    options(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("wal_autocheckpoint", LOG_PAGES)
        .pragma("journal_size_limit", LOG_BYTES)
        .pragma("cache_size", CACHE)
        .pragma("temp_store", "MEMORY")
}

/// Returns the pool of reading connections; each is opened when it is first needed.
fn readers(file: &Path) -> SqlitePool {
    let pool = SqlitePoolOptions::new().max_connections(READERS);
    // The connections are local to this process and cannot break, so they need neither tests nor a
    // maximum age.
    let pool = pool.test_before_acquire(false).max_lifetime(None);
    pool.connect_lazy_with(reading(file))
}

impl SqliteStorage {
    /// Opens a database to read and write, and creates it if there is none. Must be called within a
    /// Tokio runtime, on which the writing task runs.
    ///
    /// # Errors
    /// Returns an error if the file is not for this program ([`StorageError::NotOurs`] or
    /// [`StorageError::Newer`]; it is then left unchanged), if another process has it open
    /// ([`StorageError::Busy`]), or if the disk fails.
    pub async fn open(path: &Path) -> Result<Self, StorageError> {
        let file = file::resolve(path)?;
        if !file::is_blank(&file) {
            migrate::look(&file).await?;
        }
        let lock = file::lock(&file).await?;
        if file::is_blank(&file) {
            migrate::create(&file).await?;
        }
        let mut connection = writing(&file).connect().await?;
        migrate::migrate(&mut connection, &file).await?;
        make_secret(&mut connection).await?;
        let readers = readers(&file);
        let writer = Writer::start(SqliteDesk {
            connection,
            readers: readers.clone(),
            lock: Some(lock),
        });
        Ok(Self {
            file,
            readers,
            writer: Some(writer),
        })
    }

    /// Opens a database for small writes, even while a server has it open: `SQLite` serialises the
    /// writers. Rows the server holds in memory must not be changed.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`SqliteStorage::open`], but [`StorageError::Busy`]
    /// only if a server of an older version has the file open.
    pub async fn open_beside(path: &Path) -> Result<Self, StorageError> {
        match Self::open(path).await {
            Err(StorageError::Busy) => Self::join(&file::resolve(path)?).await,
            opened => opened,
        }
    }

    /// Opens a database that a server already has open.
    async fn join(file: &Path) -> Result<Self, StorageError> {
        let mut connection = writing(file).connect().await?;
        if !migrate::is_newest(&mut connection).await? {
            return Err(StorageError::Busy);
        }
        let readers = readers(file);
        let writer = Writer::start(SqliteDesk {
            connection,
            readers: readers.clone(),
            lock: None,
        });
        Ok(Self {
            file: file.to_owned(),
            readers,
            writer: Some(writer),
        })
    }

    /// Opens a database only to read it, even while a server has it open.
    ///
    /// # Errors
    /// Returns an error if there is no Almagest database ([`StorageError::NotOurs`]), if it is too
    /// new for this program ([`StorageError::Newer`]), or if the disk fails.
    pub async fn open_to_read(path: &Path) -> Result<Self, StorageError> {
        if file::is_blank(path) {
            return Err(file::not_ours(path));
        }
        let file = file::resolve(path)?;
        migrate::look(&file).await?;
        Ok(Self {
            readers: readers(&file),
            file,
            writer: None,
        })
    }

    /// Reads a backup into a new database.
    ///
    /// # Errors
    /// Returns an error if the backup is not an Almagest database, if there is a database already
    /// ([`StorageError::Exists`]), or if the disk fails.
    pub async fn restore(backup: &Path, to: &Path) -> Result<(), StorageError> {
        if file::is_blank(backup) {
            return Err(file::not_ours(backup));
        }
        migrate::look(backup).await?;
        let to = file::resolve_new(to)?;
        backup::copy(backup, &to).await
    }

    /// Returns `PRAGMA synchronous` of the writing connection: 2 (FULL) means that a commit is on
    /// disk before it is acknowledged.
    ///
    /// # Errors
    /// Returns an error if the database is closed or was opened only to read.
    pub async fn synchronous(&self) -> Result<i64, StorageError> {
        let value = self.pragma("PRAGMA synchronous").await?;
        value.ok_or_else(|| StorageError::Other("PRAGMA synchronous returned nothing".into()))
    }

    /// Runs a PRAGMA on the writing connection, so that tests can simulate a full disk.
    #[doc(hidden)]
    pub async fn pragma(&self, pragma: &'static str) -> Result<Option<i64>, StorageError> {
        self.writer()?.number(pragma).await
    }

    /// Returns what a function reads.
    async fn read<T>(
        &self,
        read: impl AsyncFnOnce(&mut SqliteConnection) -> Read<T>,
    ) -> Result<T, StorageError> {
        let mut reader = self.readers.acquire().await?;
        Ok(read(&mut reader).await?)
    }

    fn writer(&self) -> Result<&Writer, StorageError> {
        self.writer.as_ref().ok_or(StorageError::ReadOnly)
    }
}

/// Creates the key that signs cookies if there is none. This is also the first write: it fails at
/// once if the file is not writable.
async fn make_secret(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let secret = query(NEW_SECRET).bind(SIGNING_KEY);
    let secret = secret.bind(random_bytes::<32>().as_slice());
    secret.execute(connection).await.map(drop)
}

impl Storage for SqliteStorage {
    fn write(&self, unit: Vec<Write>) -> Answer<'_, ()> {
        match self.writer() {
            Ok(writer) => writer.write(unit).boxed(),
            Err(error) => ready(Err(error)).boxed(),
        }
    }

    reads!();

    fn room(&self) -> Option<u64> {
        file::room(&self.file)
    }

    fn backup<'a>(&'a self, file: &'a Path) -> Answer<'a, ()> {
        backup::copy(&self.file, file).boxed()
    }

    fn waiting(&self) -> usize {
        self.writer.as_ref().map_or(0, Writer::waiting)
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async {
            if let Some(writer) = &self.writer {
                writer.close().await;
            }
            self.readers.close().await;
        }
        .boxed()
    }
}
