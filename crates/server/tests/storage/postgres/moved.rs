//! Backups of a PostgreSQL database, and moving from one database to another and back.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use server::PlayerId;
use server::storage::{
    PostgresStorage, SessionRow, SnapshotRow, SqliteStorage, Status, Storage, StorageError,
    TableRow, TokenRow, Write,
};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, query_scalar};

use super::{open, run, schema};
use crate::{Engine, TestStorage, begin, line, player_row, table_row, versions};

/// Fills a database with rows of every kind, with and without values where they can be missing.
async fn fill(storage: &dyn Storage) {
    let ada = player_row("Ève");
    let write = async |write| storage.write(vec![write]).await.unwrap();
    write(Write::NewPlayer(ada.clone())).await;
    write(Write::NewPlayer(player_row("Bob"))).await;
    write(Write::NewToken(TokenRow {
        hash: [1; 32],
        player: ada.id,
        label: "bot".into(),
        since: 3,
    }))
    .await;
    write(Write::NewLink {
        hash: [2; 32],
        player: ada.id,
        until: 4,
    })
    .await;
    for (issued, ended) in [(5, false), (6, true)] {
        write(Write::Session(SessionRow {
            player: ada.id,
            issued,
            device: "Firefox".into(),
            seen: 7,
            ended,
        }))
        .await;
    }
    write(Write::EndOtherSessions {
        player: ada.id,
        now: 8,
        issued: Some(5),
    })
    .await;
    write(Write::Import {
        player: ada.id,
        at: 9,
        bytes: 10,
    })
    .await;
    write(Write::Data {
        hash: "hash".into(),
        files: "ten cards".into(),
    })
    .await;
    write(Write::RotateKey {
        key: [3; 32],
        until: 11,
    })
    .await;
    let run = server::storage::RunRow {
        began: 12,
        until: 13,
    };
    write(Write::Run { run, forget: 0 }).await;
    for (status, maker) in [(Status::Open, Some(ada.id)), (Status::Over, None)] {
        let row = TableRow {
            maker,
            public: maker.is_none(),
            attended: true,
            members: maker.into_iter().collect::<Vec<PlayerId>>(),
            ..table_row(status)
        };
        write(Write::NewTable(row)).await;
    }
    write(Write::NewHiddenTable(table_row(Status::Over))).await;
    let table = begin(storage).await;
    let lines = (1..=699).map(|version| line(table, version));
    storage.write(lines.collect()).await.unwrap();
    write(Write::Line(server::storage::LineRow {
        request: None,
        ..crate::line_row(table, 700)
    }))
    .await;
    let row = server::storage::LineRow {
        request: Some((1, "a\0\\0b".into())),
        clocks: Some("[1,2]".into()),
        ..crate::line_row(table, 701)
    };
    write(Write::Line(row)).await;
    write(Write::Snapshot(SnapshotRow {
        table,
        version: 640,
        bytes: vec![0, 1, 255],
    }))
    .await;
}

/// Returns every row of every table of a SQLite file, as text.
async fn rows(file: &Path) -> BTreeMap<String, Vec<String>> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    let mut connection = options.connect().await.unwrap();
    let names = "SELECT name FROM sqlite_schema WHERE type = 'table'";
    let names: Vec<String> = query_scalar(names)
        .fetch_all(&mut connection)
        .await
        .unwrap();
    let mut rows = BTreeMap::new();
    for name in names {
        let columns = format!("SELECT name FROM pragma_table_info('{name}') ORDER BY name");
        let columns: Vec<String> = query_scalar(AssertSqlSafe(columns))
            .fetch_all(&mut connection)
            .await
            .unwrap();
        let columns: Vec<_> = columns
            .iter()
            .map(|name| format!("quote({name})"))
            .collect();
        let select = format!(
            "SELECT {} AS row FROM {name} ORDER BY row",
            columns.join("||' '||")
        );
        let found = query_scalar(AssertSqlSafe(select))
            .fetch_all(&mut connection)
            .await;
        rows.insert(name, found.unwrap());
    }
    rows
}

#[tokio::test]
async fn everything_moves_to_postgresql_and_back() {
    let sqlite = TestStorage::sqlite().await;
    fill(&*sqlite.storage).await;
    let there = sqlite.path("there.db");
    sqlite.storage.backup(&there).await.unwrap();

    let address = schema().await;
    let urls = [address.clone()];
    PostgresStorage::restore(&there, &urls).await.unwrap();
    let storage = open(&address).await.unwrap();
    let back = sqlite.path("back.db");
    storage.backup(&back).await.unwrap();
    let before = rows(&there).await;
    assert_eq!(before.len(), 13, "every table must be compared");
    assert!(before.values().all(|rows| !rows.is_empty()), "{before:?}");
    assert_eq!(rows(&back).await, before);

    // And into a SQLite file that a server uses.
    let file = sqlite.path("folder/again.db");
    SqliteStorage::restore(&back, &file).await.unwrap();
    assert_eq!(rows(&file).await, before);
    let again = SqliteStorage::open(&file).await.unwrap();
    assert_eq!(again.signing_keys().await, storage.signing_keys().await);
    // Both go on from there.
    for storage in [&again as &dyn Storage, &storage] {
        let table = begin(storage).await;
        storage.write(vec![line(table, 1)]).await.unwrap();
        assert_eq!(versions(storage, table).await, [1]);
    }
}

