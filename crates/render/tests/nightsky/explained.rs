//! The signs of the table are explained in every language.

use tabletop::Seat;
use words::Language;

use crate::play::{Play, TABLES};
use crate::signs::{assert_explained, signs};

const RULES: &str = include_str!("../../../../docs/rules/nightsky.md");

const BOARD: [&str; 7] = [
    "id=\"legend\"",
    "id=\"sun\"",
    "id=\"binoculars\"",
    "id=\"refractor\"",
    "id=\"telescope\"",
    "id=\"eye-1\"",
    "id=\"eye-3\"",
];

#[test]
fn every_sign_of_a_table_is_explained() {
    for (seats, draft, die) in TABLES {
        let mut play = Play::new(seats, draft, die, 5);
        let (mut rolled, mut chosen) = (false, false);
        for step in 0..220 {
            if step % 10 == 0 {
                for language in [Language::English, Language::French] {
                    let page = play.page(language, Some(Seat::new(0)));
                    let all = signs(page.html(), RULES);
                    assert_explained(page.html(), &BOARD);
                    let has = |rule| all.iter().any(|sign| sign.rule == rule);
                    // The pile, the points, and the numbers of cards left.
                    assert!(has("N3.1") && has("N4.2") && has("N4.1"));
                    rolled |= all.iter().filter(|sign| sign.rule == "N3.1").count() > 1;
                    chosen |= has("N1.2");
                    signs(play.page(language, None).html(), RULES);
                }
            }
            if !play.step() {
                break;
            }
        }
        assert_eq!(rolled, die == "on");
        assert!(chosen, "the choice of cards must be explained");
    }
}

#[test]
fn the_numbers_on_own_cards_and_the_cards_of_others_are_explained() {
    let mut play = Play::new(3, "turns", "on", 5);
    for _ in 0..30 {
        play.step();
    }
    for language in [Language::English, Language::French] {
        let page = play.page(language, Some(Seat::new(0)));
        let all = signs(page.html(), RULES);
        let cards = all
            .iter()
            .filter(|sign| ["N3.4", "N3.5", "N3.7"].contains(&sign.rule));
        // 8 own cards and 16 of the others, of which some may be in play.
        assert!(cards.count() > 16);
    }
}
