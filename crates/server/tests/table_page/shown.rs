//! Which parts of the page are shown to whom.

use std::collections::BTreeSet;

use serde_json::json;
use words::{Language, text};

use crate::common::{self, TestApp, TestTable, make, me};
use crate::{GAMES, acts, form, page, values};

#[tokio::test]
async fn the_page_offers_all_legal_actions_to_the_player_to_act_and_nobody_else() {
    let server = TestApp::new().await;
    for (game, people) in GAMES {
        let table = TestTable::of(&server, game, people, json!({ "public": true })).await;
        table.steps(5).await;
        let path = format!("/t/{}", table.id);
        for client in &table.seats {
            let seen = client.get(&table.path("")).await.ok(200);
            let legal = seen["game"]["turn"]["legal"].as_array().cloned();
            let legal = legal.unwrap_or_default().into_iter();
            let legal: BTreeSet<String> = legal.map(|legal| legal["action"].to_string()).collect();
            let shown = page(client, &path).await;
            assert_eq!(shown.status, 200);
            assert_eq!(acts(shown.text()), legal, "{game}");
        }
        let watched = page(&server.client(), &path).await;
        assert_eq!(acts(watched.text()), BTreeSet::new());
    }
}

#[tokio::test]
async fn pages_have_no_inline_code_and_load_scripts_only_from_here() {
    let server = TestApp::new().await;
    for (game, people) in GAMES {
        let table = TestTable::of(&server, game, people, json!({ "public": true })).await;
        let shown = page(&table.seats[0], &format!("/t/{}", table.id)).await;
        let policy = shown.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("script-src 'self'"), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        let html = shown.text();
        for inline in [" style=", "<style", "javascript:", " onclick=", "<script>"] {
            assert!(!html.contains(inline), "{game}: {inline}");
        }
        assert!(!html.contains("Unknown localization"), "{game}");
    }
}

#[tokio::test]
async fn ids_are_unique_on_a_page() {
    let server = TestApp::new().await;
    for (game, people) in GAMES {
        let table = TestTable::of(&server, game, people, json!({})).await;
        let html = page(&table.seats[0], &format!("/t/{}", table.id))
            .await
            .text()
            .to_owned();
        let ids = values(&html, "id");
        let unique: BTreeSet<&String> = ids.iter().collect();
        assert_eq!(unique.len(), ids.len(), "{game}");
    }
}

#[tokio::test]
async fn a_private_table_is_not_found_without_its_key() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let path = format!("/t/{}", table.id);
    let stranger = server.guest("Eve").await;
    let refused = page(&stranger, &path).await;
    assert_eq!(refused.status, 404);
    assert!(
        refused.text().contains("<html"),
        "expected a page, not JSON"
    );
    let invited = page(&stranger, &format!("{path}?key={}", table.key)).await;
    assert_eq!(invited.status, 200);
}

#[tokio::test]
async fn joining_by_link_takes_a_seat_and_begins_the_game() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let made = make(&ann, "astra", &[me(), common::open()], json!({})).await;
    let (id, key) = (
        common::text(&made["table"]["id"]),
        common::text(&made["table"]["key"]),
    );
    let lobby = page(&ann, &format!("/t/{id}")).await.text().to_owned();
    assert!(
        lobby.contains(&format!("?key={key}")),
        "the lobby must show the link to share"
    );
    let ben = server.client();
    let body = format!("seat=2&key={key}&name=Ben%20%3Cb%3E");
    let sat = form(&ben, &format!("/t/{id}/join"), &body).await;
    assert_eq!(sat.status, 303);
    assert_eq!(sat.headers["location"], format!("/t/{id}").as_str());
    let shown = page(&ben, &format!("/t/{id}")).await.text().to_owned();
    assert!(shown.contains("Ben &lt;b&gt;"), "the name must be escaped");
    assert!(!shown.contains("Ben <b>"));
    let seen = ben.get(&format!("/api/v1/tables/{id}")).await.ok(200);
    assert_eq!(seen["table"]["status"], "playing");
}

