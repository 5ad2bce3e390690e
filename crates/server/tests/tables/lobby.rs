//! People join and leave, and games begin.

use axum::http::Method;
use serde_json::{Value, json};

use crate::common::{Client, TestApp, TestTable, make, me, number, open};

async fn server_with(names: &[&str]) -> (TestApp, Vec<Client>) {
    let server = TestApp::new().await;
    let mut people = Vec::new();
    for name in names {
        people.push(server.guest(name).await);
    }
    (server, people)
}

async fn open_table(maker: &Client, game: &str, seats: usize) -> TestTable {
    let mut wishes = vec![me()];
    wishes.resize(seats, open());
    TestTable::from(
        &make(maker, game, &wishes, json!({})).await,
        vec![maker.clone()],
    )
}

async fn seats(maker: &Client, table: &TestTable) -> Value {
    maker.get(&table.path("")).await.ok(200)["table"]["seats"].take()
}

#[tokio::test]
async fn players_join_on_the_seat_they_ask_for_or_the_first_free_one() {
    let (server, people) = server_with(&["Ann", "Ben", "Cleo", "Dan"]).await;
    let table = open_table(&people[0], "stellium", 4).await;
    let join = async |client: &Client, body: Value| client.post(&table.path("join"), body).await;
    let key = &table.key;
    let seat = join(
        &people[1],
        json!({ "key": key, "seat": 4, "name": "Benny" }),
    )
    .await
    .ok(200);
    assert_eq!(seat, json!({ "seat": 4 }));
    join(&people[2], json!({ "key": key, "seat": 1 }))
        .await
        .refused(409, "seat_taken");
    join(&people[2], json!({ "key": key, "seat": 4 }))
        .await
        .refused(409, "seat_taken");
    join(&people[2], json!({ "key": key, "seat": 5 }))
        .await
        .refused(409, "seat_taken");
    for none in [json!(0), json!(7), json!("1"), json!(1.5)] {
        join(&people[2], json!({ "key": key, "seat": none }))
            .await
            .refused(400, "bad_json");
    }
    join(&people[2], json!({ "key": key, "name": "\u{200b}" }))
        .await
        .refused(422, "name");
    join(&people[2], json!({ "key": "x" }))
        .await
        .refused(400, "bad_json");
    assert_eq!(
        join(&people[2], json!({ "key": key })).await.ok(200),
        json!({ "seat": 2 })
    );
    let names: Vec<Value> = seats(&people[0], &table)
        .await
        .as_array()
        .unwrap()
        .iter()
        .map(|s| s["name"].clone())
        .collect();
    assert_eq!(names, ["Ann", "Cleo", "", "Benny"]);
    assert_eq!(
        join(&people[3], json!({ "key": key })).await.ok(200),
        json!({ "seat": 3 })
    );
    // The table is full, so the game has begun.
    let eve = &people[3];
    assert_eq!(
        eve.get(&table.path("")).await.ok(200)["table"]["status"],
        "playing"
    );
    // The request that filled the table may be repeated; others come too late.
    let again = join(eve, json!({ "key": key })).await.ok(200);
    assert_eq!(again, json!({ "seat": 3 }));
    let other = json!({ "key": key, "seat": 2 });
    join(eve, other).await.refused(409, "begun");
    let late = server.guest("Fay").await;
    join(&late, json!({ "key": key }))
        .await
        .refused(409, "begun");
}

#[tokio::test]
async fn a_repeated_join_takes_only_one_seat() {
    let (_server, people) = server_with(&["Ann", "Ben"]).await;
    let table = open_table(&people[0], "stellium", 4).await;
    for body in [
        json!({ "key": table.key }),
        json!({ "key": table.key }),
        json!({ "seat": 2 }),
    ] {
        let joined = people[1].post(&table.path("join"), body).await.ok(200);
        assert_eq!(joined, json!({ "seat": 2 }));
    }
    // A player who asks for another seat gets it: both are then on one device.
    people[1]
        .post(&table.path("join"), json!({ "seat": 4 }))
        .await
        .ok(200);
    let seen = people[1].get(&table.path("")).await.ok(200);
    assert_eq!(seen["table"]["you"], json!([2, 4]));
}

