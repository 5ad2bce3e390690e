//! Tables are unloaded and loaded again, expire, and survive a restart.

use std::time::Duration;

use axum::http::Method;
use serde_json::{Value, json};

use crate::common::{TestApp, TestTable, make, me, number, open};

const DAY: i64 = 24 * 3600 * 1000;

/// Returns everything the players see, with words, and their logs.
async fn all_seen(table: &TestTable) -> Vec<Value> {
    let mut seen = Vec::new();
    for (seat, client) in (1..).zip(&table.seats) {
        for what in ["", "log"] {
            let path = format!("{}?seat={seat}", table.path(what));
            let mut view = client.get(&path).await.ok(200);
            // Presence is not stored.
            if let Some(seats) = view["table"]["seats"].as_array_mut() {
                seats
                    .iter_mut()
                    .for_each(|seat| drop(seat["present"].take()));
            }
            seen.push(view);
        }
    }
    seen
}

#[tokio::test]
async fn an_unwatched_table_leaves_memory_and_comes_back_unchanged() {
    let server = TestApp::with(|settings| settings.rest_after = Duration::from_secs(60)).await;
    for (game, people) in [("astra", 2), ("stellium", 3), ("nightsky", 3)] {
        let options = json!({ "options": if game == "nightsky" { json!({ "draft": "turns" }) } else { json!({}) } });
        let table = TestTable::of(&server, game, people, options).await;
        for steps in [0, 1, 40, 60] {
            table.steps(steps).await;
            let before = all_seen(&table).await;
            assert_eq!(server.app.hall.len(), 1);
            server.clock.advance(60_000);
            server::tidy(&server.app).await;
            assert_eq!(server.app.hall.len(), 0);
            assert_eq!(all_seen(&table).await, before, "{game} {steps}");
        }
        // The game goes on as if nothing had happened.
        table.steps(3).await;
        server.clock.advance(60_000);
        server::tidy(&server.app).await;
    }
}

#[tokio::test]
async fn an_unknown_table_takes_no_memory() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    for number in 0..20 {
        let path = format!("/api/v1/tables/{number:032x}");
        ann.get(&path).await.refused(404, "not_found");
        ann.empty(Method::POST, &format!("{path}/rematch"))
            .await
            .refused(404, "not_found");
    }
    assert_eq!(server.app.hall.len(), 0);
}

#[tokio::test]
async fn tables_go_on_after_a_restart() {
    let server = TestApp::new().await;
    let waiting = {
        let ann = server.guest("Ann").await;
        let made = make(&ann, "stellium", &[me(), open(), open()], json!({})).await;
        TestTable::from(&made, vec![ann])
    };
    let playing = TestTable::of(&server, "astra", 2, json!({})).await;
    playing.steps(70).await;
    let over = TestTable::of(&server, "astra", 2, json!({ "public": true })).await;
    over.play_out().await;
    let record = over.client(1).get(&over.path("record")).await;
    let mut before = Vec::new();
    for table in [&playing, &over] {
        before.push(all_seen(table).await);
    }
    let server = server.restart().await;
    let [waiting, playing, over] = [waiting, playing, over].map(|table| table.after(&server));
    for (table, before) in [&playing, &over].into_iter().zip(before) {
        assert_eq!(all_seen(table).await, before);
    }
    let again = over.client(1).get(&over.path("record")).await;
    assert_eq!(again.body, record.body);
    let ben = server.guest("Ben").await;
    ben.post(&waiting.path("join"), json!({ "key": waiting.key }))
        .await
        .ok(200);
    waiting
        .client(1)
        .post(&waiting.path("start"), json!({ "level": "random" }))
        .await
        .ok(204);
    assert_eq!(playing.play_out().await["table"]["status"], "over");
}

#[tokio::test]
async fn a_restart_in_the_middle_of_every_kind_of_game_changes_nothing() {
    let mut server = TestApp::with(|settings| settings.snapshot_every = 5).await;
    let mut tables = Vec::new();
    for (game, people) in [("astra", 2), ("astra", 1), ("stellium", 2), ("nightsky", 3)] {
        tables.push(TestTable::of(&server, game, people, json!({})).await);
    }
    for steps in [0, 3, 5, 9] {
        let mut before = Vec::new();
        for table in &tables {
            table.steps(steps).await;
            before.push(all_seen(table).await);
        }
        server = server.restart().await;
        tables = tables.iter().map(|table| table.after(&server)).collect();
        for (table, before) in tables.iter().zip(before) {
            assert_eq!(all_seen(table).await, before);
        }
    }
}

