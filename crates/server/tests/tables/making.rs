//! Creating tables.

use serde_json::{Value, json};

use crate::common::{TABLES, TestApp, machine, make, me, open, wish};

#[tokio::test]
async fn tables_can_be_made_for_every_game_and_number_of_seats() {
    let server = TestApp::with(|settings| settings.tables_per_player = 100).await;
    let ann = server.guest("Ann").await;
    let games = ann.get("/api/v1/games").await.ok(200);
    for game in games["games"].as_array().unwrap() {
        let key = game["id"].as_str().unwrap();
        let [least, most] = ["least_seats", "most_seats"].map(|end| game[end].as_u64().unwrap());
        for seats in 0..=8 {
            let wishes = vec![open(); usize::try_from(seats).unwrap()];
            let answer = ann.post(TABLES, wish(key, &wishes, json!({}))).await;
            if (least..=most).contains(&seats) {
                let made = answer.ok(201);
                assert_eq!(
                    made["table"]["seats"].as_array().unwrap().len() as u64,
                    seats
                );
                assert_eq!(
                    (&made["table"]["status"], &made["game"]),
                    (&json!("open"), &Value::Null)
                );
            } else {
                answer.refused(422, "game");
            }
        }
    }
    ann.post(TABLES, wish("astra", &vec![open(); 1000], json!({})))
        .await
        .refused(422, "game");
}

#[tokio::test]
async fn a_new_table_is_as_requested() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let more = json!({
        "options": { "feels": "2" },
        "clock": { "kind": "bank", "seconds": 60, "increment": 5 },
        "absence": { "kind": "after", "minutes": 3 },
        "stand_in": "novice",
        "hints": true,
    });
    let seats = [me(), open(), machine("random")];
    let made = make(&ann, "stellium", &seats, more.clone()).await;
    let table = &made["table"];
    for (key, value) in more.as_object().unwrap() {
        assert_eq!(table[key], *value, "{key}");
    }
    assert_eq!(table["game"], "stellium");
    assert_eq!(table["public"], false);
    assert_eq!(table["you"], json!([1]));
    assert_eq!(table["made"], server.clock.now());
    let expected = json!([
        { "who": "person", "name": "Ann", "present": true },
        { "who": "open", "name": "" },
        { "who": "machine", "name": "random", "level": "random" },
    ]);
    assert_eq!(table["seats"], expected);
}

#[tokio::test]
async fn omitted_settings_have_defaults() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let usual = |made: &Value| {
        let table = &made["table"];
        assert_eq!(table["clock"], Value::Null);
        assert_eq!(table["absence"], json!({ "kind": "never" }));
        assert_eq!(table["stand_in"], "astronomer");
        table["hints"].as_bool().unwrap()
    };
    // Hints are on by default only if fewer than two people play.
    assert!(usual(&make(&ann, "astra", &[me()], json!({})).await));
    assert!(usual(
        &make(&ann, "astra", &[me(), machine("random")], json!({})).await
    ));
    assert!(!usual(
        &make(&ann, "astra", &[me(), open()], json!({})).await
    ));
}

#[tokio::test]
async fn a_game_begins_at_once_if_no_seat_is_open() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    for seats in [
        vec![me()],
        vec![me(), me()],
        vec![me(), machine("random")],
        vec![machine("random"), machine("random")],
    ] {
        let made = make(&ann, "astra", &seats, json!({})).await;
        assert_ne!(made["table"]["status"], "open", "{seats:?}");
        assert!(made["game"]["view"].is_object(), "{seats:?}");
    }
}

#[tokio::test]
async fn seats_on_one_device_have_their_own_names() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let named = |name: &str| json!({ "who": "me", "name": name });
    let seats = [me(), named("  Ben <b> "), named("Cleo")];
    let made = make(&ann, "stellium", &seats, json!({})).await;
    let names: Vec<&Value> = made["table"]["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| &seat["name"])
        .collect();
    assert_eq!(names, ["Ann", "Ben <b>", "Cleo"]);
    assert_eq!(made["table"]["you"], json!([1, 2, 3]));
    for bad in ["", "a\u{202e}b", &"x".repeat(25)] {
        let wish = wish("astra", &[me(), named(bad)], json!({}));
        ann.post(TABLES, wish).await.refused(422, "name");
    }
}

