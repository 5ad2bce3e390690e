//! Executes each [`Write`]. Like `read.rs`, this file is compiled for each database.

use sqlx::query::Query;
use sqlx::{Database, query};

use super::disposable::DELETE_UNUSED;
use super::lines::insert_lines;
use super::{Db, dialect};
use crate::PlayerId;
use crate::storage::{Counted, PlayerRow, SessionRow, SnapshotRow, TableRow, TokenRow, Write};

type Connection = <Db as Database>::Connection;

const NEW_TABLE: &str = "
INSERT INTO tables (status, public, attended, maker, touched, about, id)
VALUES ($1, $2, $3, $4, $5, $6, $7)";

const TABLE: &str = "
UPDATE tables
SET status = $1, public = $2, attended = $3, maker = $4, touched = $5, about = $6
WHERE id = $7 AND NOT hidden";

const SHOW: &str = "UPDATE tables SET hidden = FALSE WHERE id = $1 AND hidden";

const HIDE: &str = "UPDATE tables SET hidden = TRUE WHERE id = $1 AND NOT hidden";

const DELETE_LINES: &str = "
DELETE FROM lines
WHERE table_number = (SELECT number FROM tables WHERE id = $1) AND version <= $2";

const IMPORT: &str = "INSERT INTO imports (player, at, bytes) VALUES ($1, $2, $3)";

const FORGET_IMPORTS: &str = "DELETE FROM imports WHERE at < $1";

/// Deletes a table, after everything that belongs to it.
const DELETE_TABLE: [&str; 5] = [
    "DELETE FROM snapshots WHERE table_number = (SELECT number FROM tables WHERE id = $1)",
    "DELETE FROM lines WHERE table_number = (SELECT number FROM tables WHERE id = $1)",
    "DELETE FROM games WHERE table_number = (SELECT number FROM tables WHERE id = $1)",
    "DELETE FROM members WHERE table_number = (SELECT number FROM tables WHERE id = $1)",
    "DELETE FROM tables WHERE id = $1",
];

const NO_MEMBERS: &str = "
DELETE FROM members
WHERE table_number = (SELECT number FROM tables WHERE id = $1)";

const MEMBER: &str = "
INSERT INTO members (table_number, place, player)
SELECT number, $1, $2 FROM tables WHERE id = $3";

const BEGIN: &str = "
INSERT INTO games (table_number, header, data)
SELECT number, $1, $2 FROM tables WHERE id = $3";

const HEADER: &str = "
UPDATE games SET header = $1
WHERE table_number = (SELECT number FROM tables WHERE id = $2)";

const SNAPSHOT: &str = "
INSERT INTO snapshots (table_number, version, bytes)
SELECT number, $1, $2 FROM tables WHERE id = $3
ON CONFLICT (table_number) DO UPDATE SET version = excluded.version, bytes = excluded.bytes";

const DATA: &str = "
INSERT INTO data (hash, files) VALUES ($1, $2)
ON CONFLICT (hash) DO NOTHING";

const NEW_PLAYER: &str = "INSERT INTO players (id, name, since) VALUES ($1, $2, $3)";

const RENAME: &str = "UPDATE players SET name = $1 WHERE id = $2";

/// Foreign keys delete the player's tokens, links and memberships, and clear the creator of tables.
const DELETE_PLAYER: &str = "DELETE FROM players WHERE id = $1";

/// A row if a player has fewer tables in progress than a number.
const FEWER_TABLES: &str = "
SELECT 1 WHERE (
    SELECT count(*) FROM tables WHERE maker = $1 AND status IN ('open', 'playing')
) < $2";

/// A row if a player has fewer tokens than a number.
const FEWER_TOKENS: &str = "SELECT 1 WHERE (SELECT count(*) FROM tokens WHERE player = $1) < $2";

/// A row if a player has imported fewer records since a time than a number.
const FEWER_IMPORTS: &str = "
SELECT 1 WHERE (SELECT count(*) FROM imports WHERE player = $1 AND at >= $2) < $3";

/// A row if the records a player has imported since a time have fewer bytes than a number.
const FEWER_IMPORTED_BYTES: &str = "
SELECT 1 WHERE (SELECT coalesce(sum(bytes), 0) FROM imports WHERE player = $1 AND at >= $2) < $3";

const NEW_TOKEN: &str = "INSERT INTO tokens (hash, player, label, since) VALUES ($1, $2, $3, $4)";

const DELETE_TOKEN: &str = "DELETE FROM tokens WHERE player = $1 AND hash = $2";

const SESSION: &str = "
INSERT INTO sessions (player, issued, device, seen, ended) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (player, issued) DO UPDATE SET device = excluded.device, seen = excluded.seen";

