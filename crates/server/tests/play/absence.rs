//! Players who resign, are absent, or come back.

use serde_json::{Value, json};

use crate::common::{Answer, TestApp, TestTable, action, make, me, open, replays};

const RANDOM: &str = "random";

async fn replace(table: &TestTable, seat: usize, gone: usize) -> Answer {
    let what = json!({ "kind": "replace", "seat": gone });
    table.post(seat, "proposals", json!({ "what": what })).await
}

fn played_by(seen: &Value, seat: usize) -> &Value {
    &seen["table"]["seats"][seat - 1]["played_by"]
}

#[tokio::test]
async fn a_machine_finishes_the_game_for_a_player_who_resigned() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({ "stand_in": RANDOM })).await;
    table.ask(2, "resign").await.ok(200);
    let seen = table.seen(1).await;
    assert_eq!(
        (&seen["table"]["status"], played_by(&seen, 2)),
        (&json!("playing"), &json!(RANDOM))
    );
    assert_eq!(seen["table"]["seats"][1]["name"], "Ben");
    // Resigning is final.
    table.ask(2, "return").await.refused(409, "resigned");
    table.ask(2, "resign").await.refused(409, "replaced");
    assert_eq!(table.seen(2).await["game"]["turn"], Value::Null);
    assert_eq!(
        table.client(2).get("/api/v1/me/tables").await.ok(200)["tables"][0]["turns"],
        json!([])
    );
    let refused = table
        .post(
            2,
            "actions",
            json!({ "seat": 2, "decision": 0, "id": "x", "action": "stop" }),
        )
        .await;
    refused.refused(409, "replaced");
    for choice in 0..1000 {
        let mine =
            |seen: &Value| seen["game"]["turn"].is_object() || seen["table"]["status"] == "over";
        let seen = table.wait_until(mine).await;
        if seen["table"]["status"] == "over" {
            break;
        }
        table
            .post(1, "actions", action(&seen, &table.request(), choice * 7))
            .await
            .ok(200);
    }
    let record = table.client(2).get(&table.path("record")).await;
    assert!(record.text().contains(RANDOM));
    replays(record.text());
}

#[tokio::test]
async fn a_table_closes_when_its_last_person_resigns() {
    let server = TestApp::new().await;
    let table = TestTable::alone(&server, "astra", &[RANDOM], json!({})).await;
    table.ask(1, "resign").await.ok(200);
    assert_eq!(table.seen(1).await["table"]["status"], "closed");
    table.ask(1, "return").await.refused(409, "over");
    replays(table.client(1).get(&table.path("record")).await.text());
    // Several seats on one device resign one by one.
    let ann = server.guest("Ann").await;
    let made = make(&ann, "astra", &[me(), me()], json!({})).await;
    let table = TestTable::from(&made, vec![ann.clone(), ann]);
    table.ask(1, "resign").await.ok(200);
    assert_eq!(table.seen(2).await["table"]["status"], "playing");
    table.ask(2, "resign").await.ok(200);
    assert_eq!(table.seen(2).await["table"]["status"], "closed");
}

#[tokio::test]
async fn players_resign_and_return_only_on_their_own_seats() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({ "public": true })).await;
    for what in ["resign", "return"] {
        let body = json!({ "seat": 2, "id": "x" });
        table
            .post(1, what, body.clone())
            .await
            .refused(403, "not_your_seat");
        server
            .client()
            .post(&table.path(what), body)
            .await
            .refused(401, "who");
        table
            .post(1, what, json!({ "seat": 6, "id": "x" }))
            .await
            .refused(403, "not_your_seat");
        table
            .post(1, what, json!({ "seat": 1, "id": "" }))
            .await
            .refused(422, "request_id");
    }
    table.ask(1, "return").await.refused(409, "not_replaced");
}

