//! Importing records as tables.

use axum::http::Method;
use serde_json::{Value, json};

use crate::common::{Answer, Client, TestApp, TestTable, text};

const RECORDS: &str = "/api/v1/records";

async fn bring(client: &Client, record: &str) -> Answer {
    client
        .raw(
            Method::POST,
            RECORDS,
            Some("application/x-ndjson"),
            record.to_owned(),
        )
        .await
}

async fn record_of(table: &TestTable) -> String {
    table
        .client(1)
        .get(&table.path("record"))
        .await
        .text()
        .to_owned()
}

/// Returns a record with one line changed.
fn edited(record: &str, line: usize, change: impl FnOnce(&mut Value)) -> String {
    let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
    let mut value: Value = serde_json::from_str(&lines[line]).unwrap();
    change(&mut value);
    lines[line] = value.to_string();
    lines.join("\n") + "\n"
}

#[tokio::test]
async fn an_imported_record_becomes_a_private_table() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "stellium", 2, json!({})).await;
    let over = table.play_out().await;
    let record = record_of(&table).await;
    let eve = server.guest("Eve").await;
    let id = text(&bring(&eve, &record).await.ok(201)["table"]);
    let path = format!("/api/v1/tables/{id}");
    let seen = eve.get(&format!("{path}?words=off")).await.ok(200);
    for same in ["version", "view", "outcome"] {
        assert_eq!(seen["game"][same], over["game"][same], "{same}");
    }
    assert_eq!(
        (&seen["table"]["status"], &seen["table"]["you"]),
        (&json!("over"), &json!([]))
    );
    assert_eq!(
        seen["table"]["seats"][0],
        json!({ "who": "recorded", "name": "Ann" })
    );
    assert_eq!(eve.get(&format!("{path}/record")).await.text(), record);
    eve.get(&format!("{path}/log")).await.ok(200);
    // Nobody else sees the table, and nobody can play there.
    table.client(1).get(&path).await.refused(404, "not_found");
    eve.empty(Method::POST, &format!("{path}/rematch"))
        .await
        .refused(403, "not_your_seat");
    let act = json!({ "seat": 1, "decision": 0, "id": "x", "action": "keep" });
    eve.post(&format!("{path}/actions"), act)
        .await
        .refused(403, "not_your_seat");
    eve.post(&format!("{path}/join"), json!({}))
        .await
        .refused(409, "over");
    // After a restart it is still there.
    let server = server.restart().await;
    let again = server.client();
    again.set_cookie(eve.cookie().as_deref());
    assert_eq!(
        again.get(&format!("{path}?words=off")).await.ok(200)["game"],
        seen["game"]
    );
}

#[tokio::test]
async fn an_unfinished_record_can_be_viewed_but_not_played() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    table.steps(20).await;
    for seat in [1, 2] {
        table.ask(seat, "resign").await.ok(200);
    }
    let record = record_of(&table).await;
    let eve = server.guest("Eve").await;
    let cut: String = record
        .lines()
        .take(10)
        .map(|line| format!("{line}\n"))
        .collect();
    let id = text(&bring(&eve, &cut).await.ok(201)["table"]);
    let seen = eve.get(&format!("/api/v1/tables/{id}")).await.ok(200);
    assert_eq!(
        (&seen["table"]["status"], &seen["game"]["version"]),
        (&json!("closed"), &json!(9))
    );
    assert_eq!(seen["game"]["to_act"], json!([]));
}

