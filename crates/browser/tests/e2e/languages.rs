//! Both languages: what reads the same in French and in English was not translated.

use std::collections::BTreeSet;

use browser::audit::{proper_names, texts_but, words};
use browser::{House, Screen, Taste};

use crate::sights::GAMES;

/// Words that both languages have, and names.
const ALIKE: &str = include_str!("alike.txt");

#[test]
fn nothing_reads_the_same_in_both_languages_but_names() {
    let mut alike = proper_names();
    alike.extend(ALIKE.lines().flat_map(words));
    let mut house = House::open();
    let ann = house.guest("Ann");
    let places = house.places(&ann, &GAMES);
    let page = house.page(&ann, &Screen::DESKTOP, &Taste::default());
    let mut found = BTreeSet::new();
    for place in places {
        let read = |taste: Taste| {
            page.set_cookie("taste", &taste.cookie());
            place.visit(&page);
            texts_but(&page, "template")
        };
        let (english, french) = (read(Taste::default()), read(Taste::FRENCH));
        let same = english.intersection(&french);
        let strange = |text: &&String| words(text).any(|word| !alike.contains(&word));
        found.extend(
            same.filter(strange)
                .map(|text| format!("{}: {text}", place.name)),
        );
    }
    assert!(found.is_empty(), "the same in both languages: {found:#?}");
}
