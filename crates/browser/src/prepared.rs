//! Tables whose games are already at some moment when the server opens them, written directly to
//! its database.

use std::path::Path;

use games::{LiveGame, find};
use serde_json::{Value, json};
use server::TableId;
use server::storage::{LineRow, SqliteStorage, Status, Storage, Write};
use tabletop::Options;

/// The level of the machine players in all seats but the first.
const LEVEL: &str = "astronomer";

/// Writes a game into the database as that of an open table, which has at least as many chairs.
pub async fn write(file: &Path, table: TableId, kind: &str, game: &dyn LiveGame) {
    let storage = SqliteStorage::open(file).await.unwrap();
    let mut row = storage.table(table).await.unwrap().unwrap();
    let mut about: Value = serde_json::from_str(&row.about).unwrap();
    let chairs = about["chairs"].as_array_mut().unwrap();
    chairs.truncate(game.names().len());
    for (chair, name) in chairs.iter_mut().zip(game.names()).skip(1) {
        *chair = json!({ "occupant": { "who": "machine", "level": LEVEL, "name": name } });
    }
    row.about = about.to_string();
    row.status = if game.is_over() {
        Status::Over
    } else {
        Status::Playing
    };
    row.attended = row.status == Status::Playing;
    let touched = row.touched;
    let ready = find(kind).unwrap().ready_built_in(&Options::new()).unwrap();
    let data = ready.data_hash().to_owned();
    let mut unit = vec![
        Write::Table(row),
        Write::Data {
            hash: data.clone(),
            files: ready.data_files(),
        },
        Write::Begin {
            table,
            header: game.header(),
            data,
        },
    ];
    let lines = game.lines(0).unwrap_or_default();
    unit.extend(lines.into_iter().map(|line| {
        Write::Line(LineRow {
            table,
            version: line.version as u64,
            text: line.text,
            request: None,
            clocks: None,
            at: touched,
        })
    }));
    storage.write(unit).await.unwrap();
    storage.close().await;
}
