//! The signs of the table are explained in every language.

use tabletop::{Options, Seat};
use words::Language;

use crate::signs::{assert_explained, signs};
use crate::table::Table;

const RULES: &str = include_str!("../../../../docs/rules/astra.md");

/// The signs on every table.
const BOARD: [&str; 9] = [
    "class=\"stat",
    "class=\"element",
    "id=\"boon-",
    "id=\"sphere-fire\"",
    "id=\"sphere-earth\"",
    "id=\"sphere-marker\"",
    "id=\"discard-icon\"",
    "id=\"deck\"",
    "class=\"deck-strip",
];
/// The signs of the observer's own side.
const OWN: [&str; 6] = [
    "class=\"missing",
    "id=\"own-pouch\"",
    "id=\"own-wisdom\"",
    "id=\"own-scopes\"",
    "class=\"final-card",
    "class=\"in-all",
];

fn check(table: &Table, also: &[&str]) {
    for language in [Language::English, Language::French] {
        let page = table.page(&table.state, Some(Seat::new(0)), language);
        signs(page.html(), RULES);
        assert_explained(page.html(), &[BOARD.as_slice(), &OWN, also].concat());
        let watched = table.page(&table.state, None, language);
        signs(watched.html(), RULES);
        assert_explained(watched.html(), &BOARD);
    }
}

#[test]
fn every_sign_of_a_table_is_explained() {
    let mut table = Table::new(3, "explained", &Options::new());
    for step in 0..250 {
        if step % 50 == 0 {
            check(&table, &["class=\"first", "class=\"hand"]);
        }
        table.step();
    }
    let page = table.page(&table.state, Some(Seat::new(0)), Language::English);
    assert_explained(page.html(), &["class=\"own-face"]);
}

#[test]
fn the_dreamers_numbers_are_explained() {
    check(
        &Table::new(2, "explained", &Options::new()),
        &["class=\"dream"],
    );
}

#[test]
fn every_sign_of_ptolemys_panel_is_explained() {
    for modifiers in ["e4,h2,h3,h5", "e1,e2,e3,e5,e6,h4,h6", "h1"] {
        let options = Options::new().with("modifiers", modifiers);
        let mut table = Table::new(1, "explained", &options);
        for step in 0..60 {
            if step % 20 == 0 {
                check(
                    &table,
                    &[
                        "id=\"library-left\"",
                        "id=\"library-right\"",
                        "id=\"library-pile\"",
                    ],
                );
            }
            table.step();
        }
        let page = table.page(&table.state, None, Language::English);
        let rules: Vec<&str> = signs(page.html(), RULES)
            .iter()
            .map(|sign| sign.rule)
            .collect();
        for rule in ["A8.4", "A8.8", "A8.12"] {
            assert!(rules.contains(&rule), "{rule}");
        }
        let listed = rules
            .iter()
            .filter(|rule| ["A8.13", "A8.14"].contains(rule));
        assert!(listed.count() >= modifiers.split(',').count());
    }
}

#[test]
fn own_stardust_and_cards_are_explained_with_their_present_values() {
    let mut table = Table::new(2, "explained", &Options::new());
    let own = Seat::new(0);
    table.state.table.journals[own].stardust = 3;
    let page = table.page(&table.state, Some(own), Language::English);
    let all = signs(page.html(), RULES);
    let pouch = all
        .iter()
        .find(|sign| sign.tag.contains("id=\"own-pouch\""));
    assert_eq!(
        pouch.unwrap().words,
        "Observing costs 1 stardust for each star: you can mark up to 3. A Rest refills your pouch to 5."
    );
}
