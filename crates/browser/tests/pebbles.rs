//! A game that draws nothing itself is played in the browser by the default picture. A process of its
//! own, because all of it knows that game.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use browser::play::{self, Chooser};
use browser::{House, Screen, Taste, machine, me};
use serde_json::json;

#[test]
fn a_whole_game_of_pebbles() {
    games::register::<pebbles::Pebbles>();
    let house = House::open();
    let ann = house.guest("Ann");
    for (screen, taste) in [
        (&Screen::DESKTOP, Taste::default()),
        (&Screen::PHONE, Taste::FRENCH),
    ] {
        let table = ann.make("pebbles", &[me(), machine("random")], &json!({}));
        let page = house.page(&ann, screen, &taste);
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
