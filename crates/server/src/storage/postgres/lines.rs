//! Applying changes, with as many rows in one statement as possible: every statement is a round trip
//! to the database server.

use sqlx::postgres::PgConnection;
use sqlx::query;

use super::change::{Done, change, integer};
use super::dialect::stored;
use crate::storage::{LineRow, PlayerRow, SessionRow, SnapshotRow, TableRow, Write};

/// A line without a game finds no row to refer to and is left out.
const LINES: &str = "
INSERT INTO lines (table_number, version, text, seat, request, clocks, at)
SELECT g.table_number, l.version, l.text, l.seat, l.request, l.clocks, l.at
FROM UNNEST($1::bytea[], $2::bigint[], $3::text[], $4::smallint[], $5::text[], $6::text[], $7::bigint[])
    AS l (id, version, text, seat, request, clocks, at)
JOIN tables AS t ON t.id = l.id
JOIN games AS g ON g.table_number = t.number";

const SNAPSHOTS: &str = "
INSERT INTO snapshots (table_number, version, bytes)
SELECT t.number, s.version, s.bytes
FROM UNNEST($1::bytea[], $2::bigint[], $3::bytea[]) AS s (id, version, bytes)
JOIN tables AS t ON t.id = s.id
ON CONFLICT (table_number) DO UPDATE SET version = excluded.version, bytes = excluded.bytes";

const TABLES: &str = "
UPDATE tables AS t
SET status = n.status, public = n.public, attended = n.attended, maker = n.maker,
    touched = n.touched, about = n.about
FROM UNNEST($1::bytea[], $2::text[], $3::boolean[], $4::boolean[], $5::bytea[], $6::bigint[], $7::text[])
    AS n (id, status, public, attended, maker, touched, about)
WHERE t.id = n.id AND NOT t.hidden";

const NO_MEMBERS: &str = "
DELETE FROM members AS m USING tables AS t
WHERE m.table_number = t.number AND t.id = ANY($1::bytea[])";

const MEMBERS: &str = "
INSERT INTO members (table_number, place, player)
SELECT t.number, m.place, m.player
FROM UNNEST($1::bytea[], $2::bigint[], $3::bytea[]) AS m (id, place, player)
JOIN tables AS t ON t.id = m.id";

const PLAYERS: &str = "
INSERT INTO players (id, name, since)
SELECT * FROM UNNEST($1::bytea[], $2::text[], $3::bigint[])";

const SESSIONS: &str = "
INSERT INTO sessions (player, issued, device, seen, ended)
SELECT * FROM UNNEST($1::bytea[], $2::bigint[], $3::text[], $4::bigint[], $5::boolean[])
ON CONFLICT (player, issued) DO UPDATE SET device = excluded.device, seen = excluded.seen";

/// Applies changes in order, except where the order makes no difference: see [`Group`].
pub(super) async fn apply<'a>(
    connection: &mut PgConnection,
    writes: impl Iterator<Item = &'a Write>,
) -> Done {
    let mut group = Group::default();
    for write in writes {
        if !group.has_room_for(write) {
            group.store(connection).await?;
            group = Group::default();
        }
        match write {
            Write::Line(row) => group.lines.push(row),
            Write::Snapshot(row) => group.snapshots.push(row),
            Write::Table(row) => group.tables.push(row),
            Write::NewPlayer(row) => group.players.push(row),
            Write::Session(row) => group.sessions.push(row),
            other => change(connection, other).await?,
        }
    }
    group.store(connection).await
}

/// Changes that wait to be applied together: rows of tables, lines and snapshots, or players, or
/// sessions. The first three do not depend on each other, so they are stored kind by kind. No row is
/// among them twice.
#[derive(Default)]
struct Group<'a> {
    tables: Vec<&'a TableRow>,
    lines: Vec<&'a LineRow>,
    snapshots: Vec<&'a SnapshotRow>,
    players: Vec<&'a PlayerRow>,
    sessions: Vec<&'a SessionRow>,
}

impl<'a> Group<'a> {
    /// Returns whether a change can join these, or needs none of them to be applied before it.
    fn has_room_for(&self, write: &Write) -> bool {
        let [games, players, sessions] = [
            self.tables.is_empty() && self.lines.is_empty() && self.snapshots.is_empty(),
            self.players.is_empty(),
            self.sessions.is_empty(),
        ];
        match write {
            Write::Line(_) => players && sessions,
            Write::Snapshot(row) => {
                players && sessions && self.snapshots.iter().all(|other| other.table != row.table)
            }
            Write::Table(row) => {
                players && sessions && self.tables.iter().all(|other| other.id != row.id)
            }
            Write::NewPlayer(_) => games && sessions,
            Write::Session(row) => {
                let same =
                    |other: &&SessionRow| (other.player, other.issued) == (row.player, row.issued);
                games && players && !self.sessions.iter().any(same)
            }
            _ => games && players && sessions,
        }
    }

