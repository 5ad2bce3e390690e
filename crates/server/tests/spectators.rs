//! Many spectators of one table: each page is drawn once for all of them, and not at all while
//! nothing happens. The test runs in its own process, because it counts the pages drawn in it.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use common::{TestApp, TestPage, TestTable};
use serde_json::json;

const SPECTATORS: usize = 20;
const STEPS: u64 = 6;

/// Returns how many pages have been drawn for streams.
async fn drawn(server: &TestApp) -> u64 {
    let figures = server.client().get("/metrics").await;
    let mut lines = figures.text().lines();
    let line = lines.find_map(|line| line.strip_prefix("almagest_pages_drawn_total "));
    line.map_or(0, |count| count.parse().unwrap())
}

#[tokio::test]
async fn spectators_share_drawn_pages_and_nothing_is_drawn_while_nothing_happens() {
    let server = TestApp::new().await;
    let address = server.open_door().await;
    let clock = json!({ "kind": "per_move", "seconds": 600 });
    let more = json!({ "public": true, "clock": clock });
    let table = TestTable::of(&server, "stellium", 2, more).await;
    // Both players are present now, so presence no longer changes.
    table.steps(2).await;
    let first = table.version().await as u64;
    let mut pages = Vec::new();
    for _ in 0..SPECTATORS {
        let mut page = TestPage::open(address, &table, &server.client(), "").await;
        assert_eq!(page.next().await["parts"][0][0], "table");
        assert!(page.next().await["clocks"].is_array());
        pages.push(page);
    }
    assert_eq!(drawn(&server).await, 1, "one page for all spectators");
    for version in first + 1..=first + STEPS {
        table.steps(1).await;
        let mut all = Vec::new();
        for page in &mut pages {
            let news = page.version(version).await;
            assert!(
                news["clocks"].is_null(),
                "shared messages must not carry clocks"
            );
            all.push(news);
            let pulse = page.next().await;
            assert!(
                pulse["parts"].is_null() && pulse["clocks"].is_array(),
                "{pulse}"
            );
        }
        assert!(all.iter().all(|news| *news == all[0]));
        let shown = page_print(&server, &table).await;
        assert_eq!(
            all[0]["print"],
            shown.as_str(),
            "a new page must show the same"
        );
    }
    let before = drawn(&server).await;
    assert_eq!(before, 1 + STEPS, "one page for each step");
    let pulse = pages[0].next().await;
    assert!(
        pulse["parts"].is_null() && pulse["clocks"].is_array(),
        "{pulse}"
    );
    assert_eq!(drawn(&server).await, before, "nothing must be drawn");
}

/// Returns the fingerprint of the page that a stranger sees now.
async fn page_print(server: &TestApp, table: &TestTable) -> String {
    let stranger = server.client().header("accept", "text/html");
    let page = stranger.get(&format!("/t/{}", table.id)).await;
    let (_, rest) = page.text().split_once("data-print=\"").unwrap();
    rest.split_once('"').unwrap().0.to_owned()
}
