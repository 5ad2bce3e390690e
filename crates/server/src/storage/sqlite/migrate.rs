//! The versions of the database, and how its files are recognised.

use std::fs;
use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, query, query_scalar, raw_sql};

use super::fault::{cannot_open, is_no_database};
use super::{backup, file};
use crate::TableId;
use crate::storage::StorageError;

/// The `PRAGMA application_id` of Almagest databases: "Alma".
const OURS: i64 = 0x416c_6d61;

/// The steps from each version to the next. Released migrations never change.
const MIGRATIONS: [&str; 3] = [
    include_str!("../../../migrations/sqlite/0001_tables.sql"),
    include_str!("../../../migrations/sqlite/0002_sessions_and_runs.sql"),
    include_str!("../../../migrations/sqlite/0003_imports_and_hidden_tables.sql"),
];

/// The newest version of the database.
const NEWEST: i64 = MIGRATIONS.len() as i64;

/// Rejects files that are not Almagest databases or are newer, without touching anything. Because
/// the file is opened as immutable, not even side files are created.
///
/// The file alone may be inconsistent: a process killed while SQLite copied the log into it leaves
/// a header that counts pages which are still only in the log. `writable_schema` makes SQLite read
/// such a header instead of calling the file malformed. Opening the file with its log repairs it.
pub(super) async fn look(path: &Path) -> Result<(), StorageError> {
    let options = SqliteConnectOptions::new().filename(path).immutable(true);
    let options = options.pragma("writable_schema", "ON");
    let version = async {
        let mut connection = options.read_only(true).connect().await?;
        let version = version(&mut connection).await;
        connection.close().await?;
        version
    };
    match version.await {
        Ok(Some(version)) => known(version),
        Ok(None) => Err(file::not_ours(path)),
        Err(error) if is_no_database(&error) => Err(file::not_ours(path)),
        Err(error) if cannot_open(&error) => Err(StorageError::ReadOnly),
        Err(error) => Err(error.into()),
    }
}

fn known(version: i64) -> Result<(), StorageError> {
    let (found, known) = (version, NEWEST);
    if found > known {
        return Err(StorageError::Newer { found, known });
    }
    Ok(())
}

/// Returns the version of a database, if it is an Almagest database. Both values are in the file's
/// header, so the rest of the file need not be readable.
async fn version(connection: &mut SqliteConnection) -> Result<Option<i64>, sqlx::Error> {
    let id: i64 = query_scalar("PRAGMA application_id")
        .fetch_one(&mut *connection)
        .await?;
    let version = query_scalar("PRAGMA user_version")
        .fetch_one(connection)
        .await?;
    Ok((id == OURS).then_some(version))
}

/// Returns whether a database has the version this program writes.
pub(super) async fn is_newest(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    Ok(version(connection).await? == Some(NEWEST))
}

/// Creates a database under another name and renames it once it is complete, so that a killed
/// process leaves no partial database.
pub(super) async fn create(path: &Path) -> Result<(), StorageError> {
    let fresh = file::beside(path, "-new");
    for ending in ["", "-journal", "-wal", "-shm"] {
        // The file usually does not exist; if it cannot be removed, the next lines fail.
        let _ = fs::remove_file(file::beside(&fresh, ending));
    }
    file::create(&fresh)?;
    let fresh = file::Unfinished(fresh);
    let connection = set_up(&fresh.0).await?;
    finish(connection).await?;
    file::publish(&fresh.0, path)
}

/// Makes an empty file a database without rows.
pub(in crate::storage) async fn set_up(file: &Path) -> Result<SqliteConnection, StorageError> {
    let options = SqliteConnectOptions::new().filename(file);
    let mut connection = options.connect().await?;
    run_from(&mut connection, 0).await?;
    Ok(connection)
}

/// Closes a database that was set up, as one whose changes go into a log from now on.
pub(in crate::storage) async fn finish(
    mut connection: SqliteConnection,
) -> Result<(), StorageError> {
    query("PRAGMA journal_mode = WAL")
        .execute(&mut connection)
        .await?;
    Ok(connection.close().await?)
}

/// Opens a database to read it, after migrating a copy if it is of an older version. The copy is
/// removed with the returned file.
#[cfg_attr(
    not(feature = "postgres"),
    allow(dead_code, reason = "other databases read backups this way")
)]
pub(in crate::storage) async fn open_newest(
    path: &Path,
) -> Result<(SqliteConnection, Option<file::Unfinished>), StorageError> {
    if file::is_blank(path) {
        return Err(file::not_ours(path));
    }
    look(path).await?;
    let mut connection = super::reading(path).connect().await?;
    if is_newest(&mut connection).await? {
        return Ok((connection, None));
    }
    connection.close().await?;
    let name = format!("almagest-{}.db", TableId::random());
    let copy = file::Unfinished(std::env::temp_dir().join(name));
    backup::copy(path, &copy.0).await?;
    let options = SqliteConnectOptions::new().filename(&copy.0);
    let mut connection = options.connect().await?;
    migrate(&mut connection, &copy.0).await?;
    Ok((connection, Some(copy)))
}

/// Migrates a database to the newest version.
pub(super) async fn migrate(
    connection: &mut SqliteConnection,
    path: &Path,
) -> Result<(), StorageError> {
    let version = version(connection).await?;
    let version = version.ok_or_else(|| file::not_ours(path))?;
    known(version)?;
    if version < NEWEST {
        run_from(connection, version).await?;
        // Copies the log into the file itself, where an older program looks for the version.
        query("PRAGMA wal_checkpoint(TRUNCATE)")
            .execute(connection)
            .await?;
    }
    Ok(())
}

/// Runs the migrations after a version, each in its own transaction.
async fn run_from(connection: &mut SqliteConnection, version: i64) -> Result<(), sqlx::Error> {
    for (before, migration) in (0..).zip(MIGRATIONS) {
        if before >= version {
            let mut step = connection.begin().await?;
            raw_sql(migration).execute(&mut *step).await?;
            mark(&mut step, before + 1).await?;
            step.commit().await?;
        }
    }
    Ok(())
}

/// Marks a database as an Almagest database of this version. A PRAGMA takes no bound arguments.
async fn mark(connection: &mut SqliteConnection, version: i64) -> Result<(), sqlx::Error> {
    let marks = format!("PRAGMA application_id = {OURS}; PRAGMA user_version = {version}");
    raw_sql(AssertSqlSafe(marks)).execute(connection).await?;
    Ok(())
}
