//! A new version of the program: games in progress keep the data they began with, and unreadable
//! snapshots cost nothing but time.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use common::{Client, TestApp};
use games::{ReadyGame, find};
use serde_json::{Value, json};
use server::TableId;
use server::storage::{SnapshotRow, Status, Write};
use tabletop::{Options, Seed};

/// Returns Stellium with the points of one objective changed.
fn retuned() -> Box<dyn ReadyGame> {
    let kind = find("stellium").unwrap();
    let built_in = kind.ready(&Options::new()).unwrap();
    let mut files: Value = serde_json::from_str(&built_in.data_files()).unwrap();
    let text = files["objectives.toml"].as_str().unwrap();
    let edited = text.replacen("points = [3]", "points = [4]", 1);
    assert_ne!(edited, text);
    files["objectives.toml"] = edited.into();
    let ready = kind
        .ready_with(
            &Options::new(),
            &files.to_string(),
            built_in.rules_version(),
        )
        .unwrap();
    assert_ne!(ready.data_hash(), built_in.data_hash());
    ready
}

/// Stores a table with one person on both seats and a game begun by an older program.
async fn old_table(home: &TestApp, person: &Client) -> String {
    let seats = json!([{"who": "me"}, {"who": "open"}]);
    let made = person
        .post(
            "/api/v1/tables",
            json!({"game": "stellium", "seats": seats}),
        )
        .await;
    let table = made.ok(201)["table"]["id"].as_str().unwrap().to_owned();
    let id: TableId = table.parse().unwrap();
    let storage = &home.app.storage;
    let mut row = storage.table(id).await.unwrap().unwrap();
    let mut about: Value = serde_json::from_str(&row.about).unwrap();
    about["chairs"][1] = about["chairs"][0].clone();
    row.about = about.to_string();
    row.status = Status::Playing;
    let game = retuned();
    let names = ["Ann", "Ben"].map(str::to_owned).to_vec();
    let live = game.begin(names, Seed::from_text("old")).unwrap();
    let unit = vec![
        Write::Table(row),
        Write::Data {
            hash: game.data_hash().to_owned(),
            files: game.data_files(),
        },
        Write::Begin {
            table: id,
            header: live.header().trim_end().to_owned(),
            data: game.data_hash().to_owned(),
        },
    ];
    storage.write(unit).await.unwrap();
    table
}

/// Returns the server after a restart, and the same person's client.
async fn restarted(home: &TestApp, person: &Client) -> (TestApp, Client) {
    let home = home.restart().await;
    let again = home.client();
    again.set_cookie(person.cookie().as_deref());
    (home, again)
}

/// Plays up to `actions` actions on both seats. Returns whether the game is over.
async fn play(person: &Client, table: &str, actions: usize) -> bool {
    for number in 0..actions {
        let mut acted = false;
        for seat in 1..=2 {
            let path = format!("/api/v1/tables/{table}?seat={seat}&words=off");
            let seen = person.get(&path).await.ok(200);
            let turn = &seen["game"]["turn"];
            let Some(legal) = turn["legal"].as_array() else {
                continue;
            };
            let action = &legal[(number * 7) % legal.len()]["action"];
            let id = seen["game"]["version"].to_string();
            let body =
                json!({"seat": seat, "decision": turn["decision"], "id": id, "action": action});
            person
                .post(&format!("/api/v1/tables/{table}/actions"), body)
                .await
                .ok(200);
            acted = true;
            break;
        }
        if !acted {
            return true;
        }
    }
    false
}

#[tokio::test]
async fn a_game_goes_on_with_the_data_it_began_with() {
    let home = TestApp::new().await;
    let person = home.guest("Ann").await;
    let table = old_table(&home, &person).await;
    let (home, again) = restarted(&home, &person).await;
    assert!(!play(&again, &table, 20).await);
    let (_home, again) = restarted(&home, &again).await;
    while !play(&again, &table, 50).await {}
    let record = again.get(&format!("/api/v1/tables/{table}/record")).await;
    let recorded = games::RecordedGame::all(record.text()).unwrap().remove(0);
    let request = games::ReplayRequest {
        game: &recorded,
        at: None,
        tell: None,
    };
    retuned().replay(&request).unwrap();
    let today = find("stellium").unwrap().ready(&Options::new()).unwrap();
    assert!(
        today.replay(&request).is_err(),
        "it must not replay with today's data"
    );
    // The record can be imported, because the server has its data.
    let kind = Some("application/x-ndjson");
    let text = record.text().to_owned();
    let brought = again
        .raw(axum::http::Method::POST, "/api/v1/records", kind, text)
        .await;
    brought.ok(201);
}

#[tokio::test]
async fn an_unreadable_snapshot_is_replaced_by_the_record() {
    let home = TestApp::new().await;
    let person = home.guest("Ann").await;
    let table = old_table(&home, &person).await;
    let (home, person) = restarted(&home, &person).await;
    play(&person, &table, 15).await;
    let path = format!("/api/v1/tables/{table}");
    let before = person.get(&path).await.ok(200)["game"].take();
    let spoilt = Write::Snapshot(SnapshotRow {
        table: table.parse().unwrap(),
        version: 10,
        bytes: b"a snapshot of another version".to_vec(),
    });
    home.app.storage.write(vec![spoilt]).await.unwrap();
    let (_home, again) = restarted(&home, &person).await;
    assert_eq!(again.get(&path).await.ok(200)["game"], before);
}
