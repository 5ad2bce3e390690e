//! The home page: a game at one click, the visitor's own tables, open tables, and links.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::browser::{browser, browser_of, leads_to, page, refusal, send};
use crate::common::{Client, TestApp, TestTable, machine, make, me, open, text};

/// Returns the table a browser was redirected to, as the API shows it.
async fn table(client: &Client, path: &str) -> Value {
    let id = path.strip_prefix("/t/").unwrap();
    let seen = client.get(&format!("/api/v1/tables/{id}")).await.ok(200);
    seen["table"].clone()
}

#[tokio::test]
async fn play_now_makes_a_stranger_a_guest_in_a_running_game() {
    let server = TestApp::new().await;
    for (game, seats) in [("astra", 3), ("stellium", 2), ("nightsky", 3)] {
        let client = browser(&server);
        let fields = [("game", game), ("level", "novice")];
        let path = leads_to(&send(&client, "/play", &fields).await);
        assert!(client.cookie().is_some());
        let table = table(&client, &path).await;
        assert_eq!(table["status"], "playing", "{game}");
        assert_eq!(table["public"], false);
        let chairs = table["seats"].as_array().unwrap();
        assert_eq!(chairs.len(), seats, "{game}");
        assert_eq!(chairs[0]["who"], "person");
        assert_eq!(chairs[0]["name"], "Stargazer");
        assert!(chairs[1..].iter().all(|chair| chair["level"] == "novice"));
    }
}

#[tokio::test]
async fn a_known_player_can_play_alone_against_ptolemy() {
    let server = TestApp::new().await;
    let ada = browser_of(&server, "Ada").await;
    let before = ada.cookie();
    let path = leads_to(&send(&ada, "/play", &[("game", "astra"), ("alone", "on")]).await);
    assert_eq!(ada.cookie(), before);
    let table = table(&ada, &path).await;
    assert_eq!(table["status"], "playing");
    assert_eq!(table["seats"].as_array().unwrap().len(), 1);
    assert_eq!(table["seats"][0]["name"], "Ada");
}

#[tokio::test]
async fn impossible_games_are_refused_on_a_page() {
    let server = TestApp::new().await;
    for fields in [
        [("game", "chess"), ("level", "novice")],
        [("game", "astra"), ("level", "wizard")],
        [("game", "stellium"), ("alone", "on")],
    ] {
        let answer = send(&browser(&server), "/play", &fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.text().contains("class=\"lead\""));
    }
}

#[tokio::test]
async fn tables_where_it_is_your_turn_come_first() {
    let server = TestApp::new().await;
    let ben = server.guest("Ben").await;
    let cleo = server.guest("Cleo").await;
    let first = json!({ "options": { "first": "1" } });
    let second = json!({ "options": { "first": "2" } });
    let mine = TestTable::with(vec![ben.clone(), cleo.clone()], "astra", first).await;
    server.clock.advance(1_000);
    let theirs = TestTable::with(vec![ben.clone(), cleo.clone()], "astra", second).await;
    let ben = ben.header("accept", "text/html");
    let shown = ben.get("/").await;
    let at = |id: &str| shown.text().find(&format!("/t/{id}")).unwrap();
    assert!(at(&mine.id) < at(&theirs.id));
    assert!(shown.text().contains("<li class=\"yours\">"));
    assert!(shown.text().contains("your turn"));
    assert!(shown.text().contains("Cleo’s turn"));
    let french = page(&ben, "/", "fr").await;
    assert!(french.text().contains("à vous"));
}

#[tokio::test]
async fn games_after_the_first_three_are_folded_away_and_all_show_their_progress() {
    let server = TestApp::new().await;
    let ben = server.guest("Ben").await;
    let cleo = server.guest("Cleo").await;
    let both = || vec![ben.clone(), cleo.clone()];
    let played = TestTable::with(both(), "stellium", json!({})).await;
    played.steps(30).await;
    for _ in 0..3 {
        TestTable::with(both(), "astra", json!({})).await;
    }
    let shown = ben.header("accept", "text/html").get("/").await;
    let (first, all) = shown.text().split_once("All your games (4)").unwrap();
    assert_eq!(first.matches("href=\"/t/").count(), 3);
    assert!(all.contains("href=\"/t/"));
    assert!(shown.text().contains("<i>Round ") && shown.text().contains("<i>just started</i>"));
}

#[tokio::test]
async fn open_public_tables_are_listed_for_others() {
    let server = TestApp::new().await;
    let ada = browser_of(&server, "Ada").await;
    let seats = [me(), machine("master"), open()];
    let public = make(&ada, "nightsky", &seats, json!({ "public": true })).await;
    let private = make(&ada, "astra", &[me(), open()], json!({})).await;
    let [public, private] = [public, private].map(|made| text(&made["table"]["id"]));
    let stranger = browser(&server).get("/").await;
    assert!(stranger.text().contains(&format!("/t/{public}")));
    assert!(stranger.text().contains("2 of 3 seats taken"));
    assert!(stranger.text().contains("Ada, Master"));
    assert!(stranger.text().contains(">join<"));
    assert!(!stranger.text().contains(&private));
    // Ada finds both among her own tables and is not asked to sit down.
    let own = ada.get("/").await;
    assert!(own.text().contains(&public) && own.text().contains(&private));
    assert!(!own.text().contains(">join<"));
}

#[tokio::test]
async fn finished_games_are_listed_last() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "stellium", 2, json!({})).await;
    table.play_out().await;
    let ann = table.client(1).clone().header("accept", "text/html");
    let shown = ann.get("/").await;
    let (_, lately) = shown.text().split_once("Recent games").unwrap();
    assert!(lately.contains(&table.id));
}

#[tokio::test]
async fn a_game_in_storage_shows_the_round_it_has_reached() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    table.play_out().await;
    let played = TestTable::with(
        vec![table.client(1).clone(), table.client(2).clone()],
        "stellium",
        json!({}),
    )
    .await;
    played.steps(60).await;
    let server = server.restart().await;
    let ann = table.after(&server).client(1).clone();
    let shown = ann.header("accept", "text/html").get("/").await;
    let (going, lately) = shown.text().split_once("Recent games").unwrap();
    assert!(lately.contains(&table.id) && going.contains(&played.id));
    for list in [going, lately] {
        assert!(
            !list.contains("just started") && list.contains("<i>Round "),
            "{list}"
        );
    }
}

#[tokio::test]
async fn a_link_leads_to_its_table() {
    let server = TestApp::new().await;
    let (id, key) = ("0123456789abcdef".repeat(2), "fedcba9876543210".repeat(2));
    let link = format!("https://almagest.example/t/{id}?key={key}");
    let answer = send(&browser(&server), "/join", &[("link", &link)]).await;
    assert_eq!(leads_to(&answer), format!("/t/{id}?key={key}"));
    let bad = "//evil.example/<script>";
    let answer = send(&browser(&server), "/join", &[("link", bad)]).await;
    let said = refusal(&answer, 422);
    assert!(said.starts_with("This isn’t a link to a table"), "{said}");
    // The form keeps what was typed.
    assert!(
        answer
            .text()
            .contains("value=\"//evil.example/&lt;script&gt;\"")
    );
}
