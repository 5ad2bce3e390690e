//! Every page, in both languages and on every screen, fits, is legible and is accessible.

use std::collections::BTreeMap;

use browser::audit::{barriers, cut_off, too_small, too_tall, too_wide};
use browser::{Preferences, Screen, TestServer};

/// Every game with a number of seats.
pub const GAMES: [(&str, usize); 3] = [("astra", 3), ("stellium", 2), ("nightsky", 3)];

/// Every game with all seats taken, which leaves the least room.
const FULL: [(&str, usize); 3] = [("astra", 5), ("stellium", 4), ("nightsky", 6)];

/// Audits every page on every screen.
fn look(preferences: &Preferences, games: &[(&'static str, usize)]) {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let page = server.page(&ann, &Screen::DESKTOP, preferences);
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for page_case in server.page_cases(&ann, games) {
        page.set_screen(&page_case.screens[0]);
        page_case.visit(&page);
        for screen in page_case.screens {
            page.set_screen(screen);
            let found = [too_wide, too_tall, too_small, cut_off, barriers].map(|look| look(&page));
            for found in found.concat() {
                let where_found = wrong.entry(found).or_default();
                where_found.push(format!("{} ({})", page_case.name, screen.name));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{}, {}: {wrong:#?}",
        preferences.language,
        preferences.theme
    );
}

#[test]
fn english_pages_in_the_night_theme_fit_and_are_accessible() {
    look(&Preferences::default(), &GAMES);
}

#[test]
fn french_pages_in_the_chart_theme_fit_and_are_accessible() {
    look(&Preferences::FRENCH.in_theme("chart"), &FULL);
}
