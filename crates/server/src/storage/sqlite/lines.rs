//! Applying changes, with many lines at a time.

use std::sync::{Arc, LazyLock};

use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, query};

use super::change::{Change, Done, Key, change, integer};
use crate::storage::{LineRow, Write};

/// The lines come first in the join, so each looks up its game once, and a line without a game is
/// left out.
///
/// `OR FAIL` keeps the rows before a rejected one; the writer rolls them back with the rest of the
/// unit. Otherwise SQLite would copy each page before changing it, to be able to undo the
/// statement.
const INSERT: &str = "
INSERT OR FAIL INTO lines (table_number, version, text, seat, request, clocks, at)
SELECT number, column2, column3, column4, column5, column6, column7
FROM (VALUES ROWS) AS line
CROSS JOIN tables ON tables.id = line.column1
CROSS JOIN games ON games.table_number = tables.number";

const ROW: &str = "(?, ?, ?, ?, ?, ?, ?)";

/// A statement that inserts `count` lines.
struct Insert {
    count: usize,
    sql: Arc<str>,
}

/// Statements of a few sizes, largest first: each is prepared once, and any number of lines needs
/// only a few statements.
static INSERTS: LazyLock<[Insert; 4]> = LazyLock::new(|| {
    [128, 32, 8, 1].map(|count| {
        let rows = vec![ROW; count].join(", ");
        let sql = INSERT.replace("ROWS", &rows).into();
        Insert { count, sql }
    })
});

/// Applies changes in order. Consecutive lines are written together, even if they come from
/// different units, because each statement is a round trip to SQLite's thread.
pub(super) async fn apply<'a>(
    connection: &mut SqliteConnection,
    writes: impl Iterator<Item = &'a Write>,
) -> Done {
    let mut lines = Vec::new();
    for write in writes {
        if let Write::Line(line) = write {
            lines.push(line);
        } else {
            insert_lines(connection, &lines).await?;
            lines.clear();
            change(connection, write).await?;
        }
    }
    insert_lines(connection, &lines).await
}

/// Inserts lines in order.
pub(super) async fn insert_lines(
    connection: &mut SqliteConnection,
    mut lines: &[&LineRow],
) -> Done {
    for insert in INSERTS.iter() {
        while let Some((some, rest)) = lines.split_at_checked(insert.count) {
            insert_exactly(connection, insert, some).await?;
            lines = rest;
        }
    }
    Ok(())
}

async fn insert_exactly(
    connection: &mut SqliteConnection,
    insert: &Insert,
    lines: &[&LineRow],
) -> Done {
    let mut statement = query(AssertSqlSafe(Arc::clone(&insert.sql)));
    for line in lines {
        statement = bind_line(statement, line)?;
    }
    let done = statement.execute(connection).await?;
    if done.rows_affected() < insert.count as u64 {
        return Err(sqlx::Error::RowNotFound);
    }
    Ok(())
}

fn bind_line(statement: Change, line: &LineRow) -> Result<Change, sqlx::Error> {
    let request = line.request.as_ref();
    Ok(statement
        .key(line.table.bytes())
        .bind(integer(line.version)?)
        .bind(&line.text)
        .bind(request.map(|(seat, _)| i16::from(*seat)))
        .bind(request.map(|(_, id)| id))
        .bind(&line.clocks)
        .bind(line.at))
}
