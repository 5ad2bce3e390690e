//! A `Storage` in a PostgreSQL database.

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
mod lines;
mod migrate;
#[path = "../read.rs"]
#[allow(clippy::duplicate_mod, reason = "see above")]
mod read;
mod readers;
mod servers;
mod transfer;

use std::future::ready;
use std::path::Path;
use std::sync::Arc;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use sqlx::postgres::{PgConnection, Postgres};
use sqlx::{Connection, query};

use self::desk::PostgresDesk;
use self::fault::storage_error;
use self::migrate::Content;
use self::read::Read;
use self::readers::Readers;
use self::servers::{Purpose, Servers};
use super::reads::reads;
use super::sqlite::{backup, migrate as migrate_sqlite};
use super::writer::Writer;
use super::{
    Answer, DisposableRow, KeyRow, LineRow, PlayerRow, RunRow, SessionRow, Status, Storage,
    StorageError, StoredGame, TableRow, TokenRow, Write,
};
use crate::id::random_bytes;
use crate::{PlayerId, TableId};

/// The database that the shared files are compiled for.
type Db = Postgres;

const NEW_SECRET: &str = "
INSERT INTO secrets (name, bytes) VALUES ('signing key', $1)
ON CONFLICT (name) DO NOTHING";

/// A [`Storage`] in a PostgreSQL database. When a write returns, it is committed as safely as the server
/// commits anything: `synchronous_commit` is on, whatever its default.
pub struct PostgresStorage {
    servers: Arc<Servers>,
    readers: Arc<Readers>,
    /// `None` if the database was opened only to read.
    writer: Option<Writer>,
}

impl PostgresStorage {
    /// Opens a database to read and write, and sets it up if it is empty. The addresses are those of
    /// servers of one database; the one that can be written is used, now and after every lost
    /// connection. Must be called within a Tokio runtime, on which the writing task runs.
    ///
    /// # Errors
    /// Returns an error if an address is wrong, no server can be written, or the database is not for
    /// this program.
    pub async fn open(urls: &[String]) -> Result<Self, StorageError> {
        let servers = Arc::new(Servers::parse(urls, Purpose::Write)?);
        let connection = servers.connect().await?;
        Self::open_at(servers, connection).await
    }

    /// Opens a database to read and write that has been set up before.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`PostgresStorage::open`], and [`StorageError::Empty`] if
    /// nothing has been set up.
    pub async fn open_existing(urls: &[String]) -> Result<Self, StorageError> {
        let servers = Arc::new(Servers::parse(urls, Purpose::Write)?);
        let mut connection = servers.connect().await?;
        must_exist(&mut connection, &servers).await?;
        Self::open_at(servers, connection).await
    }

    /// Opens a database only to read it, perhaps from a standby.
    ///
    /// # Errors
    /// Returns an error if no server can be reached, or the database is not for this program.
    pub async fn open_to_read(urls: &[String]) -> Result<Self, StorageError> {
        let servers = Arc::new(Servers::parse(urls, Purpose::Read)?);
        let mut connection = servers.connect().await?;
        must_exist(&mut connection, &servers).await?;
        Ok(Self {
            readers: Arc::new(Readers::new(Arc::clone(&servers))),
            servers,
            writer: None,
        })
    }

    /// Reads a backup into an empty database, completely or not at all.
    ///
    /// # Errors
    /// Returns an error if the backup is not an Almagest database, no server can be written, or the
    /// database is not empty ([`StorageError::NotEmpty`] or [`StorageError::Foreign`]).
    pub async fn restore(backup: &Path, urls: &[String]) -> Result<(), StorageError> {
        let servers = Servers::parse(urls, Purpose::Write)?;
        // The file is removed at the end if it is a copy.
        let (mut from, _copy) = migrate_sqlite::open_newest(backup).await?;
        let mut to = servers.connect().await?;
        let server = servers.name();
        if let Content::Version(_) = migrate::look(&mut to, server).await? {
            let server = server.to_owned();
            return Err(StorageError::NotEmpty { server });
        }
        let fault = |error| storage_error(error, server);
        let mut filling = to.begin().await.map_err(fault)?;
        migrate::set_up(&mut filling).await.map_err(fault)?;
        transfer::to_postgres(&mut from, &mut filling, server).await?;
        filling.commit().await.map_err(fault)
    }

    /// Returns the addresses without users and passwords, to be displayed.
    ///
    /// # Errors
    /// Returns an error if an address cannot be read.
    pub fn names(urls: &[String]) -> Result<String, StorageError> {
        Ok(Servers::parse(urls, Purpose::Read)?.names())
    }

    async fn open_at(
        servers: Arc<Servers>,
        mut connection: PgConnection,
    ) -> Result<Self, StorageError> {
        migrate::migrate(&mut connection, servers.name()).await?;
        let readers = Arc::new(Readers::new(Arc::clone(&servers)));
        let desk = async {
            // Creates the key that signs cookies if there is none.
            let secret = query(NEW_SECRET).bind(random_bytes::<32>());
            secret.execute(&mut connection).await?;
            PostgresDesk::new(Arc::clone(&servers), connection, Arc::clone(&readers)).await
        };
        let desk = desk.await;
        let desk = desk.map_err(|error| storage_error(error, servers.name()))?;
        Ok(Self {
            servers,
            readers,
            writer: Some(Writer::start(desk)),
        })
    }

    /// Returns the number that a statement returns on the writing connection, for tests.
    #[doc(hidden)]
    pub async fn number(&self, sql: &'static str) -> Result<Option<i64>, StorageError> {
        self.writer()?.number(sql).await
    }

    /// Returns what a function reads.
    async fn read<T>(
        &self,
        read: impl AsyncFnOnce(&mut PgConnection) -> Read<T>,
    ) -> Result<T, StorageError> {
        self.readers.read(read).await
    }

    fn writer(&self) -> Result<&Writer, StorageError> {
        self.writer.as_ref().ok_or(StorageError::ReadOnly)
    }
}

async fn must_exist(connection: &mut PgConnection, servers: &Servers) -> Result<(), StorageError> {
    match migrate::look(connection, servers.name()).await? {
        Content::Version(_) => Ok(()),
        Content::Nothing => Err(StorageError::Empty {
            server: servers.name().to_owned(),
        }),
    }
}

impl Storage for PostgresStorage {
    fn write(&self, unit: Vec<Write>) -> Answer<'_, ()> {
        match self.writer() {
            Ok(writer) => writer.write(unit).boxed(),
            Err(error) => ready(Err(error)).boxed(),
        }
    }

    reads!();

    /// Returns `None`: a client cannot know how much room the server has.
    fn room(&self) -> Option<u64> {
        None
    }

    fn backup<'a>(&'a self, file: &'a Path) -> Answer<'a, ()> {
        let copy = async |part: &Path| {
            let mut from = self.servers.connect().await?;
            let mut to = migrate_sqlite::set_up(part).await?;
            transfer::to_sqlite(&mut from, &mut to, self.servers.name()).await?;
            migrate_sqlite::finish(to).await
        };
        backup::write_new(file, copy).boxed()
    }

    fn waiting(&self) -> usize {
        self.writer.as_ref().map_or(0, Writer::waiting)
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async {
            match &self.writer {
                // It closes the readers, too.
                Some(writer) => writer.close().await,
                None => self.readers.close().await,
            }
        }
        .boxed()
    }
}