    async fn store(&self, connection: &mut PgConnection) -> Done {
        self.store_players(connection).await?;
        self.store_sessions(connection).await?;
        self.store_tables(connection).await?;
        insert_lines(connection, &self.lines).await?;
        self.store_snapshots(connection).await
    }

    async fn store_players(&self, connection: &mut PgConnection) -> Done {
        let rows = &self.players;
        if rows.is_empty() {
            return Ok(());
        }
        let players = query(PLAYERS)
            .bind(each(rows, |row| row.id.bytes().as_slice()))
            .bind(each(rows, |row| row.name.as_str()))
            .bind(each(rows, |row| row.since));
        players.execute(connection).await.map(drop)
    }

    async fn store_sessions(&self, connection: &mut PgConnection) -> Done {
        let rows = &self.sessions;
        if rows.is_empty() {
            return Ok(());
        }
        let sessions = query(SESSIONS)
            .bind(each(rows, |row| row.player.bytes().as_slice()))
            .bind(each(rows, |row| row.issued))
            .bind(each(rows, |row| row.device.as_str()))
            .bind(each(rows, |row| row.seen))
            .bind(each(rows, |row| row.ended));
        sessions.execute(connection).await.map(drop)
    }

    async fn store_tables(&self, connection: &mut PgConnection) -> Done {
        let rows = &self.tables;
        if rows.is_empty() {
            return Ok(());
        }
        let ids = || each(rows, |row| row.id.bytes().as_slice());
        let maker = |row: &&'a TableRow| {
            let maker = row.maker.as_ref();
            maker.map(|maker| maker.bytes().as_slice())
        };
        let tables = query(TABLES)
            .bind(ids())
            .bind(each(rows, |row| row.status.key()))
            .bind(each(rows, |row| row.public))
            .bind(each(rows, |row| row.attended))
            .bind(rows.iter().map(maker).collect::<Vec<_>>())
            .bind(each(rows, |row| row.touched))
            .bind(each(rows, |row| row.about.as_str()));
        let done = tables.execute(&mut *connection).await?;
        all_of(rows.len(), done.rows_affected())?;
        let clear = query(NO_MEMBERS).bind(ids());
        clear.execute(&mut *connection).await?;
        self.store_members(connection).await
    }

    async fn store_members(&self, connection: &mut PgConnection) -> Done {
        let members = self.tables.iter().flat_map(|row| {
            let places = (0_i64..).zip(&row.members);
            places.map(|(place, player)| (row.id.bytes(), place, player.bytes()))
        });
        let members: Vec<_> = members.collect();
        if members.is_empty() {
            return Ok(());
        }
        let members = query(MEMBERS)
            .bind(each(&members, |(id, _, _)| id.as_slice()))
            .bind(each(&members, |(_, place, _)| *place))
            .bind(each(&members, |(_, _, player)| player.as_slice()));
        members.execute(connection).await.map(drop)
    }

    async fn store_snapshots(&self, connection: &mut PgConnection) -> Done {
        let rows = &self.snapshots;
        if rows.is_empty() {
            return Ok(());
        }
        let versions = rows.iter().map(|row| integer(row.version));
        let snapshots = query(SNAPSHOTS)
            .bind(each(rows, |row| row.table.bytes().as_slice()))
            .bind(versions.collect::<Result<Vec<_>, _>>()?)
            .bind(each(rows, |row| row.bytes.as_slice()));
        let done = snapshots.execute(connection).await?;
        all_of(rows.len(), done.rows_affected())
    }
}

/// Inserts lines in order.
pub(super) async fn insert_lines(connection: &mut PgConnection, rows: &[&LineRow]) -> Done {
    if rows.is_empty() {
        return Ok(());
    }
    let versions = rows.iter().map(|row| integer(row.version));
    let request = |row: &&LineRow| row.request.clone();
    let (seats, requests): (Vec<_>, Vec<_>) = rows
        .iter()
        .map(request)
        .map(|request| match request {
            Some((seat, id)) => (Some(i16::from(seat)), Some(stored(id))),
            None => (None, None),
        })
        .unzip();
    let lines = query(LINES)
        .bind(each(rows, |row| row.table.bytes().as_slice()))
        .bind(versions.collect::<Result<Vec<_>, _>>()?)
        .bind(each(rows, |row| row.text.as_str()))
        .bind(seats)
        .bind(requests)
        .bind(each(rows, |row| row.clocks.as_deref()))
        .bind(each(rows, |row| row.at));
    let done = lines.execute(connection).await?;
    all_of(rows.len(), done.rows_affected())
}

/// Returns a column of the rows.
fn each<'r, R, T: 'r>(rows: &'r [R], column: impl Fn(&'r R) -> T) -> Vec<T> {
    rows.iter().map(column).collect()
}

/// Succeeds if every row was found.
fn all_of(rows: usize, found: u64) -> Done {
    if found < rows as u64 {
        return Err(sqlx::Error::RowNotFound);
    }
    Ok(())
}
