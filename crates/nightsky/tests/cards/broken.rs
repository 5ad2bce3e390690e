//! Broken card files: every error is reported with its line or the number of its card.

use nightsky::Cards;
use sky::Constellation;
use tabletop::{FileError, FileErrors};

use crate::{CARDS, FILE};

/// Returns the errors in a file.
fn errors(text: &str) -> Vec<FileError> {
    let FileErrors(errors) = Cards::parse(text)
        .map(drop)
        .expect_err("the file is broken");
    errors
}

/// Returns the numbers and keys of the wrong cards. Panics on any other error.
fn entries(errors: &[FileError]) -> Vec<(usize, &'static str)> {
    let entry = |error: &FileError| match error {
        FileError::Entry { number, key, .. } => (*number, *key),
        other => panic!("expected an error in a card, not {other:?}"),
    };
    errors.iter().map(entry).collect()
}

/// Returns the number of an object's card.
fn number(object: &str) -> usize {
    CARDS.find(object).unwrap().number()
}

/// Returns the file with `from` replaced on an object's card. Panics if the card lacks it.
fn changed(object: &str, from: &str, to: &str) -> String {
    let mut parts: Vec<String> = FILE.split("[[card]]").map(str::to_owned).collect();
    let part = &mut parts[number(object)];
    assert!(part.contains(from), "{object}: {from}");
    *part = part.replacen(from, to, 1);
    parts.join("[[card]]")
}

/// Returns the file without the cards of these objects.
fn without(objects: &[&str]) -> String {
    let numbers: Vec<usize> = objects.iter().map(|object| number(object)).collect();
    let parts = FILE.split("[[card]]").enumerate();
    let kept = parts.filter(|(i, _)| !numbers.contains(i));
    kept.map(|(_, part)| part)
        .collect::<Vec<_>>()
        .join("[[card]]")
}

/// Checks that the replacement causes just this error, in this object's card.
#[track_caller]
fn refuses(object: &str, from: &str, to: &str, key: &str) {
    let errors = errors(&changed(object, from, to));
    assert_eq!(entries(&errors), [(number(object), key)], "{object}: {to}");
}

#[test]
fn a_file_of_the_wrong_form_is_a_syntax_error() {
    for (object, from, to) in [
        ("M42", "emission_nebula", "emission nebula"),
        ("M42", "object", "name"),
        ("M42", "french", "german"),
        ("M42", "magnitude = 4.0\n", ""),
        ("M42", "magnitude = 4.0", "magnitude = \"4.0\""),
        ("M42", "[2, 3, 4, 5]", "5"),
        ("M42", "[2, 3, 4, 5]", "[-2, 3, 4, 5]"),
        ("M42", "[2, 3, 4, 5]", "[2, 3, 4, 256]"),
        ("M42", "[2, 3, 4, 5]", "[2, 3, 4, 5"),
        ("M42", "size", "brightness"),
        ("Moon", "solar_system = true", "solar_system = \"yes\""),
    ] {
        let errors = errors(&changed(object, from, to));
        assert!(
            matches!(errors[..], [FileError::Syntax { .. }]),
            "{to}: {errors:?}"
        );
    }
}

#[test]
fn a_syntax_error_names_its_line() {
    let text = changed("M42", "emission_nebula", "cloud");
    let [FileError::Syntax { line, message }] = &errors(&text)[..] else {
        panic!("expected one error")
    };
    let is = text
        .lines()
        .position(|line| line.contains("\"cloud\""))
        .unwrap();
    assert_eq!(*line, Some(is + 1));
    assert!(message.contains("cloud"), "{message}");
}

/// Returns the line on which the card of the Orion Nebula begins.
fn orion_nebula() -> usize {
    let before = FILE.split("object = \"M42\"").next().unwrap();
    before.lines().count()
}

#[test]
fn an_unknown_mistyped_or_missing_field_is_reported_with_its_line() {
    let french = "french = \"Nébuleuse d'Orion\"\n";
    for (from, to, below, beginning) in [
        ("french", "german", 4, "unknown field `german`"),
        ("\"Orion Nebula\"", "42", 3, "invalid type: integer `42`"),
        (french, "", 0, "missing field `french`"),
    ] {
        let text = changed("M42", from, to);
        let [FileError::Syntax { line, message }] = &errors(&text)[..] else {
            panic!("expected one error")
        };
        assert!(message.starts_with(beginning), "{message}");
        assert_eq!(*line, Some(orion_nebula() + below), "{message}");
    }
}

#[test]
fn n1_3_a_file_has_108_cards() {
    let count = |found| FileError::Count {
        what: "cards",
        found,
        expected: 108,
    };
    assert_eq!(errors(&without(&["M1"])), [count(107)]);
    let cut = FILE.rfind("[[card]]").unwrap();
    let more = format!("{FILE}\n{}", FILE[cut..].replace("Halley", "Encke"));
    assert_eq!(errors(&more), [count(109)]);
    let [first, ..] = &errors("card = []")[..] else {
        panic!("expected errors")
    };
    assert_eq!(*first, count(0));
}

#[test]
fn n1_3_ten_to_twelve_cards_of_the_solar_system() {
    let count = |found, expected| FileError::Count {
        what: "solar-system-cards",
        found,
        expected,
    };
    let (sun, aries) = ("\nsolar_system = true", "\nconstellation = \"Ari\"");
    let fewer = |by| FILE.replacen(sun, aries, by);
    assert!(Cards::parse(&fewer(1)).is_ok());
    assert_eq!(errors(&fewer(2)), [count(9, 10)]);
    let to_the_sun = |text: &str, abbr| {
        let place = format!("\nconstellation = \"{abbr}\"");
        text.replacen(&place, sun, 1)
    };
    let twelve = to_the_sun(FILE, "Ori");
    assert!(Cards::parse(&twelve).is_ok());
    assert_eq!(errors(&to_the_sun(&twelve, "Leo")), [count(13, 12)]);
}

