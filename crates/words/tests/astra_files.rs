//! Tests the texts for errors of Astra's data files.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use astra::{Astra, FileError, FileErrors, Problem, Site, TableData};
use support::{assert_texts, assert_translated, assert_whole};
use testing::assert_every_variant;
use words::Language;
use words::astra::file_error_words;

/// The names of the things that the readers of data files count.
const COUNTED: [&str; 20] = [
    "cards",
    "fire-cards",
    "water-cards",
    "air-cards",
    "earth-cards",
    "boons",
    "stars",
    "starting-stars",
    "grand-stars",
    "line-ends",
    "boards",
    "players of a board",
    "cards of the deck",
    "cards of the solo deck",
    "spheres with a nearest place",
    "places nearest to Water",
    "different spheres of a board",
    "numbered boards",
    "equal Final Scoring cards",
    "Final Scoring cards with one element",
];

/// The types the reader of card files expects.
const TYPES: [&str; 5] = ["text", "number", "list", "table", "degrees"];

fn problems() -> Vec<Problem> {
    let mut problems = vec![
        Problem::Syntax {
            message: "0".into(),
        },
        Problem::Missing { field: "id" },
        Problem::Unexpected { field: "0".into() },
        Problem::UnknownKey {
            field: "kind",
            value: "0".into(),
            known: vec!["1", "2"],
        },
        Problem::OutOfRange {
            field: "fame",
            value: 3,
            least: 1,
            most: 2,
        },
        Problem::Twice {
            field: "id",
            value: "0".into(),
        },
        Problem::Empty { field: "id" },
        Problem::BadKey { value: "0".into() },
        Problem::SelfLine { star: 2 },
        Problem::Unconnected { stars: vec![3] },
        Problem::Unconnected { stars: vec![3, 4] },
        Problem::SamePlace { a: 1, b: 2 },
        Problem::NoFameBoon,
    ];
    let field = "card";
    problems.extend(TYPES.map(|expected| Problem::WrongType { field, expected }));
    for (least, most) in [(0, 0), (1, 1), (2, 14)] {
        for found in [0, 1, 7] {
            problems.extend(COUNTED.map(|what| Problem::Count {
                what,
                found,
                least,
                most,
            }));
        }
    }
    problems
}

fn at(line: usize, card: &str, part: Option<(&'static str, usize)>, problem: Problem) -> FileError {
    let site = Site {
        line: Some(line),
        card: Some((2, card.into())),
        part,
    };
    FileError { site, problem }
}

#[test]
fn every_problem_has_words() {
    assert_every_variant!(
        problems(),
        Problem {
            Syntax,
            Missing,
            Unexpected,
            WrongType,
            UnknownKey,
            OutOfRange,
            Count,
            Twice,
            Empty,
            BadKey,
            SelfLine,
            Unconnected,
            SamePlace,
            NoFameBoon,
        }
    );
    for problem in problems() {
        let site = Site::default();
        let anywhere = FileError {
            site,
            problem: problem.clone(),
        };
        assert_translated(|language| file_error_words(language, &anywhere));
        for part in [
            None,
            Some(("star", 3)),
            Some(("boon", 1)),
            Some(("line", 8)),
        ] {
            for card in ["?", "leo"] {
                let error = at(12, card, part, problem.clone());
                assert_translated(|language| file_error_words(language, &error));
            }
        }
    }
}

#[test]
fn everything_the_readers_count_or_expect_has_words() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../astra/src/");
    let read = |name: &str| std::fs::read_to_string(format!("{folder}{name}")).unwrap();
    let source = read("card_file.rs") + &read("table_file.rs");
    let literals_after = |opening: &str| -> Vec<String> {
        source
            .split(opening)
            .skip(1)
            .filter_map(|rest| rest.trim_start().strip_prefix('"'))
            .filter_map(|rest| rest.split_once('"'))
            .map(|(literal, _)| literal.to_owned())
            .collect()
    };
    let counted = literals_after("count(");
    assert!(counted.len() >= 15, "{counted:?}");
    for what in counted.iter().chain(&literals_after("Element::Fire,")) {
        assert!(COUNTED.contains(&what.as_str()), "{what} has no words");
    }
    let expected = literals_after("wrong_type(value, field,");
    assert!(expected.len() >= 4, "{expected:?}");
    for what in expected.iter().chain(&literals_after("expected:")) {
        assert!(TYPES.contains(&what.as_str()), "{what} has no words");
    }
}

