//! The stream of one table.

use axum::body::Body;
use axum::http::{Method, Request};
use futures_util::FutureExt;
use serde_json::{Value, json};

use crate::common::{TestApp, TestTable, make, me, number, open, text};

fn after(table: &TestTable, version: usize) -> String {
    format!("{}?words=off&after={version}", table.path("events"))
}

/// Returns the versions of the lines in a message.
fn lines(message: &Value) -> Vec<usize> {
    message["told"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| number(&line["version"]))
        .collect()
}

#[tokio::test]
async fn a_stream_begins_with_a_full_view_and_sends_every_change() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    table.steps(2).await;
    let path = format!("{}?seat=1&words=off", table.path("events"));
    let mut stream = table.client(1).follow(&path).await;
    let mut full = stream.next().await.unwrap();
    assert_eq!(full["type"], "full");
    full.as_object_mut().unwrap().remove("type");
    assert_eq!(full, table.seen(1).await);
    for version in 3..20 {
        table.steps(1).await;
        let news = stream.next_of("news").await;
        assert_eq!(
            (number(&news["version"]), lines(&news)),
            (version, vec![version])
        );
        let seen = table.seen(1).await;
        for same in ["to_act", "turn", "can_undo"] {
            assert_eq!(news[same], seen["game"][same], "{same}");
        }
    }
    assert_eq!(stream.waiting(), None);
}

#[tokio::test]
async fn a_stream_ends_with_the_game() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "stellium", 2, json!({})).await;
    let mut stream = table.client(2).follow(&table.path("events")).await;
    stream.next_of("full").await;
    let reader = tokio::spawn(async move { stream.rest().await });
    let over = table.play_out().await;
    let rest = reader.await.unwrap();
    let last = rest.last().unwrap();
    assert_eq!(
        (&last["type"], &last["outcome"]),
        (&json!("news"), &over["game"]["outcome"])
    );
    assert!(
        rest.iter()
            .any(|message| message["table"]["status"] == "over")
    );
    // Every line comes once, in order.
    let news = rest.iter().filter(|message| message["type"] == "news");
    let told: Vec<usize> = news.flat_map(lines).collect();
    let end = number(&over["game"]["version"]);
    assert_eq!(told, (1..=end).collect::<Vec<_>>());
    // A stream opened after the end is one full view.
    let all = table
        .client(2)
        .follow(&table.path("events"))
        .await
        .rest()
        .await;
    assert_eq!(all.len(), 1);
    assert_eq!(all[0]["table"]["status"], "over");
}

#[tokio::test]
async fn a_stream_resumes_after_the_last_version_seen_without_gaps_or_duplicates() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    table.steps(10).await;
    for seen in [0, 3, 9, 10] {
        let mut stream = table.client(1).follow(&after(&table, seen)).await;
        // First the table, then the lines after that version.
        assert_eq!(stream.next().await.unwrap()["type"], "table");
        let news = stream.next().await.unwrap();
        assert_eq!(
            (&news["type"], lines(&news)),
            (&json!("news"), (seen + 1..=10).collect())
        );
    }
    let mut stream = table.client(1).follow(&after(&table, 7)).await;
    table.steps(3).await;
    let mut told = Vec::new();
    while stream.version() < 13 {
        let message = stream.next().await.unwrap();
        if message["type"] == "news" {
            told.extend(lines(&message));
        }
    }
    assert_eq!(told, (8..=13).collect::<Vec<_>>());
}

#[tokio::test]
async fn a_reader_too_far_behind_or_ahead_gets_a_full_view() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    table.steps(50).await;
    for seen in [0, 5, 51, 1_000_000] {
        let mut stream = table.client(1).follow(&after(&table, seen)).await;
        let full = stream.next().await.unwrap();
        assert_eq!(
            (&full["type"], &full["game"]["version"]),
            (&json!("full"), &json!(50)),
            "{seen}"
        );
        table.seen(1).await;
        table.client(2).get(&table.path("")).await.ok(200);
    }
    let server = server.restart().await;
    let table = table.after(&server);
    let mut stream = table.client(1).follow(&after(&table, 49)).await;
    assert!(["table", "full"].contains(&stream.next().await.unwrap()["type"].as_str().unwrap()));
    for bad in ["after=x", "after=-1", "seat=0", "words=x"] {
        let path = format!("{}?{bad}", table.path("events"));
        table.client(1).get(&path).await.refused(400, "bad_query");
    }
    let other = format!("{}?seat=2", table.path("events"));
    table
        .client(1)
        .get(&other)
        .await
        .refused(403, "not_your_seat");
}

