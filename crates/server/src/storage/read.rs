//! Reading rows. This file is compiled for each database: `super` says for which ([`Db`]), and names
//! what differs ([`dialect`]).

use sqlx::{Connection as _, Database, Row as _, query, query_scalar};

use super::{Db, dialect};
use crate::storage::{
    KeyRow, LineRow, PlayerRow, RunRow, SessionRow, SnapshotRow, Status, StoredGame, TableRow,
    TokenRow,
};
use crate::{PlayerId, TableId};

type Connection = <Db as Database>::Connection;
type Row = <Db as Database>::Row;

const PLAYER: &str = "SELECT id, name, since FROM players WHERE id = $1";

const TOKEN_PLAYER: &str = "
SELECT p.id, p.name, p.since
FROM tokens AS t JOIN players AS p ON p.id = t.player
WHERE t.hash = $1";

const TOKENS: &str = "
SELECT hash, player, label, since
FROM tokens
WHERE player = $1
ORDER BY since, hash";

const LINK_PLAYER: &str = "SELECT player FROM links WHERE hash = $1 AND until > $2";

/// Selects tables by a condition. The members are one text of hexadecimal digits.
macro_rules! tables {
    ($which:literal) => {
        concat!(
            "
SELECT t.id, t.status, t.public, t.attended, t.maker, t.touched, t.about, (
    SELECT ",
            dialect::ids!(),
            "
    FROM members AS m
    WHERE m.table_number = t.number
) AS members
FROM tables AS t
WHERE NOT t.hidden AND ",
            $which
        )
    };
}

const TABLE: &str = tables!("t.id = $1");

const PUBLIC_TABLES: &str = tables!(
    "t.public AND t.status = $1
ORDER BY t.touched DESC, t.number DESC
LIMIT $2"
);

const TABLES_OF: &str = tables!(
    "t.number IN (SELECT table_number FROM members WHERE player = $1)
ORDER BY t.status IN ('open', 'playing') DESC, t.touched DESC, t.number DESC
LIMIT $2"
);

/// Only the player's latest tables are looked at, so that this takes no longer for somebody who has
/// played for years.
const GAMES_BEGUN: &str = concat!(
    "
SELECT count(*) FROM (
    SELECT 1 FROM (
        SELECT table_number FROM members
        WHERE player = $1
        ORDER BY table_number DESC
        LIMIT 200
    ) AS m JOIN tables AS t ON t.number = m.table_number
    WHERE t.id IS DISTINCT FROM $3
      AND ",
    dialect::game!(),
    " = $2
      AND NOT ",
    dialect::imported!(),
    "
      AND NOT ",
    dialect::lesson!(),
    "
    LIMIT $4
) AS begun"
);

const ATTENDED_TABLES: &str = "
SELECT id FROM tables
WHERE attended AND status = 'playing' AND NOT hidden
ORDER BY number";

const UNTOUCHED_TABLES: &str = "
SELECT t.id FROM tables AS t
WHERE t.status IN ('open', 'playing')
  AND NOT t.hidden
  AND t.touched < $1
  AND coalesce((
    SELECT l.at FROM lines AS l
    WHERE l.table_number = t.number
    ORDER BY l.version DESC
    LIMIT 1
  ) < $1, TRUE)
ORDER BY t.touched
LIMIT $2";

const GAME: &str = "
SELECT g.table_number, g.header, g.data
FROM games AS g JOIN tables AS t ON t.number = g.table_number
WHERE t.id = $1 AND NOT t.hidden";

const SNAPSHOT: &str = "SELECT version, bytes FROM snapshots WHERE table_number = $1";

const LINES: &str = "
SELECT version, text, seat, request, clocks, at
FROM lines
WHERE table_number = $1 AND version > $2
ORDER BY version";

const REQUEST: &str = "
SELECT l.version, l.text, l.seat, l.request, l.clocks, l.at
FROM lines AS l JOIN tables AS t ON t.number = l.table_number
WHERE t.id = $1 AND l.seat = $2 AND l.request = $3";