#[tokio::test]
async fn impossible_tables_are_refused_with_a_reason() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let two = [me(), open()];
    let bad = [
        (wish("chess", &two, json!({})), 422, "game"),
        (
            wish("astra", &[me(), machine("grandmaster")], json!({})),
            422,
            "game",
        ),
        (
            wish("astra", &[me(), machine("master:5000")], json!({})),
            422,
            "game",
        ),
        (
            wish("astra", &two, json!({ "stand_in": "nobody" })),
            422,
            "game",
        ),
        (
            wish("astra", &two, json!({ "options": { "moons": "3" } })),
            422,
            "game",
        ),
        (
            wish("stellium", &two, json!({ "options": { "feels": "many" } })),
            422,
            "game",
        ),
        (
            wish(
                "astra",
                &two,
                json!({ "options": { "modifiers": "e1,e1,zz" } }),
            ),
            422,
            "game",
        ),
        (
            wish("astra", &two, json!({ "options": { "feels": 3 } })),
            400,
            "bad_json",
        ),
        (wish("astra", &two, json!({ "seed": 1 })), 400, "bad_json"),
        (
            wish("astra", &[json!({ "who": "you" })], json!({})),
            400,
            "bad_json",
        ),
        (
            wish("astra", &two, json!({ "clock": { "kind": "sun" } })),
            400,
            "bad_json",
        ),
        (json!({ "game": "astra" }), 400, "bad_json"),
    ];
    for (wish, status, code) in bad {
        ann.post(TABLES, wish.clone()).await.refused(status, code);
    }
    assert_eq!(
        ann.get("/api/v1/me/tables").await.ok(200),
        json!({ "tables": [] })
    );
    server
        .client()
        .post(TABLES, wish("astra", &two, json!({})))
        .await
        .refused(401, "who");
}

#[tokio::test]
async fn times_have_limits() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let month: u32 = 31 * 24 * 3600;
    let clock = |clock: Value| json!({ "clock": clock });
    let bad = [
        clock(json!({ "kind": "per_move", "seconds": 0 })),
        clock(json!({ "kind": "per_move", "seconds": month + 1 })),
        clock(json!({ "kind": "bank", "seconds": 0, "increment": 5 })),
        clock(json!({ "kind": "bank", "seconds": 5, "increment": month + 1 })),
        json!({ "absence": { "kind": "after", "minutes": 0 } }),
        json!({ "absence": { "kind": "after", "minutes": month / 60 + 1 } }),
    ];
    for more in bad {
        ann.post(TABLES, wish("astra", &[me(), open()], more))
            .await
            .refused(422, "time");
    }
    let longest = clock(json!({ "kind": "bank", "seconds": month, "increment": month }));
    make(&ann, "astra", &[me(), me()], longest).await;
}

#[tokio::test]
async fn clients_cannot_make_the_server_read_files() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let folder = tempfile::tempdir().unwrap();
    let there = folder.path().join("cards.toml");
    std::fs::write(&there, "no cards").unwrap();
    let gone = folder.path().join("gone.toml");
    let ask = async |file: &str| {
        let options = json!({ "options": { "cards": file } });
        let answer = ann
            .post(TABLES, wish("astra", &[me(), open()], options))
            .await;
        answer.refused(422, "game")
    };
    // The response does not depend on whether the file exists or what it contains.
    let [there, gone] = [&there, &gone].map(|file| file.to_str().unwrap());
    let (first, second) = (ask(there).await, ask(gone).await);
    assert_eq!(first.replace(there, ""), second.replace(gone, ""));
    assert!(!first.contains("no cards"), "{first}");
    assert!(!ann.get("/api/v1/games").await.text().contains("cards="));
}

#[tokio::test]
async fn unfinished_tables_per_player_are_limited() {
    let server = TestApp::with(|settings| settings.tables_per_player = 2).await;
    let ann = server.guest("Ann").await;
    let first = make(&ann, "astra", &[me(), open()], json!({})).await;
    make(&ann, "astra", &[me()], json!({})).await;
    let one_more = wish("astra", &[me()], json!({}));
    let message = ann
        .post(TABLES, one_more.clone())
        .await
        .refused(429, "too_many_tables");
    assert!(message.contains('2'), "{message}");
    // Other players are not affected, and a closed table no longer counts.
    make(&server.guest("Ben").await, "astra", &[me()], json!({})).await;
    let leave = format!("{TABLES}/{}/leave", first["table"]["id"].as_str().unwrap());
    ann.empty(axum::http::Method::POST, &leave).await.ok(204);
    ann.post(TABLES, one_more).await.ok(201);
}

#[tokio::test]
async fn the_games_are_listed_in_both_languages() {
    let server = TestApp::new().await;
    let english = server.client().get("/api/v1/games").await.ok(200);
    let french = server.client().get("/api/v1/games?lang=fr").await.ok(200);
    let keys: Vec<&Value> = english["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| &game["id"])
        .collect();
    assert_eq!(keys, ["astra", "stellium", "nightsky"]);
    assert_eq!(english["machines"], french["machines"]);
    assert!(
        english["machines"]
            .as_array()
            .unwrap()
            .contains(&json!("master"))
    );
    assert_ne!(english["games"], french["games"]);
}
