//! Hints: what a machine player would do.

use futures_util::FutureExt;
use serde_json::{Value, json};

use crate::common::{TestApp, TestTable};

fn path(table: &TestTable, seat: usize) -> String {
    format!("{}?seat={seat}", table.path("hints"))
}

#[tokio::test]
async fn solo_players_get_hints() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 1, json!({})).await;
    let told = table.client(1).get(&path(&table, 1)).await.ok(200);
    assert_eq!(told["decision"], 0);
    let hints = told["hints"].as_array().unwrap();
    assert!((1..=3).contains(&hints.len()));
    let seen = table.seen(1).await;
    let legal = seen["game"]["turn"]["legal"].as_array().unwrap();
    for hint in hints {
        assert!(legal.iter().any(|legal| legal["action"] == hint["action"]));
        assert!((0.0..=1.0).contains(&hint["win_chance"].as_f64().unwrap()));
        assert!(hint["words"].is_string() && hint["points"].is_number());
        let reasons = hint["reasons"].as_array().unwrap();
        assert!(!reasons.is_empty());
        assert!(reasons.iter().all(|reason| reason["words"].is_string()));
        assert_eq!(hint["compared"].is_string(), hints.len() > 1);
    }
    assert_eq!(hints[0]["as_good"], true);
    // Asking again gives the same hints.
    assert_eq!(table.client(1).get(&path(&table, 1)).await.ok(200), told);
    let french = table
        .client(1)
        .clone()
        .speaking("fr")
        .get(&path(&table, 1))
        .await
        .ok(200);
    assert_eq!(french["hints"][0]["action"], told["hints"][0]["action"]);
    assert_ne!(french["hints"][0]["words"], told["hints"][0]["words"]);
    assert_eq!(table.version().await, 0);
}

#[tokio::test]
async fn hints_among_people_must_be_enabled() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    table
        .client(1)
        .get(&path(&table, 1))
        .await
        .refused(403, "no_hints");
    let table = TestTable::of(&server, "astra", 2, json!({ "hints": true })).await;
    let seat = table.to_act().await[0];
    table.client(seat).get(&path(&table, seat)).await.ok(200);
    let other = 3 - seat;
    table
        .client(other)
        .get(&path(&table, other))
        .await
        .refused(409, "not_your_turn");
    table
        .client(other)
        .get(&path(&table, seat))
        .await
        .refused(403, "not_your_seat");
    table
        .client(1)
        .get(&table.path("hints"))
        .await
        .refused(400, "bad_query");
    table
        .client(1)
        .get(&format!("{}?seat=9", table.path("hints")))
        .await
        .refused(400, "bad_query");
    server
        .client()
        .get(&path(&table, 1))
        .await
        .refused(401, "who");
    let without = TestTable::of(&server, "astra", 1, json!({ "hints": false })).await;
    without
        .client(1)
        .get(&path(&without, 1))
        .await
        .refused(403, "no_hints");
}

#[tokio::test]
async fn pending_hints_are_limited_even_if_the_caller_hangs_up() {
    let server = TestApp::with(|settings| {
        settings.think_threads = 1;
        settings.hints_per_player = 2;
    })
    .await;
    let table = TestTable::of(&server, "astra", 1, json!({})).await;
    let busy = server.busy_machines().await;
    let ask = || async { table.client(1).get(&path(&table, 1)).await };
    for _ in 0..2 {
        let waiting = server.app.pool.waiting();
        let mut asked = Box::pin(ask());
        while server.app.pool.waiting() == waiting {
            assert!((&mut asked).now_or_never().is_none());
            tokio::task::yield_now().await;
        }
        drop(asked);
    }
    for _ in 0..3 {
        ask().await.refused(429, "too_many_hints");
    }
    assert_eq!(server.app.pool.waiting(), 2);
    // A person's move does not wait for machines.
    table.act(1, 0).await.ok(200);
    drop(busy);
    for _ in 0..1000 {
        if ask().await.status == 200 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("no hints once the machines are free");
}

#[tokio::test]
async fn a_pending_hint_is_answered_when_the_server_stops() {
    let server = TestApp::with(|settings| settings.think_threads = 1).await;
    let table = TestTable::of(&server, "astra", 1, json!({})).await;
    let busy = server.busy_machines().await;
    let (client, path) = (table.client(1).clone(), path(&table, 1));
    let asked = tokio::spawn(async move { client.get(&path).await });
    while server.app.pool.waiting() == 0 {
        tokio::task::yield_now().await;
    }
    server.app.pool.stop();
    drop(busy);
    // The search is either not begun or ends at once.
    let answer = asked.await.unwrap();
    assert!(
        [200, 503].contains(&answer.status.as_u16()),
        "{}",
        answer.text()
    );
    if answer.status == 503 {
        answer.refused(503, "stopping");
    }
    assert!(answer.value() != Value::Null);
}