const DATA: &str = "SELECT files FROM data WHERE hash = $1";

/// A cookie without a session, issued before the player ended all other sessions, has one that ended.
const SESSION: &str = "
SELECT player, issued, device, seen, ended FROM sessions WHERE player = $1 AND issued = $2
UNION ALL
SELECT id, $2, '', 0, TRUE FROM players
WHERE id = $1 AND refused_before > $2
  AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = $1 AND issued = $2)";

const SESSIONS: &str = "
SELECT player, issued, device, seen, ended FROM sessions
WHERE player = $1 AND NOT ended ORDER BY seen DESC, issued DESC LIMIT $2";

/// The name of the current key comes first.
const SIGNING_KEYS: &str = "
SELECT name, bytes FROM secrets
WHERE name = 'signing key' OR name LIKE 'signing key until %' ORDER BY name";

pub(super) type Read<T> = Result<T, sqlx::Error>;

pub(super) async fn player(reader: &mut Connection, id: PlayerId) -> Read<Option<PlayerRow>> {
    let player = query(PLAYER).bind(id.bytes().as_slice());
    player.try_map(player_row).fetch_optional(reader).await
}

pub(super) async fn token_player(
    reader: &mut Connection,
    hash: [u8; 32],
) -> Read<Option<PlayerRow>> {
    let player = query(TOKEN_PLAYER).bind(hash.as_slice());
    player.try_map(player_row).fetch_optional(reader).await
}

pub(super) async fn tokens(reader: &mut Connection, player: PlayerId) -> Read<Vec<TokenRow>> {
    let tokens = query(TOKENS).bind(player.bytes().as_slice());
    tokens.try_map(token_row).fetch_all(reader).await
}

pub(super) async fn link_player(
    reader: &mut Connection,
    hash: [u8; 32],
    now: i64,
) -> Read<Option<PlayerId>> {
    let player = query(LINK_PLAYER).bind(hash.as_slice()).bind(now);
    let id = |row: Row| bytes(&row, 0).map(PlayerId::from_bytes);
    player.try_map(id).fetch_optional(reader).await
}

pub(super) async fn table(reader: &mut Connection, id: TableId) -> Read<Option<TableRow>> {
    let table = query(TABLE).bind(id.bytes().as_slice());
    table.try_map(table_row).fetch_optional(reader).await
}

pub(super) async fn public_tables(
    reader: &mut Connection,
    status: Status,
    most: usize,
) -> Read<Vec<TableRow>> {
    let tables = query(PUBLIC_TABLES).bind(status.key()).bind(limit(most));
    tables.try_map(table_row).fetch_all(reader).await
}

pub(super) async fn tables_of(
    reader: &mut Connection,
    player: PlayerId,
    most: usize,
) -> Read<Vec<TableRow>> {
    let tables = query(TABLES_OF).bind(player.bytes().as_slice());
    tables
        .bind(limit(most))
        .try_map(table_row)
        .fetch_all(reader)
        .await
}

pub(super) async fn games_begun(
    reader: &mut Connection,
    player: PlayerId,
    game: String,
    besides: Option<TableId>,
    most: usize,
) -> Read<usize> {
    let count = query_scalar(GAMES_BEGUN)
        .bind(player.bytes().as_slice())
        .bind(game)
        .bind(besides.map(|id| id.bytes().to_vec()))
        .bind(limit(most));
    let count: i64 = count.fetch_one(reader).await?;
    Ok(usize::try_from(count).unwrap_or_default())
}

pub(super) async fn attended_tables(reader: &mut Connection) -> Read<Vec<TableId>> {
    query(ATTENDED_TABLES)
        .try_map(table_id)
        .fetch_all(reader)
        .await
}

pub(super) async fn untouched_tables(
    reader: &mut Connection,
    since: i64,
    most: usize,
) -> Read<Vec<TableId>> {
    let tables = query(UNTOUCHED_TABLES).bind(since).bind(limit(most));
    tables.try_map(table_id).fetch_all(reader).await
}

