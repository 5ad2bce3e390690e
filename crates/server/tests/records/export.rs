//! Reading records and logs.

use serde_json::{Value, json};

use crate::common::{TestApp, TestTable, number, replays};

#[tokio::test]
async fn a_record_can_be_read_only_after_the_end() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({ "public": true })).await;
    table.steps(10).await;
    for client in [table.client(1), &server.client()] {
        client
            .get(&table.path("record"))
            .await
            .refused(409, "not_over");
    }
    let over = table.play_out().await;
    let answer = server.client().get(&table.path("record")).await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("content-type"), Some("application/x-ndjson"));
    let name = format!("attachment; filename=\"almagest-{}.jsonl\"", table.id);
    assert_eq!(answer.header("content-disposition"), Some(name.as_str()));
    assert_eq!(
        answer.text().lines().count(),
        number(&over["game"]["version"]) + 1
    );
    let header: Value = serde_json::from_str(answer.text().lines().next().unwrap()).unwrap();
    assert_eq!(header["names"], json!(["Ann", "Ben"]));
    replays(answer.text());
}

#[tokio::test]
async fn the_record_of_every_game_replays() {
    let server = TestApp::with(|settings| settings.snapshot_every = 10).await;
    for (game, people) in [("astra", 1), ("stellium", 2)] {
        let table = TestTable::of(&server, game, people, json!({})).await;
        table.play_out().await;
        replays(table.client(1).get(&table.path("record")).await.text());
    }
    // Night Sky is long, so this checks the record of an abandoned game.
    let table = TestTable::of(&server, "nightsky", 3, json!({})).await;
    table.steps(150).await;
    for seat in [1, 2, 3] {
        table.ask(seat, "resign").await.ok(200);
    }
    replays(table.client(1).get(&table.path("record")).await.text());
}

#[tokio::test]
async fn the_log_has_every_line_from_the_beginning() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "stellium", 2, json!({ "public": true })).await;
    let log = async |query: &str| {
        table
            .client(1)
            .get(&format!("{}{query}", table.path("log")))
            .await
            .ok(200)["told"]
            .take()
    };
    assert_eq!(log("").await, json!([]));
    table.steps(45).await;
    let told = log("?words=off").await;
    let versions: Vec<usize> = told
        .as_array()
        .unwrap()
        .iter()
        .map(|line| number(&line["version"]))
        .collect();
    assert_eq!(versions, (1..=45).collect::<Vec<_>>());
    assert!(told[0]["words"].is_null());
    assert_ne!(log("").await[0]["words"], log("?lang=fr").await[0]["words"]);
    server.client().get(&table.path("log")).await.ok(200);
    let other = format!("{}?seat=2", table.path("log"));
    table
        .client(1)
        .get(&other)
        .await
        .refused(403, "not_your_seat");
}
