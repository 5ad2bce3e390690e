//! Pages that take long to draw: they are drawn once, kept within bounds, and shown only to those
//! who may see them.

use std::io::Read;

use axum::http::StatusCode;
use flate2::read::GzDecoder;
use futures_util::future::join_all;
use serde_json::json;

use super::browser::{browser, browser_of, page};
use crate::common::{Answer, Client, TestApp, TestTable};

/// Pages that depend on their address and the preferences only.
const PAGES: [&str; 8] = [
    "/cards/astra",
    "/cards/stellium?kind=line",
    "/rules/astra",
    "/rules/stellium/reference",
    "/rules/nightsky/sources?q=moon",
    "/sky?lat=48.85&lon=2.35&date=2026-01-17&time=22:00&zone=1",
    "/sky?lat=99",
    "/about",
];

/// The drawings that a client may have waiting.
const WAITING: usize = 8;

fn sky(number: usize) -> String {
    let (hour, minute) = (number / 60, number % 60);
    format!("/sky?lat=10&lon=20&date=2026-01-17&time={hour:02}:{minute:02}&zone=0")
}

fn unpacked(answer: &Answer) -> Vec<u8> {
    assert_eq!(answer.header("content-encoding"), Some("gzip"));
    let mut plain = Vec::new();
    GzDecoder::new(&*answer.body)
        .read_to_end(&mut plain)
        .unwrap();
    plain
}

async fn private_game(server: &TestApp) -> TestTable {
    let table = TestTable::of(server, "astra", 2, json!({})).await;
    table.play_out().await;
    table
}

#[tokio::test]
async fn a_page_is_drawn_once_and_is_the_same_for_everybody() {
    let server = TestApp::new().await;
    let known = browser_of(&server, "Zenobia").await;
    let stranger = browser(&server);
    for path in PAGES {
        let before = server.app.drawings.site.drawn();
        let first = known.get(path).await;
        let second = stranger.get(path).await;
        assert_eq!(first.body, second.body, "{path}");
        assert_eq!(first.headers, second.headers, "{path}");
        assert!(!second.text().contains("Zenobia"), "{path}");
        assert_eq!(server.app.drawings.site.drawn(), before + 1, "{path}");
    }
}

#[tokio::test]
async fn a_kept_page_has_the_bytes_of_a_new_one_packed_or_not() {
    let (one, other) = (TestApp::new().await, TestApp::new().await);
    for path in PAGES {
        let client = browser(&one);
        client.get(path).await;
        let kept = client.get(path).await;
        let new = browser(&other).get(path).await;
        assert_eq!(kept.body, new.body, "{path}");
        assert_eq!(kept.header("content-encoding"), None, "{path}");
        assert_eq!(kept.header("vary"), Some("accept-encoding"), "{path}");
        let packed = client.header("accept-encoding", "gzip, br").get(path).await;
        assert_eq!(unpacked(&packed), new.body, "{path}");
        assert_eq!(packed.header("vary"), Some("accept-encoding"), "{path}");
    }
}

#[tokio::test]
async fn fifty_requests_at_once_draw_a_page_once() {
    let server = TestApp::new().await;
    let client = browser(&server);
    let answers = join_all((0..50).map(|_| client.get("/cards/nightsky"))).await;
    for answer in &answers {
        assert_eq!(answer.status, StatusCode::OK);
        assert_eq!(answer.body, answers[0].body);
    }
    assert_eq!(server.app.drawings.site.drawn(), 1);
}

