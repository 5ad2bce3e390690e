//! Many requests at once, each of which is allowed by itself.

use futures_util::future::join_all;
use serde_json::json;

use crate::common::{TestApp, machine, me};

#[tokio::test]
async fn tables_made_at_once_do_not_exceed_the_limit() {
    let server = TestApp::with(|settings| settings.tables_per_player = 5).await;
    let ada = server.guest("Ada").await;
    let wish = json!({ "game": "astra", "seats": [me(), machine("random")] });
    let made = join_all((0..30).map(|_| ada.post("/api/v1/tables", wish.clone()))).await;
    let made: Vec<u16> = made.iter().map(|answer| answer.status.as_u16()).collect();
    let count = |status| made.iter().filter(|code| **code == status).count();
    assert_eq!((count(201), count(429)), (5, 25), "{made:?}");
}

#[tokio::test]
async fn tokens_made_at_once_do_not_exceed_the_limit() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    let label = json!({ "label": "bot" });
    let made = join_all((0..60).map(|_| ada.post("/api/v1/me/tokens", label.clone()))).await;
    let made: Vec<u16> = made.iter().map(|answer| answer.status.as_u16()).collect();
    let count = |status| made.iter().filter(|code| **code == status).count();
    assert_eq!((count(201), count(409)), (20, 40), "{made:?}");
}