const END_SESSION: &str = "
UPDATE sessions SET ended = TRUE WHERE player = $1 AND issued = $2 AND NOT ended";

const END_OTHER_SESSIONS: &str = "
UPDATE sessions SET ended = TRUE WHERE player = $1 AND issued IS DISTINCT FROM $2";

const REFUSE_BEFORE: &str = "UPDATE players SET refused_before = $1 WHERE id = $2";

const FORGET_SESSIONS: &str = "DELETE FROM sessions WHERE issued < $1";

/// The row of an old key names the time until which it verifies cookies.
const OLD_KEY: &str = "
UPDATE secrets SET name = 'signing key until ' || $1 WHERE name = 'signing key'";

const NEW_KEY: &str = "INSERT INTO secrets (name, bytes) VALUES ('signing key', $1)";

const RUN: &str = "
INSERT INTO runs (began, until) VALUES ($1, $2)
ON CONFLICT (began) DO UPDATE SET until = excluded.until";

const FORGET_RUNS: &str = "DELETE FROM runs WHERE until < $1";

const NEW_LINK: &str = "INSERT INTO links (hash, player, until) VALUES ($1, $2, $3)";

/// Only a player's newest link is valid.
const OTHER_LINKS: &str = "DELETE FROM links WHERE player = $1";

const USE_LINK: &str = "DELETE FROM links WHERE hash = $1";

/// A statement with its arguments.
pub(super) type Change = Query<'static, Db, <Db as Database>::Arguments>;

/// The result of a change. [`sqlx::Error::RowNotFound`] means that the row to change does not
/// exist.
pub(super) type Done = Result<(), sqlx::Error>;

/// Executes a change.
pub(super) async fn change(connection: &mut Connection, write: &Write) -> Done {
    let change = match write {
        Write::NewTable(row) => return new_table(connection, row).await,
        Write::NewHiddenTable(row) => {
            new_table(connection, row).await?;
            query(HIDE).key(row.id.bytes())
        }
        Write::Show(table) => query(SHOW).key(table.bytes()),
        Write::Hide(table) => query(HIDE).key(table.bytes()),
        Write::DeleteLines { table, up_to } => query(DELETE_LINES)
            .key(table.bytes())
            .bind(integer(*up_to)?),
        Write::Import { player, at, bytes } => {
            let import = query(IMPORT).key(player.bytes());
            import.bind(at).bind(integer(*bytes)?)
        }
        Write::ForgetImports { before } => query(FORGET_IMPORTS).bind(before),
        Write::Table(row) => return replace_table(connection, row).await,
        Write::DeleteTable(table) => {
            for sql in DELETE_TABLE {
                let part = query(sql).key(table.bytes());
                part.execute(&mut *connection).await?;
            }
            return Ok(());
        }
        Write::Line(row) => return insert_lines(connection, &[row]).await,
        Write::Begin {
            table,
            header,
            data,
        } => query(BEGIN).bind(header).bind(data).key(table.bytes()),
        Write::Header { table, header } => query(HEADER).bind(header).key(table.bytes()),
        Write::Snapshot(row) => snapshot(row)?,
        Write::Data { hash, files } => query(DATA).bind(hash).bind(files),
        Write::NewPlayer(row) => new_player(row),
        Write::Rename(row) => query(RENAME).bind(&row.name).key(row.id.bytes()),
        Write::DeletePlayer(player) => query(DELETE_PLAYER).key(player.bytes()),
        Write::DeleteUnused { player, before } => {
            // Otherwise another server could use the player between the look and the deletion.
            dialect::lock_to_delete(connection, player).await?;
            query(DELETE_UNUSED).bind(before).key(player.bytes())
        }
        Write::Fewer {
            counted,
            player,
            than,
        } => return fewer(connection, *counted, player, *than).await,
        Write::NewToken(row) => new_token(row),
        Write::DeleteToken { player, hash } => query(DELETE_TOKEN).key(player.bytes()).key(hash),
        Write::Session(row) => session(row),
        Write::EndSession { player, issued } => query(END_SESSION).key(player.bytes()).bind(issued),
        Write::EndOtherSessions {
            player,
            now,
            issued,
        } => {
            let refuse = query(REFUSE_BEFORE).bind(now).key(player.bytes());
            refuse.execute(&mut *connection).await?;
            query(END_OTHER_SESSIONS).key(player.bytes()).bind(issued)
        }
        Write::ForgetSessions { before } => query(FORGET_SESSIONS).bind(before),
        Write::RotateKey { key, until } => {
            let old = query(OLD_KEY).bind(until.to_string());
            found(old.execute(&mut *connection).await?.rows_affected())?;
            query(NEW_KEY).key(key)
        }
        Write::Run { run, forget } => {
            let old = query(FORGET_RUNS).bind(forget);
            old.execute(&mut *connection).await?;
            query(RUN).bind(run.began).bind(run.until)
        }
        Write::NewLink {
            hash,
            player,
            until,
        } => {
            let others = query(OTHER_LINKS).key(player.bytes());
            others.execute(&mut *connection).await?;
            query(NEW_LINK).key(hash).key(player.bytes()).bind(until)
        }
        Write::UseLink { hash } => query(USE_LINK).key(hash),
    };
    let rows = change.execute(connection).await?.rows_affected();
    match write {
        // It is no error if the data already exist, the player is already deleted or used after all,
        // or there is nothing to end or to delete.
        Write::Data { .. }
        | Write::DeletePlayer(_)
        | Write::DeleteUnused { .. }
        | Write::DeleteLines { .. }
        | Write::ForgetImports { .. }
        | Write::EndOtherSessions { .. }
        | Write::ForgetSessions { .. } => Ok(()),
        _ => found(rows),
    }
}