#[test]
fn n1_3_at_most_four_cards_of_a_constellation() {
    let to_orion = |text: &str, abbr| {
        let place = format!("constellation = \"{abbr}\"");
        text.replace(&place, "constellation = \"Ori\"")
    };
    // Orion already has four; each further card is reported. Taurus may be left without any.
    let crowded = to_orion(FILE, "Tau");
    let wrong = ["M45", "M1"].map(|object| (number(object), "card-one-too-many"));
    assert_eq!(entries(&errors(&crowded)), wrong);
    let solar = changed("M42", "constellation = \"Ori\"", "solar_system = true");
    assert!(Cards::parse(&to_orion(&solar, "Cru")).is_ok());
}

/// Tables keep the cards they were started with, so files like the first card file must stay valid.
#[test]
fn n1_3_a_file_with_a_card_for_every_constellation_and_nine_doubles_is_valid() {
    let mut places = Constellation::all().chain(Constellation::all());
    let moved = FILE.lines().map(|line| {
        if line.starts_with("constellation = ") {
            format!("constellation = \"{}\"\n", places.next().unwrap().abbr())
        } else {
            format!("{line}\n")
        }
    });
    let cards = Cards::parse(&moved.collect::<String>()).unwrap();
    let doubles = cards.all().iter().skip(Constellation::COUNT);
    assert_eq!(
        doubles.filter(|card| card.constellation.is_some()).count(),
        9
    );
}

#[test]
fn an_object_cannot_appear_twice() {
    let twice = FileError::Twice { what: "M45".into() };
    assert_eq!(errors(&changed("M1", "\"M1\"", "\"M45\"")), [twice]);
}

#[test]
fn a_card_is_of_a_constellation_or_of_the_solar_system_but_not_both() {
    let taurus = "constellation = \"Tau\"";
    refuses("M1", taurus, "", "card-place");
    refuses("M1", taurus, "solar_system = false", "card-place");
    refuses(
        "M1",
        taurus,
        &format!("{taurus}\nsolar_system = true"),
        "card-place",
    );
    let both = format!("{taurus}\nsolar_system = false");
    assert!(Cards::parse(&changed("M1", taurus, &both)).is_ok());
}

#[test]
fn an_unknown_constellation_is_refused() {
    for to in ["\"Taurus\"", "\"tau\"", "\"\""] {
        refuses("M1", "\"Tau\"", to, "card-constellation");
    }
}

#[test]
fn empty_names_are_refused() {
    refuses("M45", "\"Pleiades\"", "\"\"", "card-name");
    refuses("M45", "\"Pléiades\"", "\" \"", "card-name");
    refuses("M45", "\"M45\"", "\"\"", "card-name");
}

#[test]
fn magnitudes_are_plausible() {
    for to in ["-13.1", "16.1", "nan", "inf", "-inf"] {
        refuses("M31", "3.4", to, "card-magnitude");
        refuses(
            "Albireo",
            "companion = 5.1",
            &format!("companion = {to}"),
            "card-companion",
        );
    }
    for to in ["-13", "16"] {
        assert!(Cards::parse(&changed("M31", "3.4", to)).is_ok());
    }
}

#[test]
fn sizes_and_separations_are_positive() {
    for to in ["0.0", "-1.0", "nan", "inf"] {
        refuses("M31", "190.0", to, "card-size");
        refuses("Albireo", "34.6", to, "card-separation");
    }
    assert!(Cards::parse(&changed("M31", "size = 190.0\n", "")).is_ok());
}

#[test]
fn double_stars_and_no_others_have_a_separation_and_a_companion() {
    refuses("Albireo", "separation = 34.6\n", "", "card-double");
    refuses("Albireo", "companion = 5.1\n", "", "card-double");
    refuses(
        "Albireo",
        "separation = 34.6\ncompanion = 5.1\n",
        "",
        "card-double",
    );
    refuses("Albireo", "\"double_star\"", "\"star\"", "card-double");
    refuses(
        "Altair",
        "points",
        "separation = 195.0\npoints",
        "card-double",
    );
    refuses("Altair", "points", "companion = 9.8\npoints", "card-double");
}

#[test]
fn points_are_four_values_from_zero_to_six_and_not_all_zero() {
    let points = "[2, 3, 4, 5]";
    for to in ["[2, 3, 4]", "[2, 3, 4, 5, 5]"] {
        refuses("M42", points, to, "card-values");
    }
    for to in ["[7, 3, 4, 5]", "[2, 3, 4, 255]"] {
        refuses("M42", points, to, "card-points");
    }
    refuses("M42", points, "[0, 0, 0, 0]", "card-worthless");
    for to in ["[0, 0, 0, 1]", "[6, 6, 6, 6]"] {
        assert!(Cards::parse(&changed("M42", points, to)).is_ok());
    }
}

#[test]
fn every_error_in_a_file_is_reported() {
    let text = without(&["M57"]);
    let text = text.replace("object = \"M1\"", "object = \"M45\"");
    let text = text.replace("magnitude = 3.4\nsize = 190.0", "magnitude = 34\nsize = -1");
    let refused = Cards::parse(&text).expect_err("the file is broken");
    let [count, wrong @ .., twice] = &refused.0[..] else {
        panic!("{refused}")
    };
    assert!(matches!(count, FileError::Count { found: 107, .. }));
    assert_eq!(entries(wrong), [(1, "card-magnitude"), (1, "card-size")]);
    assert_eq!(*twice, FileError::Twice { what: "M45".into() });
    let text = refused.to_string();
    assert_eq!(text.matches("; ").count(), 3, "{text}");
}