#[tokio::test]
async fn language_preferences_and_parameters_have_their_own_pages() {
    let server = TestApp::new().await;
    let client = browser(&server);
    let with = |taste: &str| {
        let cookie = format!("taste={taste}");
        client.clone().header("cookie", &cookie)
    };
    let drawn = || server.app.drawings.site.drawn();
    let english = page(&client, "/rules/astra/reference", "en").await;
    let french = page(&client, "/rules/astra/reference", "fr").await;
    assert!(english.text().contains("<html lang=\"en\""));
    assert!(french.text().contains("<html lang=\"fr\""));
    assert_eq!(drawn(), 2);
    for (taste, attribute, count) in [
        ("theme=chart", "data-theme=\"chart\"", 3),
        ("motion=still", "data-motion=\"still\"", 4),
        ("colours=strong", "data-colours=\"strong\"", 5),
        ("sound=on", "data-sound=\"on\"", 6),
        ("confirm=off", "data-confirm=\"off\"", 7),
        // What no page shows does not count, nor whether a language was chosen.
        ("coach=off", "data-confirm=\"on\"", 7),
        ("lang=en&theme=chart", "data-theme=\"chart\"", 7),
    ] {
        let shown = with(taste).get("/rules/astra/reference").await;
        assert!(shown.text().contains(attribute), "{taste}");
        assert_eq!(drawn(), count, "{taste}");
    }
    for (path, count) in [
        ("/rules/astra/reference?q=comet", 8),
        ("/rules/astra/reference?q=star", 9),
        ("/rules/astra/sources?q=star", 10),
        ("/rules/stellium/reference?q=star", 11),
        ("/cards/astra", 12),
        // Nothing is chosen by these.
        ("/cards/astra?q=&element=&x=y", 12),
        ("/cards/astra?element=plasma", 12),
        ("/cards/astra?element=fire", 13),
        ("/cards/astra?q=fire", 14),
        ("/sky?lat=1&lon=2&date=2026-01-17&time=22:00", 15),
        ("/sky?time=22:00&x=y&lon=+2&lat=1&date=2026-01-17", 15),
        ("/sky?lat=1&lon=2&date=2026-01-17&time=22:01", 16),
        ("/sky?lat=2&lon=1&date=2026-01-17&time=22:00", 17),
    ] {
        page(&client, path, "en").await;
        assert_eq!(drawn(), count, "{path}");
    }
}

#[tokio::test]
async fn the_sky_of_now_is_that_of_the_place_the_zone_and_the_time() {
    let server = TestApp::new().await;
    let client = browser(&server);
    let drawn = || server.app.drawings.site.drawn();
    let paris = client.get("/sky").await;
    assert!(paris.text().contains("value=\"48.85\""));
    assert_eq!(client.get("/sky").await.body, paris.body);
    assert_eq!(drawn(), 1);
    for (cookie, mark, count) in [
        ("place=-33.870_151.210", "value=\"-33.87\"", 2),
        ("zone=5:45", "<option value=\"5:45\" selected>", 3),
    ] {
        let there = client.clone().header("cookie", cookie);
        let shown = there.get("/sky").await;
        assert!(shown.text().contains(mark), "{cookie}");
        assert_eq!(drawn(), count, "{cookie}");
    }
    server.clock.advance(24 * 3600 * 1000);
    assert_ne!(client.get("/sky").await.body, paris.body);
    assert_eq!(drawn(), 4);
}

#[tokio::test]
async fn a_page_says_only_once_that_preferences_were_saved() {
    let server = TestApp::new().await;
    let client = browser(&server);
    let told = client.clone().header("cookie", "saved=1");
    for _ in 0..2 {
        let shown = told.get("/about").await;
        assert!(shown.header("set-cookie").unwrap().starts_with("saved=1;"));
        assert!(shown.header("set-cookie").unwrap().contains("Max-Age=0"));
    }
    assert_eq!(client.get("/about").await.header("set-cookie"), None);
}

#[tokio::test]
async fn a_browser_that_has_a_page_is_told_that_it_has_not_changed() {
    let server = TestApp::new().await;
    let client = browser(&server);
    let first = client.get("/cards/astra").await;
    assert_eq!(first.header("cache-control"), Some("private, no-cache"));
    let tag = first.header("etag").unwrap();
    let again = client.clone().header("if-none-match", tag);
    for again in [again.clone(), again.header("accept-encoding", "gzip")] {
        let unchanged = again.get("/cards/astra").await;
        assert_eq!(unchanged.status, StatusCode::NOT_MODIFIED);
        // The browser shows the page it has kept with the policy of this response, if it has one.
        assert_eq!(unchanged.header("content-security-policy"), None);
        assert!(unchanged.body.is_empty());
        assert_eq!(unchanged.header("etag"), Some(tag));
        assert_eq!(unchanged.header("vary"), Some("accept-encoding"));
        // The page looks different now.
        let chart = again.header("cookie", "taste=theme=chart");
        let changed = chart.get("/cards/astra").await;
        assert_eq!(changed.status, StatusCode::OK);
        assert_ne!(changed.header("etag"), Some(tag));
    }
}

#[tokio::test]
async fn four_hundred_skies_take_no_more_room_than_fit() {
    let server = TestApp::new().await;
    let client = browser(&server);
    let site = &server.app.drawings.site;
    let most = 16 << 20;
    let mut largest = 0;
    for number in 0..400 {
        assert_eq!(client.get(&sky(number)).await.status, StatusCode::OK);
        largest = largest.max(site.bytes());
    }
    assert_eq!(site.drawn(), 400);
    assert!((most / 2..=most).contains(&largest), "{largest}");
    // The last one is still there, the first one is not.
    client.get(&sky(399)).await;
    assert_eq!(site.drawn(), 400);
    client.get(&sky(0)).await;
    assert_eq!(site.drawn(), 401);
}

