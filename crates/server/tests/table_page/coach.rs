//! The coach: whom it comments for, and who sees that.

use axum::http::Method;
use serde_json::{Value, json};

use crate::common::{Client, TestApp, TestTable, machine, make, me, open, text};
use crate::{page, values};

/// Options with which the first seat begins.
fn first() -> Value {
    json!({ "options": { "first": "1" }, "public": true })
}

/// Returns the keys of the remarks on a page of a table.
async fn remarks(client: &Client, id: &str, query: &str) -> Vec<String> {
    let shown = page(client, &format!("/t/{id}{query}")).await;
    assert_eq!(shown.status, 200);
    let found = shown.text().contains(" data-coach=\"");
    let keys = values(shown.text(), "data-key");
    assert_eq!(found, !keys.is_empty());
    keys
}

/// Begins a game of a person against a machine, and returns the table's id.
async fn play(client: &Client, game: &str) -> String {
    let made = make(client, game, &[me(), machine("random")], first()).await;
    text(&made["table"]["id"])
}

#[tokio::test]
async fn a_person_is_coached_in_the_first_three_games_of_each_kind() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let mut tables = Vec::new();
    for number in 1..=4 {
        let id = play(&ann, "stellium").await;
        let told = remarks(&ann, &id, "").await;
        assert_eq!(told.is_empty(), number > 3, "game {number}: {told:?}");
        tables.push(id);
    }
    let other = play(&ann, "astra").await;
    assert_eq!(remarks(&ann, &other, "").await[0], "spend");
    // Somebody else counts their own games.
    let ben = server.guest("Ben").await;
    let id = play(&ben, "stellium").await;
    assert!(!remarks(&ben, &id, "").await.is_empty());
    // It stays as it was decided when the table was made.
    let server = server.restart().await;
    let again = server.client();
    again.set_cookie(ann.cookie().as_deref());
    assert!(!remarks(&again, &tables[0], "").await.is_empty());
    assert!(remarks(&again, &tables[3], "").await.is_empty());
}

#[tokio::test]
async fn whoever_joins_is_coached_and_so_is_a_rematch() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "stellium", 2, json!({ "public": true })).await;
    let seat = table.to_act().await[0];
    assert_eq!(remarks(table.client(seat), &table.id, "").await[0], "feels");
    table.step(0).await;
    for seat in [1, 2] {
        table.ask(seat, "resign").await.ok(200);
    }
    let path = table.path("rematch");
    let made = table.client(2).empty(Method::POST, &path).await.ok(200);
    let next = text(&made["table"]);
    let join = table.client(1);
    join.post(&format!("/api/v1/tables/{next}/join"), json!({}))
        .await
        .ok(200);
    let mut told = Vec::new();
    for seat in [1, 2] {
        told.extend(remarks(table.client(seat), &next, "").await);
    }
    assert_eq!(told[0], "feels");
}

#[tokio::test]
async fn a_joined_game_is_coached_only_among_the_first_three() {
    let server = TestApp::new().await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    for _ in 0..3 {
        play(&ben, "stellium").await;
    }
    let more = json!({ "options": { "first": "2" }, "public": true });
    let made = make(&ann, "stellium", &[me(), open()], more).await;
    let id = text(&made["table"]["id"]);
    ben.post(&format!("/api/v1/tables/{id}/join"), json!({}))
        .await
        .ok(200);
    assert_eq!(remarks(&ben, &id, "").await, [""; 0]);
}

#[tokio::test]
async fn only_the_player_sees_remarks_while_it_is_their_turn_and_they_want_them() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, first()).await;
    let (ann, ben) = (table.client(1), table.client(2));
    assert_eq!(remarks(ann, &table.id, "").await[0], "spend");
    assert_eq!(remarks(ben, &table.id, "").await, [""; 0]);
    for other in [server.client(), server.guest("Eve").await] {
        assert_eq!(remarks(&other, &table.id, "").await, [""; 0]);
    }
    // Switched off in the settings, which the button of the remark sends, too.
    let off = ann.clone().header("cookie", "taste=coach=off");
    assert_eq!(remarks(&off, &table.id, "").await, [""; 0]);
    // Programs play without a coach.
    let seen = table.seen(1).await.to_string();
    assert!(
        !seen.contains("coach") && !seen.contains("spend freely"),
        "{seen}"
    );
    // In French as in English, and never at the end.
    let french = page(ann, &format!("/t/{}?lang=fr", table.id)).await;
    assert!(french.text().contains("dépensez sans compter"));
    for seat in [1, 2] {
        table.ask(seat, "resign").await.ok(200);
    }
    assert_eq!(remarks(ann, &table.id, "").await, [""; 0]);
}

#[tokio::test]
async fn people_who_share_a_device_are_coached_only_without_secrets() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let other = |name| json!({ "who": "me", "name": name });
    let made = make(&ann, "stellium", &[me(), other("Zoe")], json!({})).await;
    let id = text(&made["table"]["id"]);
    for seat in [1, 2] {
        let told = remarks(&ann, &id, &format!("?seat={seat}")).await;
        assert_eq!(told, [""; 0]);
    }
    let seats = [me(), other("Zoe"), other("Kim")];
    let made = make(&ann, "nightsky", &seats, json!({})).await;
    let id = text(&made["table"]["id"]);
    assert_eq!(remarks(&ann, &id, "").await[0], "draft");
}

#[tokio::test]
async fn the_coach_is_switched_off_without_leaving_the_page() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let client = ann.clone().header("accept", "application/json");
    let kind = Some("application/x-www-form-urlencoded");
    let client = client.header("origin", "http://almagest.example");
    let answer = client
        .raw(Method::POST, "/settings", kind, "coach=off")
        .await;
    assert_eq!(answer.status, 204);
    let cookies = answer.headers.get_all("set-cookie").iter();
    let kept = cookies.filter_map(|cookie| cookie.to_str().ok()?.split(';').next());
    let kept: Vec<&str> = kept.filter(|cookie| cookie.starts_with("taste=")).collect();
    let id = play(&ann, "stellium").await;
    assert!(!remarks(&ann, &id, "").await.is_empty());
    let off = ann.clone().header("cookie", kept[0]);
    assert_eq!(remarks(&off, &id, "").await, [""; 0]);
}

#[tokio::test]
async fn imported_records_do_not_count() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "stellium", 2, json!({})).await;
    table.play_out().await;
    let record = table.client(1).get(&table.path("record")).await;
    let eve = server.guest("Eve").await;
    for _ in 0..3 {
        let kind = Some("application/x-ndjson");
        let body = record.text().to_owned();
        eve.raw(Method::POST, "/api/v1/records", kind, body)
            .await
            .ok(201);
    }
    let id = play(&eve, "stellium").await;
    assert_eq!(remarks(&eve, &id, "").await[0], "feels");
}