#[tokio::test]
async fn a_stream_reports_joins_presence_and_proposals() {
    let server = TestApp::new().await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let made = make(&ann, "astra", &[me(), open()], json!({})).await;
    let table = TestTable::from(&made, vec![ann.clone(), ben.clone()]);
    let mut stream = ann.follow(&table.path("events")).await;
    let first = stream.next().await.unwrap();
    assert_eq!(
        (&first["type"], &first["game"]),
        (&json!("full"), &Value::Null)
    );
    ben.post(&table.path("join"), json!({ "key": table.key }))
        .await
        .ok(200);
    // The game has begun, so there is a board to see.
    let full = loop {
        let message = stream.next().await.unwrap();
        if message["type"] == "full" {
            break message;
        }
    };
    assert_eq!(
        (&full["table"]["status"], &full["game"]["version"]),
        (&json!("playing"), &json!(0))
    );
    server.clock.advance(60_000);
    let present = |message: &Value| message["table"]["seats"][1]["present"].clone();
    let bens = ben.follow(&table.path("events")).await;
    assert_eq!(present(&stream.next_of("table").await), true);
    server.clock.advance(60_000);
    drop(bens);
    server::tick(&server.app).await;
    assert!(
        stream.waiting().is_none(),
        "a player who may be reloading the page is still present"
    );
    server.clock.advance(60_000);
    server::tick(&server.app).await;
    assert_eq!(present(&stream.next_of("table").await), false);
    assert_eq!(table.seen(1).await["table"]["seats"][1]["present"], false);
    // A watcher is present even without any requests.
    assert_eq!(table.seen(1).await["table"]["seats"][0]["present"], true);
    let what = json!({ "kind": "undo", "seat": 1, "to": 0 });
    table.steps(1).await;
    let proposal = json!({ "what": what, "version": table.version().await });
    table.post(1, "proposals", proposal).await.ok(200);
    let proposed = loop {
        let message = stream.next_of("table").await;
        if message["table"]["proposal"].is_object() {
            break message;
        }
    };
    assert_eq!(proposed["table"]["proposal"]["what"], what);
}

#[tokio::test]
async fn a_player_who_watches_the_table_is_not_replaced() {
    let server = TestApp::new().await;
    let more = json!({ "absence": { "kind": "after", "minutes": 1 } });
    let table = TestTable::of(&server, "astra", 2, more).await;
    let seat = table.to_act().await[0];
    let mut stream = table.client(seat).follow(&table.path("events")).await;
    stream.next().await.unwrap();
    for _ in 0..40 {
        server.clock.advance(15_000);
        server::tick(&server.app).await;
    }
    assert_eq!(table.version().await, 0);
    drop(stream);
    for _ in 0..6 {
        server.clock.advance(15_000);
        server::tick(&server.app).await;
    }
    assert!(table.client(3 - seat).get(&table.path("")).await.ok(200)["table"]["seats"][seat - 1]["played_by"].is_string());
}

#[tokio::test]
async fn a_watcher_who_joins_the_table_is_present() {
    let server = TestApp::new().await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let more = json!({ "public": true });
    let made = make(&ann, "stellium", &[me(), open(), open()], more).await;
    let table = TestTable::from(&made, vec![ann]);
    let mut stream = ben.follow(&table.path("events")).await;
    stream.next().await.unwrap();
    ben.post(&table.path("join"), json!({})).await.ok(200);
    stream.next_of("table").await;
    server.clock.advance(600_000);
    assert_eq!(table.seen(1).await["table"]["seats"][1]["present"], true);
    drop(stream);
    server.clock.advance(600_000);
    assert_eq!(table.seen(1).await["table"]["seats"][1]["present"], false);
}

#[tokio::test]
async fn the_stream_of_a_private_table_ends_for_a_player_who_leaves() {
    let server = TestApp::new().await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let made = make(&ann, "stellium", &[me(), open(), open()], json!({})).await;
    let table = TestTable::from(&made, vec![ann]);
    ben.post(&table.path("join"), json!({ "key": table.key }))
        .await
        .ok(200);
    let mut stream = ben.follow(&table.path("events")).await;
    stream.next().await.unwrap();
    ben.empty(Method::POST, &table.path("leave")).await.ok(204);
    assert_eq!(stream.rest().await, Vec::<Value>::new());
    // With the key, the table can still be watched.
    let path = format!("{}?key={}", table.path("events"), table.key);
    let mut stream = ben.follow(&path).await;
    stream.next().await.unwrap();
    ben.post(&table.path("join"), json!({ "key": table.key }))
        .await
        .ok(200);
    stream.next_of("table").await;
}

#[tokio::test]
async fn a_watched_table_stays_in_memory() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let mut stream = table.client(1).follow(&table.path("events")).await;
    stream.next().await.unwrap();
    server.clock.advance(10_000_000);
    server::tidy(&server.app).await;
    assert_eq!(server.app.hall.len(), 1);
    table.steps(1).await;
    stream.next_of("news").await;
    drop(stream);
    server.clock.advance(10_000_000);
    server::tidy(&server.app).await;
    assert_eq!(server.app.hall.len(), 0);
}

