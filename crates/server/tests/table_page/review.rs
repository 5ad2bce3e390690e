//! Replays of finished games, and their reviews by a machine player.

use std::time::Duration;

use serde_json::json;

use crate::common::{Client, TestApp, TestTable};
use crate::{GAMES, form, page, values};

/// Returns the piece of a page between `begin` and the next `end`.
fn piece<'a>(html: &'a str, begin: &str, end: &str) -> &'a str {
    let (_, rest) = html
        .split_once(begin)
        .unwrap_or_else(|| panic!("{begin} is missing"));
    rest.split_once(end).unwrap().0
}

/// Asks for a review and waits until it is ready.
async fn reviewed(server: &TestApp, table: &TestTable) -> Client {
    let client = server.client();
    let asked = form(&client, &format!("/replay/{}/review", table.id), "").await;
    assert_eq!(asked.status, 303);
    while review(&client, table, "en").await.contains("data-poll") {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    client
}

async fn review(client: &Client, table: &TestTable, language: &str) -> String {
    let path = format!("/replay/{}/review/part?lang={language}", table.id);
    let parts = client.get(&path).await.ok(200);
    [0, 1]
        .map(|part| parts[part][1].as_str().unwrap().to_owned())
        .concat()
}

async fn played_out(server: &TestApp, game: &str, people: usize) -> TestTable {
    let table = TestTable::of(server, game, people, json!({ "public": true })).await;
    table.play_out().await;
    table
}

#[tokio::test]
async fn a_review_is_shown_in_every_language() {
    let server = TestApp::new().await;
    let table = played_out(&server, "astra", 2).await;
    let client = reviewed(&server, &table).await;
    for (language, better) in [("en", "Better: "), ("fr", "Mieux\u{a0}: ")] {
        let told = review(&client, &table, language).await;
        assert!(told.contains("class=\"curve\""), "{language}");
        assert!(told.contains(better), "{language}: {told}");
        let shown = page(&client, &format!("/replay/{}?lang={language}", table.id)).await;
        assert!(shown.text().contains(better), "{language}");
        assert!(!shown.text().contains("Unknown localization"), "{language}");
    }
}

#[tokio::test]
async fn a_mistake_links_to_its_moment_in_the_replay_with_a_better_action() {
    let server = TestApp::new().await;
    let table = played_out(&server, "astra", 2).await;
    let client = reviewed(&server, &table).await;
    let told = review(&client, &table, "en").await;
    let mistakes = piece(&told, "<ol class=\"mistakes\">", "</ol>");
    let links = values(mistakes, "href").into_iter();
    let links: Vec<_> = links.filter(|link| link.starts_with('/')).collect();
    assert!(!links.is_empty());
    let mut pointed = 0;
    for (link, item) in links.iter().zip(mistakes.split("<li>").skip(1)) {
        let shown = page(&client, &link.replace("&amp;", "&")).await;
        let ask = piece(shown.text(), "id=\"ask\">", "</span>");
        let played = ask.split("</svg> ").last().unwrap();
        let played = played.split('<').next().unwrap();
        assert!(played.contains("% to win)."), "{ask}");
        assert!(item.contains(played), "{item}: {ask}");
        let detail = piece(shown.text(), "id=\"detail\">", "</span>");
        assert!(detail.starts_with("Better: "), "{detail}");
        pointed += shown.text().matches("class=\"pointed ").count();
        assert!(!shown.text().contains("data-act"), "{link}");
    }
    assert!(pointed > 0);
    let end = page(&client, &format!("/replay/{}", table.id)).await;
    assert!(!end.text().contains("class=\"pointed "));
    assert!(!piece(end.text(), "id=\"ask\">", "</span>").contains("to win)"));
}

#[tokio::test]
async fn the_curve_names_rounds_and_players() {
    let server = TestApp::new().await;
    let table = played_out(&server, "astra", 2).await;
    let client = reviewed(&server, &table).await;
    let told = review(&client, &table, "en").await;
    let rounds: Vec<&str> = told.split("class=\"curve-round\"").skip(1).collect();
    assert!(rounds.len() > 1, "{told}");
    assert!(rounds[0].contains(">Round 1<"), "{}", rounds[0]);
    let legend = piece(&told, "<ul class=\"curve-legend\">", "</ul>");
    assert!(legend.contains("Ann") && legend.contains("Ben"), "{legend}");
}

#[tokio::test]
async fn a_replay_can_be_seen_as_a_spectator_or_from_a_seat() {
    let server = TestApp::new().await;
    let table = played_out(&server, "astra", 2).await;
    let client = server.client();
    let shown = |from: &str| format!("/replay/{}?at=5&from={from}", table.id);
    // The form sends an empty value for its first option.
    let spectator = page(&client, &shown("")).await;
    assert_eq!(spectator.status, 200);
    let chosen = "<option value=\"2\" selected>";
    assert!(!spectator.text().contains(chosen));
    assert!(page(&client, &shown("2")).await.text().contains(chosen));
    for bad in ["x", "0", "999"] {
        assert_eq!(page(&client, &shown(bad)).await.status, 400, "{bad}");
    }
}

#[tokio::test]
async fn a_replay_offers_its_review_and_never_says_your_turn() {
    let server = TestApp::new().await;
    for (game, people) in GAMES {
        let table = played_out(&server, game, people).await;
        for seat in 1..=people {
            for at in [30, 33, 36] {
                let path = format!("/replay/{}?at={at}&from={seat}", table.id);
                let shown = page(&server.client(), &path).await;
                let facts = piece(shown.text(), "<ul class=\"facts\">", "</ul>");
                assert!(!facts.contains("your turn"), "{game}: {facts}");
                assert!(shown.text().contains("id=\"review-start\""));
            }
        }
    }
}
