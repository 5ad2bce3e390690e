//! What errors of PostgreSQL mean.

use std::io::ErrorKind;

use sqlx::Error;

use crate::storage::StorageError;
use crate::storage::writer::Fault;

/// Returns the error code: <https://www.postgresql.org/docs/current/errcodes-appendix.html>. Its first
/// two characters are the class.
fn code(error: &Error) -> Option<String> {
    let code = error.as_database_error()?.code()?;
    Some(code.into_owned())
}

/// Returns whether the connection is of no more use: it is broken, the server is going down, or no
/// longer the one that can be written.
pub(super) fn is_lost(error: &Error) -> bool {
    let unusable = |code: &str| {
        // The server allows only reading; it ends the session; it is starting or stopping.
        ["25006", "25P03", "57P05"].contains(&code)
            || ["57P01", "57P02", "57P03"].contains(&code)
            || code.starts_with("08")
    };
    match error {
        Error::Io(_) | Error::Tls(_) | Error::Protocol(_) | Error::WorkerCrashed => true,
        _ => code(error).is_some_and(|code| unusable(&code)),
    }
}

/// Returns whether another transaction was in the way: a deadlock, a conflict of serializable
/// transactions, a lock that took too long.
fn is_in_the_way(error: &Error) -> bool {
    code(error).is_some_and(|code| code.starts_with("40") || code == "55P03")
}

/// Returns whether the change itself is to blame: it breaks a constraint, contains what cannot be
/// stored, or is too large for an index.
fn blames_the_change(error: &Error) -> bool {
    match code(error) {
        Some(code) => ["22", "23", "54"].contains(&code.get(..2).unwrap_or_default()),
        None => matches!(error, Error::RowNotFound | Error::Encode(_)),
    }
}

/// Returns why a part of a transaction failed, before it was committed.
pub(super) fn fault(error: Error, server: &str) -> Fault {
    let (again, change) = (
        is_lost(&error) || is_in_the_way(&error),
        blames_the_change(&error),
    );
    let error = storage_error(error, server);
    if again {
        Fault::Again(error)
    } else if change {
        Fault::Change(error)
    } else {
        Fault::Database(error)
    }
}

/// Converts an error of a server. Messages of the server are left out: they may quote what is stored.
pub(super) fn storage_error(error: Error, server: &str) -> StorageError {
    let server = server.to_owned();
    let Some(code) = code(&error) else {
        return match error {
            // This is how errors of certificates arrive.
            Error::Io(error) if error.kind() == ErrorKind::InvalidData => {
                StorageError::Insecure { server }
            }
            Error::Io(error) => StorageError::Unreachable {
                server,
                reason: error.kind(),
            },
            Error::Tls(_) => StorageError::Insecure { server },
            Error::Protocol(_) | Error::WorkerCrashed => StorageError::Unreachable {
                server,
                reason: ErrorKind::InvalidData,
            },
            other => other.into(),
        };
    };
    match code.as_str() {
        "25006" => StorageError::Standby { server },
        "53100" => StorageError::Full,
        "42501" | "3D000" | "3F000" => StorageError::Denied { server },
        "25P03" | "57P01" | "57P02" | "57P03" | "57P05" => StorageError::Unreachable {
            server,
            reason: ErrorKind::ConnectionAborted,
        },
        code => match code.get(..2).unwrap_or_default() {
            "08" => StorageError::Unreachable {
                server,
                reason: ErrorKind::ConnectionAborted,
            },
            "23" => StorageError::Conflict,
            "28" => StorageError::Denied { server },
            "53" => StorageError::Overloaded { server },
            _ => StorageError::Other(format!("PostgreSQL error {code}")),
        },
    }
}
