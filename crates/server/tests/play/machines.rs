//! Machine players.

use serde_json::{Value, json};

use crate::common::{TestApp, TestTable, action, machine, make, replays};

fn mine_or_over(seen: &Value) -> bool {
    seen["game"]["turn"].is_object() || seen["table"]["status"] == "over"
}

async fn play_to_the_end(table: &TestTable) {
    for choice in 0..1000 {
        let seen = table.wait_until(mine_or_over).await;
        if seen["table"]["status"] == "over" {
            return;
        }
        table
            .post(1, "actions", action(&seen, &table.request(), choice * 7))
            .await
            .ok(200);
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn people_play_with_machines_to_the_end() {
    let server = TestApp::new().await;
    for (game, machines) in [
        ("astra", vec!["random"]),
        ("stellium", vec!["greedy", "random"]),
    ] {
        let table = TestTable::alone(&server, game, &machines, json!({})).await;
        play_to_the_end(&table).await;
        let record = table.client(1).get(&table.path("record")).await;
        replays(record.text());
    }
}

#[tokio::test]
async fn machines_play_among_themselves_while_others_watch() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let seats = [machine("random"), machine("greedy")];
    let made = make(&ann, "stellium", &seats, json!({ "public": true })).await;
    let path = format!("/api/v1/tables/{}", made["table"]["id"].as_str().unwrap());
    for _ in 0..2_000 {
        if server.client().get(&path).await.ok(200)["table"]["status"] == "over" {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn a_thinking_machine_goes_on_after_a_restart() {
    let server = TestApp::with(|settings| settings.think_threads = 1).await;
    let busy = server.busy_machines().await;
    let table = TestTable::alone(&server, "stellium", &["random"], json!({})).await;
    for choice in 0..10 {
        if table.seen(1).await["game"]["turn"] == Value::Null {
            break;
        }
        table.act(1, choice).await.ok(200);
    }
    assert_eq!(table.seen(1).await["game"]["turn"], Value::Null);
    let version = table.version().await;
    let server = server.restart().await;
    let table = table.after(&server);
    assert_eq!(table.version().await, version);
    table.wait_until(mine_or_over).await;
    drop(busy);
}

#[tokio::test]
async fn nobody_acts_for_a_machine() {
    let server = TestApp::with(|settings| settings.think_threads = 1).await;
    let _busy = server.busy_machines().await;
    let table = TestTable::alone(&server, "astra", &["random"], json!({})).await;
    let body = json!({ "seat": 2, "decision": 0, "id": "x", "action": "stop" });
    table
        .post(1, "actions", body)
        .await
        .refused(403, "not_your_seat");
    table
        .post(1, "resign", json!({ "seat": 2, "id": "x" }))
        .await
        .refused(403, "not_your_seat");
    let look = format!("{}?seat=2", table.path(""));
    table
        .client(1)
        .get(&look)
        .await
        .refused(403, "not_your_seat");
}

#[tokio::test]
async fn a_machine_whose_move_cannot_be_stored_tries_again() {
    let server = TestApp::new().await;
    let table = TestTable::alone(&server, "stellium", &["random"], json!({})).await;
    server.fill_disk(true).await;
    // Play until a move of either player no longer fits: then nothing happens any more.
    let mut idle = 0;
    while idle < 20 {
        let seen = table.seen(1).await;
        let acted = match mine_or_over(&seen) {
            true => {
                table
                    .post(1, "actions", action(&seen, &table.request(), 0))
                    .await
                    .status
                    == 200
            }
            false => false,
        };
        idle = if acted { 0 } else { idle + 1 };
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    server.fill_disk(false).await;
    play_to_the_end(&table).await;
}
