//! Games that began under older rules: they continue under those rules, and their records still
//! replay.
//!
//! `data/rules-1.db` was written by the last version of the program that knew only the first rules
//! of each game. In it, Ada is in the middle of three games and has finished one of Stellium.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use std::path::Path;
use std::time::Duration;

use common::{Client, TestApp};
use games::{RecordedGame, ReplayRequest, find, rules_of};
use serde_json::{Value, json};
use tabletop::Options;

const DATABASE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/rules-1.db");
/// A day after the database was written.
const NEXT_DAY: i64 = 1_795_040_000_000;
/// Ada's token, valid in that database only.
const TOKEN: &str = "almagest_e769e0afb4ddffeeffcc304262f37169efb1b1aee50c11a9dbd12c59c0bc3a64";
const STELLIUM: &str = "62f0d24c8dd7e439ef11d265601d0ed9";
const ASTRA: &str = "3e60d65fdcadc7704754db91e841dae7";
const NIGHTSKY: &str = "8f540c7165823ed560eb0a7439a1ab52";
const FINISHED: &str = "82d05f90ec31eb33745043848a9b74ab";

async fn upgraded() -> (TestApp, Client) {
    let home = TestApp::upgraded(Path::new(DATABASE), NEXT_DAY).await;
    let ada = home.client().token(TOKEN);
    (home, ada)
}

async fn look(ada: &Client, table: &str) -> Value {
    let path = format!("/api/v1/tables/{table}?seat=1&words=off");
    ada.get(&path).await.ok(200).clone()
}

/// Plays for Ada, with varying choices, until she has acted `actions` times or the game is over.
/// Machine players act in between. Returns her view at that point.
async fn play(ada: &Client, table: &str, actions: usize) -> Value {
    let mut acted = 0;
    for _ in 0..20_000 {
        let seen = look(ada, table).await;
        if acted == actions || seen["table"]["status"] != "playing" {
            return seen;
        }
        let turn = &seen["game"]["turn"];
        let Some(legal) = turn["legal"].as_array().filter(|legal| !legal.is_empty()) else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let action = &legal[(acted * 7) % legal.len()]["action"];
        let body = json!({"seat": 1, "decision": turn["decision"], "id": format!("new-{acted}"), "action": action});
        let path = format!("/api/v1/tables/{table}/actions");
        ada.post(&path, body).await.ok(200);
        acted += 1;
    }
    panic!("the game is stuck");
}

/// Returns the stored record of a table's game, its data files and the version of its rules.
async fn stored(home: &TestApp, table: &str) -> (String, String, u32) {
    let stored = home.storage.whole_game(table.parse().unwrap()).await;
    let stored = stored.unwrap().unwrap();
    let lines: String = stored
        .lines
        .iter()
        .map(|line| format!("{}\n", line.text))
        .collect();
    let rules = rules_of(&stored.header, 1).unwrap();
    let files = home.storage.data(stored.data).await.unwrap().unwrap();
    (format!("{}\n{lines}", stored.header), files, rules)
}

/// Returns whether a stored record replays under a version of the rules.
fn holds(record: &str, files: &str, rules: u32) -> bool {
    let game = RecordedGame::all(record).unwrap().remove(0);
    let ready = find(&game.id)
        .unwrap()
        .ready_with(&Options::new(), files, rules)
        .unwrap();
    let request = ReplayRequest {
        game: &game,
        at: None,
        tell: None,
    };
    ready.replay(&request).is_ok()
}

#[tokio::test]
async fn a_game_in_progress_continues_under_the_rules_it_began_with() {
    let (home, ada) = upgraded().await;
    for (table, before, actions) in [
        (STELLIUM, 117, 2_000),
        (ASTRA, 30, 200),
        (NIGHTSKY, 118, 40),
    ] {
        let (record, ..) = stored(&home, table).await;
        assert_eq!(record.lines().count(), before + 1);
        let seen = play(&ada, table, actions).await;
        assert!(
            seen["game"]["version"].as_u64().unwrap() > before as u64,
            "{table}"
        );
        let (longer, files, rules) = stored(&home, table).await;
        assert!(longer.starts_with(&record), "stored lines must not change");
        assert_eq!(rules, 1);
        assert!(holds(&longer, &files, rules), "{table}");
        if table != NIGHTSKY {
            assert_eq!(seen["table"]["status"], "over", "{table}");
            assert!(
                !holds(&longer, &files, 2),
                "it must not replay under newer rules: {table}"
            );
        }
    }
}

#[tokio::test]
async fn a_finished_game_can_be_viewed_and_imported() {
    let (_home, ada) = upgraded().await;
    let record = ada.get(&format!("/api/v1/tables/{FINISHED}/record")).await;
    let text = record.text().to_owned();
    assert!(text.contains("\"rules\":1"));
    let key = look(&ada, FINISHED).await["table"]["key"].take();
    let key = key.as_str().unwrap();
    for page in [
        format!("/replay/{FINISHED}?key={key}"),
        format!("/replay/{FINISHED}?at=50&key={key}"),
        format!("/t/{FINISHED}/log?key={key}"),
    ] {
        let answer = ada.get(&page).await;
        assert_eq!(answer.status, 200, "{page}");
    }
    let kind = Some("application/x-ndjson");
    let brought = ada
        .raw(axum::http::Method::POST, "/api/v1/records", kind, text)
        .await;
    brought.ok(201);
}

#[tokio::test]
async fn a_record_with_unknown_rules_is_refused_in_one_sentence() {
    let (_home, ada) = upgraded().await;
    let record = ada.get(&format!("/api/v1/tables/{FINISHED}/record")).await;
    let text = record.text().replacen("\"rules\":1", "\"rules\":99", 1);
    let kind = Some("application/x-ndjson");
    let refused = ada
        .raw(axum::http::Method::POST, "/api/v1/records", kind, text)
        .await;
    let message = refused.refused(422, "game");
    assert!(message.contains("version 99"), "{message}");
    assert_eq!(message.matches(". ").count(), 0, "{message}");
}

#[tokio::test]
async fn a_new_game_begins_with_the_newest_rules() {
    let (home, ada) = upgraded().await;
    for (game, others) in [("stellium", 1), ("astra", 0), ("nightsky", 2)] {
        let mut seats = vec![json!({"who": "me"})];
        seats.extend((0..others).map(|_| json!({"who": "machine", "level": "random"})));
        let made = ada
            .post("/api/v1/tables", json!({"game": game, "seats": seats}))
            .await;
        let table = made.ok(201)["table"]["id"].as_str().unwrap().to_owned();
        let newest = find(game).unwrap().ready(&Options::new()).unwrap().facts();
        assert_eq!(stored(&home, &table).await.2, newest.rules_version);
    }
}
