//! A game from another crate needs one line to be registered and is then served like the others.
//! These tests run in their own process, because the game is registered for all of it.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use std::time::Duration;

use axum::body::Body;
use axum::http::Request;
use common::{Client, TestApp, action, machine, make, me, text};
use serde_json::json;

async fn server() -> TestApp {
    games::register::<pebbles::Pebbles>();
    TestApp::new().await
}

/// Returns a page in a language.
async fn page(client: &Client, path: &str, language: &str) -> String {
    let request = Request::get(path)
        .header("accept", "text/html")
        .header("accept-language", language);
    let answer = client.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status.as_u16(), 200, "{path}: {}", answer.text());
    answer.text().to_owned()
}

#[tokio::test]
async fn a_registered_game_is_played_replayed_and_shown_in_both_languages() {
    let server = server().await;
    let ada = server.guest("Ada").await;
    let listed = ada.get("/api/v1/games").await.ok(200);
    assert_eq!(listed["games"][3]["id"], "pebbles");
    assert_eq!(
        listed["games"][3]["options"][0]["form"],
        "tint=plain|bright"
    );

    let more = json!({ "options": { "tint": "bright" } });
    let made = make(&ada, "pebbles", &[me(), machine("greedy")], more).await;
    let table = text(&made["table"]["id"]);
    for (language, button) in [("en", "Take a step"), ("fr", "Faire un pas")] {
        let shown = page(&ada, &format!("/t/{table}"), language).await;
        assert!(shown.contains(button), "{shown}");
        assert!(!shown.contains("Unknown localization"));
    }
    let path = format!("/api/v1/tables/{table}");
    let mut over = false;
    for step in 0..30_000 {
        let seen = ada.get(&format!("{path}?seat=1")).await.ok(200);
        over = seen["table"]["status"] == "over";
        if over {
            break;
        }
        if seen["game"]["turn"]["legal"].is_array() {
            let body = action(&seen, &format!("r{step}"), 0);
            ada.post(&format!("{path}/actions"), body).await.ok(200);
        } else {
            // The machine is thinking.
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    assert!(over, "the game did not end");
    for (language, title) in [("en", "Pebbles"), ("fr", "Cailloux")] {
        for path in ["/", "/new/pebbles", &format!("/replay/{table}")] {
            let shown = page(&ada, path, language).await;
            assert!(shown.contains(title), "{path}: {shown}");
            assert!(!shown.contains("Unknown localization"), "{path}: {shown}");
        }
    }
}

#[tokio::test]
async fn a_game_without_cards_and_rules_has_no_pages_for_them() {
    let server = server().await;
    let ada = server.guest("Ada").await;
    for path in [
        "/cards/pebbles",
        "/rules/pebbles",
        "/rules/pebbles?q=x",
        "/rules/pebbles/reference",
    ] {
        assert_eq!(ada.get(path).await.status.as_u16(), 404, "{path}");
    }
    let rules = page(&ada, "/rules/astra", "en").await;
    assert!(!rules.contains("/rules/pebbles"));
}