/// How much of a game to read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    /// The snapshot and the lines after it.
    SinceSnapshot,
    /// All lines.
    Whole,
}

/// Reads the snapshot of a game and the lines after it.
pub(super) async fn game(reader: &mut Connection, table: TableId) -> Read<Option<StoredGame>> {
    game_lines(reader, table, Extent::SinceSnapshot).await
}

/// Reads all lines of a game.
pub(super) async fn whole_game(
    reader: &mut Connection,
    table: TableId,
) -> Read<Option<StoredGame>> {
    game_lines(reader, table, Extent::Whole).await
}

/// Reads a game in one transaction, so that the snapshot and the lines fit together.
async fn game_lines(
    reader: &mut Connection,
    table: TableId,
    extent: Extent,
) -> Read<Option<StoredGame>> {
    let mut reading = reader.begin_with(dialect::BEGIN_READING).await?;
    let game = lines_since(&mut reading, table, extent).await?;
    // Otherwise an idle connection would keep the transaction open until it is used again.
    reading.rollback().await?;
    Ok(game)
}

async fn lines_since(
    reading: &mut Connection,
    table: TableId,
    extent: Extent,
) -> Read<Option<StoredGame>> {
    let game = query(GAME).bind(table.bytes().as_slice());
    let Some(game) = game.fetch_optional(&mut *reading).await? else {
        return Ok(None);
    };
    let number = game.try_get(0)?;
    let snapshot = match extent {
        Extent::SinceSnapshot => snapshot(reading, table, number).await?,
        Extent::Whole => None,
    };
    let after = snapshot.as_ref().map_or(0, |snapshot| snapshot.version);
    let lines = query(LINES).bind(number).bind(after.cast_signed());
    let lines = lines.try_map(|row| line_row(table, &row));
    Ok(Some(StoredGame {
        header: game.try_get(1)?,
        data: game.try_get(2)?,
        lines: lines.fetch_all(reading).await?,
        snapshot,
    }))
}

async fn snapshot(
    reading: &mut Connection,
    table: TableId,
    number: i64,
) -> Read<Option<SnapshotRow>> {
    let row = |row: Row| {
        Ok(SnapshotRow {
            table,
            version: row.try_get(0).map(i64::cast_unsigned)?,
            bytes: row.try_get(1)?,
        })
    };
    let snapshot = query(SNAPSHOT).bind(number).try_map(row);
    snapshot.fetch_optional(reading).await
}

pub(super) async fn request(
    reader: &mut Connection,
    table: TableId,
    seat: u8,
    request: String,
) -> Read<Option<LineRow>> {
    let line = query(REQUEST).bind(table.bytes().as_slice());
    let line = line.bind(i16::from(seat)).bind(dialect::stored(request));
    let line = line.try_map(|row| line_row(table, &row));
    line.fetch_optional(reader).await
}

pub(super) async fn data(reader: &mut Connection, hash: String) -> Read<Option<String>> {
    query_scalar(DATA).bind(hash).fetch_optional(reader).await
}

pub(super) async fn session(
    reader: &mut Connection,
    player: PlayerId,
    issued: i64,
) -> Read<Option<SessionRow>> {
    let session = query(SESSION).bind(player.bytes().as_slice()).bind(issued);
    session.try_map(session_row).fetch_optional(reader).await
}

pub(super) async fn sessions(
    reader: &mut Connection,
    player: PlayerId,
    most: usize,
) -> Read<Vec<SessionRow>> {
    let sessions = query(SESSIONS).bind(player.bytes().as_slice());
    let sessions = sessions.bind(limit(most)).try_map(session_row);
    sessions.fetch_all(reader).await
}

pub(super) async fn runs(reader: &mut Connection) -> Read<Vec<RunRow>> {
    let runs = query("SELECT began, until FROM runs ORDER BY began");
    let run = |row: Row| {
        Ok(RunRow {
            began: row.try_get(0)?,
            until: row.try_get(1)?,
        })
    };
    runs.try_map(run).fetch_all(reader).await
}

