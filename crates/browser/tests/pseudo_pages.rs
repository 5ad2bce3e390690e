//! Every word on the pages comes from the translation files, and every name from the data: in a
//! pseudo-language in which every vowel has an accent, a word without one was written elsewhere.
//! This is a separate test program, because adding the language affects the whole process.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::BTreeSet;

use browser::audit::{proper_names, texts_but, words};
use browser::{Preferences, Screen, TestServer};
use words::Language;

/// Every game with a number of seats.
const GAMES: [(&str, usize); 3] = [("astra", 3), ("stellium", 2), ("nightsky", 3)];

/// Names of people, games, places, files and languages.
const NAMES: &str = "Almagest Astra Stellium Ann Caroline Hypatia Tycho Paris openapi json English";

/// The rules and how to play, which have files of their own; tokens and links; and texts marked as
/// another language, such as the names of sources.
const LEFT_OUT: &str = "article, .credits, .contents li, .secret, [lang] [lang]";

#[test]
fn every_word_comes_from_the_translation_files() {
    words::pseudo::add();
    let preferences = Preferences {
        language: Language::Pseudo.code(),
        ..Preferences::default()
    };
    let mut known = proper_names();
    known.extend(words(NAMES));
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let page_cases = server.page_cases(&ann, &GAMES);
    let page = server.page(&ann, &Screen::DESKTOP, &preferences);
    let mut found = BTreeSet::new();
    for page_case in page_cases {
        page_case.visit(&page);
        let strange = |word: &String| word.is_ascii() && !known.contains(word);
        for text in texts_but(&page, LEFT_OUT) {
            let words = words(&text).filter(strange);
            found.extend(words.map(|word| format!("{}, {word}: {text}", page_case.name)));
        }
    }
    assert!(
        found.is_empty(),
        "not from the translation files: {found:#?}"
    );
}
