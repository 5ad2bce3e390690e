//! Games played through the routes, without a socket.

mod common;

use common::{Client, TestApp};
use serde_json::{Value, json};

/// Plays a game to its end: whoever is asked takes the first action in the list that `pick` names.
async fn play_out(seats: &[&Client], table: &str, mut pick: impl FnMut(usize) -> usize) -> Value {
    for number in 0..5_000 {
        let (mut moved, mut over) = (false, None);
        for (seat, client) in (1..).zip(seats) {
            let path = format!("/api/v1/tables/{table}?seat={seat}&words=off");
            let seen = client.get(&path).await.ok(200);
            if seen["table"]["status"] != "playing" {
                over = Some(seen);
                break;
            }
            let turn = &seen["game"]["turn"];
            let Some(legal) = turn["legal"].as_array() else {
                continue;
            };
            let action = &legal[pick(legal.len()) % legal.len()]["action"];
            let body = json!({
                "seat": seat,
                "decision": turn["decision"],
                "id": format!("{number}"),
                "action": action,
            });
            let done = client
                .post(&format!("/api/v1/tables/{table}/actions"), body)
                .await;
            let done = done.ok(200);
            assert_eq!(
                done["version"].as_u64().unwrap(),
                seen["game"]["version"].as_u64().unwrap() + 1
            );
            moved = true;
        }
        if let Some(seen) = over {
            return seen;
        }
        assert!(moved, "nobody is to act");
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn people_play_a_whole_game_of_each_kind() {
    let home = TestApp::new().await;
    for (game, players) in [("astra", 2), ("stellium", 3), ("nightsky", 3)] {
        let names: Vec<String> = (0..players).map(|n| format!("Player {n}")).collect();
        let mut clients = Vec::new();
        for name in &names {
            clients.push(home.guest(name).await);
        }
        let mut seats = vec![json!({"who": "me"})];
        seats.resize(players, json!({"who": "open"}));
        let made = clients[0].post("/api/v1/tables", json!({"game": game, "seats": seats, "options": if game == "nightsky" { json!({"draft": "turns"}) } else { json!({}) }})).await;
        let made = made.ok(201);
        let table = made["table"]["id"].as_str().unwrap();
        let key = &made["table"]["key"];
        for client in &clients[1..] {
            let join = format!("/api/v1/tables/{table}/join");
            client.post(&join, json!({"key": key})).await.ok(200);
        }
        let seats: Vec<&Client> = clients.iter().collect();
        let mut number = 0;
        let over = play_out(&seats, table, |_| {
            number += 7;
            number
        })
        .await;
        assert_eq!(over["table"]["status"], "over", "{game}");
        assert!(over["game"]["outcome"].is_object(), "{game}");
        let record = clients[0]
            .get(&format!("/api/v1/tables/{table}/record"))
            .await;
        assert!(record.text().starts_with("{\"is\":\"game\""));
    }
}
