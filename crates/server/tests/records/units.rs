//! A long record is imported in several units: others act between them, and nobody sees a part of it.

use games::{RecordLine, find};
use server::TableId;
use server::storage::{LineRow, Status, TableRow, Write};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, query_scalar};
use tabletop::{Options, Seed};

use crate::common::{Answer, Client, TestApp, TestTable};
use serde_json::json;

const HOUR: i64 = 3600 * 1000;

/// Returns the record of a game with at least this many lines: whatever can be undone is undone.
fn long_record(lines: usize) -> String {
    let ready = find("astra").unwrap().ready(&Options::new()).unwrap();
    let names = ["Ann", "Ben"].map(str::to_owned).to_vec();
    let mut game = ready.begin(names, Seed::from_text("long")).unwrap();
    while game.version() < lines && !game.is_over() {
        let seat = game.to_act().first().unwrap();
        let action = game.legal(None, seat).swap_remove(0).action;
        game.act(seat, &action).unwrap();
        if game.can_undo(seat) {
            game.undo(seat).unwrap();
        }
    }
    assert!(game.version() >= lines, "{}", game.version());
    let lines = RecordLine::joined(&game.lines(0).unwrap());
    format!("{}\n{lines}", game.header())
}

async fn bring(client: &Client, record: String) -> Answer {
    let kind = Some("application/x-ndjson");
    let path = "/api/v1/records";
    client
        .raw(axum::http::Method::POST, path, kind, record)
        .await
}

/// Returns the tables of all lines in the order in which they were stored.
async fn stored_order(server: &TestApp) -> Vec<TableId> {
    let joined = "SELECT t.id FROM lines AS l JOIN tables AS t ON t.number = l.table_number";
    let ids: Vec<Vec<u8>> = match server.place.file() {
        Some(file) => {
            let options = SqliteConnectOptions::new().filename(file);
            let mut connection = options.read_only(true).connect().await.unwrap();
            let order = AssertSqlSafe(format!("{joined} ORDER BY l.rowid"));
            query_scalar(order).fetch_all(&mut connection).await
        }
        None => {
            // Rows that are only added lie in the order in which they were added.
            let order = AssertSqlSafe(format!("{joined} ORDER BY l.ctid"));
            let mut connection = server.place.connect().await;
            query_scalar(order).fetch_all(&mut connection).await
        }
    }
    .unwrap();
    let id = |id: Vec<u8>| TableId::from_bytes(id.try_into().unwrap());
    ids.into_iter().map(id).collect()
}

#[tokio::test]
async fn others_act_while_a_long_record_is_imported() {
    let server = TestApp::new().await;
    let neighbours = TestTable::of(&server, "astra", 2, json!({})).await;
    let eve = server.guest("Eve").await;
    let record = long_record(6_000);
    let import = {
        let eve = eve.clone();
        tokio::spawn(async move { bring(&eve, record).await })
    };
    let is_half_stored = async || {
        !server
            .storage
            .hidden_tables(i64::MAX)
            .await
            .unwrap()
            .is_empty()
    };
    while !import.is_finished() && !is_half_stored().await {
        tokio::task::yield_now().await;
    }
    let mut steps = 0;
    while !import.is_finished() && steps < 20 {
        neighbours.step(0).await;
        steps += 1;
        let listed = eve.get("/api/v1/me/tables").await.ok(200);
        if is_half_stored().await {
            assert_eq!(listed, json!({ "tables": [] }));
        }
    }
    let imported = import.await.unwrap().ok(201);
    let imported: TableId = imported["table"].as_str().unwrap().parse().unwrap();
    let order = stored_order(&server).await;
    let first = order.iter().position(|table| *table == imported).unwrap();
    let last = order.iter().rposition(|table| *table == imported).unwrap();
    let between = order[first..last]
        .iter()
        .filter(|table| **table != imported);
    assert!(
        between.count() > 0,
        "nothing was stored between {first} and {last}"
    );
    let whole = server.storage.whole_game(imported).await.unwrap().unwrap();
    let versions = whole.lines.iter().map(|line| line.version);
    assert!(versions.eq(1..=whole.lines.len() as u64) && whole.lines.len() >= 6_000);
}

/// Stores the first units of an import, as if the server were killed then.
async fn half_import(server: &TestApp) -> TableId {
    let row = TableRow {
        id: TableId::random(),
        status: Status::Over,
        public: true,
        attended: false,
        maker: None,
        members: Vec::new(),
        touched: server.clock.now(),
        about: r#"{"game":"astra","imported":true}"#.to_owned(),
    };
    let table = row.id;
    let begin = Write::Begin {
        table,
        header: "header".to_owned(),
        data: "hash".to_owned(),
    };
    let line = |version| {
        Write::Line(LineRow {
            table,
            version,
            text: "line".to_owned(),
            request: None,
            clocks: None,
            at: 0,
        })
    };
    let first = vec![Write::NewHiddenTable(row.clone()), begin];
    let second = (1..=600).map(line).collect();
    for unit in [first, second] {
        server.storage.write(unit).await.unwrap();
    }
    // It can neither be seen nor changed.
    assert_eq!(server.storage.table(table).await, Ok(None));
    assert_eq!(server.storage.game(table).await, Ok(None));
    let over = server.storage.public_tables(Status::Over, 9).await;
    assert_eq!(over, Ok(Vec::new()));
    assert!(server.storage.write(vec![Write::Table(row)]).await.is_err());
    table
}

async fn is_gone(server: &TestApp, table: TableId) -> bool {
    let hidden = server.storage.hidden_tables(i64::MAX).await.unwrap();
    let last = server.storage.last_line(table).await.unwrap();
    let path = format!("/api/v1/tables/{table}");
    server.client().get(&path).await.refused(404, "not_found");
    hidden.is_empty() && last == 0
}

#[tokio::test]
async fn half_an_import_is_deleted_when_the_server_starts() {
    let server = TestApp::new().await;
    let table = half_import(&server).await;
    assert!(!is_gone(&server, table).await);
    let server = server.restart().await;
    assert!(is_gone(&server, table).await);
}

#[tokio::test]
async fn half_an_import_is_deleted_by_a_running_server() {
    let server = TestApp::new().await;
    let table = half_import(&server).await;
    server.clock.advance(HOUR);
    server::tidy(&server.app).await;
    assert!(!is_gone(&server, table).await, "it may still be going on");
    server.clock.advance(1);
    server::tidy(&server.app).await;
    assert!(is_gone(&server, table).await);
}

#[tokio::test]
async fn an_import_that_does_not_fit_on_the_disk_leaves_nothing() {
    let server = TestApp::new().await;
    let eve = server.guest("Eve").await;
    eve.get("/api/v1/me").await.ok(200);
    server.fill_disk(true).await;
    bring(&eve, long_record(3_000))
        .await
        .refused(507, "storage_full");
    server.fill_disk(false).await;
    assert_eq!(server.storage.hidden_tables(i64::MAX).await, Ok(Vec::new()));
    assert_eq!(stored_order(&server).await, []);
    bring(&eve, long_record(600)).await.ok(201);
}
