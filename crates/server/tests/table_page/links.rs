//! Where links lead, and who can follow them.

use serde_json::json;

use crate::common::{self, TestApp, TestTable, make, me};
use crate::{form, page, values};

/// Returns the addresses on a page that start with `beginning`.
fn links(html: &str, beginning: &str) -> Vec<String> {
    let hrefs = values(html, "href").into_iter();
    let actions = hrefs.chain(values(html, "action"));
    let all = actions.chain(values(html, "data-copy"));
    let all = all.map(|href| href.replace("&amp;", "&"));
    all.filter(|href| href.starts_with(beginning)).collect()
}

#[tokio::test]
async fn all_links_of_a_private_game_work_for_a_visitor_with_the_key() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    table.play_out().await;
    let key = format!("key={}", table.key);
    let stranger = server.client();
    let shown = page(&stranger, &format!("/t/{}?{key}", table.id)).await;
    let replays = links(shown.text(), "/replay/");
    assert!(!replays.is_empty());
    for replay in replays {
        let shown = page(&stranger, &replay).await;
        assert_eq!(shown.status, 200, "{replay}");
        let moments = links(shown.text(), "/replay/");
        assert!(moments.len() > 4, "{moments:?}");
        for moment in moments.iter().filter(|moment| !moment.contains("review")) {
            // The form for the viewpoint sends the key in a field.
            let known = moment.contains(&key) || shown.text().contains("name=\"key\"");
            assert!(known, "{moment}");
        }
        let record = &links(shown.text(), "/api/v1/tables/")[0];
        assert_eq!(stranger.get(record).await.status, 200, "{record}");
    }
}

#[tokio::test]
async fn a_stranger_who_asks_for_a_review_becomes_a_guest_and_returns_to_the_moment() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    table.play_out().await;
    let path = format!("/replay/{}/review?key={}&at=3", table.id, table.key);
    let asked = form(&server.client(), &path, "").await;
    assert_eq!(asked.status, 303);
    let back = format!("/replay/{}?key={}&at=3#review", table.id, table.key);
    assert_eq!(asked.headers["location"], back.as_str());
    assert!(asked.headers.contains_key("set-cookie"));
    let part = format!("/replay/{}/review/part?key={}", table.id, table.key);
    assert_eq!(server.client().get(&part).await.ok(200)[0][0], "curve");
}

#[tokio::test]
async fn a_link_to_another_players_seat_shows_the_table() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "stellium", 2, json!({ "public": true })).await;
    let shown = page(&server.client(), &format!("/t/{}?seat=1", table.id)).await;
    assert_eq!(shown.status, 200);
    assert!(
        !shown.text().contains("live?seat="),
        "the stream must not name the seat"
    );
}

#[tokio::test]
async fn the_stream_speaks_the_language_of_the_page() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({ "public": true })).await;
    let shown = page(&server.client(), &format!("/t/{}?lang=fr", table.id)).await;
    let live = &values(shown.text(), "data-live")[0];
    assert!(live.contains("lang=fr"), "{live}");
}

#[tokio::test]
async fn getting_the_address_of_a_form_redirects_to_its_page() {
    let server = TestApp::new().await;
    let browser = server.client();
    for (address, page_of_form) in [
        ("/join", "/"),
        ("/play", "/"),
        ("/settings/tokens", "/settings"),
        ("/settings/link", "/settings"),
        ("/t/abc/join", "/t/abc"),
    ] {
        let shown = page(&browser, address).await;
        assert_eq!(shown.status, 303, "{address}");
        assert_eq!(shown.headers["location"], page_of_form, "{address}");
        // A program gets an error instead.
        assert_eq!(browser.get(address).await.status, 405, "{address}");
    }
}

#[tokio::test]
async fn the_lobby_describes_options_in_words() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let options = json!({ "options": { "feels": "5", "memory": "off" } });
    let made = make(&ann, "stellium", &[me(), common::open()], options).await;
    let id = common::text(&made["table"]["id"]);
    for (language, words) in [
        ("en", "Objectives taken: "),
        ("fr", "Objectifs déjà montrés\u{a0}: "),
    ] {
        let lobby = page(&ann, &format!("/t/{id}?lang={language}")).await;
        let text = lobby.text();
        assert!(!text.contains("memory=off"), "{language}");
        assert!(
            text.to_lowercase().contains(&words.to_lowercase()),
            "{language}"
        );
        assert!(!text.contains("Unknown localization"), "{language}");
    }
}

#[tokio::test]
async fn a_refusal_links_back_to_the_form() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let lobby = format!("/t/{}?key={}", table.id, table.key);
    let late = server
        .client()
        .header("accept", "text/html")
        .header("host", "almagest.example")
        .header("referer", &format!("http://almagest.example{lobby}"));
    let body = format!("key={}", table.key);
    let refused = form(&late, &format!("/t/{}/join", table.id), &body).await;
    assert!(
        (400..500).contains(&refused.status.as_u16()),
        "{}",
        refused.text()
    );
    let ways = links(refused.text(), "/t/");
    assert_eq!(ways, [lobby]);
}

#[tokio::test]
async fn links_made_on_the_server_machine_use_the_address_others_reach() {
    let reached = "192.0.2.7:8888";
    let server = TestApp::with(|settings| settings.reached = Some(reached.parse().unwrap())).await;
    let table = TestTable::of(&server, "astra", 2, json!({ "public": true })).await;
    let path = format!("/t/{}", table.id);
    let shown = page(&server.client(), &path).await;
    let named = format!("data-reached=\"http://{reached}\"");
    assert!(
        shown.text().contains(&named),
        "the script needs the address"
    );
    let code = |host: &str| {
        let client = server.client().header("host", host);
        let path = format!("/qr?path={path}");
        async move { client.get(&path).await.text().to_owned() }
    };
    let there = code(reached).await;
    assert_eq!(code("127.0.0.1:8888").await, there);
    assert_eq!(code("localhost:8888").await, there);
    assert_ne!(code("almagest.example").await, there);
}