/// Binds ids and hashes.
pub(super) trait Key {
    /// Binds an id or a hash.
    fn key(self, bytes: &[u8]) -> Self;
}

impl Key for Change {
    fn key(self, bytes: &[u8]) -> Self {
        self.bind(bytes)
    }
}

fn found(rows: u64) -> Done {
    if rows == 0 {
        return Err(sqlx::Error::RowNotFound);
    }
    Ok(())
}

/// Succeeds if the player has fewer than a number of something.
async fn fewer(
    connection: &mut Connection,
    counted: Counted,
    player: &PlayerId,
    than: usize,
) -> Done {
    let (sql, since) = match counted {
        Counted::Tables => (FEWER_TABLES, None),
        Counted::Tokens => (FEWER_TOKENS, None),
        Counted::Imports { since } => (FEWER_IMPORTS, Some(since)),
        Counted::ImportedBytes { since } => (FEWER_IMPORTED_BYTES, Some(since)),
    };
    let than = i64::try_from(than).unwrap_or(i64::MAX);
    // Otherwise two servers could count at the same time, and both add one.
    dialect::lock_to_count(connection, player).await?;
    let mut row = query(sql).key(player.bytes());
    if let Some(since) = since {
        row = row.bind(since);
    }
    row.bind(than).fetch_one(connection).await.map(drop)
}

async fn new_table(connection: &mut Connection, row: &TableRow) -> Done {
    table(NEW_TABLE, row).execute(&mut *connection).await?;
    insert_members(connection, row).await
}

async fn replace_table(connection: &mut Connection, row: &TableRow) -> Done {
    let done = table(TABLE, row).execute(&mut *connection).await?;
    found(done.rows_affected())?;
    let clear = query(NO_MEMBERS).key(row.id.bytes());
    clear.execute(&mut *connection).await?;
    insert_members(connection, row).await
}

fn table(sql: &'static str, row: &TableRow) -> Change {
    query(sql)
        .bind(row.status.key())
        .bind(row.public)
        .bind(row.attended)
        .bind(row.maker.as_ref().map(|maker| maker.bytes().as_slice()))
        .bind(row.touched)
        .bind(&row.about)
        .key(row.id.bytes())
}

async fn insert_members(connection: &mut Connection, row: &TableRow) -> Done {
    for (place, player) in (0_i64..).zip(&row.members) {
        let member = query(MEMBER).bind(place).key(player.bytes());
        member.key(row.id.bytes()).execute(&mut *connection).await?;
    }
    Ok(())
}

fn snapshot(row: &SnapshotRow) -> Result<Change, sqlx::Error> {
    let snapshot = query(SNAPSHOT).bind(integer(row.version)?);
    Ok(snapshot.bind(&row.bytes).key(row.table.bytes()))
}

fn new_player(row: &PlayerRow) -> Change {
    let player = query(NEW_PLAYER).key(row.id.bytes());
    player.bind(&row.name).bind(row.since)
}

fn session(row: &SessionRow) -> Change {
    let session = query(SESSION).key(row.player.bytes()).bind(row.issued);
    let session = session.bind(&row.device).bind(row.seen);
    session.bind(row.ended)
}

fn new_token(row: &TokenRow) -> Change {
    let token = query(NEW_TOKEN).key(&row.hash).key(row.player.bytes());
    token.bind(&row.label).bind(row.since)
}

/// Returns a number as a signed integer, the only kind that databases have.
pub(super) fn integer(number: u64) -> Result<i64, sqlx::Error> {
    i64::try_from(number).map_err(|error| sqlx::Error::Encode(error.into()))
}
