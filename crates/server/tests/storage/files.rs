//! The database file: created, reopened, refused.

use std::fs;
use std::path::{Path, PathBuf};

use server::storage::{SqliteStorage, Storage, StorageError, Write};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, raw_sql};
use tempfile::TempDir;

use crate::{TestStorage, begin, line, player_row, versions};

async fn open(file: &Path) -> Result<SqliteStorage, StorageError> {
    SqliteStorage::open(file).await
}

async fn raw(file: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true);
    options.connect().await.unwrap()
}

async fn run(file: &Path, sql: &'static str) {
    let mut connection = raw(file).await;
    raw_sql(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// Returns the names of the files in a folder.
fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap();
    let name = |file: fs::DirEntry| file.file_name().into_string().unwrap();
    let mut names: Vec<_> = files.map(|file| name(file.unwrap())).collect();
    names.sort();
    names
}

#[tokio::test]
async fn missing_folders_and_files_are_created() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("some/new/folder/almagest.db");
    let storage = open(&file).await.unwrap();
    let table = begin(&storage).await;
    storage.close().await;
    let left = names(file.parent().unwrap());
    assert_eq!(
        left,
        ["almagest.db", "almagest.db-lock"],
        "the log must be gone after closing"
    );
    let again = open(&file).await.unwrap();
    assert!(again.game(table).await.unwrap().is_some());
}

#[tokio::test]
async fn an_empty_file_becomes_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("almagest.db");
    fs::write(&file, "").unwrap();
    begin(&open(&file).await.unwrap()).await;
}

#[cfg(unix)]
#[tokio::test]
async fn other_users_cannot_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let server = TestStorage::sqlite().await;
    server.game().await;
    server
        .storage
        .backup(&server.path("copy.db"))
        .await
        .unwrap();
    for name in ["almagest.db", "almagest.db-wal", "copy.db"] {
        let mode = fs::metadata(server.path(name))
            .unwrap()
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[tokio::test]
async fn writes_survive_a_drop_without_closing() {
    let server = TestStorage::sqlite().await;
    let table = server.game().await;
    server.write(line(table, 1)).await;
    let (file, folder) = (server.file(), server.folder);
    drop(server.storage);
    let again = open(&file).await.unwrap();
    assert_eq!(versions(&again, table).await, [1]);
    drop(folder);
}

#[test]
fn writes_survive_the_end_of_the_runtime() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("almagest.db");
    let run = || tokio::runtime::Runtime::new().unwrap();
    let (storage, table) = run().block_on(async {
        let storage = open(&file).await.unwrap();
        let table = begin(&storage).await;
        storage.write(vec![line(table, 1)]).await.unwrap();
        (storage, table)
    });
    run().block_on(async {
        let lost = storage.write(vec![line(table, 2)]).await;
        assert!(
            matches!(lost, Err(StorageError::Other(_))),
            "the writing task must be gone"
        );
        assert!(storage.write(vec![]).await.is_err());
        let again = open(&file).await.unwrap();
        assert_eq!(versions(&again, table).await, [1]);
    });
}

#[tokio::test]
async fn a_closed_storage_refuses_writes_and_loses_nothing() {
    let server = TestStorage::sqlite().await;
    let table = server.game().await;
    let units = (1..=50).map(|version| server.storage.write(vec![line(table, version)]));
    let writes = futures_util::future::join_all(units);
    let (outcomes, ()) = tokio::join!(writes, server.storage.close());
    assert!(outcomes.iter().all(Result::is_ok));
    server.storage.close().await;
    assert!(server.storage.signing_keys().await.is_err());
    let late = server.storage.write(vec![line(table, 51)]).await;
    assert!(matches!(late, Err(StorageError::Other(_))), "{late:?}");
    assert!(server.storage.table(table).await.is_err());
    let again = open(&server.file()).await.unwrap();
    assert!(versions(&again, table).await.into_iter().eq(1..=50));
}

#[tokio::test]
async fn only_one_server_at_a_time_can_open_a_file() {
    let server = TestStorage::sqlite().await;
    let table = server.game().await;
    assert_eq!(open(&server.file()).await.err(), Some(StorageError::Busy));
    #[cfg(unix)]
    {
        let link = server.path("link.db");
        std::os::unix::fs::symlink(server.file(), &link).unwrap();
        assert_eq!(
            open(&link).await.err(),
            Some(StorageError::Busy),
            "the link must count as the same file"
        );
    }
    server.write(line(table, 1)).await;
    server.storage.close().await;
    open(&server.file()).await.unwrap();
}

