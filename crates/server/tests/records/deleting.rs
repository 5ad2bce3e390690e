//! Deleted players disappear from all tables, records and logs.

use axum::http::Method;
use serde_json::{Value, json};

use crate::common::{Client, TestApp, TestTable, make, me, open, replays, text};

const ME: &str = "/api/v1/me";
const NAME: &str = "Zenobia";

/// Creates a table with Zenobia, who will be deleted, on seat 1 and Ben on seat 2.
async fn table_with(server: &TestApp, zenobia: &Client, more: Value) -> TestTable {
    let ben = server.guest("Ben").await;
    TestTable::with(vec![zenobia.clone(), ben], "astra", more).await
}

/// Checks that a client finds the name nowhere at a table.
async fn is_nowhere(client: &Client, table: &TestTable) {
    for what in ["", "log", "record"] {
        let answer = client.get(&table.path(what)).await;
        assert!(!answer.text().contains(NAME), "{what}: {}", answer.text());
    }
}

#[tokio::test]
async fn finished_games_stay_but_lose_the_name() {
    let server = TestApp::new().await;
    let zenobia = server.guest(NAME).await;
    let table = table_with(&server, &zenobia, json!({ "public": true })).await;
    let over = table.play_out().await;
    let ben = table.client(2).clone();
    assert!(ben.get(&table.path("record")).await.text().contains(NAME));
    zenobia.delete(ME).await.ok(204);
    for _ in 0..2 {
        is_nowhere(&ben, &table).await;
        let seen = ben
            .get(&format!("{}?words=off", table.path("")))
            .await
            .ok(200);
        assert_eq!(seen["game"]["outcome"], over["game"]["outcome"]);
        assert_eq!(
            seen["table"]["seats"][0],
            json!({ "who": "gone", "name": "" })
        );
        let record = ben.get(&table.path("record")).await;
        replays(record.text());
        // Look again after the table was unloaded.
        server.clock.advance(10_000_000);
        server::tidy(&server.app).await;
    }
    // The seat is open in a rematch.
    let next = text(
        &ben.empty(Method::POST, &table.path("rematch"))
            .await
            .ok(200)["table"],
    );
    let next = ben.get(&format!("/api/v1/tables/{next}")).await.ok(200);
    assert_eq!(next["table"]["seats"][0]["who"], "open");
}

