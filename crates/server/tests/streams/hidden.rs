//! Nobody is sent what they may not know.

use serde_json::{Value, json};
use tabletop::{Observer, Seat, Seed};
use words::Language;

use crate::common::{TestApp, TestStream, TestTable, live, number};

/// The games, with the number of players.
const GAMES: [(&str, usize); 3] = [("astra", 3), ("stellium", 3), ("nightsky", 3)];

/// The steps played before each comparison of the views, to reach different stages of the game.
const STOPS: [usize; 4] = [1, 9, 30, 70];

fn options(game: &str) -> Value {
    match game {
        "stellium" => json!({ "public": true, "options": { "memory": "off" } }),
        _ => json!({ "public": true }),
    }
}

#[tokio::test]
async fn every_observer_gets_exactly_the_games_view_and_log() {
    let server = TestApp::new().await;
    for (game, people) in GAMES {
        let table = TestTable::of(&server, game, people, options(game)).await;
        for steps in STOPS {
            table.steps(steps).await;
            let rules = live(&server, &table.id).await;
            let mut watchers = vec![(Observer::Spectator, server.client(), table.path(""))];
            for seat in 1..=people {
                let path = format!("{}?seat={seat}", table.path(""));
                watchers.push((
                    Observer::Seat(Seat::new(seat - 1)),
                    table.client(seat).clone(),
                    path,
                ));
            }
            for (observer, client, path) in watchers {
                let seen = client.get(&path).await.ok(200);
                let game = &seen["game"];
                assert_eq!(game["view"], rules.view(observer));
                assert_eq!(
                    game["words"],
                    json!(rules.view_words(Language::English, observer))
                );
                let log = match path.split_once('?') {
                    Some((_, query)) => format!("{}?{query}", table.path("log")),
                    None => table.path("log"),
                };
                let told = rules
                    .line_updates(Some(Language::English), observer, 0)
                    .unwrap();
                assert_eq!(client.get(&log).await.ok(200)["told"], json!(told));
                // The view is the same in a world that differs in all the observer may not know.
                let other = rules.other_world(observer, Seed::from_text("another"));
                assert_eq!(game["view"], other.view(observer));
            }
        }
    }
}

/// Returns the updates of one action. Spectators get them a moment later than players.
async fn news(stream: &mut TestStream) -> Vec<Value> {
    let mut news = vec![stream.next_of("news").await];
    while let Some(message) = stream.waiting() {
        news.push(message);
    }
    news.retain(|message| message["type"] == "news");
    news
}

#[tokio::test]
async fn streams_send_every_observer_exactly_the_games_updates() {
    let server = TestApp::new().await;
    for (game, people) in GAMES {
        let table = TestTable::of(&server, game, people, options(game)).await;
        let mut streams = vec![(
            Observer::Spectator,
            server.client().follow(&table.path("events")).await,
        )];
        for seat in 1..=people {
            let path = format!("{}?seat={seat}", table.path("events"));
            let stream = table.client(seat).follow(&path).await;
            streams.push((Observer::Seat(Seat::new(seat - 1)), stream));
        }
        for (_, stream) in &mut streams {
            stream.next().await.unwrap();
        }
        for step in 0..40 {
            let before = table.version().await;
            table.step(step * 7).await;
            let rules = live(&server, &table.id).await;
            for (observer, stream) in &mut streams {
                let news = news(stream).await;
                assert_eq!(news.len(), 1);
                let told = rules
                    .line_updates(Some(Language::English), *observer, before)
                    .unwrap();
                assert_eq!(news[0]["told"], json!(told));
                if *observer == Observer::Spectator {
                    assert_eq!(
                        (&news[0]["turn"], &news[0]["can_undo"]),
                        (&Value::Null, &json!(false))
                    );
                }
            }
        }
    }
}

#[tokio::test]
async fn neither_the_seed_nor_the_key_is_revealed_before_the_end() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({ "public": true })).await;
    table.steps(20).await;
    let header = live(&server, &table.id).await.header();
    let header: Value = serde_json::from_str(&header).unwrap();
    let seed = header["seed"].as_str().unwrap().to_owned();
    let mut stream = server.client().follow(&table.path("events")).await;
    let first = stream.next().await.unwrap().to_string();
    let mut all = vec![first];
    for path in [
        table.path(""),
        table.path("log"),
        table.path("record"),
        "/api/v1/tables?status=playing".into(),
    ] {
        for client in [table.client(1), &server.client()] {
            let text = client.get(&path).await.text().to_owned();
            assert!(!text.contains(&seed), "{path}");
            if client.cookie().is_none() {
                all.push(text);
            }
        }
    }
    assert!(all.iter().all(|text| !text.contains(&table.key)));
}

#[tokio::test]
async fn after_the_end_everybody_sees_what_was_hidden() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({ "public": true })).await;
    let over = table.play_out().await;
    let spectator = server.client().get(&table.path("")).await.ok(200);
    assert_eq!(spectator["game"]["view"], over["game"]["view"]);
    assert_eq!(
        over["game"]["view"],
        live(&server, &table.id).await.view(Observer::Afterwards)
    );
    assert!(number(&over["game"]["version"]) > 10);
}