#[tokio::test]
async fn a_client_with_many_waiting_drawings_is_refused_and_others_are_not() {
    let server = TestApp::new().await;
    let threads = &server.app.drawings.threads;
    let turns = join_all((0..threads.number()).map(|_| threads.turn())).await;
    let program = server.client();
    let wait = |client: &Client, path: String| {
        let client = client.clone();
        tokio::spawn(async move { client.get(&path).await })
    };
    let greedy: Vec<_> = (0..WAITING).map(|n| wait(&program, sky(n))).collect();
    // The requests wait for their turn, and hold their places while they do.
    while server.app.drawings.site.waiting() < WAITING {
        tokio::task::yield_now().await;
    }
    let refused = program.get(&sky(WAITING)).await;
    let sentence = refused.refused(429, "too_many");
    assert!(sentence.contains("Wait 1 second"), "{sentence}");
    assert_eq!(refused.header("retry-after"), Some("1"));
    // Whoever asks for a page that is being drawn needs no place.
    let same = wait(&program, sky(0));
    let other = wait(&program.clone().from("127.0.0.9"), sky(WAITING));
    drop(turns);
    for answer in join_all(greedy.into_iter().chain([same, other])).await {
        assert_eq!(answer.unwrap().status, StatusCode::OK);
    }
    assert_eq!(program.get(&sky(WAITING + 1)).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_moment_of_a_replay_is_drawn_once_for_everybody() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({ "public": true })).await;
    table.play_out().await;
    let drawn = || server.app.drawings.replays.drawn();
    let (ann, stranger) = (table.client(1), browser(&server));
    for (query, count) in [
        ("?at=5", 1),
        ("?at=5&from=", 1),
        ("?at=5&from=2", 2),
        ("?at=6", 3),
        ("?at=5&lang=fr", 4),
        ("", 5),
        ("?at=99999", 5),
        ("/parts?at=5", 6),
    ] {
        let path = format!("/replay/{}{query}", table.id);
        let [one, other] = [ann.get(&path).await, stranger.get(&path).await];
        assert_eq!(one.status, StatusCode::OK, "{query}");
        assert_eq!(one.body, other.body, "{query}");
        assert_eq!(one.header("cache-control"), Some("no-store"), "{query}");
        assert_eq!(drawn(), count, "{query}");
    }
}

#[tokio::test]
async fn a_kept_replay_of_a_private_table_is_not_for_strangers() {
    let server = TestApp::new().await;
    let table = private_game(&server).await;
    let drawn = || server.app.drawings.replays.drawn();
    for (part, count) in [("", 1), ("/parts", 2), ("/review/part", 3)] {
        let path = format!("/replay/{}{part}?at=5", table.id);
        let own = table.client(1).get(&path).await;
        assert_eq!(own.status, StatusCode::OK, "{part}");
        let packed = server.client().header("accept-encoding", "gzip");
        for stranger in [server.client(), server.guest("Eve").await, packed] {
            stranger.get(&path).await.refused(404, "not_found");
            let guess = format!("{path}&key={}", "0".repeat(32));
            stranger.get(&guess).await.refused(404, "not_found");
        }
        // The key admits to the same drawing.
        let invited = format!("{path}&key={}", table.key);
        assert_eq!(server.client().get(&invited).await.body, own.body);
        assert_eq!(drawn(), count, "{part}");
    }
}

#[tokio::test]
async fn a_kept_replay_does_not_show_the_name_of_somebody_who_left() {
    let server = TestApp::new().await;
    let table = private_game(&server).await;
    let path = format!("/replay/{}", table.id);
    let before = table.client(1).get(&path).await;
    assert!(before.text().contains("Ben"));
    table.client(2).delete("/api/v1/me").await.ok(204);
    let after = table.client(1).get(&path).await;
    assert_eq!(after.status, StatusCode::OK);
    assert!(!after.text().contains("Ben"));
    assert!(after.text().contains("Ann"));
}

#[tokio::test]
async fn the_picture_of_the_home_page_is_called_as_the_visitor_calls_the_place() {
    let server = TestApp::new().await;
    let client = browser(&server);
    let kept = client.clone().header("cookie", "place=48.850_2.350");
    for _ in 0..2 {
        assert!(client.get("/").await.text().contains("over Paris, "));
        assert!(
            kept.get("/")
                .await
                .text()
                .contains("over 48.85° N, 2.35° E")
        );
    }
    assert_eq!(server.app.drawings.heroes.drawn(), 2);
}