#[tokio::test]
async fn a_private_table_is_joined_only_with_its_key_and_a_public_one_by_anybody() {
    let (_server, people) = server_with(&["Ann", "Ben"]).await;
    let table = open_table(&people[0], "stellium", 3).await;
    for body in [json!({}), json!({ "key": "0".repeat(32) })] {
        people[1]
            .post(&table.path("join"), body)
            .await
            .refused(404, "not_found");
    }
    let made = make(
        &people[0],
        "astra",
        &[me(), open()],
        json!({ "public": true }),
    )
    .await;
    let public = TestTable::from(&made, vec![]);
    people[1]
        .post(&public.path("join"), json!({}))
        .await
        .ok(200);
    assert_eq!(
        people[1].get(&public.path("")).await.ok(200)["table"]["status"],
        "playing"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_joins_at_once_only_one_gets_the_last_seat() {
    let (server, people) = server_with(&["Ann"]).await;
    let mut guests = Vec::new();
    for number in 0..8 {
        guests.push(server.guest(&format!("Guest {number}")).await);
    }
    let table = open_table(&people[0], "astra", 2).await;
    let tries: Vec<_> = guests
        .into_iter()
        .map(|guest| {
            let (path, body) = (table.path("join"), json!({ "key": table.key }));
            tokio::spawn(async move { guest.post(&path, body).await })
        })
        .collect();
    let mut joined = 0;
    for answer in tries {
        let answer = answer.await.unwrap();
        match answer.status.as_u16() {
            200 => joined += 1,
            _ => drop(answer.refused(409, "begun")),
        }
    }
    assert_eq!(joined, 1);
}

#[tokio::test]
async fn players_may_leave_before_the_game_begins() {
    let (_server, people) = server_with(&["Ann", "Ben", "Eve"]).await;
    let table = open_table(&people[0], "stellium", 3).await;
    let path = table.path("leave");
    let leave = async |client: &Client| client.empty(Method::POST, &path).await;
    people[1]
        .post(&table.path("join"), json!({ "key": table.key }))
        .await
        .ok(200);
    leave(&people[2]).await.refused(404, "not_found");
    leave(&people[0]).await.ok(204);
    // The maker of the table still sees it and may join again.
    assert_eq!(seats(&people[0], &table).await[0]["who"], "open");
    leave(&people[0]).await.refused(403, "not_your_seat");
    people[0].post(&table.path("join"), json!({})).await.ok(200);
    leave(&people[1]).await.ok(204);
    people[1]
        .get(&table.path(""))
        .await
        .refused(404, "not_found");
    // When nobody is left, the table closes but stays readable.
    leave(&people[0]).await.ok(204);
    assert_eq!(
        people[0].get(&table.path("")).await.ok(200)["table"]["status"],
        "closed"
    );
    leave(&people[0]).await.refused(409, "over");
    people[0]
        .post(&table.path("join"), json!({}))
        .await
        .refused(409, "over");
}

#[tokio::test]
async fn nobody_leaves_a_game_that_has_begun() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let leave = table
        .client(2)
        .empty(Method::POST, &table.path("leave"))
        .await;
    leave.refused(409, "begun");
}

#[tokio::test]
async fn the_maker_begins_with_machines_on_the_open_seats() {
    let (_server, people) = server_with(&["Ann", "Ben"]).await;
    let table = open_table(&people[0], "stellium", 4).await;
    people[1]
        .post(&table.path("join"), json!({ "key": table.key }))
        .await
        .ok(200);
    let start = async |client: &Client, level: &str| {
        client
            .post(&table.path("start"), json!({ "level": level }))
            .await
    };
    start(&people[1], "random")
        .await
        .refused(403, "not_your_table");
    start(&people[0], "grandmaster").await.refused(422, "game");
    assert_eq!(
        people[0].get(&table.path("")).await.ok(200)["table"]["status"],
        "open"
    );
    start(&people[0], "random").await.ok(204);
    let seen = people[0].get(&table.path("")).await.ok(200);
    assert_eq!(seen["table"]["status"], "playing");
    let who: Vec<&Value> = seen["table"]["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| &seat["who"])
        .collect();
    assert_eq!(who, ["person", "person", "machine", "machine"]);
    start(&people[0], "random").await.refused(409, "begun");
}

#[tokio::test]
async fn a_new_name_does_not_change_a_running_game() {
    let (server, _) = server_with(&[]).await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    // A new name is used from the next game on.
    table
        .client(1)
        .patch("/api/v1/me", json!({ "name": "Augusta" }))
        .await
        .ok(200);
    table.steps(2).await;
    let log = table
        .client(2)
        .get(&table.path("log"))
        .await
        .ok(200)
        .to_string();
    assert!(!log.contains("Augusta") && log.contains("Ann") | log.contains("Ben"));
}

#[tokio::test]
async fn a_spectator_sees_the_game_but_cannot_act() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({ "public": true })).await;
    let eve = server.guest("Eve").await;
    table.steps(3).await;
    let seen = eve.get(&table.path("")).await.ok(200);
    assert_eq!(number(&seen["game"]["version"]), 3);
    assert_eq!(seen["table"]["you"], json!([]));
    let seat = table.to_act().await[0];
    let body = crate::common::action(&table.seen(seat).await, "eve", 0);
    eve.post(&table.path("actions"), body)
        .await
        .refused(403, "not_your_seat");
    for what in ["undo", "resign", "return"] {
        let mut body = json!({ "seat": seat, "id": "eve" });
        if what == "undo" {
            body["version"] = json!(3);
        }
        eve.post(&table.path(what), body)
            .await
            .refused(403, "not_your_seat");
    }
    let proposal = json!({ "what": { "kind": "undo", "seat": seat, "to": 0 } });
    eve.post(&table.path("proposals"), proposal)
        .await
        .refused(403, "not_your_seat");
    eve.empty(Method::POST, &table.path("rematch"))
        .await
        .refused(409, "not_over");
    eve.post(&table.path("start"), json!({ "level": "random" }))
        .await
        .refused(409, "begun");
    let hints = format!("{}?seat={seat}", table.path("hints"));
    eve.get(&hints).await.refused(403, "not_your_seat");
    assert_eq!(table.version().await, 3);
}
