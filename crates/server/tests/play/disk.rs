//! A full disk: nothing is half done, and the games go on when there is space again.

use serde_json::{Value, json};

use crate::common::{TestApp, TestTable, action, make, me, number, open, replays, wish};

/// Acts until an action no longer fits on the disk. Returns its seat and request.
async fn until_full(server: &TestApp, table: &TestTable) -> (usize, Value) {
    server.fill_disk(true).await;
    for choice in 0..2_000 {
        let seat = table.to_act().await[0];
        let body = action(&table.seen(seat).await, &table.request(), choice * 7);
        let answer = table.post(seat, "actions", body.clone()).await;
        if answer.status != 200 {
            answer.refused(507, "storage_full");
            return (seat, body);
        }
    }
    panic!("the disk never filled up");
}

#[tokio::test]
async fn an_action_that_cannot_be_stored_is_not_done() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "stellium", 2, json!({})).await;
    let (seat, body) = until_full(&server, &table).await;
    let before = [table.seen(1).await, table.seen(2).await];
    table
        .post(seat, "actions", body.clone())
        .await
        .refused(507, "storage_full");
    assert_eq!([table.seen(1).await, table.seen(2).await], before);
    // The table can still be viewed.
    table.client(1).get(&table.path("log")).await.ok(200);
    server.fill_disk(false).await;
    let done = table.post(seat, "actions", body).await.ok(200);
    assert_eq!(
        number(&done["version"]),
        number(&before[0]["game"]["version"]) + 1
    );
    table.play_out().await;
    replays(table.client(1).get(&table.path("record")).await.text());
}

#[tokio::test]
async fn an_action_that_cannot_be_stored_is_not_published() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "stellium", 2, json!({})).await;
    let mut stream = table.client(1).follow(&table.path("events")).await;
    // The first message shows the table before any action.
    stream.next().await.unwrap();
    let (seat, body) = until_full(&server, &table).await;
    let version = table.version().await;
    while stream.version() < version {
        stream.next().await;
    }
    assert_eq!(stream.waiting(), None);
    server.fill_disk(false).await;
    table.post(seat, "actions", body).await.ok(200);
    assert_eq!(
        number(&stream.next().await.unwrap()["version"]),
        version + 1
    );
}

#[tokio::test]
async fn a_time_out_during_a_full_disk_is_stored_later() {
    let server = TestApp::new().await;
    let more = json!({ "clock": { "kind": "per_move", "seconds": 30 }, "stand_in": "random" });
    let table = TestTable::of(&server, "stellium", 2, more).await;
    until_full(&server, &table).await;
    server.clock.advance(30_000);
    server::tick(&server.app).await;
    server.fill_disk(false).await;
    server.clock.advance(1_000);
    server::tick(&server.app).await;
    let log = table.client(1).get(&table.path("log")).await.ok(200);
    assert!(
        log["told"]
            .as_array()
            .unwrap()
            .iter()
            .any(|line| line["kind"] == "time_out")
    );
}

#[tokio::test]
async fn tables_cannot_be_made_on_a_full_disk() {
    let server = TestApp::new().await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let made = make(&ann, "stellium", &[me(), open(), open()], json!({})).await;
    let table = TestTable::from(&made, vec![ann.clone()]);
    server.fill_disk(true).await;
    let wish = wish("stellium", &[me(), open()], json!({}));
    let mut fitted = 0;
    let refused = loop {
        let answer = ann.post("/api/v1/tables", wish.clone()).await;
        if answer.status != 201 {
            break answer;
        }
        fitted += 1;
    };
    refused.refused(507, "storage_full");
    let own = ann.get("/api/v1/me/tables").await.ok(200);
    assert_eq!(own["tables"].as_array().unwrap().len(), fitted + 1);
    server.fill_disk(false).await;
    ann.post("/api/v1/tables", wish).await.ok(201);
    ben.post(&table.path("join"), json!({ "key": table.key }))
        .await
        .ok(200);
}
