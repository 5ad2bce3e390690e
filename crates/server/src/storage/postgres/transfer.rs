//! Moving everything between SQLite files and PostgreSQL, a few rows at a time.

use std::sync::Arc;

use futures_util::TryStreamExt;
use sqlx::postgres::{PgArguments, PgConnection, PgRow, Postgres};
use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, Connection, Row, query, raw_sql};

use super::dialect::{restored, stored};
use super::fault::storage_error;
use crate::storage::StorageError;

/// The number of rows that are stored in PostgreSQL with one statement.
const ROWS: usize = 256;

/// The kind of a column.
#[derive(Clone, Copy)]
enum Kind {
    Bytes,
    Text,
    Number,
    /// A small number in PostgreSQL.
    Small,
    /// A number in SQLite.
    Flag,
    /// A text that may contain NUL.
    RequestId,
}

use Kind::{Bytes, Flag, Number, RequestId, Small, Text};

/// A table with its columns, of which the first ones are its key.
struct Table {
    name: &'static str,
    columns: &'static [(&'static str, Kind)],
}

/// All tables, each after those it refers to. `almagest` and `writers` are only about the PostgreSQL
/// database itself.
const TABLES: &[Table] = &[
    Table {
        name: "players",
        columns: &[
            ("id", Bytes),
            ("name", Text),
            ("since", Number),
            ("refused_before", Number),
        ],
    },
    Table {
        name: "tokens",
        columns: &[
            ("hash", Bytes),
            ("player", Bytes),
            ("label", Text),
            ("since", Number),
        ],
    },
    Table {
        name: "links",
        columns: &[("hash", Bytes), ("player", Bytes), ("until", Number)],
    },
    Table {
        name: "sessions",
        columns: &[
            ("player", Bytes),
            ("issued", Number),
            ("device", Text),
            ("seen", Number),
            ("ended", Flag),
        ],
    },
    Table {
        name: "imports",
        columns: &[("player", Bytes), ("at", Number), ("bytes", Number)],
    },
    Table {
        name: "data",
        columns: &[("hash", Text), ("files", Text)],
    },
    Table {
        name: "secrets",
        columns: &[("name", Text), ("bytes", Bytes)],
    },
    Table {
        name: "runs",
        columns: &[("began", Number), ("until", Number)],
    },
    Table {
        name: "tables",
        columns: &[
            ("number", Number),
            ("id", Bytes),
            ("status", Text),
            ("public", Flag),
            ("attended", Flag),
            ("maker", Bytes),
            ("touched", Number),
            ("about", Text),
            ("hidden", Flag),
        ],
    },
    Table {
        name: "members",
        columns: &[
            ("table_number", Number),
            ("place", Number),
            ("player", Bytes),
        ],
    },
    Table {
        name: "games",
        columns: &[("table_number", Number), ("header", Text), ("data", Text)],
    },
    Table {
        name: "lines",
        columns: &[
            ("table_number", Number),
            ("version", Number),
            ("text", Text),
            ("seat", Small),
            ("request", RequestId),
            ("clocks", Text),
            ("at", Number),
        ],
    },
    Table {
        name: "snapshots",
        columns: &[
            ("table_number", Number),
            ("version", Number),
            ("bytes", Bytes),
        ],
    },
];

/// New tables are numbered after those that were brought.
const GO_ON_NUMBERING: &str = "
SELECT setval(pg_get_serial_sequence('tables', 'number'), max(number)) FROM tables";

/// A value of a row; all can be missing.
enum Value {
    Bytes(Option<Vec<u8>>),
    Text(Option<String>),
    Number(Option<i64>),
    Small(Option<i16>),
    Flag(Option<bool>),
}

impl Table {
    /// Returns the statement that reads all rows, in the order of the key.
    fn select(&self) -> String {
        let order = self.columns.iter().take(2).map(|(name, _)| *name);
        let order = order.collect::<Vec<_>>().join(", ");
        format!(
            "SELECT {} FROM {} ORDER BY {order}",
            self.names(),
            self.name
        )
    }

    /// Returns the statement that inserts one row into SQLite.
    fn insert_one(&self) -> String {
        let places = vec!["?"; self.columns.len()].join(", ");
        format!(
            "INSERT INTO {} ({}) VALUES ({places})",
            self.name,
            self.names()
        )
    }

    /// Returns the statement that inserts columns of rows into PostgreSQL.
    fn insert_many(&self) -> String {
        let places = (1..).zip(self.columns).map(|(place, (_, kind))| {
            let kind = match kind {
                Bytes => "bytea",
                Text | RequestId => "text",
                Number => "bigint",
                Small => "smallint",
                Flag => "boolean",
            };
            format!("${place}::{kind}[]")
        });
        let places = places.collect::<Vec<_>>().join(", ");
        let (name, names) = (self.name, self.names());
        format!("INSERT INTO {name} ({names}) SELECT * FROM UNNEST({places})")
    }