#[tokio::test]
async fn a_backup_is_read_only_into_an_empty_database() {
    let sqlite = TestStorage::sqlite().await;
    fill(&*sqlite.storage).await;
    let backup = sqlite.path("backup.db");
    sqlite.storage.backup(&backup).await.unwrap();
    let restore = async |address: &str| PostgresStorage::restore(&backup, &[address.into()]).await;

    let address = schema().await;
    open(&address).await.unwrap().close().await;
    assert!(matches!(
        restore(&address).await,
        Err(StorageError::NotEmpty { .. })
    ));
    let address = schema().await;
    run(&address, "CREATE TABLE recipes (name TEXT)").await;
    assert!(matches!(
        restore(&address).await,
        Err(StorageError::Foreign { .. })
    ));
    let existing = SqliteStorage::restore(&backup, &sqlite.file()).await;
    assert!(matches!(existing, Err(StorageError::Exists { .. })));

    // What cannot be stored leaves the database as empty as before.
    let ruined = sqlite.path("ruined.db");
    fs::copy(&backup, &ruined).unwrap();
    let options = SqliteConnectOptions::new().filename(&ruined);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql("UPDATE lines SET text = 'a' || char(0) WHERE version = 700")
        .execute(&mut connection)
        .await
        .unwrap();
    let address = schema().await;
    let urls = [address.clone()];
    let refused = PostgresStorage::restore(&ruined, &urls).await;
    assert!(
        matches!(refused, Err(StorageError::Other(_))),
        "{refused:?}"
    );
    restore(&address).await.unwrap();

    let essay = sqlite.path("essay.db");
    fs::write(&essay, "my only essay").unwrap();
    let urls = [schema().await];
    for file in [&essay, &sqlite.path("none.db")] {
        let refused = PostgresStorage::restore(file, &urls).await;
        assert!(
            matches!(refused, Err(StorageError::NotOurs { .. })),
            "{refused:?}"
        );
        let refused = SqliteStorage::restore(file, &sqlite.path("new.db")).await;
        assert!(
            matches!(refused, Err(StorageError::NotOurs { .. })),
            "{refused:?}"
        );
    }
}

/// A backup of an older version is migrated on the way, and stays as it is.
#[tokio::test]
async fn an_old_backup_is_migrated_on_the_way() {
    let folder = tempfile::tempdir().unwrap();
    let old = folder.path().join("old.db");
    let options = SqliteConnectOptions::new()
        .filename(&old)
        .create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    let first = include_str!("../../../migrations/sqlite/0001_tables.sql");
    let marks = "PRAGMA application_id = 1097624929; PRAGMA user_version = 1;
        INSERT INTO secrets VALUES ('signing key', zeroblob(32));
        INSERT INTO players VALUES (zeroblob(16), 'Ada', 5)";
    for sql in [first, marks] {
        sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    }
    sqlx::Connection::close(connection).await.unwrap();
    let before = fs::read(&old).unwrap();
    let address = schema().await;
    PostgresStorage::restore(&old, std::slice::from_ref(&address))
        .await
        .unwrap();
    let storage = open(&address).await.unwrap();
    let ada = storage.player(PlayerId::from_bytes([0; 16])).await.unwrap();
    assert_eq!(ada.unwrap().name, "Ada");
    assert!(fs::read(&old).unwrap() == before);
}

/// A backup shows one moment, also while others write.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_busy_server_is_consistent() {
    let server = TestStorage::on(Engine::Postgres).await;
    let (first, second) = (server.game().await, server.game().await);
    let answered = Arc::new(AtomicU64::new(0));
    let writing = {
        let (storage, answered) = (Arc::clone(&server.storage), Arc::clone(&answered));
        tokio::spawn(async move {
            for version in 1.. {
                // Both or neither.
                let unit = vec![line(first, version), line(second, version)];
                storage.write(unit).await.unwrap();
                answered.store(version, Ordering::SeqCst);
            }
        })
    };
    for number in 0..3 {
        while answered.load(Ordering::SeqCst) < 100 * (number + 1) {
            tokio::task::yield_now().await;
        }
        let before = answered.load(Ordering::SeqCst);
        let copy = server.path(&format!("copy {number}.db"));
        server.storage.backup(&copy).await.unwrap();
        let copy = SqliteStorage::open(&copy).await.unwrap();
        let (one, two) = (versions(&copy, first).await, versions(&copy, second).await);
        assert_eq!(one, two);
        assert!(one.len() as u64 >= before);
        assert!(one.iter().copied().eq(1..=one.len() as u64), "no gaps");
    }
    writing.abort();
    let refused = server.storage.backup(&server.path("copy 0.db")).await;
    assert!(matches!(refused, Err(StorageError::Exists { .. })));
}