/// Returns the current key first.
pub(super) async fn signing_keys(reader: &mut Connection) -> Read<Vec<KeyRow>> {
    let keys = query(SIGNING_KEYS).try_map(|row: Row| {
        let name: String = row.try_get(0)?;
        let until = match name.strip_prefix("signing key until ") {
            Some(until) => Some(until.parse().map_err(|_| unreadable("name"))?),
            None => None,
        };
        Ok(KeyRow {
            key: bytes(&row, 1)?,
            until,
        })
    });
    keys.fetch_all(reader).await
}

pub(super) fn limit(most: usize) -> i64 {
    i64::try_from(most).unwrap_or(i64::MAX)
}

pub(super) fn player_row(row: Row) -> Read<PlayerRow> {
    Ok(PlayerRow {
        id: PlayerId::from_bytes(bytes(&row, 0)?),
        name: row.try_get(1)?,
        since: row.try_get(2)?,
    })
}

fn session_row(row: Row) -> Read<SessionRow> {
    Ok(SessionRow {
        player: PlayerId::from_bytes(bytes(&row, 0)?),
        issued: row.try_get(1)?,
        device: row.try_get(2)?,
        seen: row.try_get(3)?,
        ended: row.try_get(4)?,
    })
}

fn token_row(row: Row) -> Read<TokenRow> {
    Ok(TokenRow {
        hash: bytes(&row, 0)?,
        player: PlayerId::from_bytes(bytes(&row, 1)?),
        label: row.try_get(2)?,
        since: row.try_get(3)?,
    })
}

pub(super) fn table_id(row: Row) -> Read<TableId> {
    bytes(&row, 0).map(TableId::from_bytes)
}

fn table_row(row: Row) -> Read<TableRow> {
    let maker: Option<&[u8]> = row.try_get(4)?;
    let members: Option<&str> = row.try_get(7)?;
    Ok(TableRow {
        id: TableId::from_bytes(bytes(&row, 0)?),
        status: status(row.try_get(1)?)?,
        public: row.try_get(2)?,
        attended: row.try_get(3)?,
        maker: maker
            .map(|_| bytes(&row, 4).map(PlayerId::from_bytes))
            .transpose()?,
        members: members.map(players).transpose()?.unwrap_or_default(),
        touched: row.try_get(5)?,
        about: row.try_get(6)?,
    })
}

fn line_row(table: TableId, row: &Row) -> Read<LineRow> {
    let seat: Option<i16> = row.try_get(2)?;
    let seat = seat.map(u8::try_from).transpose();
    let seat = seat.map_err(|_| unreadable("seat"))?;
    let request: Option<String> = row.try_get(3)?;
    Ok(LineRow {
        table,
        version: row.try_get(0).map(i64::cast_unsigned)?,
        text: row.try_get(1)?,
        request: seat.zip(request.map(dialect::restored)),
        clocks: row.try_get(4)?,
        at: row.try_get(5)?,
    })
}

fn status(key: &str) -> Read<Status> {
    let status = Status::ALL.into_iter().find(|status| status.key() == key);
    status.ok_or_else(|| unreadable("status"))
}

/// Returns the ids in a text that consists of their concatenated digits.
fn players(digits: &str) -> Read<Vec<PlayerId>> {
    let ids = (0..digits.len())
        .step_by(32)
        .map(|at| digits.get(at..at + 32));
    let ids = ids.map(|id| id?.parse().ok());
    ids.collect::<Option<_>>()
        .ok_or_else(|| unreadable("members"))
}

/// Returns a column with a fixed number of bytes.
pub(super) fn bytes<const N: usize>(row: &Row, column: usize) -> Read<[u8; N]> {
    let bytes: &[u8] = row.try_get(column)?;
    bytes.try_into().map_err(|_| unreadable("bytes"))
}

pub(super) fn unreadable(what: &str) -> sqlx::Error {
    sqlx::Error::ColumnDecode {
        index: what.into(),
        source: "unreadable".into(),
    }
}