    fn names(&self) -> String {
        let names = self.columns.iter().map(|(name, _)| *name);
        names.collect::<Vec<_>>().join(", ")
    }
}

/// Copies everything that a PostgreSQL database contains at one moment into an empty SQLite database.
pub(super) async fn to_sqlite(
    from: &mut PgConnection,
    to: &mut SqliteConnection,
    server: &str,
) -> Result<(), StorageError> {
    let fault = |error| storage_error(error, server);
    let reading = from.begin_with(super::dialect::BEGIN_READING).await;
    let mut reading = reading.map_err(fault)?;
    let mut writing = to.begin().await?;
    for table in TABLES {
        let insert: Arc<str> = table.insert_one().into();
        let select = query(AssertSqlSafe(table.select()));
        let mut rows = select.fetch(&mut *reading);
        while let Some(row) = rows.try_next().await.map_err(fault)? {
            let mut one = query(AssertSqlSafe(Arc::clone(&insert)));
            for (place, (_, kind)) in table.columns.iter().enumerate() {
                one = bind_one(one, from_postgres(&row, place, *kind).map_err(fault)?);
            }
            one.execute(&mut *writing).await?;
        }
    }
    Ok(writing.commit().await?)
}

/// Copies everything that a SQLite database contains into an empty PostgreSQL database, within a
/// transaction that the caller began.
pub(super) async fn to_postgres(
    from: &mut SqliteConnection,
    to: &mut PgConnection,
    server: &str,
) -> Result<(), StorageError> {
    let fault = |error| storage_error(error, server);
    let mut reading = from.begin().await?;
    for table in TABLES {
        let select = query(AssertSqlSafe(table.select()));
        let mut rows = select.fetch(&mut *reading);
        let mut waiting = Vec::new();
        while let Some(row) = rows.try_next().await? {
            waiting.push(row);
            if waiting.len() == ROWS {
                store(to, table, &waiting, server).await?;
                waiting.clear();
            }
        }
        store(to, table, &waiting, server).await?;
    }
    let numbering = raw_sql(GO_ON_NUMBERING).execute(to).await;
    numbering.map(drop).map_err(fault)
}

async fn store(
    to: &mut PgConnection,
    table: &Table,
    rows: &[SqliteRow],
    server: &str,
) -> Result<(), StorageError> {
    if rows.is_empty() {
        return Ok(());
    }
    let mut many = query(AssertSqlSafe(table.insert_many()));
    for (place, (_, kind)) in table.columns.iter().enumerate() {
        let values = rows.iter().map(|row| from_sqlite(row, place, *kind));
        many = bind_many(many, *kind, values.collect::<Result<_, _>>()?);
    }
    let stored = many.execute(to).await;
    stored
        .map(drop)
        .map_err(|error| storage_error(error, server))
}

fn from_postgres(row: &PgRow, place: usize, kind: Kind) -> Result<Value, sqlx::Error> {
    Ok(match kind {
        Bytes => Value::Bytes(row.try_get(place)?),
        Text => Value::Text(row.try_get(place)?),
        RequestId => Value::Text(row.try_get::<Option<_>, _>(place)?.map(restored)),
        Number => Value::Number(row.try_get(place)?),
        Small => Value::Small(row.try_get(place)?),
        Flag => Value::Flag(row.try_get(place)?),
    })
}

fn from_sqlite(row: &SqliteRow, place: usize, kind: Kind) -> Result<Value, sqlx::Error> {
    Ok(match kind {
        Bytes => Value::Bytes(row.try_get(place)?),
        Text => Value::Text(row.try_get(place)?),
        RequestId => Value::Text(row.try_get::<Option<_>, _>(place)?.map(stored)),
        Number => Value::Number(row.try_get(place)?),
        Small => Value::Small(row.try_get(place)?),
        Flag => Value::Flag(row.try_get(place)?),
    })
}

fn bind_one<'q>(
    one: Query<'q, Sqlite, SqliteArguments>,
    value: Value,
) -> Query<'q, Sqlite, SqliteArguments> {
    match value {
        Value::Bytes(value) => one.bind(value),
        Value::Text(value) => one.bind(value),
        Value::Number(value) => one.bind(value),
        Value::Small(value) => one.bind(value),
        Value::Flag(value) => one.bind(value),
    }
}

fn bind_many<'q>(
    many: Query<'q, Postgres, PgArguments>,
    kind: Kind,
    values: Vec<Value>,
) -> Query<'q, Postgres, PgArguments> {
    /// Returns the values of one kind, which all of them are.
    macro_rules! all {
        ($kind:ident) => {{
            let values = values.into_iter().map(|value| match value {
                Value::$kind(value) => value,
                _ => None,
            });
            many.bind(values.collect::<Vec<_>>())
        }};
    }
    match kind {
        Bytes => all!(Bytes),
        Text | RequestId => all!(Text),
        Number => all!(Number),
        Small => all!(Small),
        Flag => all!(Flag),
    }
}
