//! Proposals: taking the game back if all agree.

use serde_json::{Value, json};

use crate::common::{Answer, TestApp, TestTable, number, replays};

fn undo(seat: usize, to: usize) -> Value {
    json!({ "kind": "undo", "seat": seat, "to": to })
}

async fn agree(table: &TestTable, seat: usize, what: Value) -> Answer {
    let body = json!({ "what": what, "version": table.version().await });
    table.post(seat, "proposals", body).await
}

async fn decline(table: &TestTable, seat: usize, what: Value) -> Answer {
    table
        .post(seat, "proposals", json!({ "what": what, "agree": false }))
        .await
}

#[tokio::test]
async fn the_game_is_taken_back_when_all_people_agree() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "stellium", 3, json!({})).await;
    table.steps(3).await;
    let (view, to_act) = (
        table.seen(2).await["game"]["view"].clone(),
        table.to_act().await,
    );
    table.steps(50).await;
    let not_yet = json!({ "done": false });
    assert_eq!(agree(&table, 2, undo(2, 3)).await.ok(200), not_yet);
    // Agreeing twice counts once.
    assert_eq!(agree(&table, 2, undo(2, 3)).await.ok(200), not_yet);
    let proposal = json!({ "what": undo(2, 3), "agreed": [2] });
    assert_eq!(table.seen(1).await["table"]["proposal"], proposal);
    assert_eq!(agree(&table, 1, undo(2, 3)).await.ok(200), not_yet);
    assert_eq!(table.version().await, 53);
    assert_eq!(
        agree(&table, 3, undo(2, 3)).await.ok(200),
        json!({ "done": true })
    );
    let seen = table.seen(2).await;
    assert_eq!(number(&seen["game"]["version"]), 54);
    assert_eq!(
        (&seen["game"]["view"], table.to_act().await),
        (&view, to_act)
    );
    assert_eq!(seen["table"]["proposal"], Value::Null);
    let log = table.client(1).get(&table.path("log")).await.ok(200);
    assert_eq!(log["told"][53]["kind"], "undo");
    table.play_out().await;
    let record = table.client(1).get(&table.path("record")).await;
    replays(record.text());
}

#[tokio::test]
async fn chance_is_the_same_again_after_taking_back() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "stellium", 2, json!({})).await;
    table.steps(20).await;
    let seen = [table.seen(1).await, table.seen(2).await];
    for seat in [1, 2] {
        agree(&table, seat, undo(1, 0)).await.ok(200);
    }
    table.steps(20).await;
    let again = [table.seen(1).await, table.seen(2).await];
    for (seen, again) in seen.iter().zip(&again) {
        assert_eq!(again["game"]["view"], seen["game"]["view"]);
    }
    assert_eq!(number(&again[0]["game"]["version"]), 41);
}

#[tokio::test]
async fn the_game_is_taken_back_across_snapshots_and_restarts() {
    let server = TestApp::with(|settings| settings.snapshot_every = 4).await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    table.steps(30).await;
    for seat in [1, 2] {
        agree(&table, seat, undo(1, 2)).await.ok(200);
    }
    let before = table.seen(1).await["game"].clone();
    let server = server.restart().await;
    let table = table.after(&server);
    assert_eq!(table.seen(1).await["game"], before);
    table.steps(2).await;
    let server = server.restart().await;
    let table = table.after(&server);
    assert_eq!(table.version().await, 33);
    table.play_out().await;
    replays(table.client(1).get(&table.path("record")).await.text());
}

#[tokio::test]
async fn a_person_among_machines_needs_no_consent() {
    let server = TestApp::new().await;
    let table = TestTable::alone(&server, "stellium", &["random"], json!({})).await;
    let mine = |seen: &Value| seen["game"]["turn"].is_object();
    for choice in 0..4 {
        table.wait_until(mine).await;
        table.act(1, choice).await.ok(200);
    }
    table.wait_until(mine).await;
    let before = table.version().await;
    assert_eq!(
        agree(&table, 1, undo(1, 0)).await.ok(200),
        json!({ "done": true })
    );
    let log = table.client(1).get(&table.path("log")).await.ok(200);
    assert_eq!(log["told"][before]["kind"], "undo");
    // The machine thinks again.
    table.wait_until(mine).await;
    table.act(1, 0).await.ok(200);
}

