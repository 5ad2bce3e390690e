//! Records without end: each is allowed by itself.

use axum::http::Method;
use futures_util::FutureExt;
use futures_util::future::join_all;
use serde_json::json;

use crate::common::{Answer, Client, TestApp, TestTable, text};

const DAY: i64 = 24 * 3600 * 1000;

/// Returns a short record.
async fn record(server: &TestApp) -> String {
    let table = TestTable::of(server, "astra", 1, json!({})).await;
    table.ask(1, "resign").await.ok(200);
    let record = table.client(1).get(&table.path("record")).await;
    record.text().to_owned()
}

async fn bring(client: &Client, record: &str) -> Answer {
    let kind = Some("application/x-ndjson");
    let path = "/api/v1/records";
    client
        .raw(Method::POST, path, kind, record.to_owned())
        .await
}

#[tokio::test]
async fn records_imported_at_once_do_not_exceed_the_limit_of_a_day() {
    let server = TestApp::with(|settings| {
        settings.records_per_day = 3;
        settings.hints_per_player = 100;
    })
    .await;
    let record = record(&server).await;
    let eve = server.guest("Eve").await;
    let brought = join_all((0..12).map(|_| bring(&eve, &record))).await;
    let count = |status: u16| {
        let same = brought
            .iter()
            .filter(|answer| answer.status.as_u16() == status);
        same.count()
    };
    assert_eq!((count(201), count(429)), (3, 9));
    bring(&eve, &record).await.refused(429, "too_many_imports");
    // Deleting them makes no room for others.
    let mine = eve.get("/api/v1/me/tables").await.ok(200);
    let mine = mine["tables"].as_array().unwrap().clone();
    assert_eq!(mine.len(), 3);
    for table in &mine {
        let path = format!("/api/v1/tables/{}", text(&table["id"]));
        eve.delete(&path).await.ok(204);
    }
    bring(&eve, &record).await.refused(429, "too_many_imports");
    // Nobody else is limited, and the next day neither is she.
    bring(&server.guest("Bob").await, &record).await.ok(201);
    server.clock.advance(DAY);
    bring(&eve, &record).await.ok(201);
}

#[tokio::test]
async fn the_bytes_of_imported_records_are_limited() {
    let server = TestApp::with(|settings| settings.record_megabytes_per_day = 1).await;
    let record = record(&server).await;
    let eve = server.guest("Eve").await;
    // Spaces after a line change nothing.
    let long = format!("{}{}\n", record.trim_end(), " ".repeat(600_000));
    bring(&eve, &long).await.ok(201);
    bring(&eve, &long).await.refused(429, "too_many_imports");
    bring(&eve, &record).await.ok(201);
}

#[tokio::test]
async fn many_guests_at_one_address_import_no_more_than_eight_players() {
    let server = TestApp::with(|settings| settings.records_per_day = 1).await;
    let record = record(&server).await;
    let from = async |address: &str| server.guest("Eve").await.from(address);
    for _ in 0..8 {
        // Refused records do not count.
        let eve = from("127.0.0.2").await;
        bring(&eve, "x").await.refused(422, "no_record");
        bring(&eve, &record).await.ok(201);
        bring(&eve, &record).await.refused(429, "too_many_imports");
    }
    let ninth = from("127.0.0.2").await;
    bring(&ninth, &record)
        .await
        .refused(429, "too_many_imports");
    bring(&from("127.0.0.3").await, &record).await.ok(201);
    server.clock.advance(DAY);
    bring(&ninth, &record).await.ok(201);
}

#[tokio::test]
async fn records_are_read_on_the_threads_that_draw_pages() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    let threads = server.app.drawings.threads.number();
    let held: Vec<_> = (0..threads)
        .map(|_| std::sync::mpsc::channel::<()>())
        .collect();
    let mut release = Vec::new();
    for (sender, receiver) in held {
        let turn = server.app.drawings.threads.turn().await;
        let work = turn.draw(move || {
            // It ends when the sender is dropped.
            let _ = receiver.recv();
            Ok(())
        });
        release.push((sender, Box::pin(work)));
    }
    // Each thread gets its work when it is first polled.
    for (_, work) in &mut release {
        assert!(work.now_or_never().is_none());
    }
    let mut junk = "not a line of a record\n".repeat(10_000);
    junk.insert_str(
        0,
        "{\"rules\":1,\"options\":{},\"data\":\"\",\"names\":[]}\n",
    );
    let client = ada.clone();
    let import = tokio::spawn(async move { bring(&client, &junk).await });
    // Meanwhile others are served.
    for _ in 0..50 {
        ada.get("/api/v1/me").await.ok(200);
    }
    assert!(!import.is_finished());
    drop(release);
    import.await.unwrap().refused(422, "game");
}
