//! Rematches.

use axum::http::Method;
use serde_json::{Value, json};

use crate::common::{Answer, Client, TestApp, TestTable, machine, make, me, text};

/// Returns a table at which both players have resigned.
async fn over(server: &TestApp, more: Value) -> TestTable {
    let table = TestTable::of(server, "stellium", 2, more).await;
    for seat in [1, 2] {
        table.ask(seat, "resign").await.ok(200);
    }
    table
}

async fn rematch(client: &Client, table: &TestTable) -> Answer {
    client.empty(Method::POST, &table.path("rematch")).await
}

#[tokio::test]
async fn a_rematch_has_the_same_settings_and_reserves_the_others_seats() {
    let server = TestApp::new().await;
    let more = json!({
        "public": true,
        "clock": { "kind": "per_move", "seconds": 90 },
        "options": { "feels": "2" },
    });
    let before = over(&server, more).await;
    let next = text(&rematch(before.client(2), &before).await.ok(200)["table"]);
    // A second request, by either player, gets the same table.
    for seat in [1, 2] {
        assert_eq!(
            text(&rematch(before.client(seat), &before).await.ok(200)["table"]),
            next
        );
    }
    let seen = before.seen(1).await;
    assert_eq!(seen["table"]["rematch"], next);
    let path = format!("/api/v1/tables/{next}");
    let table = before.client(2).get(&path).await.ok(200)["table"].take();
    for same in [
        "game", "options", "public", "clock", "absence", "stand_in", "hints",
    ] {
        assert_eq!(table[same], seen["table"][same], "{same}");
    }
    assert_ne!(table["key"], seen["table"]["key"]);
    assert_eq!(table["rematch"], Value::Null);
    let seats: Vec<&Value> = table["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|s| &s["who"])
        .collect();
    assert_eq!(seats, ["reserved", "person"]);
    assert_eq!(
        (&table["status"], &table["you"]),
        (&json!("open"), &json!([2]))
    );
    // Nobody else gets the reserved seat, and its player needs no key.
    let join = format!("{path}/join");
    let eve = server.guest("Eve").await;
    eve.post(&join, json!({ "key": table["key"] }))
        .await
        .refused(409, "seat_taken");
    let own = before.client(1).get("/api/v1/me/tables").await.ok(200);
    assert!(
        own["tables"]
            .as_array()
            .unwrap()
            .iter()
            .any(|own| own["id"] == next)
    );
    assert_eq!(
        before.client(1).post(&join, json!({})).await.ok(200),
        json!({ "seat": 1 })
    );
    assert_eq!(
        before.client(1).get(&path).await.ok(200)["table"]["status"],
        "playing"
    );
}

#[tokio::test]
async fn all_seats_on_one_device_are_reserved_with_their_names() {
    let server = TestApp::new().await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let seats = [
        me(),
        json!({ "who": "open" }),
        json!({ "who": "me", "name": "Kid" }),
    ];
    let made = make(&ann, "stellium", &seats, json!({})).await;
    let table = TestTable::from(&made, vec![ann.clone(), ben.clone(), ann.clone()]);
    ben.post(&table.path("join"), json!({ "key": table.key }))
        .await
        .ok(200);
    for seat in [1, 2, 3] {
        table.ask(seat, "resign").await.ok(200);
    }
    let next = text(&rematch(&ben, &table).await.ok(200)["table"]);
    let path = format!("/api/v1/tables/{next}");
    assert_eq!(
        ann.post(&format!("{path}/join"), json!({})).await.ok(200),
        json!({ "seat": 1 })
    );
    let seen = ann.get(&path).await.ok(200);
    assert_eq!(
        (&seen["table"]["status"], &seen["table"]["you"]),
        (&json!("playing"), &json!([1, 3]))
    );
    assert_eq!(seen["table"]["seats"][2]["name"], "Kid");
}

#[tokio::test]
async fn a_rematch_against_machines_begins_at_once() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let made = make(&ann, "astra", &[me(), machine("random")], json!({})).await;
    let table = TestTable::from(&made, vec![ann.clone()]);
    table.ask(1, "resign").await.ok(200);
    let next = text(&rematch(&ann, &table).await.ok(200)["table"]);
    let again = ann.get(&format!("/api/v1/tables/{next}")).await.ok(200);
    let again = TestTable::from(&again, vec![ann]);
    // The machine moves if it is its turn.
    again
        .wait_until(|seen| seen["game"]["turn"].is_object())
        .await;
}

#[tokio::test]
async fn there_is_no_rematch_before_the_end_or_for_strangers() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({ "public": true })).await;
    rematch(table.client(1), &table)
        .await
        .refused(409, "not_over");
    for seat in [1, 2] {
        table.ask(seat, "resign").await.ok(200);
    }
    rematch(&server.guest("Eve").await, &table)
        .await
        .refused(403, "not_your_seat");
    rematch(&server.client(), &table).await.refused(401, "who");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn requests_at_the_same_time_get_the_same_rematch() {
    let server = TestApp::new().await;
    let table = over(&server, json!({})).await;
    let asked: Vec<_> = (0..8)
        .map(|number| {
            let (client, path) = (table.client(1 + number % 2).clone(), table.path("rematch"));
            tokio::spawn(async move { client.empty(Method::POST, &path).await.ok(200) })
        })
        .collect();
    let mut ids = Vec::new();
    for answer in asked {
        ids.push(text(&answer.await.unwrap()["table"]));
    }
    assert!(ids.iter().all(|id| *id == ids[0]));
    let own = table.client(1).get("/api/v1/me/tables").await.ok(200);
    assert_eq!(own["tables"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_rematch_counts_towards_the_limit_of_tables() {
    let server = TestApp::with(|settings| settings.tables_per_player = 1).await;
    let table = over(&server, json!({})).await;
    make(table.client(1), "astra", &[me()], json!({})).await;
    rematch(table.client(1), &table)
        .await
        .refused(429, "too_many_tables");
    rematch(table.client(2), &table).await.ok(200);
    // The rematch exists now, so nobody has to create it.
    rematch(table.client(1), &table).await.ok(200);
}
