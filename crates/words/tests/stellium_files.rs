//! Tests the texts for errors of Stellium's data files.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::collections::BTreeSet;

use stellium::{Discs, Objectives, Stellium};
use support::{assert_distinct, assert_file_errors, assert_texts, string_literals};
use tabletop::{FileError, FileErrors};
use testing::assert_every_variant;
use words::file_error_words;

/// The keys of errors in one entry of a file.
const KEYS: [&str; 7] = [
    "disc-position",
    "disc-cell",
    "objective-values",
    "objective-points",
    "objective-falling",
    "objective-second",
    "objective-same",
];

const DISCS: &str = include_str!("../../stellium/data/discs.toml");

fn count(what: &'static str, found: usize) -> FileError {
    FileError::Count {
        what,
        found,
        expected: 40,
    }
}

fn entry(key: &'static str) -> FileError {
    let (number, what) = (3, "");
    FileError::Entry { number, key, what }
}

fn errors() -> Vec<FileError> {
    let syntax = |line| FileError::Syntax {
        line,
        message: "0".into(),
    };
    let twice = FileError::Twice {
        what: "line planet".into(),
    };
    let missing = FileError::Missing {
        what: "line planet".into(),
    };
    let mut errors = vec![syntax(None), syntax(Some(2)), twice, missing];
    for found in [0, 1, 7] {
        errors.extend(["objectives", "discs"].map(|what| count(what, found)));
    }
    errors.extend(KEYS.map(entry));
    errors
}

#[test]
fn every_error_has_words_of_its_own() {
    assert_every_variant!(
        errors(),
        FileError {
            Syntax,
            Count,
            Twice,
            Missing,
            Entry,
        }
    );
    for text in assert_distinct(&errors(), file_error_words) {
        assert!(text.ends_with('.'), "{text}");
    }
}

#[test]
fn every_key_of_the_readers_is_listed() {
    let literals = string_literals("stellium/src", &["disc_file.rs", "objective_file.rs"]);
    let keys: BTreeSet<&str> = literals
        .iter()
        .map(|text| &**text)
        .filter(|text| text.starts_with("disc-") || text.starts_with("objective-"))
        .collect();
    assert_eq!(keys, BTreeSet::from(KEYS));
}

#[test]
fn errors_of_real_files_have_words() {
    let good = Stellium::objective_file();
    let broken = [
        good.replacen("points = [3]", "points = [3, 4]", 1),
        good.replacen("points = [3]", "points = [9]", 1),
        good.replacen("points = [1, 2", "points = [2, 1", 1),
        good.replacen("second = \"comet\"", "", 1),
        good.replacen("second = \"comet\"", "second = \"planet\"", 1),
        good.replacen("colour = \"planet\"", "colour = \"comet\"", 1),
        good.replacen("colour = \"planet\"", "colour = \"red\"", 1),
        good.replacen("colour = \"planet\"", "", 1),
        "[[objective".to_owned(),
        "objective = []".to_owned(),
    ];
    for text in broken {
        assert_file_errors(Objectives::parse(&text));
    }
    let broken = [
        DISCS.replacen("comet = 2", "comet = 7", 1),
        DISCS.replacen("comet = 2", "comet = 1", 1),
        DISCS.replacen("\"andromeda\"", "\"sombrero\"", 1),
        "disc = []".to_owned(),
    ];
    for text in broken {
        assert_file_errors(Discs::parse(&text));
    }
}

#[test]
fn sentences_about_files() {
    assert_texts(
        |language| file_error_words(language, &count("objectives", 39)),
        "There are 39 objectives, but there should be 40.",
        "Il y a 39 objectifs, et il en faut 40.",
    );
    assert_texts(
        |language| file_error_words(language, &count("objectives", 1)),
        "There is 1 objective, but there should be 40.",
        "Il y a 1 objectif, et il en faut 40.",
    );
    assert_texts(
        |language| file_error_words(language, &count("discs", 0)),
        "There are 0 discs, but there should be 40.",
        "Il y a 0 disque, et il en faut 40.",
    );
    assert_texts(
        |language| file_error_words(language, &entry("objective-second")),
        "Entry 3: a diamond needs a second colour, and nothing else can have one.",
        "Entrée 3 : seul un losange a une deuxième couleur, et il lui en faut une.",
    );
    let FileErrors(errors) = Objectives::parse("[[objective]]\nkind = \"cube\"\n").unwrap_err();
    assert_texts(
        |language| {
            let words = file_error_words(language, &errors[0]);
            words.split("unknown variant").next().unwrap().to_owned()
        },
        "Line 2: this is not valid TOML: ",
        "Ligne 2 : lecture impossible (",
    );
    let message = "expected `=`.\n".to_owned();
    let syntax = FileError::Syntax {
        line: None,
        message,
    };
    assert_texts(
        |language| file_error_words(language, &syntax),
        "This is not valid TOML: expected `=`.",
        "Lecture impossible (expected `=`).",
    );
}
