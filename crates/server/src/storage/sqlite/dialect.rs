//! What SQLite calls by other names than other databases.

use sqlx::sqlite::SqliteConnection;

use super::change::Done;
use crate::PlayerId;

/// Begins a transaction in which all reads see the same.
pub(super) const BEGIN_READING: &str = "BEGIN";

/// The ids of a table's members `m`, as one text of hexadecimal digits.
macro_rules! ids {
    () => {
        "group_concat(lower(hex(m.player)), '' ORDER BY m.place)"
    };
}

/// The key of the game of a table `t`.
macro_rules! game {
    () => {
        "(t.about ->> '$.game')"
    };
}

/// Whether a table `t` was imported.
macro_rules! imported {
    () => {
        "coalesce(t.about ->> '$.imported', 0)"
    };
}

/// Whether a table `t` is that of a lesson.
macro_rules! lesson {
    () => {
        "(coalesce(t.about ->> '$.lesson', 0) <> 0)"
    };
}

pub(super) use {game, ids, imported, lesson};

/// Does nothing: SQLite has one writer at a time.
pub(super) async fn lock_to_count(_: &mut SqliteConnection, _: &PlayerId) -> Done {
    Ok(())
}

/// Does nothing: SQLite has one writer at a time.
pub(super) async fn lock_to_delete(_: &mut SqliteConnection, _: &PlayerId) -> Done {
    Ok(())
}

/// Returns a request id as it is stored.
pub(super) fn stored(id: String) -> String {
    id
}

/// Returns the request id that was stored.
pub(super) fn restored(id: String) -> String {
    id
}
