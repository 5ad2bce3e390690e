//! A game without drawings is played in the browser with the default picture. This is a separate
//! test program, because registering the game affects the whole process.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use browser::play::{self, Chooser};
use browser::{Preferences, Screen, TestServer, machine, me};
use serde_json::json;

#[test]
fn a_game_of_pebbles_is_played_to_its_end() {
    games::register::<pebbles::Pebbles>();
    let server = TestServer::open();
    let ann = server.guest("Ann");
    for (screen, preferences) in [
        (&Screen::DESKTOP, Preferences::default()),
        (&Screen::PHONE, Preferences::FRENCH),
    ] {
        let table = ann.make("pebbles", &[me(), machine("random")], &json!({}));
        let page = server.page(&ann, screen, &preferences);
        page.goto(&table.path());
        play::play_out(&page, &mut Chooser::new(7));
        let seen = ann.seen(&table, 1);
        assert_eq!(seen["table"]["status"], "over");
        let total = seen["game"]["outcome"]["scores"][0]["total"].to_string();
        assert_eq!(page.text("#end .count tfoot td").trim(), total);
        page.goto(&format!("/replay/{}", table.id));
        assert!(!page.text("#plain").is_empty());
    }
}