#[tokio::test]
async fn a_proposal_lapses_when_somebody_declines_or_the_game_goes_on() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    table.steps(4).await;
    agree(&table, 1, undo(1, 0)).await.ok(200);
    decline(&table, 2, undo(1, 1))
        .await
        .refused(409, "nothing_proposed");
    assert_eq!(
        decline(&table, 2, undo(1, 0)).await.ok(200),
        json!({ "done": false })
    );
    decline(&table, 2, undo(1, 0))
        .await
        .refused(409, "nothing_proposed");
    assert_eq!(table.seen(1).await["table"]["proposal"], Value::Null);
    // After it was declined, both must agree again.
    assert_eq!(
        agree(&table, 1, undo(1, 0)).await.ok(200),
        json!({ "done": false })
    );
    table.steps(1).await;
    assert_eq!(table.seen(1).await["table"]["proposal"], Value::Null);
    assert_eq!(
        agree(&table, 1, undo(1, 0)).await.ok(200),
        json!({ "done": false })
    );
    // Another proposal takes its place, and agreement to the first does not count for it.
    assert_eq!(
        agree(&table, 2, undo(2, 1)).await.ok(200),
        json!({ "done": false })
    );
    let proposal = json!({ "what": undo(2, 1), "agreed": [2] });
    assert_eq!(table.seen(1).await["table"]["proposal"], proposal);
    assert_eq!(table.version().await, 5);
}

#[tokio::test]
async fn a_proposal_survives_a_restart() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    table.steps(4).await;
    agree(&table, 1, undo(1, 0)).await.ok(200);
    let server = server.restart().await;
    let table = table.after(&server);
    assert_eq!(
        agree(&table, 2, undo(1, 0)).await.ok(200),
        json!({ "done": true })
    );
}

#[tokio::test]
async fn impossible_proposals_are_refused() {
    let server = TestApp::new().await;
    let more = json!({ "public": true });
    let table = TestTable::of(&server, "astra", 2, more).await;
    agree(&table, 1, undo(1, 0)).await.refused(422, "undo_to");
    table.steps(2).await;
    for to in [2, 3, 1000] {
        agree(&table, 1, undo(1, to)).await.refused(422, "undo_to");
    }
    agree(&table, 1, undo(5, 0))
        .await
        .refused(403, "not_your_seat");
    for bad in [
        json!({ "kind": "wish" }),
        json!({ "kind": "undo", "seat": 0, "to": 0 }),
        json!(null),
    ] {
        agree(&table, 1, bad).await.refused(400, "bad_json");
    }
    let eve = server.guest("Eve").await;
    let body = json!({ "what": undo(1, 0) });
    eve.post(&table.path("proposals"), body.clone())
        .await
        .refused(403, "not_your_seat");
    let no = json!({ "what": undo(1, 0), "agree": false });
    eve.post(&table.path("proposals"), no)
        .await
        .refused(403, "not_your_seat");
    server
        .client()
        .post(&table.path("proposals"), body)
        .await
        .refused(401, "who");
    // A player who has resigned has no vote.
    table.ask(2, "resign").await.ok(200);
    agree(&table, 2, undo(1, 0))
        .await
        .refused(403, "not_your_seat");
    agree(&table, 1, undo(2, 0))
        .await
        .refused(403, "not_your_seat");
    assert_eq!(
        agree(&table, 1, undo(1, 0)).await.ok(200),
        json!({ "done": true })
    );
}

#[tokio::test]
async fn a_proposal_needs_the_players_own_seat_and_the_current_version() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "stellium", 2, json!({})).await;
    table.steps(4).await;
    let version = table.version().await;
    agree(&table, 1, undo(2, 1))
        .await
        .refused(403, "not_your_seat");
    let late = json!({ "what": undo(1, 1), "version": version - 1 });
    table.post(1, "proposals", late).await.refused(409, "stale");
    let good = json!({ "what": undo(1, 1), "version": version });
    table.post(1, "proposals", good.clone()).await.ok(200);
    let done = table.post(2, "proposals", good.clone()).await.ok(200);
    assert_eq!(done, json!({ "done": true }));
    // The same request again is stale: the game has another version now.
    table.post(1, "proposals", good).await.refused(409, "stale");
    let blind = json!({ "what": undo(1, 0) });
    let refused = table.post(1, "proposals", blind).await;
    refused.refused(422, "version");
}
