//! Finding what can be deleted. Like `read.rs`, this file is compiled for each database.

use sqlx::{Database, Row as _, query, query_scalar};

use super::read::{Read, bytes, limit, player_row, table_id, unreadable};
use super::{Db, dialect};
use crate::TableId;
use crate::storage::{Disposable, DisposableRow, PlayerRow};

type Connection = <Db as Database>::Connection;
type Row = <Db as Database>::Row;

const DISPOSABLE_TABLES: &str = concat!(
    "
SELECT t.id, ",
    dialect::game!(),
    ", t.touched, CASE
    WHEN ",
    dialect::imported!(),
    " THEN 'imported'
    WHEN t.status = 'closed' THEN 'closed'
    ELSE 'deserted'
END
FROM tables AS t
WHERE t.status IN ('over', 'closed')
  AND NOT t.hidden
  AND t.touched < $1
  AND (t.status = 'closed' OR ",
    dialect::imported!(),
    " OR NOT EXISTS (
    SELECT 1 FROM members AS m WHERE m.table_number = t.number
  ))
ORDER BY t.touched
LIMIT $2"
);

const HIDDEN_TABLES: &str = "SELECT id FROM tables WHERE hidden AND touched < $1 ORDER BY touched";

const LAST_LINE: &str = "
SELECT max(version) FROM lines
WHERE table_number = (SELECT number FROM tables WHERE id = $1)";

/// Players who have nothing that anybody would miss.
macro_rules! unused {
    () => {
        "since < $1
  AND NOT EXISTS (SELECT 1 FROM members WHERE player = players.id)
  AND NOT EXISTS (SELECT 1 FROM tables WHERE maker = players.id)
  AND NOT EXISTS (SELECT 1 FROM tokens WHERE player = players.id)
  AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = players.id AND seen >= $1)"
    };
}

const UNUSED_PLAYERS: &str = concat!(
    "SELECT id, name, since FROM players WHERE ",
    unused!(),
    " ORDER BY since LIMIT $2"
);

pub(super) const DELETE_UNUSED: &str =
    concat!("DELETE FROM players WHERE ", unused!(), " AND id = $2");

pub(super) async fn tables(
    reader: &mut Connection,
    before: i64,
    most: usize,
) -> Read<Vec<DisposableRow>> {
    let tables = query(DISPOSABLE_TABLES).bind(before).bind(limit(most));
    tables.try_map(row).fetch_all(reader).await
}

fn row(row: Row) -> Read<DisposableRow> {
    let why = match row.try_get(3)? {
        "imported" => Disposable::Imported,
        "closed" => Disposable::Closed,
        "deserted" => Disposable::Deserted,
        _ => return Err(unreadable("why")),
    };
    Ok(DisposableRow {
        id: TableId::from_bytes(bytes(&row, 0)?),
        game: row.try_get(1)?,
        touched: row.try_get(2)?,
        why,
    })
}

pub(super) async fn hidden_tables(reader: &mut Connection, before: i64) -> Read<Vec<TableId>> {
    let tables = query(HIDDEN_TABLES).bind(before);
    tables.try_map(table_id).fetch_all(reader).await
}

pub(super) async fn last_line(reader: &mut Connection, table: TableId) -> Read<u64> {
    let last = query_scalar(LAST_LINE).bind(table.bytes().as_slice());
    let last: Option<i64> = last.fetch_one(reader).await?;
    Ok(last.map_or(0, i64::cast_unsigned))
}

pub(super) async fn unused_players(
    reader: &mut Connection,
    before: i64,
    most: usize,
) -> Read<Vec<PlayerRow>> {
    let players = query(UNUSED_PLAYERS).bind(before).bind(limit(most));
    players.try_map(player_row).fetch_all(reader).await
}
