//! Tests the texts for errors of Night Sky's data files.

mod support;

use std::collections::BTreeSet;

use nightsky::{BigBangs, Cards, NightSky};
use support::{assert_distinct, assert_file_errors, assert_texts, string_literals};
use tabletop::FileError;
use words::file_error_words;

/// The keys of errors in one entry of a file.
const KEYS: [&str; 15] = [
    "big-bang-amount",
    "big-bang-copies",
    "big-bang-range",
    "card-companion",
    "card-constellation",
    "card-double",
    "card-magnitude",
    "card-name",
    "card-one-too-many",
    "card-place",
    "card-points",
    "card-separation",
    "card-size",
    "card-values",
    "card-worthless",
];
/// The names of the things that the readers count.
const COUNTED: [&str; 3] = ["big-bang-cards", "cards", "solar-system-cards"];

fn count(what: &'static str, found: usize) -> FileError {
    FileError::Count {
        what,
        found,
        expected: 108,
    }
}

fn entry(key: &'static str) -> FileError {
    let (number, what) = (3, "");
    FileError::Entry { number, key, what }
}

#[test]
fn every_error_has_words_of_its_own() {
    let mut errors: Vec<FileError> = KEYS.map(entry).into();
    for found in [0, 1, 7] {
        errors.extend(COUNTED.map(|what| count(what, found)));
    }
    for text in assert_distinct(&errors, file_error_words) {
        assert!(text.ends_with('.'), "{text}");
    }
}

#[test]
fn every_key_of_the_readers_is_listed() {
    let literals = string_literals("nightsky/src", &["card_file.rs", "big_bang.rs"]);
    let is_key = |text: &&String| {
        let begins = text.starts_with("card-") || text.starts_with("big-bang-");
        begins || (text.ends_with("cards") && !text.contains(' '))
    };
    let keys: BTreeSet<&str> = literals.iter().filter(is_key).map(|key| &**key).collect();
    let known = KEYS.into_iter().chain(COUNTED);
    assert_eq!(keys, known.collect());
}

#[test]
fn errors_of_real_files_have_words() {
    let good = NightSky::card_file();
    let broken = [
        good.replacen("constellation = \"And\"", "constellation = \"Xyz\"", 1),
        good.replace("constellation = \"Ori\"", "solar_system = true"),
        good.replace("constellation = \"Tau\"", "constellation = \"Ori\""),
        good.replacen("object = \"M31\"", "object = \"U Ant\"", 1),
        good.replacen("points = [", "points = [9, ", 1),
        "card = []".to_owned(),
        "[[card".to_owned(),
    ];
    for text in broken {
        assert_file_errors(Cards::parse(&text));
    }
    let good = NightSky::big_bang_file();
    let broken = [
        good.replacen("copies = 2", "copies = 0", 1),
        good.replacen("amount = 2", "amount = 9", 1),
        good.replacen("amount = 2", "", 1),
        good.replacen("\"clouds\"", "\"eclipse\"", 1),
    ];
    for text in broken {
        assert_file_errors(BigBangs::parse(&text));
    }
}

#[test]
fn sentences_about_files() {
    assert_texts(
        |language| file_error_words(language, &count("cards", 107)),
        "There are 107 cards, but there should be 108.",
        "Il y a 107 cartes, et il en faut 108.",
    );
    assert_texts(
        |language| file_error_words(language, &entry("card-double")),
        "Entry 3: a double star needs a separation and a companion, and nothing else can have \
         them.",
        "Entrée 3 : seule une étoile double a une séparation et un compagnon, et il lui faut les \
         deux.",
    );
    let what = "eclipse".to_owned();
    assert_texts(
        |language| file_error_words(language, &FileError::Missing { what: what.clone() }),
        "“eclipse” is missing.",
        "« eclipse » manque.",
    );
}
