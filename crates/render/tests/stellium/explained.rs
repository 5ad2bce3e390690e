//! The signs of the table are explained in every language.

use tabletop::{Observer, Seat};
use words::Language;

use crate::play::{Play, page};
use crate::signs::{assert_explained, signs};

const RULES: &str = include_str!("../../../../docs/rules/stellium.md");

const BOARD: [&str; 10] = [
    "class=\"galaxy-sign",
    "id=\"bag\"",
    "id=\"bag-corner\"",
    "id=\"reserve\"",
    "id=\"why-hole\"",
    "id=\"why-planet\"",
    "id=\"why-comet\"",
    "id=\"why-star\"",
    "id=\"why-supernova\"",
    "class=\"hand",
];
const OWN: [&str; 4] = [
    "class=\"token ",
    "id=\"own-done\"",
    "class=\"in-all",
    "id=\"token-star\"",
];

#[test]
fn every_sign_of_a_table_is_explained() {
    for options in [&[][..], &[("memory", "off"), ("feels", "unlimited")]] {
        let mut play = Play::new(3, 5, options);
        for step in 0..160 {
            if step % 40 == 0 {
                for language in [Language::English, Language::French] {
                    let own = play.draw(Observer::Seat(Seat::new(0)), language);
                    let own = page(&own.scene, language);
                    signs(own.html(), RULES);
                    assert_explained(own.html(), &[BOARD.as_slice(), &OWN].concat());
                    let watched = play.draw(Observer::Spectator, language);
                    let watched = page(&watched.scene, language);
                    signs(watched.html(), RULES);
                    assert_explained(watched.html(), &BOARD);
                    assert_explained(watched.html(), &["class=\"first"]);
                }
            }
            play.step();
        }
    }
}

#[test]
fn the_objectives_of_others_are_explained() {
    let mut play = Play::new(2, 1, &[]);
    for _ in 0..60 {
        play.step();
    }
    let drawn = play.draw(Observer::Spectator, Language::English);
    let page = page(&drawn.scene, Language::English);
    assert_explained(page.html(), &["class=\"mini"]);
    let all = signs(page.html(), RULES);
    let mut minis = all.iter().filter(|sign| sign.tag.contains("class=\"mini"));
    assert!(minis.all(|sign| sign.rule.starts_with("S4.")));
}

#[test]
fn symbols_and_black_holes_share_their_words() {
    let play = Play::new(2, 1, &[]);
    let drawn = play.draw(Observer::Spectator, Language::English);
    let page = page(&drawn.scene, Language::English);
    let refers = |id: &str| {
        let by = format!("data-explain-by=\"{id}\"");
        page.html().matches(&by).count()
    };
    assert_eq!(refers("why-hole"), 10);
    for colour in ["planet", "comet", "star", "supernova"] {
        assert_eq!(refers(&format!("why-{colour}")), 6);
    }
}
