//! Every page, in both languages and on every screen: fits, is legible, is accessible.

use std::collections::BTreeMap;

use browser::audit::{barriers, cut_off, too_small, too_tall, too_wide};
use browser::{House, Screen, Taste};

/// Every game with a number of seats.
pub const GAMES: [(&str, usize); 3] = [("astra", 3), ("stellium", 2), ("nightsky", 3)];

/// Every game with all seats taken: nowhere is less room.
const FULL: [(&str, usize); 3] = [("astra", 5), ("stellium", 4), ("nightsky", 6)];

/// Looks at every page on every screen for what should not be found.
fn look(taste: &Taste, games: &[(&'static str, usize)]) {
    let mut house = House::open();
    let ann = house.guest("Ann");
    let page = house.page(&ann, &Screen::DESKTOP, taste);
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for place in house.places(&ann, games) {
        page.set_screen(&place.screens[0]);
        place.visit(&page);
        for screen in place.screens {
            page.set_screen(screen);
            let found = [too_wide, too_tall, too_small, cut_off, barriers].map(|look| look(&page));
            for found in found.concat() {
                let where_found = wrong.entry(found).or_default();
                where_found.push(format!("{} ({})", place.name, screen.name));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{}, {}: {wrong:#?}",
        taste.language,
        taste.theme
    );
}

#[test]
fn english_pages_at_night_fit_and_can_be_read_by_all() {
    look(&Taste::default(), &GAMES);
}

#[test]
fn french_pages_by_day_fit_and_can_be_read_by_all() {
    look(&Taste::FRENCH.in_theme("chart"), &FULL);
}