#[test]
fn errors_of_real_files_have_words() {
    let good = Astra::card_file();
    let broken = [
        good.replacen("id = \"leo\"", "id = \"Leo!\"", 1),
        good.replacen("kind = \"start\"", "kind = \"grand\"", 1),
        good.replacen("fame = 2", "fame = \"two\"", 1),
        good.replacen("element = \"water\"", "element = \"fire\"", 1),
        good.replacen("[1, 2]", "[1]", 1),
        good.replacen("name = \"Aquila\"", "name = \"\"\ncolour = 1", 1),
        "card = 3".to_owned(),
        "[[card".to_owned(),
        String::new(),
    ];
    for text in broken {
        let FileErrors(errors) = Astra::with_cards(&text).unwrap_err();
        assert!(!errors.is_empty());
        for error in &errors {
            assert_translated(|language| file_error_words(language, error));
        }
    }
    let FileErrors(errors) = TableData::parse("journal = 1").unwrap_err();
    assert_whole(&file_error_words(Language::French, &errors[0]));
}

#[test]
fn sentences_about_files() {
    let missing = at(
        40,
        "taurus",
        Some(("star", 4)),
        Problem::Missing { field: "kind" },
    );
    assert_texts(
        |language| file_error_words(language, &missing),
        "Line 40, card 2 (taurus), star 4: the field “kind” is missing.",
        "Ligne 40, carte 2 (taurus), étoile 4 : le champ « kind » manque.",
    );
    let degrees = Problem::WrongType {
        field: "x",
        expected: "degrees",
    };
    let degrees = at(40, "?", None, degrees);
    assert_texts(
        |language| file_error_words(language, &degrees),
        "Line 40, card 2: the field “x” should be a number of degrees from -90 to 90.",
        "Ligne 40, carte 2 : le champ « x » doit être un nombre de degrés de -90 à 90.",
    );
    let count = |what, found, least, most| {
        let site = Site::default();
        let problem = Problem::Count {
            what,
            found,
            least,
            most,
        };
        move |language| {
            let (site, problem) = (site.clone(), problem.clone());
            file_error_words(language, &FileError { site, problem })
        }
    };
    assert_texts(
        count("cards", 1, 48, 48),
        "1 card, but there should be 48.",
        "Il y a 1 carte, et il en faut 48.",
    );
    assert_texts(
        count("stars", 15, 5, 14),
        "15 stars, but there should be 5 to 14.",
        "Il y a 15 étoiles, et il en faut de 5 à 14.",
    );
    assert_texts(
        count("equal Final Scoring cards", 2, 0, 0),
        "2 Final Scoring cards identical to others, but there should be none.",
        "Il y a 2 cartes Décompte final identiques à d’autres, et il n’en faut pas.",
    );
    assert_texts(
        count("cards of the solo deck", 21, 20, 20),
        "21 cards in the solo deck, but there should be 20.",
        "Il y a 21 cartes dans la pile du mode Solo, et il en faut 20.",
    );
    assert_texts(
        count("spheres with a nearest place", 1, 3, 3),
        "1 sphere with a nearest place, but there should be 3.",
        "Il y a 1 élément dont un emplacement est le plus proche, et il en faut 3.",
    );
    assert_texts(
        count("places nearest to Water", 1, 0, 0),
        "1 place nearest to Water, but there should be none.",
        "Il y a 1 emplacement plus proche de l’Eau que les autres, et il n’en faut pas.",
    );
    let stars = |stars| at(9, "leo", None, Problem::Unconnected { stars });
    assert_texts(
        |language| file_error_words(language, &stars(vec![7])),
        "Line 9, card 2 (leo): star 7 is not connected to the starting star.",
        "Ligne 9, carte 2 (leo) : aucun trait ne mène de l’étoile de départ à l’étoile 7.",
    );
    assert_texts(
        |language| file_error_words(language, &stars(vec![7, 8, 9])),
        "Line 9, card 2 (leo): stars 7, 8 and 9 are not connected to the starting star.",
        "Ligne 9, carte 2 (leo) : aucun trait ne mène de l’étoile de départ aux étoiles 7, 8 et 9.",
    );
}
