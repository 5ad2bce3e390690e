//! Guests without end: each is allowed by itself, but those who do nothing are forgotten.

use axum::http::Method;
use serde_json::json;
use server::tidy;

use crate::common::{TestApp, machine, make, me};

const ME: &str = "/api/v1/me";
const DAY: i64 = 24 * 3600 * 1000;

#[tokio::test]
async fn guests_who_do_nothing_are_deleted_after_a_week() {
    let server = TestApp::new().await;
    let mut idle = Vec::new();
    for number in 0..250 {
        idle.push(server.guest(&format!("Guest {number}")).await);
    }
    let [player, program, visitor] = ["Ann", "Ben", "Cleo"].map(|name| server.guest(name));
    let (player, program, visitor) = (player.await, program.await, visitor.await);
    make(&player, "astra", &[me(), machine("random")], json!({})).await;
    let label = json!({ "label": "bot" });
    program.post("/api/v1/me/tokens", label).await.ok(201);
    let count = async || {
        let all = server.app.storage.unused_players(i64::MAX, 1000).await;
        all.unwrap().len()
    };
    server.clock.advance(4 * DAY);
    // Reading anything counts as coming back.
    visitor.get(ME).await.ok(200);
    tidy(&server.app).await;
    assert_eq!(count().await, 250 + 1);
    server.clock.advance(3 * DAY + 1);
    tidy(&server.app).await;
    assert_eq!(count().await, 1, "only the visitor is left");
    for here in [&player, &program, &visitor] {
        here.get(ME).await.ok(200);
    }
    // Whoever comes back later is a new guest, even if the server still remembers the name.
    idle[0].get(ME).await.refused(401, "who");
    let again = json!({ "name": "Guest 0" });
    idle[0]
        .json(Method::POST, "/api/v1/guests", again)
        .await
        .ok(201);
    idle[0].get(ME).await.ok(200);
}

#[tokio::test]
async fn guests_can_be_kept_for_ever() {
    let server = TestApp::with(|settings| settings.forget_after = None).await;
    let ada = server.guest("Ada").await;
    server.clock.advance(300 * DAY);
    tidy(&server.app).await;
    ada.get(ME).await.ok(200);
}
