//! What PostgreSQL calls by other names than other databases.

use sqlx::postgres::PgConnection;
use sqlx::query;

use super::change::{Done, Key};
use crate::PlayerId;

/// Begins a transaction in which all reads see the same.
pub(super) const BEGIN_READING: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// The ids of a table's members `m`, as one text of hexadecimal digits.
macro_rules! ids {
    () => {
        "string_agg(encode(m.player, 'hex'), '' ORDER BY m.place)"
    };
}

/// The key of the game of a table `t`.
macro_rules! game {
    () => {
        "(t.about::json ->> 'game')"
    };
}

/// Whether a table `t` was imported.
macro_rules! imported {
    () => {
        "coalesce((t.about::json ->> 'imported')::boolean, FALSE)"
    };
}

/// Whether a table `t` is that of a lesson.
macro_rules! lesson {
    () => {
        "(t.about::json ->> 'lesson' IS NOT NULL)"
    };
}

pub(super) use {game, ids, imported, lesson};

/// Two units that count lock the player against each other, also on different servers. References to
/// the player, such as those of new tables, only need the key to stay, so they do not wait.
const LOCK_TO_COUNT: &str = "SELECT FROM players WHERE id = $1 FOR NO KEY UPDATE";

/// Nobody can refer to the player before the transaction ends.
const LOCK_TO_DELETE: &str = "SELECT FROM players WHERE id = $1 FOR UPDATE";

/// Locks a player whose things are counted in the next statement, until the end of the transaction.
/// That statement sees everything that others committed before.
pub(super) async fn lock_to_count(connection: &mut PgConnection, player: &PlayerId) -> Done {
    lock(connection, LOCK_TO_COUNT, player).await
}

/// Locks a player whom the next statement deletes if nobody uses them.
pub(super) async fn lock_to_delete(connection: &mut PgConnection, player: &PlayerId) -> Done {
    lock(connection, LOCK_TO_DELETE, player).await
}

async fn lock(connection: &mut PgConnection, sql: &'static str, player: &PlayerId) -> Done {
    let lock = query(sql).key(player.bytes());
    lock.execute(connection).await.map(drop)
}

/// Returns a request id as it is stored: clients choose it, and PostgreSQL's texts cannot contain NUL.
pub(super) fn stored(id: String) -> String {
    if id.contains(['\\', '\0']) {
        return id.replace('\\', r"\\").replace('\0', r"\0");
    }
    id
}

/// Returns the request id that was stored.
pub(super) fn restored(id: String) -> String {
    let mut rest = id.chars();
    let mut restored = String::with_capacity(id.len());
    while let Some(next) = rest.next() {
        restored.push(match next {
            // The second backslash of a pair is dropped.
            '\\' if rest.next() == Some('0') => '\0',
            next => next,
        });
    }
    restored
}
