//! Storage: a unit is kept completely or not at all, whatever happens. Tested only through the
//! public interface.
#![allow(clippy::unwrap_used)]

/// Makes a test of each function for each database.
macro_rules! on_every_engine {
    (#[$test:meta] $($name:ident),* $(,)?) => {$(
        mod $name {
            use crate::Engine;

            #[$test]
            async fn on_sqlite() {
                super::$name(Engine::Sqlite).await;
            }

            #[cfg(feature = "postgres")]
            #[$test]
            async fn on_postgres() {
                super::$name(Engine::Postgres).await;
            }
        }
    )*};
}

mod backup;
mod crash;
mod disk;
mod files;
mod games;
mod people;
#[cfg(feature = "postgres")]
mod postgres;
mod tables;
mod units;

use std::path::PathBuf;
use std::sync::Arc;

use server::storage::{LineRow, PlayerRow, SqliteStorage, Status, Storage, TableRow, Write};
use server::{PlayerId, TableId};
use tempfile::TempDir;

/// A database to test.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Engine {
    Sqlite,
    #[cfg(feature = "postgres")]
    Postgres,
}

/// A `Storage` in a temporary folder, or in a schema of its own.
struct TestStorage<S: ?Sized = dyn Storage> {
    storage: Arc<S>,
    folder: TempDir,
    place: Place,
}

/// Where a `Storage` is.
enum Place {
    File(PathBuf),
    #[cfg(feature = "postgres")]
    Server(String),
}

impl Place {
    async fn open(&self) -> Arc<dyn Storage> {
        match self {
            Self::File(file) => Arc::new(SqliteStorage::open(file).await.unwrap()),
            #[cfg(feature = "postgres")]
            Self::Server(address) => Arc::new(postgres::open(address).await.unwrap()),
        }
    }
}

impl TestStorage {
    async fn on(engine: Engine) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let place = match engine {
            Engine::Sqlite => Place::File(folder.path().join("almagest.db")),
            #[cfg(feature = "postgres")]
            Engine::Postgres => Place::Server(postgres::schema().await),
        };
        Self {
            storage: place.open().await,
            folder,
            place,
        }
    }

    /// Returns the address of the database.
    #[cfg(feature = "postgres")]
    fn address(&self) -> &str {
        match &self.place {
            Place::Server(address) => address,
            Place::File(_) => panic!("a file has no address"),
        }
    }

    /// Opens the same database once more.
    async fn opened_again(&self) -> Arc<dyn Storage> {
        self.place.open().await
    }
}

impl TestStorage<SqliteStorage> {
    async fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("almagest.db");
        let storage = SqliteStorage::open(&file).await.unwrap();
        Self {
            storage: Arc::new(storage),
            folder,
            place: Place::File(file),
        }
    }
}

impl<S: Storage + ?Sized> TestStorage<S> {
    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn file(&self) -> PathBuf {
        self.path("almagest.db")
    }

    async fn write(&self, write: Write) {
        self.storage.write(vec![write]).await.unwrap();
    }

    async fn player(&self, name: &str) -> PlayerId {
        let row = player_row(name);
        self.write(Write::NewPlayer(row.clone())).await;
        row.id
    }

    async fn table(&self, row: &TableRow) -> TableId {
        self.write(Write::NewTable(row.clone())).await;
        row.id
    }

    /// Stores a table whose game has begun.
    async fn game(&self) -> TableId {
        begin(&*self.storage).await
    }
}

/// Stores a table whose game has begun.
async fn begin(storage: &(impl Storage + ?Sized)) -> TableId {
    let row = table_row(Status::Playing);
    let begin = Write::Begin {
        table: row.id,
        header: "header".into(),
        data: "hash".into(),
    };
    let table = row.id;
    storage
        .write(vec![Write::NewTable(row), begin])
        .await
        .unwrap();
    table
}

fn player_row(name: &str) -> PlayerRow {
    PlayerRow {
        id: PlayerId::random(),
        name: name.into(),
        since: 1,
    }
}

fn table_row(status: Status) -> TableRow {
    TableRow {
        id: TableId::random(),
        status,
        public: true,
        attended: false,
        maker: None,
        members: vec![],
        touched: 10,
        about: r#"{"game":"astra"}"#.into(),
    }
}

fn line_row(table: TableId, version: u64) -> LineRow {
    LineRow {
        table,
        version,
        text: format!("line {version}"),
        request: Some((1, format!("request {version}"))),
        clocks: None,
        at: 20,
    }
}

fn line(table: TableId, version: u64) -> Write {
    Write::Line(line_row(table, version))
}

/// Returns the versions of a table's lines.
async fn versions(storage: &(impl Storage + ?Sized), table: TableId) -> Vec<u64> {
    let game = storage.whole_game(table).await.unwrap().unwrap();
    game.lines.iter().map(|line| line.version).collect()
}
