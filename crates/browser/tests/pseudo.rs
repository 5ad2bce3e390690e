//! Every word on the pages comes from the files of words, and every name from the data: in a language
//! whose every vowel has a mark, what has none was written elsewhere. A process of its own, because all
//! of it has that language.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::BTreeSet;

use browser::audit::{proper_names, texts_but, words};
use browser::{Preferences, Screen, TestServer};
use words::Language;

/// Every game with a number of seats.
const GAMES: [(&str, usize); 3] = [("astra", 3), ("stellium", 2), ("nightsky", 3)];

/// Names of people, games, page_cases, files and languages.
const NAMES: &str = "Almagest Astra Stellium Ann Caroline Hypatia Tycho Paris openapi json English";

/// The rules are files of their own, sources are called by their names, and links are no words.
const LEFT_OUT: &str = "article, .contents li, .secret, [lang] [lang]";

#[test]
fn every_word_comes_from_the_files_of_words() {
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
    assert!(found.is_empty(), "not from the files of words: {found:#?}");
}
