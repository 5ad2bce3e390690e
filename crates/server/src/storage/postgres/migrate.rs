//! The versions of the database, and how it is recognised.

use sqlx::postgres::PgConnection;
use sqlx::{Connection, query, query_scalar, raw_sql};

use super::fault::storage_error;
use crate::storage::StorageError;

/// The steps from each version to the next. Released migrations never change. The versions are not
/// those of SQLite.
const MIGRATIONS: [&str; 1] = [include_str!("../../../migrations/postgres/0001_tables.sql")];

/// The newest version of the database.
const NEWEST: i64 = MIGRATIONS.len() as i64;

/// How often migrating is tried while other servers are migrating, too.
const TRIES: u32 = 3;

/// The number of relations in the schema that new tables would get into, if there is one, and whether
/// one of them is ours.
const LOOK: &str = "
SELECT count(c.oid), coalesce(bool_or(c.relname = 'almagest'), FALSE)
FROM pg_namespace AS n LEFT JOIN pg_class AS c ON c.relnamespace = n.oid
WHERE n.nspname = current_schema()
GROUP BY n.oid";

const VERSION: &str = "SELECT version FROM almagest";

/// Whoever migrates locks the row, so others wait.
const LOCK_VERSION: &str = "SELECT version FROM almagest FOR UPDATE";

/// What a database contains.
pub(super) enum Content {
    /// Nothing.
    Nothing,
    /// An Almagest database of this version.
    Version(i64),
}

/// Returns what a database contains.
///
/// # Errors
/// Returns an error if it is something else or newer.
pub(super) async fn look(
    connection: &mut PgConnection,
    server: &str,
) -> Result<Content, StorageError> {
    let fault = |error| storage_error(error, server);
    let found: Option<(i64, bool)> = sqlx::query_as(LOOK)
        .fetch_optional(&mut *connection)
        .await
        .map_err(fault)?;
    let server = server.to_owned();
    match found {
        // There is no schema that this user may use.
        None => Err(StorageError::Denied { server }),
        Some((0, _)) => Ok(Content::Nothing),
        Some((_, false)) => Err(StorageError::Foreign { server }),
        Some((_, true)) => {
            let version = query_scalar(VERSION).fetch_one(connection).await;
            let (found, known) = (version.map_err(fault)?, NEWEST);
            if found > known {
                return Err(StorageError::Newer { found, known });
            }
            Ok(Content::Version(found))
        }
    }
}

/// Makes an empty database ours, and migrates an older one to the newest version.
///
/// # Errors
/// Returns an error if the database contains something else or is newer, or if the server fails.
pub(super) async fn migrate(
    connection: &mut PgConnection,
    server: &str,
) -> Result<(), StorageError> {
    let mut tries = 1;
    loop {
        let migrated = match look(connection, server).await? {
            Content::Version(NEWEST) => return Ok(()),
            Content::Version(_) => run_from(connection, Some(LOCK_VERSION)).await,
            Content::Nothing => run_from(connection, None).await,
        };
        match migrated.map_err(|error| storage_error(error, server)) {
            Ok(()) => return Ok(()),
            // Another server created the same tables.
            Err(StorageError::Conflict | StorageError::Other(_)) if tries < TRIES => tries += 1,
            Err(error) => return Err(error),
        }
    }
}

/// Runs the migrations after the version that a statement returns, or all, in one transaction.
async fn run_from(
    connection: &mut PgConnection,
    version: Option<&'static str>,
) -> Result<(), sqlx::Error> {
    let mut step = connection.begin().await?;
    let version = match version {
        Some(sql) => query_scalar(sql).fetch_one(&mut *step).await?,
        None => 0,
    };
    run_all(&mut step, version).await?;
    step.commit().await
}

/// Makes an empty database one without rows, within a transaction.
pub(super) async fn set_up(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    run_all(connection, 0).await
}

async fn run_all(connection: &mut PgConnection, version: i64) -> Result<(), sqlx::Error> {
    for (before, migration) in (0..).zip(MIGRATIONS) {
        if before >= version {
            raw_sql(migration).execute(&mut *connection).await?;
        }
    }
    let mark = query("UPDATE almagest SET version = $1").bind(NEWEST);
    mark.execute(connection).await.map(drop)
}
