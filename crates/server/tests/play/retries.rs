//! Repeated requests: all get the response to the first.

use serde_json::{Value, json};

use crate::common::{Answer, TestApp, TestTable, action, number};

fn same(first: &Answer, again: &Answer) {
    assert_eq!(
        (again.status, &again.body),
        (first.status, &first.body),
        "{}",
        again.text()
    );
}

#[tokio::test]
async fn a_repeated_action_gets_the_same_answer_and_is_done_once() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let seat = table.to_act().await[0];
    let body = action(&table.seen(seat).await, "x", 0);
    let first = table.post(seat, "actions", body.clone()).await;
    first.ok(200);
    same(&first, &table.post(seat, "actions", body.clone()).await);
    // Only the id counts, whatever else the request says.
    let mut other = body.clone();
    other["action"] = json!("stop");
    same(&first, &table.post(seat, "actions", other).await);
    assert_eq!(table.version().await, 1);
    // Much later, the id is no longer in memory.
    table.steps(40).await;
    same(&first, &table.post(seat, "actions", body.clone()).await);
    let server = server.restart().await;
    let table = table.after(&server);
    same(&first, &table.post(seat, "actions", body.clone()).await);
    assert_eq!(table.version().await, 41);
    table.play_out().await;
    same(&first, &table.post(seat, "actions", body).await);
}

#[tokio::test]
async fn a_new_action_with_an_old_id_gets_the_old_answer_and_is_not_done() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let seat = table.to_act().await[0];
    let first = table
        .post(seat, "actions", action(&table.seen(seat).await, "x", 0))
        .await;
    table.steps(40).await;
    while table.to_act().await != [seat] {
        table.steps(1).await;
    }
    let before = table.seen(seat).await;
    let again = table.post(seat, "actions", action(&before, "x", 0)).await;
    same(&first, &again);
    assert_eq!(table.seen(seat).await, before);
    // The table goes on.
    table.steps(5).await;
}

#[tokio::test]
async fn the_same_id_of_another_seat_is_another_request() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "stellium", 2, json!({})).await;
    for version in 1..=8 {
        let seat = table.to_act().await[0];
        let body = action(
            &table.seen(seat).await,
            &format!("{}", (version - 1) % 4),
            0,
        );
        let done = table.post(seat, "actions", body).await.ok(200);
        assert_eq!(number(&done["version"]), version, "seat {seat}");
    }
}

#[tokio::test]
async fn every_command_may_be_repeated() {
    // Machines must not move meanwhile.
    let server = TestApp::with(|settings| settings.think_threads = 1).await;
    let _busy = server.busy_machines().await;
    let more = json!({ "absence": { "kind": "vote" } });
    let table = TestTable::of(&server, "stellium", 3, more).await;
    // Play until seat 1 can undo its action.
    while table.seen(1).await["game"]["can_undo"] != true {
        table.steps(1).await;
    }
    let undo = json!({ "seat": 1, "version": table.version().await, "id": "undo" });
    let replace = json!({ "what": { "kind": "replace", "seat": 1 } });
    let mut done: Vec<(&str, Value, Answer)> = Vec::new();
    for (what, body) in [
        ("undo", undo),
        ("return", json!({ "seat": 1, "id": "return" })),
        ("resign", json!({ "seat": 1, "id": "resign" })),
    ] {
        if what == "return" {
            server.clock.advance(31_000);
            table.post(2, "proposals", replace.clone()).await.ok(200);
            table.post(3, "proposals", replace.clone()).await.ok(200);
        }
        let answer = table.post(1, what, body.clone()).await;
        answer.ok(200);
        done.push((what, body, answer));
    }
    let version = table.version().await;
    let again = async |table: &TestTable| {
        for (what, body, first) in &done {
            same(first, &table.post(1, what, body.clone()).await);
        }
        assert_eq!(table.version().await, version);
    };
    again(&table).await;
    let server = server.restart().await;
    let _still_busy = server.busy_machines().await;
    let table = table.after(&server);
    again(&table).await;
    for seat in [2, 3] {
        table.ask(seat, "resign").await.ok(200);
    }
    let closed = server.restart().await;
    let table = table.after(&closed);
    for (what, body, first) in &done {
        same(first, &table.post(1, what, body.clone()).await);
    }
}

#[tokio::test]
async fn the_outcome_of_a_request_is_not_revealed_to_other_players() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let seat = table.to_act().await[0];
    let other = 3 - seat;
    table
        .post(seat, "actions", action(&table.seen(seat).await, "x", 0))
        .await
        .ok(200);
    for each in [1, 2] {
        table.ask(each, "resign").await.ok(200);
    }
    let every = [
        (
            "actions",
            json!({ "seat": seat, "decision": 0, "id": "x", "action": "stop" }),
        ),
        ("undo", json!({ "seat": seat, "version": 1, "id": "x" })),
        ("resign", json!({ "seat": seat, "id": "x" })),
        ("return", json!({ "seat": seat, "id": "x" })),
    ];
    for (what, body) in every {
        table
            .post(other, what, body)
            .await
            .refused(403, "not_your_seat");
    }
}
