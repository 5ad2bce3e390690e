//! Viewing tables: who may, and what they see.

use serde_json::{Value, json};

use crate::common::{Answer, Client, TABLES, TestApp, TestTable, make, me, open, text};

/// Returns everything that a client can see of a response.
fn whole(answer: &Answer) -> String {
    format!("{} {:?} {}", answer.status, answer.headers, answer.text())
}

#[tokio::test]
async fn a_private_table_is_visible_to_its_members_and_with_its_key() {
    let server = TestApp::new().await;
    let [ann, ben, eve] = [
        server.guest("Ann"),
        server.guest("Ben"),
        server.guest("Eve"),
    ];
    let (ann, ben, eve) = (ann.await, ben.await, eve.await);
    let made = make(&ann, "stellium", &[me(), open(), open()], json!({})).await;
    let table = TestTable::from(&made, vec![]);
    let path = table.path("");
    let with_key = format!("{path}?key={}", table.key);
    assert_eq!(ann.get(&path).await.ok(200)["table"]["key"], table.key);
    // The key shows the table, but is not repeated: the caller knows it already.
    let seen = server.client().get(&with_key).await.ok(200);
    assert_eq!(
        (&seen["table"]["you"], &seen["table"]["key"]),
        (&json!([]), &Value::Null)
    );
    eve.get(&with_key).await.ok(200);
    eve.get(&path).await.refused(404, "not_found");
    ben.post(&table.path("join"), json!({ "key": table.key }))
        .await
        .ok(200);
    assert_eq!(ben.get(&path).await.ok(200)["table"]["key"], table.key);
}

#[tokio::test]
async fn private_tables_unknown_tables_and_invalid_ids_get_the_same_answer() {
    let server = TestApp::new().await;
    let (ann, eve) = (server.guest("Ann").await, server.guest("Eve").await);
    let open_one = make(&ann, "astra", &[me(), open()], json!({})).await;
    let playing = make(&ann, "astra", &[me(), me()], json!({})).await;
    let over = TestTable::from(
        &make(&ann, "astra", &[me()], json!({})).await,
        vec![ann.clone()],
    );
    over.ask(1, "resign").await.ok(200);
    let unknown = "0123456789abcdef0123456789abcdef".to_owned();
    let upper = text(&open_one["table"]["id"]).to_uppercase();
    let ids = [
        unknown,
        text(&open_one["table"]["id"]),
        text(&playing["table"]["id"]),
        over.id,
        "x".into(),
        upper,
        "%00".into(),
    ];
    let wrong = "00000000000000000000000000000000";
    let get = [
        "",
        "?seat=1",
        &format!("?key={wrong}"),
        "/events",
        "/log",
        "/record",
        "/hints?seat=1",
    ];
    for what in get {
        for client in [&eve, &server.client()] {
            let mut told = Vec::new();
            for id in &ids {
                told.push(whole(&client.get(&format!("{TABLES}/{id}{what}")).await));
            }
            assert!(told.iter().all(|other| *other == told[0]), "{what}");
        }
    }
    for (what, body) in every_post() {
        let mut told = Vec::new();
        for id in &ids {
            told.push(whole(
                &eve.post(&format!("{TABLES}/{id}/{what}"), body.clone())
                    .await,
            ));
        }
        assert!(told[0].starts_with("404"), "{what}");
        assert!(told.iter().all(|other| *other == told[0]), "{what} {body}");
    }
}

/// Returns everything that can be posted to a table, with a valid body.
fn every_post() -> Vec<(&'static str, Value)> {
    let request = json!({ "seat": 1, "id": "x" });
    vec![
        ("join", json!({ "key": "00000000000000000000000000000000" })),
        ("join", json!({})),
        ("leave", json!({})),
        ("start", json!({ "level": "random" })),
        ("rematch", json!({})),
        (
            "actions",
            json!({ "seat": 1, "decision": 0, "id": "x", "action": "stop" }),
        ),
        ("undo", json!({ "seat": 1, "version": 1, "id": "x" })),
        ("resign", request.clone()),
        ("return", request),
        (
            "proposals",
            json!({ "what": { "kind": "undo", "seat": 1, "to": 0 } }),
        ),
        (
            "proposals",
            json!({ "what": { "kind": "undo", "seat": 1, "to": 0 }, "agree": false }),
        ),
        (
            "proposals",
            json!({ "what": { "kind": "replace", "seat": 1 } }),
        ),
    ]
}

