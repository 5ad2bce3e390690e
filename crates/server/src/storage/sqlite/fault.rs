//! Converts errors of SQLite and the file system to [`StorageError`].

use std::io::{self, ErrorKind};

use sqlx::error::DatabaseError;

use crate::storage::StorageError;

// SQLite result codes: <https://sqlite.org/rescode.html>.
const BUSY: i64 = 5;
const LOCKED: i64 = 6;
const READONLY: i64 = 8;
const IOERR: i64 = 10;
const CORRUPT: i64 = 11;
const FULL: i64 = 13;
const CANTOPEN: i64 = 14;
const TOOBIG: i64 = 18;
const CONSTRAINT: i64 = 19;
const MISMATCH: i64 = 20;
const NOTADB: i64 = 26;

impl From<sqlx::Error> for StorageError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(error) => from_sqlite(error.as_ref()),
            sqlx::Error::Io(error) => error.into(),
            // A change found no row to change.
            sqlx::Error::RowNotFound => Self::Conflict,
            sqlx::Error::PoolClosed => Self::closed(),
            sqlx::Error::PoolTimedOut => Self::Other("no connection is available".into()),
            sqlx::Error::WorkerCrashed => Self::Other("the connection was lost".into()),
            sqlx::Error::ColumnDecode { index, .. } => Self::Other(format!("unreadable: {index}")),
            sqlx::Error::Encode(_) => Self::Other("a value is out of range".into()),
            // Other errors may quote their input, which could be a hidden card.
            _ => Self::Other("the stored data cannot be read".into()),
        }
    }
}

impl From<io::Error> for StorageError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            kind => Self::Io(kind),
        }
    }
}

impl StorageError {
    /// Returns the error for a `Storage` that is closed.
    pub(crate) fn closed() -> Self {
        Self::Other("the storage is closed".into())
    }
}

fn from_sqlite(error: &dyn DatabaseError) -> StorageError {
    let code = code(error);
    match code & 0xff {
        CONSTRAINT => StorageError::Conflict,
        FULL => StorageError::Full,
        READONLY => StorageError::ReadOnly,
        BUSY | LOCKED => StorageError::Busy,
        // These messages come from SQLite itself; those of other errors may quote stored data.
        IOERR | CORRUPT | CANTOPEN | NOTADB => {
            StorageError::Other(format!("SQLite error {code}: {}", error.message()))
        }
        _ => StorageError::Other(format!("SQLite error {code}")),
    }
}

/// Returns the extended result code.
fn code(error: &dyn DatabaseError) -> i64 {
    let code = error.code().and_then(|code| code.parse().ok());
    code.unwrap_or_default()
}

fn primary(error: &sqlx::Error) -> Option<i64> {
    let error = error.as_database_error()?;
    Some(code(error) & 0xff)
}

/// Returns whether the change itself caused the error, so that other changes can be written without
/// it.
pub(super) fn blames_the_change(error: &sqlx::Error) -> bool {
    match primary(error) {
        Some(code) => matches!(code, CONSTRAINT | TOOBIG | MISMATCH),
        None => matches!(error, sqlx::Error::RowNotFound | sqlx::Error::Encode(_)),
    }
}

/// Returns whether the file is not a database at all.
pub(super) fn is_no_database(error: &sqlx::Error) -> bool {
    primary(error) == Some(NOTADB)
}

/// Returns whether the file cannot even be opened.
pub(super) fn cannot_open(error: &sqlx::Error) -> bool {
    primary(error) == Some(CANTOPEN)
}