#[tokio::test]
async fn an_absent_player_is_replaced_by_vote_and_comes_back() {
    let server = TestApp::with(|settings| settings.think_threads = 1).await;
    let busy = server.busy_machines().await;
    let more = json!({ "absence": { "kind": "vote" }, "stand_in": RANDOM });
    let table = TestTable::of(&server, "stellium", 3, more).await;
    let gone = table.to_act().await[0];
    let others: Vec<usize> = (1..=3).filter(|seat| *seat != gone).collect();
    replace(&table, gone, gone)
        .await
        .refused(422, "nobody_to_replace");
    replace(&table, gone, 5)
        .await
        .refused(422, "nobody_to_replace");
    replace(&table, others[0], gone)
        .await
        .refused(409, "still_there");
    server.clock.advance(31_000);
    assert_eq!(
        replace(&table, others[0], gone).await.ok(200),
        json!({ "done": false })
    );
    // The player to be replaced has no vote, but can decline.
    let no = json!({ "what": { "kind": "replace", "seat": gone }, "agree": false });
    table.post(gone, "proposals", no).await.ok(200);
    server.clock.advance(31_000);
    assert_eq!(
        replace(&table, others[0], gone).await.ok(200),
        json!({ "done": false })
    );
    assert_eq!(
        replace(&table, others[1], gone).await.ok(200),
        json!({ "done": true })
    );
    let seen = table.seen(others[0]).await;
    assert_eq!(played_by(&seen, gone), RANDOM);
    replace(&table, others[0], gone)
        .await
        .refused(422, "nobody_to_replace");
    let own = table.client(gone).get("/api/v1/me/tables").await.ok(200);
    assert_eq!(own["tables"][0]["turns"], json!([]));
    let body = json!({ "seat": gone, "decision": 1, "id": "x", "action": "keep" });
    table
        .post(gone, "actions", body)
        .await
        .refused(409, "replaced");
    table.ask(gone, "return").await.ok(200);
    table.ask(gone, "return").await.refused(409, "not_replaced");
    // The move the machine was thinking about is not made.
    let version = table.version().await;
    drop(busy);
    server.busy_machines().await;
    tokio::task::yield_now().await;
    assert_eq!(table.version().await, version);
    table.act(gone, 0).await.ok(200);
    let log = table.client(1).get(&table.path("log")).await.ok(200);
    let kinds: Vec<&Value> = log["told"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| &line["kind"])
        .collect();
    assert_eq!(kinds, ["take_over", "take_over", "action"]);
}

#[tokio::test]
async fn replacing_by_vote_must_be_enabled() {
    let server = TestApp::new().await;
    for absence in [
        json!({ "kind": "never" }),
        json!({ "kind": "after", "minutes": 5 }),
    ] {
        let table = TestTable::of(&server, "astra", 2, json!({ "absence": absence })).await;
        replace(&table, 1, 2).await.refused(409, "no_vote");
    }
}

/// Advances the clock, with a tick of the server every five seconds.
async fn pass(server: &TestApp, seconds: i64) {
    for _ in 0..seconds / 5 {
        server.clock.advance(5_000);
        server::tick(&server.app).await;
    }
}

#[tokio::test]
async fn a_machine_takes_over_from_a_player_absent_for_too_long_on_their_turn() {
    let server = TestApp::new().await;
    let more = json!({ "absence": { "kind": "after", "minutes": 2 }, "stand_in": RANDOM });
    let table = TestTable::of(&server, "astra", 2, more).await;
    let gone = table.to_act().await[0];
    let other = 3 - gone;
    pass(&server, 110).await;
    assert_eq!(played_by(&table.seen(other).await, gone), &Value::Null);
    pass(&server, 30).await;
    let seen = table.seen(other).await;
    assert_eq!(played_by(&seen, gone), RANDOM);
    assert_eq!(seen["table"]["seats"][gone - 1]["present"], false);
    // The machine plays until it is the other's turn. The other player is not replaced.
    for _ in 0..100 {
        if table.to_act().await == [other] {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    assert_eq!(played_by(&table.seen(gone).await, other), &Value::Null);
    table.ask(gone, "return").await.ok(200);
    assert_eq!(played_by(&table.seen(other).await, gone), &Value::Null);
    replays_after_the_end(&table).await;
}

async fn replays_after_the_end(table: &TestTable) {
    for seat in 1..=table.seats.len() {
        table.ask(seat, "resign").await.ok(200);
    }
    replays(table.client(1).get(&table.path("record")).await.text());
}

#[tokio::test]
async fn a_player_who_looks_in_now_and_then_is_not_replaced() {
    let server = TestApp::new().await;
    let more = json!({ "absence": { "kind": "after", "minutes": 1 }, "stand_in": RANDOM });
    let table = TestTable::of(&server, "astra", 2, more).await;
    let seat = table.to_act().await[0];
    for _ in 0..5 {
        pass(&server, 50).await;
        table.seen(seat).await;
    }
    assert_eq!(table.version().await, 0);
    assert_eq!(
        table.seen(seat).await["table"]["seats"][seat - 1]["present"],
        true
    );
}

#[tokio::test]
async fn nobody_is_replaced_automatically_unless_enabled_and_in_play() {
    let server = TestApp::new().await;
    for absence in ["never", "vote"] {
        let table = TestTable::of(
            &server,
            "astra",
            2,
            json!({ "absence": { "kind": absence } }),
        )
        .await;
        pass(&server, 3600).await;
        assert_eq!(table.version().await, 0);
    }
    let ann = server.guest("Ann").await;
    let more = json!({ "absence": { "kind": "after", "minutes": 1 } });
    let made = make(&ann, "astra", &[me(), open()], more).await;
    pass(&server, 3600).await;
    let waiting = TestTable::from(&made, vec![ann]);
    assert_eq!(waiting.seen(1).await["table"]["status"], "open");
}