#[tokio::test]
async fn everybody_sees_a_public_table_but_not_its_key() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let made = make(&ann, "astra", &[me(), me()], json!({ "public": true })).await;
    let path = format!("{TABLES}/{}", text(&made["table"]["id"]));
    for client in [server.client(), server.guest("Eve").await] {
        let seen = client.get(&path).await.ok(200);
        assert_eq!(seen["table"]["key"], Value::Null);
        assert_eq!(seen["game"]["seat"], Value::Null);
        assert_eq!(seen["game"]["turn"], Value::Null);
        client
            .get(&format!("{path}?seat=1"))
            .await
            .refused(403, "not_your_seat");
    }
}

#[tokio::test]
async fn players_view_a_table_only_from_their_own_seats() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "stellium", 2, json!({})).await;
    let look = async |client: &Client, seat: &str| {
        client.get(&format!("{}?seat={seat}", table.path(""))).await
    };
    assert_eq!(look(table.client(2), "2").await.ok(200)["game"]["seat"], 2);
    assert_eq!(
        table.client(2).get(&table.path("")).await.ok(200)["game"]["seat"],
        2
    );
    for other in ["1", "3", "6"] {
        look(table.client(2), other)
            .await
            .refused(403, "not_your_seat");
    }
    for none in ["0", "7", "255", "256", "-1", "x", ""] {
        look(table.client(2), none).await.refused(400, "bad_query");
    }
    let path = table.path("");
    for bad in ["words=maybe", "key=x", "seat=1&seat=2"] {
        table
            .client(1)
            .get(&format!("{path}?{bad}"))
            .await
            .refused(400, "bad_query");
    }
}

#[tokio::test]
async fn words_come_in_the_callers_language_or_not_at_all() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let path = table.path("");
    let words = async |query: &str| {
        table.client(1).get(&format!("{path}{query}")).await.ok(200)["game"]["words"].take()
    };
    let (english, french) = (words("").await, words("?lang=fr").await);
    assert!(english.is_array() && french.is_array());
    assert_ne!(english, french);
    assert_eq!(words("?words=off").await, Value::Null);
}

#[tokio::test]
async fn public_tables_are_listed_by_status_and_private_ones_never() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let mut public = Vec::new();
    for seats in [vec![me(), open()], vec![me(), me()], vec![me()]] {
        server.clock.advance(1);
        let made = make(&ann, "astra", &seats, json!({ "public": true })).await;
        make(&ann, "astra", &seats, json!({})).await;
        public.push(TestTable::from(&made, vec![ann.clone()]));
    }
    public[2].ask(1, "resign").await.ok(200);
    let list = async |query: &str| {
        let listed = server
            .client()
            .get(&format!("{TABLES}{query}"))
            .await
            .ok(200);
        let tables = listed["tables"].as_array().unwrap().clone();
        assert!(tables.iter().all(|table| table["key"] == Value::Null));
        tables
            .iter()
            .map(|table| text(&table["id"]))
            .collect::<Vec<_>>()
    };
    assert_eq!(list("").await, [public[0].id.clone()]);
    assert_eq!(list("?status=open").await, [public[0].id.clone()]);
    assert_eq!(list("?status=playing").await, [public[1].id.clone()]);
    assert_eq!(list("?status=closed").await, [public[2].id.clone()]);
    assert_eq!(list("?status=over").await, <[String; 0]>::default());
    server
        .client()
        .get(&format!("{TABLES}?status=lost"))
        .await
        .refused(400, "bad_query");
    // The latest table comes first.
    server.clock.advance(1);
    let later = make(&ann, "astra", &[me(), open()], json!({ "public": true })).await;
    assert_eq!(
        list("").await,
        [text(&later["table"]["id"]), public[0].id.clone()]
    );
}

#[tokio::test]
async fn the_list_of_a_players_tables_says_whose_turn_it_is() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let own = async |seat: usize| {
        let own = table.client(seat).get("/api/v1/me/tables").await.ok(200);
        own["tables"][0].clone()
    };
    let seat = table.to_act().await[0];
    let other = 3 - seat;
    let first = own(seat).await;
    assert_eq!(
        (&first["id"], &first["status"]),
        (&json!(table.id), &json!("playing"))
    );
    assert_eq!(first["you"], json!([seat]));
    assert_eq!(first["turns"], json!([{ "seat": seat, "decision": 0 }]));
    assert_eq!(first["names"], json!(["Ann", "Ben"]));
    assert_eq!(own(other).await["turns"], json!([]));
    server
        .client()
        .get("/api/v1/me/tables")
        .await
        .refused(401, "who");
}
