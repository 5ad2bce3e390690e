//! Clocks: how long people may think, and what happens when time is up.

use serde_json::{Value, json};

use crate::common::{TestApp, TestTable, action, number, replays};

const HOUR: i64 = 3600 * 1000;

fn per_move(seconds: u32) -> Value {
    json!({ "clock": { "kind": "per_move", "seconds": seconds }, "stand_in": "random" })
}

fn bank(seconds: u32, increment: u32) -> Value {
    json!({ "clock": { "kind": "bank", "seconds": seconds, "increment": increment }, "stand_in": "random" })
}

/// Returns the time each seat has left, in seconds.
async fn left(table: &TestTable) -> Vec<usize> {
    let clocks = table.seen(1).await["game"]["clocks"].clone();
    clocks
        .as_array()
        .unwrap()
        .iter()
        .map(|left| number(left) / 1000)
        .collect()
}

/// Ends a seat's turn as soon as possible.
async fn end_turn(table: &TestTable, seat: usize) {
    while table.to_act().await == [seat] {
        let seen = table.seen(seat).await;
        let legal = seen["game"]["turn"]["legal"].as_array().unwrap();
        let stop = legal.iter().position(|legal| legal["action"] == "stop");
        let body = action(&seen, &table.request(), stop.unwrap_or(0));
        table.post(seat, "actions", body).await.ok(200);
    }
}

async fn tick_after(server: &TestApp, milliseconds: i64) {
    server.clock.advance(milliseconds);
    server::tick(&server.app).await;
}

async fn kinds(table: &TestTable) -> Vec<Value> {
    let log = table.client(1).get(&table.path("log")).await.ok(200);
    log["told"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["kind"].clone())
        .collect()
}

#[tokio::test]
async fn when_time_is_up_a_machine_finishes_the_move() {
    let server = TestApp::with(|settings| settings.think_threads = 1).await;
    let table = TestTable::of(&server, "astra", 2, per_move(30)).await;
    let seat = table.to_act().await[0];
    tick_after(&server, 29_999).await;
    assert_eq!(table.version().await, 0);
    let body = action(&table.seen(seat).await, "late", 0);
    let busy = server.busy_machines().await;
    tick_after(&server, 1).await;
    assert_eq!(kinds(&table).await, ["time_out"]);
    // The move is up to the machine now.
    let refused = table.post(seat, "actions", body).await;
    refused.refused(409, "time_is_up");
    assert_eq!(refused.value()["current"]["game"]["turn"], Value::Null);
    drop(busy);
    let other = 3 - seat;
    table
        .wait_until(|seen| seen["game"]["to_act"] == json!([other]))
        .await;
    // The next move is up to the player again.
    end_turn(&table, other).await;
    assert_eq!(left(&table).await, [30, 30]);
    table.act(seat, 0).await.ok(200);
    for seat in [1, 2] {
        table.ask(seat, "resign").await.ok(200);
    }
    replays(table.client(1).get(&table.path("record")).await.text());
}

#[tokio::test]
async fn the_time_per_move_covers_all_its_actions() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "stellium", 2, per_move(30)).await;
    let seat = table.to_act().await[0];
    tick_after(&server, 20_000).await;
    table.act(seat, 0).await.ok(200);
    assert_eq!(left(&table).await[seat - 1], 10);
    tick_after(&server, 10_000).await;
    assert_eq!(kinds(&table).await[..2], ["action", "time_out"]);
}

#[tokio::test]
async fn a_bank_runs_down_and_gains_after_each_move() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, bank(60, 5)).await;
    let seat = table.to_act().await[0];
    let other = 3 - seat;
    tick_after(&server, 20_000).await;
    end_turn(&table, seat).await;
    tick_after(&server, 50_000).await;
    let now = left(&table).await;
    assert_eq!((now[seat - 1], now[other - 1]), (45, 10));
    end_turn(&table, other).await;
    assert_eq!(left(&table).await[other - 1], 15);
    tick_after(&server, 45_000).await;
    table
        .wait_until(|seen| seen["game"]["to_act"] == json!([other]))
        .await;
    // Only the increment for the move is left.
    assert_eq!(left(&table).await[seat - 1], 5);
}

#[tokio::test]
async fn undoing_a_move_gives_no_extra_time() {
    let server = TestApp::new().await;
    for (more, expected) in [(per_move(30), 10), (bank(30, 5), 10)] {
        let table = TestTable::of(&server, "astra", 2, more).await;
        let seat = table.to_act().await[0];
        server.clock.advance(20_000);
        end_turn(&table, seat).await;
        for _ in 0..3 {
            table.undo(seat).await.ok(200);
            assert_eq!(left(&table).await[seat - 1], expected);
            end_turn(&table, seat).await;
        }
        assert_eq!(left(&table).await[2 - seat], 30);
    }
}