#[tokio::test]
async fn a_running_game_goes_on_with_a_machine() {
    let server = TestApp::new().await;
    let zenobia = server.guest(NAME).await;
    let table = table_with(
        &server,
        &zenobia,
        json!({ "stand_in": "random", "public": true }),
    )
    .await;
    table.steps(5).await;
    let ben = table.client(2).clone();
    let mut stream = ben.follow(&table.path("events")).await;
    stream.next().await.unwrap();
    zenobia.delete(ME).await.ok(204);
    is_nowhere(&ben, &table).await;
    let gone = stream.next_of("table").await;
    assert_eq!(gone["table"]["seats"][0]["who"], "gone");
    let again = TestTable::from(&ben.get(&table.path("")).await.ok(200), vec![ben.clone()]);
    for choice in 0..1000 {
        let path = format!("{}?words=off", again.path(""));
        let seen = ben.get(&path).await.ok(200);
        if seen["table"]["status"] == "over" {
            break;
        }
        if seen["game"]["turn"].is_object() {
            let body = crate::common::action(&seen, &again.request(), choice * 7);
            ben.post(&again.path("actions"), body).await.ok(200);
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
    }
    let record = ben.get(&again.path("record")).await;
    assert!(!record.text().contains(NAME));
    replays(record.text());
    // The record says when the machine took over.
    let take_over = |line: &str| line.contains("take_over") && line.contains("random");
    assert!(record.text().lines().any(take_over), "{}", record.text());
}

#[tokio::test]
async fn a_game_with_nobody_else_is_closed() {
    let server = TestApp::new().await;
    let zenobia = server.guest(NAME).await;
    let seats = [me(), crate::common::machine("random")];
    let made = make(&zenobia, "astra", &seats, json!({ "public": true })).await;
    let table = TestTable::from(&made, vec![]);
    zenobia.delete(ME).await.ok(204);
    let seen = server.client().get(&table.path("")).await.ok(200);
    assert_eq!(seen["table"]["status"], "closed");
    is_nowhere(&server.client(), &table).await;
}

#[tokio::test]
async fn a_seat_at_an_open_table_is_open_again() {
    let server = TestApp::new().await;
    let (ann, zenobia) = (server.guest("Ann").await, server.guest(NAME).await);
    let made = make(&ann, "stellium", &[me(), open(), open()], json!({})).await;
    let table = TestTable::from(&made, vec![ann.clone()]);
    zenobia
        .post(&table.path("join"), json!({ "key": table.key }))
        .await
        .ok(200);
    zenobia.delete(ME).await.ok(204);
    let seen = ann.get(&table.path("")).await.ok(200);
    assert_eq!(
        seen["table"]["seats"][1],
        json!({ "who": "open", "name": "" })
    );
    assert_eq!(seen["table"]["status"], "open");
}

#[tokio::test]
async fn a_table_goes_on_without_its_maker() {
    let server = TestApp::new().await;
    let (zenobia, ben, cleo) = (
        server.guest(NAME).await,
        server.guest("Ben").await,
        server.guest("Cleo").await,
    );
    let made = make(&zenobia, "stellium", &[me(), open(), open()], json!({})).await;
    let table = TestTable::from(&made, vec![]);
    let join = json!({ "key": table.key });
    ben.post(&table.path("join"), join.clone()).await.ok(200);
    // Zenobia made the table, but no longer sits there.
    zenobia
        .empty(Method::POST, &table.path("leave"))
        .await
        .ok(204);
    zenobia.delete(ME).await.ok(204);
    cleo.post(&table.path("join"), join.clone()).await.ok(200);
    server
        .guest("Dan")
        .await
        .post(&table.path("join"), join)
        .await
        .ok(200);
    assert_eq!(
        ben.get(&table.path("")).await.ok(200)["table"]["status"],
        "playing"
    );
    ben.post(&table.path("start"), json!({ "level": "random" }))
        .await
        .refused(409, "begun");
}

#[tokio::test]
async fn a_seat_reserved_for_a_rematch_is_open_again() {
    let server = TestApp::new().await;
    let zenobia = server.guest(NAME).await;
    let table = table_with(&server, &zenobia, json!({})).await;
    for seat in [1, 2] {
        table.ask(seat, "resign").await.ok(200);
    }
    let ben = table.client(2);
    let next = text(
        &ben.empty(Method::POST, &table.path("rematch"))
            .await
            .ok(200)["table"],
    );
    zenobia.delete(ME).await.ok(204);
    let seen = ben.get(&format!("/api/v1/tables/{next}")).await.ok(200);
    assert_eq!(
        seen["table"]["seats"][0],
        json!({ "who": "open", "name": "" })
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_player_being_deleted_ends_up_at_no_table() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    for round in 0..10 {
        let zenobia = server.guest(NAME).await;
        let mut tables = Vec::new();
        for _ in 0..3 {
            let made = make(&ann, "stellium", &[me(), open(), open()], json!({})).await;
            tables.push(TestTable::from(&made, vec![]));
        }
        let mut tasks = Vec::new();
        for table in &tables {
            let (comes, path, key) = (zenobia.clone(), table.path("join"), table.key.clone());
            tasks.push(tokio::spawn(async move {
                let status = comes.post(&path, json!({ "key": key })).await.status;
                assert!([200, 401].contains(&status.as_u16()), "{status}");
            }));
            if tasks.len() == 1 + round % 3 {
                let gone = zenobia.clone();
                tasks.push(tokio::spawn(
                    async move { drop(gone.delete(ME).await.ok(204)) },
                ));
            }
        }
        let maker = zenobia.clone();
        tasks.push(tokio::spawn(async move {
            let wish = crate::common::wish("astra", &[me(), open()], json!({ "public": true }));
            let status = maker.post("/api/v1/tables", wish).await.status;
            assert!([201, 401].contains(&status.as_u16()), "{status}");
        }));
        for task in tasks {
            task.await.unwrap();
        }
        for table in &tables {
            let seen = ann.get(&table.path("")).await;
            assert!(!seen.text().contains(NAME), "{}", seen.text());
            // The table can still be changed.
            ann.empty(Method::POST, &table.path("leave")).await.ok(204);
        }
        for status in ["open", "closed", "playing"] {
            let listed = ann.get(&format!("/api/v1/tables?status={status}")).await;
            assert!(!listed.text().contains(NAME), "{}", listed.text());
        }
    }
}

#[tokio::test]
async fn nobody_is_half_deleted_on_a_full_disk() {
    let server = TestApp::new().await;
    let zenobia = server.guest(NAME).await;
    let table = table_with(&server, &zenobia, json!({ "public": true })).await;
    server.fill_disk(true).await;
    let first = zenobia.delete(ME).await;
    server.fill_disk(false).await;
    if first.status == 507 {
        zenobia.delete(ME).await.ok(204);
    }
    is_nowhere(table.client(2), &table).await;
    zenobia.get(ME).await.refused(401, "who");
}

#[tokio::test]
async fn a_review_does_not_keep_the_name() {
    let server = TestApp::new().await;
    let zenobia = server.guest(NAME).await;
    let table = table_with(&server, &zenobia, json!({ "public": true })).await;
    table.steps(3).await;
    for seat in [1, 2] {
        table.ask(seat, "resign").await.ok(200);
    }
    let id = table.id.parse().unwrap();
    let state = || server.app.reviews.progress(id).state();
    let path = format!("/replay/{}/review", table.id);
    let asked = zenobia.empty(Method::POST, &path).await;
    assert_eq!(asked.status, 303);
    while state() != "done" {
        assert_ne!(state(), "failed");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    zenobia.delete(ME).await.ok(204);
    assert_eq!(state(), "none");
    let page = format!("/replay/{}", table.id);
    let page = table.client(2).get(&page).await;
    assert!(!page.text().contains(NAME), "{}", page.text());
}
