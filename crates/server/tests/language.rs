//! A language can be added: with its variant, facts, words and names it is offered and used
//! everywhere. The one added here is English with every vowel marked. These tests run in their own
//! process, because the language is added for all of it.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

#[path = "pages/browser.rs"]
mod browser;
mod common;

use browser::{browser, browser_of, leads_to, page, refusal, send};
use common::{Answer, TestApp, TestTable, action};
use serde_json::json;
use words::Language;
use words::pseudo::{add, marked};

const GAMES: [&str; 3] = ["astra", "stellium", "nightsky"];

async fn server() -> TestApp {
    add();
    TestApp::new().await
}

/// Returns the code of the language.
fn code() -> &'static str {
    Language::Pseudo.code()
}

/// Returns whether a sentence is in the language, not in English.
fn is_marked(text: &str) -> bool {
    text.chars().any(|letter| "åêîôûÅÊÎÔÛ".contains(letter)) && text == marked(text)
}

/// Checks that a response is a page in the language.
#[track_caller]
fn is_page(answer: &Answer, path: &str) {
    assert_eq!(answer.status.as_u16(), 200, "{path}");
    let html = answer.text();
    assert!(html.contains("<html lang=\"qps\""), "{path}");
    assert!(html.matches('ê').count() > 5, "{path}: {html}");
    assert!(!html.contains("Unknown localization"), "{path}");
}

#[tokio::test]
async fn the_language_is_offered_and_kept() {
    let server = server().await;
    let english = page(&browser(&server), "/settings", "en").await;
    assert!(english.text().contains("name=\"lang\" value=\"qps\""));
    assert!(
        english.text().contains("Ênglîsh"),
        "expected the language's own name"
    );
    let client = browser(&server);
    let kept = send(
        &client,
        "/settings",
        &[("lang", code()), ("back", "/settings")],
    )
    .await;
    assert_eq!(leads_to(&kept), "/settings");
    let cookie = kept
        .header("set-cookie")
        .unwrap()
        .split(';')
        .next()
        .unwrap();
    let shown = client.header("cookie", cookie).get("/settings").await;
    is_page(&shown, "/settings");
    assert!(shown.text().contains("name=\"lang\" value=\"qps\" checked"));
}

#[tokio::test]
async fn every_page_is_in_the_language() {
    let server = server().await;
    let ada = browser_of(&server, "Ada").await;
    let mut paths: Vec<String> = ["/", "/settings", "/settings/leave", "/sky", "/about"]
        .map(str::to_owned)
        .into();
    for game in GAMES {
        paths.extend(["new", "rules", "cards"].map(|page| format!("/{page}/{game}")));
    }
    for path in paths {
        is_page(&page(&ada, &path, code()).await, &path);
        is_page(&ada.get(&format!("{path}?lang=qps")).await, &path);
    }
}

#[tokio::test]
async fn rules_are_shown_with_their_numbers() {
    let server = server().await;
    for (game, rule) in GAMES.into_iter().zip(["A3.2", "S3.2", "N3.4"]) {
        let path = format!("/rules/{game}/reference");
        let shown = page(&browser(&server), &path, code()).await;
        assert!(shown.text().contains(&format!("id=\"{rule}\"")), "{game}");
    }
}

#[tokio::test]
async fn names_in_the_sky_are_in_the_language() {
    let server = server().await;
    let path = "/sky?lat=48.85&lon=2.35&date=2026-01-17&time=22:00&zone=1";
    let sky = page(&browser(&server), path, code()).await;
    let (_, rest) = sky.text().split_once("<td>Jûpîtêr</td>").unwrap();
    let row = rest.split("</tr>").next().unwrap();
    assert!(row.contains("<td>Twîns</td>"), "{row}");
    let refused = page(&browser(&server), "/sky?lat=x&lon=2", code()).await;
    assert!(is_marked(
        &refusal(&refused, 422).replace(['x', '“', '”'], "")
    ));
    let cards = page(&browser(&server), "/cards/nightsky", code()).await;
    assert!(cards.text().contains("Ôrîôn Nêbûlå"));
    assert!(!cards.text().contains("Orion Nebula"));
}

#[tokio::test]
async fn every_game_is_described_in_the_language() {
    let server = server().await;
    for game in GAMES {
        let table = TestTable::of(&server, game, 3, json!({})).await;
        table.steps(4).await;
        let seat = table.to_act().await[0];
        let client = table.client(seat).clone().speaking(code());
        let seen = client.get(&format!("{}?seat={seat}", table.path(""))).await;
        let seen = seen.ok(200);
        let told = seen["game"]["words"].to_string();
        let legal = seen["game"]["turn"]["legal"][0]["words"].to_string();
        for told in [told, legal] {
            assert!(!told.contains("Unknown localization"), "{game}: {told}");
            assert!(
                told.contains(|letter| "åêîôû".contains(letter)),
                "{game}: {told}"
            );
        }
        let mut body = action(&seen, "a", 0);
        body["action"] = json!("fly");
        let refused = client.post(&table.path("actions"), body).await;
        let refused = refused.refused(422, "illegal");
        assert!(is_marked(&refused), "{game}: {refused}");
        let client = client.header("accept", "text/html");
        let path = format!("/t/{}", table.id);
        is_page(&client.get(&path).await, &path);
    }
}

#[tokio::test]
async fn errors_are_in_the_language() {
    let server = server().await;
    let nobody = server.client().speaking("de, qps;q=0.5");
    let refused = nobody.get("/api/v1/me").await.refused(401, "who");
    assert!(is_marked(&refused), "{refused}");
    let lost = page(&browser(&server), "/nowhere", code()).await;
    assert_eq!(lost.status.as_u16(), 404);
    assert!(lost.text().contains("<html lang=\"qps\""));
}

/// A game need not support every language.
#[tokio::test]
async fn a_game_without_the_language_is_in_english() {
    add();
    games::register::<pebbles::Pebbles>();
    let server = server().await;
    let table = TestTable::of(&server, "pebbles", 2, json!({})).await;
    let client = table.client(1).clone().speaking(code());
    let client = client.header("accept", "text/html");
    let path = format!("/t/{}", table.id);
    let shown = client.get(&path).await;
    is_page(&shown, &path);
    assert!(shown.text().contains("Take a step"));
}
