//! Storage: a unit is kept completely or not at all, whatever happens. Tested only through the
//! public interface.
#![allow(clippy::unwrap_used)]

mod backup;
mod crash;
mod disk;
mod files;
mod games;
mod people;
mod tables;
mod units;

use std::path::{Path, PathBuf};

use server::storage::{LineRow, PlayerRow, SqliteStorage, Status, Storage, TableRow, Write};
use server::{PlayerId, TableId};
use tempfile::TempDir;

/// The `Storage` under test. The tests of the SQLite file use [`TestStorage::sqlite`].
type Tested = SqliteStorage;

/// Opens the `Storage` under test.
async fn opened(file: &Path) -> Tested {
    SqliteStorage::open(file).await.unwrap()
}

/// A `Storage` in a temporary folder.
struct TestStorage<S = Tested> {
    storage: S,
    folder: TempDir,
}

impl TestStorage {
    async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let storage = opened(&folder.path().join("almagest.db")).await;
        Self { storage, folder }
    }
}

impl TestStorage<SqliteStorage> {
    async fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("almagest.db");
        let storage = SqliteStorage::open(&file).await.unwrap();
        Self { storage, folder }
    }
}

impl<S: Storage> TestStorage<S> {
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
        begin(&self.storage).await
    }
}

/// Stores a table whose game has begun.
async fn begin(storage: &impl Storage) -> TableId {
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
async fn versions(storage: &impl Storage, table: TableId) -> Vec<u64> {
    let game = storage.whole_game(table).await.unwrap().unwrap();
    game.lines.iter().map(|line| line.version).collect()
}