#[tokio::test]
async fn a_repeated_request_gives_no_extra_time() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, bank(60, 0)).await;
    let seat = table.to_act().await[0];
    table
        .post(seat, "actions", action(&table.seen(seat).await, "old", 0))
        .await
        .ok(200);
    table.steps(40).await;
    while table.to_act().await != [seat] {
        table.steps(1).await;
    }
    server.clock.advance(50_000);
    // The id is still in storage, but no longer in memory.
    let again = action(&table.seen(seat).await, "old", 0);
    table.post(seat, "actions", again).await.ok(200);
    assert_eq!(left(&table).await[seat - 1], 10);
    let lines = table.version().await;
    tick_after(&server, 10_000).await;
    assert_eq!(kinds(&table).await[lines], "time_out");
}

#[tokio::test]
async fn clocks_resume_after_a_restart_and_do_not_count_the_downtime() {
    for every in [1, 2, 64] {
        let server = TestApp::with(|settings| settings.snapshot_every = every).await;
        let table = TestTable::of(&server, "stellium", 2, bank(60, 5)).await;
        let seat = table.to_act().await[0];
        server.clock.advance(10_000);
        end_turn(&table, seat).await;
        server.clock.advance(15_000);
        let other = 3 - seat;
        table.act(other, 0).await.ok(200);
        let before = left(&table).await;
        assert_eq!((before[seat - 1], before[other - 1]), (55, 45));
        let server = server.restart().await;
        server.clock.advance(1_000_000);
        let table = table.after(&server);
        assert_eq!(left(&table).await, before, "{every}");
        tick_after(&server, 44_999).await;
        assert!(!kinds(&table).await.contains(&json!("time_out")));
        tick_after(&server, 1).await;
        assert!(kinds(&table).await.contains(&json!("time_out")));
    }
}

#[tokio::test]
async fn a_restart_refunds_only_the_time_nobody_served() {
    for every in [1, 64] {
        let server = TestApp::with(|settings| settings.snapshot_every = every).await;
        let table = TestTable::of(&server, "stellium", 2, bank(60, 0)).await;
        let seat = table.to_act().await[0];
        let mut table = table;
        let mut server = server;
        // The player thinks for 20 seconds in each of two runs of the server.
        for thought in [20, 40] {
            server.clock.advance(20_000);
            server::tidy(&server.app).await;
            assert_eq!(left(&table).await[seat - 1], 60 - thought);
            server.app.storage.close().await;
            server.clock.advance(1_000_000);
            server = server.restart().await;
            table = table.after(&server);
            assert_eq!(left(&table).await[seat - 1], 60 - thought, "{every}");
        }
        tick_after(&server, 19_999).await;
        assert!(!kinds(&table).await.contains(&json!("time_out")));
        tick_after(&server, 1).await;
        assert!(kinds(&table).await.contains(&json!("time_out")));
    }
}

#[tokio::test]
async fn a_step_of_the_systems_clock_times_nobody_out() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, bank(60, 0)).await;
    let seat = table.to_act().await[0];
    for step in [HOUR, -HOUR, 30 * 24 * HOUR, -60 * 24 * HOUR] {
        server.clock.step(step);
        tick_after(&server, 0).await;
        server::tidy(&server.app).await;
        assert_eq!(left(&table).await[seat - 1], 60);
    }
    tick_after(&server, 59_999).await;
    assert!(!kinds(&table).await.contains(&json!("time_out")));
    tick_after(&server, 1).await;
    assert_eq!(kinds(&table).await[0], "time_out");
}

#[tokio::test]
async fn a_table_with_a_running_clock_stays_in_memory() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, per_move(3600)).await;
    server.clock.advance(3_500_000);
    server::tidy(&server.app).await;
    assert_eq!(server.app.hall.len(), 1);
    tick_after(&server, 100_000).await;
    assert_eq!(kinds(&table).await[0], "time_out");
}

#[tokio::test]
async fn machines_finish_the_game_when_both_players_run_out_of_time() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, bank(1, 0)).await;
    for _ in 0..2_000 {
        tick_after(&server, 1_000).await;
        if table.seen(1).await["table"]["status"] == "over" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    let record = table.client(1).get(&table.path("record")).await;
    replays(record.text());
}