#[tokio::test]
async fn idle_tables_are_closed_and_stay_readable() {
    let server =
        TestApp::with(|settings| settings.expire_after = Some(Duration::from_secs(3 * 24 * 3600)))
            .await;
    let ann = server.guest("Ann").await;
    let made = make(&ann, "stellium", &[me(), open(), open()], json!({})).await;
    let waiting = TestTable::from(&made, vec![ann]);
    let idle = TestTable::of(&server, "astra", 2, json!({})).await;
    let busy = TestTable::of(&server, "astra", 2, json!({})).await;
    idle.steps(4).await;
    for _ in 0..3 {
        server.clock.advance(DAY);
        busy.steps(1).await;
    }
    server::tidy(&server.app).await;
    for table in [&waiting, &idle, &busy] {
        assert_ne!(table.seen(1).await["table"]["status"], "closed");
    }
    server.clock.advance(1);
    server::tidy(&server.app).await;
    assert_eq!(waiting.seen(1).await["table"]["status"], "closed");
    let seen = idle.seen(1).await;
    assert_eq!(
        (&seen["table"]["status"], number(&seen["game"]["version"])),
        (&json!("closed"), 4)
    );
    assert_eq!(seen["game"]["to_act"], json!([]));
    assert_eq!(busy.seen(1).await["table"]["status"], "playing");
    idle.client(1).get(&idle.path("log")).await.ok(200);
    let body = json!({ "seat": 1, "decision": 4, "id": "late", "action": "stop" });
    let refused = idle.post(1, "actions", body).await;
    refused.refused(409, "over");
    assert_eq!(refused.value()["current"]["table"]["status"], "closed");
}

#[tokio::test]
async fn only_the_time_of_a_running_server_counts_for_expiry() {
    let week = Duration::from_secs(7 * 24 * 3600);
    let mut server = TestApp::with(|settings| settings.expire_after = Some(week)).await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let status = async |server: &TestApp| {
        server::tidy(&server.app).await;
        table.after(server).seen(1).await["table"]["status"].take()
    };
    // Neither a month without a server nor a step of the system's clock closes the table.
    server.clock.advance(3 * DAY);
    assert_eq!(status(&server).await, "playing");
    server.clock.step(31 * DAY);
    assert_eq!(status(&server).await, "playing");
    server.app.storage.close().await;
    server.clock.advance(30 * DAY);
    server = server.restart().await;
    assert_eq!(status(&server).await, "playing");
    server.clock.advance(4 * DAY);
    assert_eq!(status(&server).await, "playing");
    server.clock.advance(1);
    assert_eq!(status(&server).await, "closed");
}

#[tokio::test]
async fn a_clock_that_was_set_back_before_a_restart_breaks_nothing() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    table.steps(3).await;
    server.clock.advance(DAY);
    server::tidy(&server.app).await;
    server.clock.step(-10 * DAY);
    let server = server.restart().await;
    table.after(&server).steps(3).await;
    assert_eq!(table.after(&server).version().await, 6);
}

#[tokio::test]
async fn ended_tables_that_nobody_needs_are_deleted_after_a_while() {
    let server = TestApp::with(|settings| {
        settings.expire_after = Some(Duration::from_secs(10 * 24 * 3600));
        settings.delete_after = Some(Duration::from_secs(30 * 24 * 3600));
    })
    .await;
    let finished = TestTable::of(&server, "astra", 2, json!({})).await;
    finished.play_out().await;
    let record = finished.client(1).get(&finished.path("record")).await;
    let eve = server.guest("Eve").await;
    let kind = Some("application/x-ndjson");
    let text = record.text().to_owned();
    let imported = eve.raw(Method::POST, "/api/v1/records", kind, text).await;
    let imported = crate::common::text(&imported.ok(201)["table"]);
    let imported = format!("/api/v1/tables/{imported}");
    let idle = TestTable::of(&server, "astra", 2, json!({})).await;
    idle.steps(3).await;
    server.clock.advance(11 * DAY);
    server::tidy(&server.app).await;
    assert_eq!(idle.seen(1).await["table"]["status"], "closed");
    server.clock.advance(20 * DAY);
    server::tidy(&server.app).await;
    // The imported table is 31 days old, the closed one only 20.
    eve.get(&imported).await.refused(404, "not_found");
    idle.seen(1).await;
    server.clock.advance(11 * DAY);
    server::tidy(&server.app).await;
    idle.client(1)
        .get(&idle.path(""))
        .await
        .refused(404, "not_found");
    // A game that people have finished stays.
    assert_eq!(finished.seen(1).await["table"]["status"], "over");
    assert_eq!(
        finished
            .client(1)
            .get(&finished.path("record"))
            .await
            .text(),
        record.text()
    );
}

#[tokio::test]
async fn without_expiry_idle_tables_stay_open() {
    let server = TestApp::with(|settings| settings.expire_after = None).await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    server.clock.advance(300 * DAY);
    server::tidy(&server.app).await;
    assert_eq!(table.seen(1).await["table"]["status"], "playing");
}
