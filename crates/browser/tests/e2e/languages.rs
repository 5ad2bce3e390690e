//! Both languages: text that is the same in French and in English was not translated.

use std::collections::BTreeSet;

use browser::audit::{proper_names, texts_but, words};
use browser::{Preferences, Screen, TestServer};

use crate::sights::GAMES;

/// Words that are the same in both languages, and names.
const ALIKE: &str = include_str!("alike.txt");

#[test]
fn only_known_words_and_names_are_the_same_in_both_languages() {
    let mut alike = proper_names();
    alike.extend(ALIKE.lines().flat_map(words));
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let page_cases = server.page_cases(&ann, &GAMES);
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    let mut found = BTreeSet::new();
    for page_case in page_cases {
        let read = |preferences: Preferences| {
            page.set_cookie("taste", &preferences.cookie());
            page_case.visit(&page);
            texts_but(&page, "template")
        };
        let (english, french) = (read(Preferences::default()), read(Preferences::FRENCH));
        let same = english.intersection(&french);
        let strange = |text: &&String| words(text).any(|word| !alike.contains(&word));
        found.extend(
            same.filter(strange)
                .map(|text| format!("{}: {text}", page_case.name)),
        );
    }
    assert!(found.is_empty(), "the same in both languages: {found:#?}");
}
