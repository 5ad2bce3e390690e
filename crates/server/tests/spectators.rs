//! Many spectators of one table: each page is drawn once for all of them, and not at all while
//! nothing happens. Their streams run on threads of their own. The test runs in its own process,
//! because it counts the pages drawn in it and the threads.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use common::{TestApp, TestPage, TestTable};
use serde_json::json;

const SPECTATORS: usize = 20;
const STEPS: u64 = 6;

/// Returns how many pages have been drawn for streams.
async fn drawn(server: &TestApp) -> u64 {
    let figures = server.metrics().await;
    let mut lines = figures.lines();
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
    let mut own = TestPage::open(address, &table, table.client(1), "").await;
    own.next().await;
    assert_eq!(spectator_threads(), None, "players use other threads");
    drop(own);
    let mut pages = Vec::new();
    let before = drawn(&server).await;
    for _ in 0..SPECTATORS {
        let mut page = TestPage::open(address, &table, &server.client(), "").await;
        assert_eq!(page.next().await["parts"][0][0], "table");
        assert!(page.next().await["clocks"].is_array());
        pages.push(page);
    }
    if cfg!(target_os = "linux") {
        let normal = nice_value(&std::fs::read_to_string("/proc/self/stat").unwrap());
        assert!(
            spectator_threads() > normal,
            "spectators have a lower priority"
        );
    }
    let first_page = drawn(&server).await;
    assert_eq!(first_page, before + 1, "one page for all spectators");
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
    assert_eq!(before, first_page + STEPS, "one page for each step");
    let pulse = pages[0].next().await;
    assert!(
        pulse["parts"].is_null() && pulse["clocks"].is_array(),
        "{pulse}"
    );
    assert_eq!(drawn(&server).await, before, "nothing must be drawn");
}

/// Returns the nice value of the threads for spectators, if there are any.
fn spectator_threads() -> Option<i32> {
    let threads = std::fs::read_dir("/proc/self/task").ok()?;
    let paths = threads.map(|thread| thread.unwrap().path());
    let stats = paths.filter_map(|path| std::fs::read_to_string(path.join("stat")).ok());
    stats
        .filter(|stat| stat.contains("(spectators)"))
        .find_map(|stat| nice_value(&stat))
}

/// Returns the nice value in a line of `/proc/…/stat`.
fn nice_value(stat: &str) -> Option<i32> {
    // The name of the thread may contain spaces and ends at the last closing bracket.
    let (_, fields) = stat.rsplit_once(')')?;
    fields.split_whitespace().nth(16)?.parse().ok()
}

/// Returns the fingerprint of the page that a stranger sees now.
async fn page_print(server: &TestApp, table: &TestTable) -> String {
    let stranger = server.client().header("accept", "text/html");
    let page = stranger.get(&format!("/t/{}", table.id)).await;
    let (_, rest) = page.text().split_once("data-print=\"").unwrap();
    rest.split_once('"').unwrap().0.to_owned()
}
