//! The stream of a player's own tables.

use axum::http::Method;
use serde_json::{Value, json};

use crate::common::{TestApp, TestTable, make, me, open, text};

const OWN: &str = "/api/v1/me/events";

#[tokio::test]
async fn the_stream_begins_with_unfinished_tables_and_says_whose_turn_it_is() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let over = TestTable::with(table.seats.clone(), "astra", json!({})).await;
    for seat in [1, 2] {
        over.ask(seat, "resign").await.ok(200);
    }
    let seat = table.to_act().await[0];
    let mut stream = table.client(seat).follow(OWN).await;
    let first = stream.next().await.unwrap();
    assert_eq!(first["id"], table.id);
    assert_eq!(first["turns"], json!([{ "seat": seat, "decision": 0 }]));
    assert_eq!(stream.waiting(), None);
    table.act(seat, 0).await.ok(200);
    let next = stream.next().await.unwrap();
    assert_eq!(
        (&next["version"], &next["id"]),
        (&json!(1), &json!(table.id))
    );
    while table.to_act().await == [seat] {
        table.act(seat, 0).await.ok(200);
    }
    let mut last = Value::Null;
    while let Some(message) = stream.waiting() {
        last = message;
    }
    assert_eq!(last["turns"], json!([]));
    server.client().get(OWN).await.refused(401, "who");
}

#[tokio::test]
async fn the_stream_reports_tables_the_player_joins_or_leaves() {
    let server = TestApp::new().await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let mut stream = ben.follow(OWN).await;
    assert_eq!(stream.waiting(), None);
    let made = make(&ann, "stellium", &[me(), open(), open()], json!({})).await;
    let table = TestTable::from(&made, vec![ann.clone(), ben.clone()]);
    assert_eq!(stream.waiting(), None);
    ben.post(&table.path("join"), json!({ "key": table.key }))
        .await
        .ok(200);
    let joined = stream.next().await.unwrap();
    assert_eq!(
        (&joined["id"], &joined["you"]),
        (&json!(table.id), &json!([2]))
    );
    ben.empty(Method::POST, &table.path("leave")).await.ok(204);
    let left = stream.next().await.unwrap();
    assert_eq!((&left["id"], &left["you"]), (&json!(table.id), &json!([])));
}

#[tokio::test]
async fn the_stream_reports_a_rematch() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    for seat in [1, 2] {
        table.ask(seat, "resign").await.ok(200);
    }
    let mut stream = table.client(2).follow(OWN).await;
    assert_eq!(stream.waiting(), None);
    let answer = table
        .client(1)
        .empty(Method::POST, &table.path("rematch"))
        .await
        .ok(200);
    let next = text(&answer["table"]);
    let mut told = Vec::new();
    while told.last() != Some(&next) {
        told.push(text(&stream.next().await.unwrap()["id"]));
    }
}

#[tokio::test]
async fn a_slow_reader_gets_each_table_once() {
    let server = TestApp::new().await;
    let first = TestTable::of(&server, "astra", 2, json!({})).await;
    let second = TestTable::with(first.seats.clone(), "astra", json!({})).await;
    let mut stream = first.client(1).follow(OWN).await;
    stream.next().await.unwrap();
    stream.next().await.unwrap();
    for _ in 0..20 {
        first.steps(1).await;
        second.steps(1).await;
    }
    let mut told = Vec::new();
    while let Some(message) = stream.waiting() {
        assert_eq!(message["version"], 20);
        told.push(text(&message["id"]));
    }
    told.sort();
    let mut both = vec![first.id.clone(), second.id.clone()];
    both.sort();
    assert_eq!(told, both);
}