#[tokio::test]
async fn a_reader_only_reads() {
    let server = TestStorage::sqlite().await;
    let table = server.game().await;
    let reader = SqliteStorage::open_to_read(&server.file()).await.unwrap();
    server.write(line(table, 1)).await;
    assert_eq!(versions(&reader, table).await, [1]);
    assert_eq!(
        reader.signing_keys().await,
        server.storage.signing_keys().await
    );
    let written = reader
        .write(vec![Write::NewPlayer(player_row("Ada"))])
        .await;
    assert_eq!(written, Err(StorageError::ReadOnly));
    assert_eq!(reader.synchronous().await, Err(StorageError::ReadOnly));
    reader.close().await;
}

/// Checks that a file is refused, both for writing and for reading, without being changed.
async fn refused(file: &Path, why: &StorageError) {
    let before = fs::read(file).unwrap();
    let around = names(file.parent().unwrap());
    assert_eq!(open(file).await.err().as_ref(), Some(why));
    assert_eq!(
        SqliteStorage::open_to_read(file).await.err().as_ref(),
        Some(why)
    );
    assert!(
        fs::read(file).unwrap() == before,
        "the file must not change"
    );
    assert_eq!(names(file.parent().unwrap()), around);
}

fn not_ours(file: &Path) -> StorageError {
    let file = file.canonicalize().unwrap().display().to_string();
    StorageError::NotOurs { file }
}

fn scratch() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("some.db");
    (folder, file)
}

#[tokio::test]
async fn garbage_is_refused() {
    for length in [1, 20, 100, 4096, 50_000] {
        let (_folder, file) = scratch();
        fs::write(&file, "my only essay ".repeat(length)).unwrap();
        refused(&file, &not_ours(&file)).await;
    }
}

#[tokio::test]
async fn another_database_is_refused() {
    for sql in [
        "CREATE TABLE recipes (name TEXT)",
        "PRAGMA journal_mode = WAL; CREATE TABLE recipes (name TEXT)",
        "PRAGMA user_version = 1; PRAGMA application_id = 7",
    ] {
        let (_folder, file) = scratch();
        run(&file, sql).await;
        refused(&file, &not_ours(&file)).await;
    }
}

#[tokio::test]
async fn a_newer_database_is_refused() {
    let (_folder, file) = scratch();
    let storage = open(&file).await.unwrap();
    storage.close().await;
    run(&file, "PRAGMA user_version = 99").await;
    refused(
        &file,
        &StorageError::Newer {
            found: 99,
            known: 3,
        },
    )
    .await;
}

#[tokio::test]
async fn a_missing_file_and_a_folder_are_refused() {
    let (folder, file) = scratch();
    let missing = SqliteStorage::open_to_read(&file).await.err();
    assert!(
        matches!(missing, Some(StorageError::NotOurs { .. })),
        "{missing:?}"
    );
    let directory = open(folder.path()).await.err();
    assert!(
        matches!(directory, Some(StorageError::NotOurs { .. })),
        "{directory:?}"
    );
    assert_eq!(names(folder.path()), [""; 0]);
}

#[cfg(unix)]
#[tokio::test]
async fn a_socket_is_refused_and_not_replaced() {
    let (folder, file) = scratch();
    let _socket = std::os::unix::net::UnixListener::bind(&file).unwrap();
    let refused = open(&file).await.err();
    assert!(
        matches!(refused, Some(StorageError::NotOurs { .. })),
        "{refused:?}"
    );
    assert_eq!(names(folder.path()), ["some.db"]);
}

/// The error contains nothing of the row.
#[tokio::test]
async fn an_unreadable_row_is_not_quoted() {
    let server = TestStorage::sqlite().await;
    let table = server.game().await;
    server.storage.close().await;
    run(
        &server.file(),
        "PRAGMA foreign_keys = OFF; UPDATE tables SET maker = X'0102'",
    )
    .await;
    let storage = open(&server.file()).await.unwrap();
    let Err(StorageError::Other(reason)) = storage.table(table).await else {
        panic!("the row must be unreadable");
    };
    assert_eq!(reason, "unreadable: bytes");
}
