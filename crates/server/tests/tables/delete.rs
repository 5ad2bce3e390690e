//! Deleting one's own tables.

use axum::http::Method;
use serde_json::json;

use crate::common::{Client, TestApp, TestTable, machine, make, me, open, text};

const MINE: &str = "/api/v1/me/tables";

async fn tables_of(client: &Client) -> usize {
    let mine = client.get(MINE).await.ok(200);
    mine["tables"].as_array().unwrap().len()
}

#[tokio::test]
async fn a_table_of_machines_is_deleted_while_it_is_played() {
    let server = TestApp::new().await;
    let table = TestTable::alone(&server, "astra", &["random"], json!({ "public": true })).await;
    let ann = table.client(1);
    let mut stream = ann.follow(&table.path("events")).await;
    stream.next().await.unwrap();
    ann.delete(&table.path("")).await.ok(204);
    // Whoever is watching may see that it was closed; then the stream ends.
    for seen in stream.rest().await {
        assert!(
            seen["table"]["status"] == "closed" || seen["type"] != "table",
            "{seen}"
        );
    }
    for what in ["", "log", "record"] {
        ann.get(&table.path(what)).await.refused(404, "not_found");
    }
    ann.delete(&table.path("")).await.refused(404, "not_found");
    assert_eq!(tables_of(ann).await, 0);
    let id = table.id.parse().unwrap();
    assert_eq!(server.storage.last_line(id).await, Ok(0));
    assert_eq!(server.storage.hidden_tables(i64::MAX).await, Ok(Vec::new()));
    let server = server.restart().await;
    let again = table.after(&server);
    again
        .client(1)
        .get(&again.path(""))
        .await
        .refused(404, "not_found");
}

#[tokio::test]
async fn finished_games_waiting_tables_and_imported_records_are_deleted() {
    let server = TestApp::new().await;
    let solo = TestTable::of(&server, "astra", 1, json!({})).await;
    solo.ask(1, "resign").await.ok(200);
    let ann = solo.client(1);
    let record = ann.get(&solo.path("record")).await.text().to_owned();
    let kind = Some("application/x-ndjson");
    let imported = ann.raw(Method::POST, "/api/v1/records", kind, record).await;
    let imported = text(&imported.ok(201)["table"]);
    let waiting = make(ann, "astra", &[me(), open()], json!({})).await;
    assert_eq!(tables_of(ann).await, 3);
    for id in [&solo.id, &imported, &text(&waiting["table"]["id"])] {
        let path = format!("/api/v1/tables/{id}");
        ann.delete(&path).await.ok(204);
        ann.get(&path).await.refused(404, "not_found");
    }
    assert_eq!(tables_of(ann).await, 0);
}

#[tokio::test]
async fn nothing_that_others_take_part_in_is_deleted() {
    let server = TestApp::new().await;
    let eve = server.guest("Eve").await;
    let table = TestTable::of(&server, "astra", 2, json!({ "public": true })).await;
    for seat in [1, 2] {
        let refused = table.client(seat).delete(&table.path("")).await;
        refused.refused(409, "others_there");
    }
    // Others get the same refusal as for a table that does not exist, although they may watch.
    eve.get(&table.path("")).await.ok(200);
    eve.delete(&table.path("")).await.refused(404, "not_found");
    let none = format!("/api/v1/tables/{:032x}", 7);
    eve.delete(&none).await.refused(404, "not_found");
    server.client().delete(&none).await.refused(401, "who");
    // Neither resigning nor the end of the game makes it the other's own.
    for seat in [1, 2] {
        table.ask(seat, "resign").await.ok(200);
        let refused = table.client(seat).delete(&table.path("")).await;
        refused.refused(409, "others_there");
    }
    // A seat that is reserved in a rematch is somebody's, too.
    let path = table.path("rematch");
    let again = table.client(1).empty(Method::POST, &path);
    let next = format!("/api/v1/tables/{}", text(&again.await.ok(200)["table"]));
    table
        .client(1)
        .delete(&next)
        .await
        .refused(409, "others_there");
    assert_eq!(table.seen(1).await["table"]["status"], "closed");
}

#[tokio::test]
async fn after_its_rematch_was_deleted_a_game_can_be_played_again() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let made = make(&ann, "astra", &[me(), machine("random")], json!({})).await;
    let table = TestTable::from(&made, vec![ann]);
    table.ask(1, "resign").await.ok(200);
    let again = async || {
        let path = table.path("rematch");
        let again = table.client(1).empty(Method::POST, &path);
        text(&again.await.ok(200)["table"])
    };
    let first = again().await;
    assert_eq!(again().await, first);
    let path = format!("/api/v1/tables/{first}");
    table.client(1).delete(&path).await.ok(204);
    assert_ne!(again().await, first);
}

#[tokio::test]
async fn the_page_asks_before_it_deletes_a_table() {
    let server = TestApp::new().await;
    let alone = TestTable::alone(&server, "astra", &["random"], json!({})).await;
    let ann = alone.client(1);
    let address = format!("/t/{}/delete", alone.id);
    let page = ann.get(&format!("/t/{}", alone.id)).await;
    assert!(page.text().contains(&address), "{}", page.text());
    let asks = ann.get(&address).await;
    assert_eq!(asks.status, 200);
    assert!(
        asks.text().contains("Delete this table?"),
        "{}",
        asks.text()
    );
    assert_eq!(tables_of(ann).await, 1);
    let done = ann.empty(Method::POST, &address).await;
    assert_eq!(
        (done.status.as_u16(), done.header("location")),
        (303, Some("/"))
    );
    assert_eq!(tables_of(ann).await, 0);
    // There is no such button where others play.
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let page = table.client(1).get(&format!("/t/{}", table.id)).await;
    assert!(!page.text().contains("/delete"));
    let asks = table
        .client(1)
        .get(&format!("/t/{}/delete", table.id))
        .await;
    assert_eq!(asks.status, 409);
}