#[tokio::test]
async fn a_slow_reader_gets_the_rest_at_once() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let mut slow = table.client(1).follow(&after(&table, 0)).await;
    slow.next_of("news").await;
    table.steps(20).await;
    let news = slow.next_of("news").await;
    assert_eq!(lines(&news), (1..=20).collect::<Vec<_>>());
    // After too many lines, a full view replaces them.
    table.steps(60).await;
    let rest = slow.next().await.unwrap();
    assert_eq!(
        (&rest["type"], &rest["game"]["version"]),
        (&json!("full"), &json!(80))
    );
    assert_eq!(slow.waiting(), None);
}

#[tokio::test]
async fn a_stream_ends_when_the_table_closes_or_the_server_stops() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let mut stream = table.client(1).follow(&table.path("events")).await;
    for seat in [1, 2] {
        table.ask(seat, "resign").await.ok(200);
    }
    let rest = stream.rest().await;
    assert!(
        rest.iter()
            .any(|message| message["table"]["status"] == "closed")
    );
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let mut stream = table.client(1).follow(&table.path("events")).await;
    let mut own = table.client(1).follow("/api/v1/me/events").await;
    stream.next().await.unwrap();
    own.next().await.unwrap();
    server.app.stop.send_replace(true);
    assert_eq!((stream.rest().await.len(), own.rest().await.len()), (0, 0));
}

#[tokio::test]
async fn streams_per_client_are_limited() {
    let server = TestApp::with(|settings| settings.streams_per_client = 2).await;
    let table = TestTable::of(&server, "astra", 2, json!({ "public": true })).await;
    let ann = table.client(1);
    let first = ann.follow(&table.path("events")).await;
    let second = ann.follow("/api/v1/me/events").await;
    ann.get(&table.path("events"))
        .await
        .refused(429, "too_many_streams");
    ann.get("/api/v1/me/events")
        .await
        .refused(429, "too_many_streams");
    // Other players have their own count; strangers are counted by address.
    let others = table.client(2).follow(&table.path("events")).await;
    let guest = server.client().from("192.0.2.1");
    let strangers = (
        guest.follow(&table.path("events")).await,
        guest.follow(&table.path("events")).await,
    );
    guest
        .get(&table.path("events"))
        .await
        .refused(429, "too_many_streams");
    server
        .client()
        .from("192.0.2.2")
        .follow(&table.path("events"))
        .await;
    drop((first, others, strangers));
    ann.follow(&table.path("events")).await;
    drop(second);
    // A refused stream does not count.
    for _ in 0..5 {
        ann.get("/api/v1/tables/0/events")
            .await
            .refused(404, "not_found");
    }
}

#[tokio::test]
async fn words_come_in_the_watchers_language() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let french = table.client(1).clone().speaking("fr");
    let mut streams = Vec::new();
    for (client, query) in [
        (table.client(1), ""),
        (&french, ""),
        (table.client(1), "?words=off"),
    ] {
        let mut stream = client
            .follow(&format!("{}{query}", table.path("events")))
            .await;
        stream.next().await.unwrap();
        streams.push(stream);
    }
    table.steps(1).await;
    let mut words = Vec::new();
    for stream in &mut streams {
        words.push(stream.next_of("news").await["told"][0]["words"].take());
    }
    assert!(words[0].is_array() && words[1].is_array() && words[2].is_null());
    assert_ne!(words[0], words[1]);
}

#[tokio::test]
async fn sockets_without_an_upgrade_or_from_another_site_are_refused() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let ann = table.client(1);
    for path in [table.path("socket"), "/api/v1/me/socket".into()] {
        let answer = ann.get(&path).await;
        assert!(
            [400, 426].contains(&answer.status.as_u16()),
            "{path} {}",
            answer.text()
        );
        let evil = ann
            .clone()
            .header("origin", "https://evil.example")
            .header("upgrade", "websocket");
        evil.get(&path).await.refused(403, "cross_site");
    }
}

#[tokio::test]
async fn an_unread_stream_holds_nothing_up() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let request = || {
        Request::get(table.path("events"))
            .body(Body::empty())
            .unwrap()
    };
    let mut idle = Vec::new();
    for _ in 0..20 {
        idle.push(table.client(1).start(request()).await);
    }
    // Begun, and abandoned in the middle of waiting.
    let mut half = table.client(1).follow(&table.path("events")).await;
    half.next().await.unwrap();
    assert!(half.next().now_or_never().is_none());
    table.steps(30).await;
    assert_eq!(text(&half.next_of("news").await["type"]), "news");
    table
        .client(1)
        .empty(Method::POST, &table.path("leave"))
        .await
        .refused(409, "begun");
}
