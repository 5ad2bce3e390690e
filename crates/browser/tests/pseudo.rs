//! Every word on the pages comes from the files of words, and every name from the data: in a language
//! whose every vowel has a mark, what has none was written elsewhere. A process of its own, because all
//! of it has that language.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::BTreeSet;

use browser::audit::{proper_names, texts_but, words};
use browser::{House, Screen, Taste};
use words::Language;

/// Every game with a number of seats.
const GAMES: [(&str, usize); 3] = [("astra", 3), ("stellium", 2), ("nightsky", 3)];

/// Names of people, games, places, files and languages.
const NAMES: &str = "Almagest Astra Stellium Ann Caroline Hypatia Tycho Paris openapi json English";

/// The rules are files of their own, sources are called by their names, and links are no words.
const LEFT_OUT: &str = "article, .contents li, .secret, [lang] [lang]";

#[test]
fn every_word_comes_from_the_files_of_words() {
    words::pseudo::add();
    let taste = Taste {
        language: Language::Pseudo.code(),
        ..Taste::default()
    };
    let mut known = proper_names();
    known.extend(words(NAMES));
    let mut house = House::open();
    let ann = house.guest("Ann");
    let places = house.places(&ann, &GAMES);
    let page = house.page(&ann, &Screen::DESKTOP, &taste);
    let mut found = BTreeSet::new();
    for place in places {
        place.visit(&page);
        let strange = |word: &String| word.is_ascii() && !known.contains(word);
        for text in texts_but(&page, LEFT_OUT) {
            let words = words(&text).filter(strange);
            found.extend(words.map(|word| format!("{}, {word}: {text}", place.name)));
        }
    }
    assert!(found.is_empty(), "not from the files of words: {found:#?}");
}