#[tokio::test]
async fn the_maker_can_fill_the_open_seats_with_machines() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let made = make(&ann, "stellium", &[me(), common::open()], json!({})).await;
    let id = common::text(&made["table"]["id"]);
    let begun = form(&ann, &format!("/t/{id}/start"), "level=novice").await;
    assert_eq!(begun.status, 303);
    let seen = ann.get(&format!("/api/v1/tables/{id}")).await.ok(200);
    let machine = &seen["table"]["seats"][1];
    assert_eq!(
        (machine["who"].as_str(), machine["level"].as_str()),
        (Some("machine"), Some("novice"))
    );
    assert_eq!(machine["name"], "Hypatia");
    let shown = page(&ann, &format!("/t/{id}")).await.text().to_owned();
    assert!(shown.contains("Hypatia"));
}

#[tokio::test]
async fn machines_are_named_in_the_language_their_table_was_made_in() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    for (language, first) in [("fr", "Hypatie"), ("en", "Hypatia")] {
        let maker = ann.clone().header("accept-language", language);
        let machine = json!({ "who": "machine", "level": "novice" });
        let seats = [me(), machine, common::open()];
        let made = make(&maker, "stellium", &seats, json!({})).await;
        let id = common::text(&made["table"]["id"]);
        // The language of whoever starts the game does not matter.
        form(&ann, &format!("/t/{id}/start"), "level=novice").await;
        let seen = ann.get(&format!("/api/v1/tables/{id}")).await.ok(200);
        let seats = &seen["table"]["seats"];
        assert_eq!(seats[1]["name"], first);
        assert_eq!(seats[2]["name"], "Tycho");
    }
    for language in Language::all() {
        let names = text(language, "table-machine-names", &[]);
        let names: BTreeSet<&str> = names.split(", ").collect();
        assert!(names.len() >= 12 && !names.contains(""), "{names:?}");
    }
}

#[tokio::test]
async fn a_curtain_hides_the_board_between_players_on_one_device_if_the_game_has_secrets() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    let other = json!({ "who": "me", "name": "Zoe" });
    let made = make(&ann, "stellium", &[me(), other.clone()], json!({})).await;
    let id = common::text(&made["table"]["id"]);
    let shown = page(&ann, &format!("/t/{id}")).await.text().to_owned();
    assert!(shown.contains("class=\"curtain\""));
    assert_eq!(
        acts(&shown),
        BTreeSet::new(),
        "nothing can be chosen behind the curtain"
    );
    let next = values(&shown, "href")
        .into_iter()
        .find(|href| href.contains("?seat="))
        .unwrap();
    let opened = page(&ann, &next).await.text().to_owned();
    assert!(!opened.contains("class=\"curtain\""));
    assert!(!acts(&opened).is_empty());
    // Night Sky has no secrets: the board turns to whoever is to act.
    let third = json!({ "who": "me", "name": "Kim" });
    let made = make(&ann, "nightsky", &[me(), other, third], json!({})).await;
    let id = common::text(&made["table"]["id"]);
    let shown = page(&ann, &format!("/t/{id}")).await.text().to_owned();
    assert!(!shown.contains("class=\"curtain\""));
    assert!(!acts(&shown).is_empty());
}

#[tokio::test]
async fn a_finished_game_shows_its_points_and_has_a_replay_and_a_rematch() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({ "public": true })).await;
    table.play_out().await;
    let path = format!("/t/{}", table.id);
    let shown = page(&table.seats[0], &path).await.text().to_owned();
    assert!(shown.contains("id=\"end\""));
    assert!(shown.contains("<tfoot>"));
    let replay = page(&table.seats[0], &format!("/replay/{}?at=3", table.id)).await;
    assert_eq!(replay.status, 200);
    assert_eq!(acts(replay.text()), BTreeSet::new());
    let parts = server
        .client()
        .get(&format!("/replay/{}/parts?at=0&from=2", table.id))
        .await;
    assert_eq!(parts.ok(200)[0][0], "table");
    let again = form(&table.seats[0], &format!("{path}/rematch"), "").await;
    assert_eq!(again.status, 303);
    assert_ne!(again.headers["location"], path.as_str());
}

#[tokio::test]
async fn a_game_in_progress_has_no_replay() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({ "public": true })).await;
    let refused = page(&table.seats[0], &format!("/replay/{}", table.id)).await;
    assert_eq!(refused.status, 409);
}
