//! Night Sky's rush draft (N2.3): first come, first served, and a slow player gets a random card.

use serde_json::{Value, json};

use crate::common::{Client, TestApp, TestTable, action, number, replays};

async fn rush(server: &TestApp) -> TestTable {
    let more = json!({ "options": { "draft": "rush" }, "stand_in": "random" });
    TestTable::of(server, "nightsky", 3, more).await
}

async fn left(table: &TestTable) -> Vec<usize> {
    let clocks = table.seen(1).await["game"]["clocks"].clone();
    clocks.as_array().unwrap().iter().map(number).collect()
}

#[tokio::test]
async fn n2_3_a_player_who_is_too_slow_gets_a_random_card() {
    let server = TestApp::new().await;
    let table = rush(&server).await;
    assert_eq!(table.to_act().await, [1, 2, 3]);
    assert_eq!(left(&table).await, [60_000; 3]);
    server.clock.advance(10_000);
    table.act(1, 0).await.ok(200);
    table.act(2, 0).await.ok(200);
    assert_eq!(
        (table.to_act().await, left(&table).await[2]),
        (vec![3], 50_000)
    );
    server.clock.advance(49_999);
    server::tick(&server.app).await;
    assert_eq!(table.version().await, 2);
    server.clock.advance(1);
    server::tick(&server.app).await;
    let chosen = |seen: &Value| seen["game"]["to_act"] == json!([1, 2, 3]);
    let seen = table.wait_until(chosen).await;
    // N2.3: half a minute for each later choice.
    let now: Vec<usize> = seen["game"]["clocks"]
        .as_array()
        .unwrap()
        .iter()
        .map(number)
        .collect();
    assert_eq!(now, [30_000; 3]);
    let log = table.client(1).get(&table.path("log")).await.ok(200);
    assert_eq!(
        (&log["told"][2]["kind"], &log["told"][2]["seat"]),
        (&json!("time_out"), &json!(3))
    );
    assert_eq!(
        (&log["told"][3]["kind"], &log["told"][3]["seat"]),
        (&json!("action"), &json!(3))
    );
    // Nobody acts any more: all get their cards, and then the game waits.
    for _ in 0..200 {
        server.clock.advance(30_000);
        server::tick(&server.app).await;
        let seen = table.seen(1).await;
        if seen["game"]["to_act"].as_array().unwrap().len() == 1
            && seen["game"]["clocks"] == Value::Null
        {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    assert_eq!(table.seen(1).await["game"]["clocks"], Value::Null);
    for seat in [1, 2, 3] {
        table.ask(seat, "resign").await.ok(200);
    }
    replays(table.client(1).get(&table.path("record")).await.text());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn n2_3_of_several_players_who_choose_one_card_the_first_gets_it() {
    let server = TestApp::new().await;
    let table = rush(&server).await;
    let mut posts = Vec::new();
    let wanted = action(&table.seen(1).await, "x", 0);
    for seat in [1, 2, 3] {
        let mut body = wanted.clone();
        body["seat"] = json!(seat);
        let (client, path) = (table.client(seat).clone(), table.path("actions"));
        posts.push(tokio::spawn(async move { client.post(&path, body).await }));
    }
    let mut got = 0;
    for post in posts {
        let answer = post.await.unwrap();
        match answer.status.as_u16() {
            200 => got += 1,
            // Not stale: the decision is still open, but the card is gone.
            _ => drop(answer.refused(422, "illegal")),
        }
    }
    assert_eq!(
        (got, table.version().await, table.to_act().await.len()),
        (1, 1, 2)
    );
    let seat = table.to_act().await[0];
    table.act(seat, 0).await.ok(200);
}

#[tokio::test]
async fn n2_3_a_choice_is_not_stale_because_another_player_was_quicker() {
    let server = TestApp::new().await;
    let table = rush(&server).await;
    // All have looked before anybody acts, and choose different cards.
    let mut bodies = Vec::new();
    for seat in [1, 2, 3] {
        bodies.push(action(&table.seen(seat).await, "x", seat));
    }
    for (seat, body) in (1..).zip(bodies) {
        table.post(seat, "actions", body).await.ok(200);
    }
    assert_eq!(table.version().await, 3);
}

#[tokio::test]
async fn n2_3_undoing_a_choice_gives_no_extra_time() {
    let server = TestApp::new().await;
    let table = rush(&server).await;
    server.clock.advance(50_000);
    table.act(2, 0).await.ok(200);
    assert_eq!(table.seen(2).await["game"]["can_undo"], true);
    table.undo(2).await.ok(200);
    assert_eq!(left(&table).await, [10_000; 3]);
}

#[tokio::test]
async fn n2_3_a_card_chosen_because_time_was_up_cannot_be_undone() {
    let server = TestApp::new().await;
    let table = rush(&server).await;
    table.act(1, 0).await.ok(200);
    server.clock.advance(60_000);
    server::tick(&server.app).await;
    let all_chose = |seen: &Value| seen["game"]["version"].as_u64() >= Some(5);
    table.wait_until(all_chose).await;
    for seat in [1, 2, 3] {
        assert_eq!(table.seen(seat).await["game"]["can_undo"], false);
    }
}

#[tokio::test]
async fn n2_3_machines_choose_among_what_is_left() {
    let server = TestApp::new().await;
    let more = json!({ "options": { "draft": "rush" } });
    let table = TestTable::alone(&server, "nightsky", &["random", "random", "greedy"], more).await;
    let mine = |seen: &Value| seen["game"]["turn"].is_object();
    for choice in 0..12 {
        table.wait_until(mine).await;
        let answer = table.act(1, choice).await;
        // A machine may have been quicker.
        assert!(
            [200, 422].contains(&answer.status.as_u16()),
            "{}",
            answer.text()
        );
    }
}

#[tokio::test]
async fn alone_against_machines_nobody_is_hurried() {
    let server = TestApp::new().await;
    let more = json!({ "options": { "draft": "rush" } });
    let table = TestTable::alone(&server, "nightsky", &["random", "random"], more).await;
    assert_eq!(table.seen(1).await["game"]["clocks"], Value::Null);
    // The machine players have chosen and wait.
    let waits = |seen: &Value| seen["game"]["to_act"] == json!([1]);
    let before = table.wait_until(waits).await["game"]["version"].clone();
    server.clock.advance(24 * 3_600_000);
    server::tick(&server.app).await;
    let after = table.seen(1).await;
    assert_eq!(after["game"]["version"], before);
    assert_eq!(after["game"]["to_act"], json!([1]));
    table.act(1, 0).await.ok(200);
}

#[tokio::test]
async fn the_time_for_choices_in_a_race_can_be_changed_or_switched_off() {
    let server = TestApp::new().await;
    let with = |race: Value| json!({ "options": { "draft": "rush" }, "race": race });
    let spans = with(json!({ "kind": "spans", "first": 120, "later": 45 }));
    let table = TestTable::of(&server, "nightsky", 3, spans).await;
    assert_eq!(left(&table).await, [120_000; 3]);
    for seat in [1, 2, 3] {
        table.act(seat, 0).await.ok(200);
    }
    assert_eq!(left(&table).await, [45_000; 3]);
    let off = TestTable::of(&server, "nightsky", 3, with(json!({ "kind": "off" }))).await;
    assert_eq!(off.seen(1).await["game"]["clocks"], Value::Null);
    server.clock.advance(24 * 3_600_000);
    server::tick(&server.app).await;
    assert_eq!(off.version().await, 0);
}

/// Returns the sentence about a late choice on a player's page of a table, if there is one.
async fn told_late(table: &TestTable, client: &Client, language: &str) -> Option<String> {
    let path = format!("/t/{}?lang={language}", table.id);
    let page = client.get(&path).await;
    assert_eq!(page.status, 200);
    let (_, after) = page.text().split_once(" data-late=\"")?;
    let (_, words) = after.split_once('>').unwrap();
    Some(words.split_once('<').unwrap().0.to_owned())
}

#[tokio::test]
async fn only_the_player_is_told_which_card_was_chosen_for_them_until_they_choose_again() {
    let server = TestApp::new().await;
    let more = json!({ "options": { "draft": "rush" }, "stand_in": "random", "public": true });
    let table = TestTable::of(&server, "nightsky", 3, more).await;
    table.act(1, 0).await.ok(200);
    table.act(2, 0).await.ok(200);
    let third = table.client(3);
    assert_eq!(told_late(&table, third, "en").await, None);
    server.clock.advance(60_000);
    server::tick(&server.app).await;
    let chosen = |seen: &Value| seen["game"]["to_act"] == json!([1, 2, 3]);
    table.wait_until(chosen).await;
    let log = third.get(&table.path("log")).await.ok(200);
    let picked = log["told"][3]["words"][0].as_str().unwrap().to_owned();
    for (language, begins) in [("en", "Time was up"), ("fr", "Temps écoulé")] {
        let told = told_late(&table, third, language).await.unwrap();
        assert!(told.starts_with(begins), "{told}");
        let card = told.trim_end_matches('.').rsplit(": ").next().unwrap();
        assert!(
            language == "fr" || picked.contains(card),
            "{told}, but {picked}"
        );
        // What happened is public, but the sentence is for one player.
        for other in [table.client(1), table.client(2), &server.client()] {
            assert_eq!(told_late(&table, other, language).await, None);
        }
    }
    // A second one: both are named.
    server.clock.advance(30_000);
    server::tick(&server.app).await;
    table
        .wait_until(|seen| seen["game"]["version"].as_u64() >= Some(10))
        .await;
    let told = told_late(&table, third, "en").await.unwrap();
    assert!(
        told.contains("these cards") && told.contains(" and "),
        "{told}"
    );
    table.act(3, 0).await.ok(200);
    assert_eq!(told_late(&table, third, "en").await, None);
    assert!(told_late(&table, table.client(1), "en").await.is_some());
}