#[tokio::test]
async fn invalid_records_are_refused() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 1, json!({})).await;
    table.ask(1, "resign").await.ok(200);
    let record = record_of(&table).await;
    let eve = server.guest("Eve").await;
    for garbage in [
        "",
        "\n\n",
        "x",
        "{}",
        "[]",
        "{\"is\":\"game\"}",
        "\u{feff}",
        "\0",
    ] {
        bring(&eve, garbage).await.refused(422, "no_record");
    }
    bring(&eve, &format!("{record}{record}"))
        .await
        .refused(422, "one_record");
    let unknown = edited(&record, 0, |head| head["game"] = json!("chess"));
    bring(&eve, &unknown).await.refused(422, "game");
    let other = edited(&record, 0, |head| head["data"] = json!("0".repeat(64)));
    bring(&eve, &other).await.refused(422, "other_data");
    let kind = |kind: Option<&'static str>, body: Vec<u8>| {
        let eve = eve.clone();
        async move { eve.raw(Method::POST, RECORDS, kind, body).await }
    };
    for wrong in [
        None,
        Some("text/plain"),
        Some("application/json"),
        Some("multipart/form-data"),
    ] {
        kind(wrong, record.clone().into_bytes())
            .await
            .refused(415, "record_type");
    }
    kind(Some("application/x-ndjson"), vec![0xff, 0xfe])
        .await
        .refused(400, "not_text");
    bring(&server.client(), &record).await.refused(401, "who");
    assert_eq!(
        eve.get("/api/v1/me/tables").await.ok(200),
        json!({ "tables": [] })
    );
}

#[tokio::test]
async fn a_changed_record_is_refused() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    table.play_out().await;
    let record = record_of(&table).await;
    let eve = server.guest("Eve").await;
    let last = record.lines().count() - 1;
    let swapped: String = {
        let mut lines: Vec<&str> = record.lines().collect();
        lines.swap(3, 4);
        lines.iter().map(|line| format!("{line}\n")).collect()
    };
    let missing: String = record
        .lines()
        .enumerate()
        .filter(|(n, _)| *n != 5)
        .map(|(_, line)| format!("{line}\n"))
        .collect();
    let bad = [
        edited(&record, 4, |line| {
            line["seat"] = json!(if line["seat"] == 1 { 2 } else { 1 })
        }),
        edited(&record, 4, |line| line["seat"] = json!(5)),
        edited(&record, 4, |line| line["state"] = json!("0".repeat(16))),
        edited(&record, 4, |line| line["n"] = json!(7)),
        edited(&record, last, |line| line["outcome"]["winners"] = json!([])),
        edited(&record, 0, |head| head["seats"] = json!(3)),
        edited(&record, 0, |head| head["names"] = json!(["Ann"])),
        edited(&record, 0, |head| head["seed"] = json!("0".repeat(64))),
        format!("{record}{{\"is\":\"action\"}}\n"),
        swapped,
        missing,
    ];
    for (number, bad) in bad.iter().enumerate() {
        let answer = bring(&eve, bad).await;
        assert_eq!(answer.status, 422, "{number}: {}", answer.text());
    }
    bring(&eve, &record).await.ok(201);
}

/// Returns the first line of a record.
fn record_start(record: &str) -> String {
    format!("{}\n", record.lines().next().unwrap())
}

#[tokio::test]
async fn invalid_names_in_a_record_are_refused() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 1, json!({})).await;
    table.ask(1, "resign").await.ok(200);
    let record = record_of(&table).await;
    let eve = server.guest("Eve").await;
    for bad in [
        "a\u{202e}b",
        "a\nb",
        "\u{200b}",
        &"x".repeat(65),
        &"x".repeat(100_000),
    ] {
        let named = edited(&record, 0, |head| head["names"] = json!([bad]));
        bring(&eve, &named).await.refused(422, "name");
        // So is the name of somebody who takes over a seat.
        for key in ["take_over", "take\\u005fover"] {
            let line = json!({ "is": "KEY", "n": 1, "seat": 1, "by": bad }).to_string();
            let taken = record_start(&record) + &line.replace("KEY", key) + "\n";
            bring(&eve, &taken).await.refused(422, "name");
        }
    }
    for good in ["", "<script>", "master:iterations=5000"] {
        let record = edited(&record, 0, |head| head["names"] = json!([good]));
        bring(&eve, &record).await.ok(201);
    }
}

#[tokio::test]
async fn the_size_of_a_record_is_limited() {
    let server = TestApp::with(|settings| settings.record_bytes = 5_000).await;
    let eve = server.guest("Eve").await;
    bring(&eve, &"x".repeat(5_000))
        .await
        .refused(422, "no_record");
    bring(&eve, &"x".repeat(5_001))
        .await
        .refused(413, "too_large");
}
