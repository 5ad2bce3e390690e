//! Undo: what a seat takes back by itself.

use serde_json::json;

use crate::common::{TestApp, TestTable, action, number};

#[tokio::test]
async fn a_seat_can_undo_back_to_the_barrier_and_no_further() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let seat = table.to_act().await[0];
    let mut states = vec![table.seen(seat).await["game"]["view"].clone()];
    while states.len() < 4 && table.to_act().await == [seat] {
        table.act(seat, 0).await.ok(200);
        states.push(table.seen(seat).await["game"]["view"].clone());
    }
    states.pop();
    let mut version = states.len();
    let last = 2 * version;
    while let Some(state) = states.pop() {
        let seen = table.seen(seat).await;
        assert_eq!(seen["game"]["can_undo"], true);
        let done = table.undo(seat).await.ok(200);
        version += 1;
        assert_eq!(number(&done["version"]), version);
        assert_eq!(table.seen(seat).await["game"]["view"], state);
    }
    assert_eq!(table.seen(seat).await["game"]["can_undo"], false);
    table.undo(seat).await.refused(422, "illegal");
    assert_eq!(table.version().await, last);
    table.play_out().await;
    let record = table.client(1).get(&table.path("record")).await;
    crate::common::replays(record.text());
}

#[tokio::test]
async fn an_action_that_was_answered_or_revealed_something_cannot_be_undone() {
    let server = TestApp::new().await;
    // S3.1: a body felt or kept has been revealed.
    let table = TestTable::of(&server, "stellium", 2, json!({})).await;
    let seat = table.to_act().await[0];
    table.act(seat, 0).await.ok(200);
    assert_eq!(table.seen(seat).await["game"]["can_undo"], false);
    table.undo(seat).await.refused(422, "illegal");
    table.undo(3 - seat).await.refused(422, "illegal");
    // Astra: the end of a turn can be undone until the other player acts.
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let seat = table.to_act().await[0];
    while table.to_act().await == [seat] {
        let seen = table.seen(seat).await;
        let legal = seen["game"]["turn"]["legal"].as_array().unwrap();
        let stop = legal.iter().position(|legal| legal["action"] == "stop");
        let body = action(&seen, &table.request(), stop.unwrap_or(0));
        table.post(seat, "actions", body).await.ok(200);
    }
    assert_eq!(table.seen(seat).await["game"]["can_undo"], true);
    table.act(3 - seat, 0).await.ok(200);
    table.undo(seat).await.refused(422, "illegal");
}

#[tokio::test]
async fn an_undo_needs_the_current_version() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let seat = table.to_act().await[0];
    table.act(seat, 0).await.ok(200);
    for version in [0, 2, 1000] {
        let body = json!({ "seat": seat, "version": version, "id": table.request() });
        let refused = table.post(seat, "undo", body).await;
        refused.refused(409, "stale");
        assert_eq!(refused.value()["current"]["game"]["version"], 1);
    }
    let body = json!({ "seat": seat, "version": 1, "id": "" });
    table
        .post(seat, "undo", body)
        .await
        .refused(422, "request_id");
    let body = json!({ "seat": seat, "version": 1, "id": "x" });
    table
        .post(3 - seat, "undo", body.clone())
        .await
        .refused(403, "not_your_seat");
    table.post(seat, "undo", body).await.ok(200);
}

#[tokio::test]
async fn undo_still_works_after_a_restart() {
    for every in [1, 64] {
        let server = TestApp::with(|settings| settings.snapshot_every = every).await;
        let table = TestTable::of(&server, "astra", 2, json!({})).await;
        let seat = table.to_act().await[0];
        let before = table.seen(seat).await["game"]["view"].clone();
        table.act(seat, 0).await.ok(200);
        table.act(seat, 0).await.ok(200);
        let server = server.restart().await;
        let table = table.after(&server);
        table.undo(seat).await.ok(200);
        table.undo(seat).await.ok(200);
        assert_eq!(table.seen(seat).await["game"]["view"], before);
        table.undo(seat).await.refused(422, "illegal");
    }
}
