//! Actions, and why they are refused.

use serde_json::{Value, json};

use crate::common::{TestApp, TestTable, action, make, me, number, open, text};

#[tokio::test]
async fn people_play_whole_games() {
    let server = TestApp::new().await;
    for (game, people) in [("astra", 2), ("stellium", 3)] {
        let table = TestTable::of(&server, game, people, json!({})).await;
        let over = table.play_out().await;
        assert_eq!(over["table"]["status"], "over", "{game}");
        assert!(over["game"]["outcome"].is_object(), "{game}");
        assert_eq!(over["game"]["to_act"], json!([]));
    }
}

#[tokio::test]
async fn an_action_leads_to_the_next_version() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    for expected in 1..=10 {
        let (_, version) = table.step(expected).await;
        assert_eq!((version, table.version().await), (expected, expected));
    }
}

#[tokio::test]
async fn a_forbidden_action_is_refused_with_the_number_of_its_rule() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let seat = table.to_act().await[0];
    // A3.2: stars are marked on a card, and with 2 players there is none in place 6.
    let mut body = action(&table.seen(seat).await, "a", 0);
    body["action"] = json!({ "mark": { "place": 6, "star": 1 } });
    let refused = table.post(seat, "actions", body.clone()).await;
    refused.refused(422, "illegal");
    let rule = text(&refused.value()["error"]["rule"]);
    assert!(rule.starts_with('A'), "{rule}");
    let french = table.client(seat).clone().speaking("fr");
    let told = french.post(&table.path("actions"), body).await;
    assert_ne!(
        told.refused(422, "illegal"),
        refused.refused(422, "illegal")
    );
    assert_eq!(table.version().await, 0);
    // A refused request does not use up its id.
    table
        .post(seat, "actions", action(&table.seen(seat).await, "a", 0))
        .await
        .ok(200);
}

#[tokio::test]
async fn malformed_actions_are_refused() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let seat = table.to_act().await[0];
    let good = action(&table.seen(seat).await, "a", 0);
    let deep = "[".repeat(100) + &"]".repeat(100);
    let strange = [
        json!(null),
        json!(7),
        json!("fly"),
        json!([]),
        json!({}),
        json!({ "mark": { "place": 1 } }),
        json!({ "mark": { "place": 1, "star": -1 } }),
        json!({ "mark": { "place": 1, "star": 99_999_999_999_u64 } }),
        json!({ "mark": { "place": 1, "star": 1 }, "stop": null }),
        serde_json::from_str::<Value>(&deep).unwrap(),
    ];
    for strange in strange {
        let mut body = good.clone();
        body["action"] = strange;
        table
            .post(seat, "actions", body)
            .await
            .refused(422, "illegal");
    }
    for (key, bad) in [
        ("seat", json!(0)),
        ("seat", json!(7)),
        ("seat", json!("1")),
        ("decision", json!(-1)),
        ("decision", json!("0")),
        ("id", json!(7)),
        ("more", json!(1)),
    ] {
        let mut body = good.clone();
        body[key] = bad;
        table
            .post(seat, "actions", body)
            .await
            .refused(400, "bad_json");
    }
    for id in [String::new(), "é".repeat(65)] {
        let mut body = good.clone();
        body["id"] = json!(id);
        table
            .post(seat, "actions", body)
            .await
            .refused(422, "request_id");
    }
    assert_eq!(table.version().await, 0);
    let mut body = good;
    body["id"] = json!("\0'é".repeat(16) + &"\u{1F52D}".repeat(16));
    table.post(seat, "actions", body.clone()).await.ok(200);
    table.post(seat, "actions", body).await.ok(200);
    assert_eq!(table.version().await, 1);
}

#[tokio::test]
async fn nobody_acts_on_anothers_seat() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let seat = table.to_act().await[0];
    let other = 3 - seat;
    let body = action(&table.seen(seat).await, "a", 0);
    table
        .post(other, "actions", body.clone())
        .await
        .refused(403, "not_your_seat");
    let mut nobody = body.clone();
    nobody["seat"] = json!(6);
    table
        .post(seat, "actions", nobody)
        .await
        .refused(403, "not_your_seat");
    server
        .client()
        .post(&table.path("actions"), body.clone())
        .await
        .refused(401, "who");
    // For a seat with nothing to decide, any decision is stale.
    let mut early = body;
    early["seat"] = json!(other);
    table
        .post(other, "actions", early)
        .await
        .refused(409, "stale");
    assert_eq!(table.version().await, 0);
}

#[tokio::test]
async fn a_late_action_is_refused_with_the_current_view() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let seat = table.to_act().await[0];
    let first = action(&table.seen(seat).await, "first", 0);
    let late = action(&table.seen(seat).await, "late", 1);
    table.post(seat, "actions", first).await.ok(200);
    let refused = table.post(seat, "actions", late.clone()).await;
    refused.refused(409, "stale");
    let mut current = refused.value()["current"].take();
    assert!(current["game"]["words"].is_array());
    current["game"]["words"].take();
    let mut seen = table.client(seat).get(&table.path("")).await.ok(200);
    seen["game"]["words"].take();
    assert_eq!(current, seen);
    assert_eq!(
        (
            &current["game"]["seat"],
            number(&current["game"]["version"])
        ),
        (&json!(seat), 1)
    );
    // A decision far ahead is refused, too.
    let mut ahead = late;
    ahead["decision"] = json!(1_000_000);
    table
        .post(seat, "actions", ahead)
        .await
        .refused(409, "stale");
}

#[tokio::test]
async fn nothing_can_be_done_before_the_beginning_or_after_the_end() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let made = make(&ann, "astra", &[me(), open()], json!({})).await;
    let waiting = TestTable::from(&made, vec![ann]);
    let over = TestTable::of(&server, "astra", 1, json!({})).await;
    over.play_out().await;
    let what = json!({ "kind": "undo", "seat": 1, "to": 0 });
    let replace = json!({ "kind": "replace", "seat": 1 });
    let every = [
        (
            "actions",
            json!({ "seat": 1, "decision": 0, "id": "a", "action": "stop" }),
        ),
        ("undo", json!({ "seat": 1, "version": 0, "id": "b" })),
        ("resign", json!({ "seat": 1, "id": "c" })),
        ("return", json!({ "seat": 1, "id": "d" })),
        ("proposals", json!({ "what": what })),
        ("proposals", json!({ "what": replace })),
    ];
    for (route, body) in every {
        waiting
            .post(1, route, body.clone())
            .await
            .refused(409, "not_begun");
        over.post(1, route, body).await.refused(409, "over");
    }
    for table in [&waiting, &over] {
        let decline = json!({ "what": what, "agree": false });
        table
            .post(1, "proposals", decline)
            .await
            .refused(409, "nothing_proposed");
    }
    let hints = |table: &TestTable| format!("{}?seat=1", table.path("hints"));
    waiting
        .client(1)
        .get(&hints(&waiting))
        .await
        .refused(403, "no_hints");
    over.client(1).get(&hints(&over)).await.refused(409, "over");
    waiting
        .client(1)
        .get(&waiting.path("log"))
        .await
        .refused(409, "not_begun");
    waiting
        .client(1)
        .get(&waiting.path("record"))
        .await
        .refused(409, "not_over");
}

#[tokio::test]
async fn several_seats_on_one_device_play_a_whole_game() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let made = make(&ann, "stellium", &[me(), me(), me()], json!({})).await;
    let table = TestTable::from(&made, vec![ann.clone(), ann.clone(), ann]);
    assert_eq!(table.play_out().await["table"]["status"], "over");
}
