//! Broken data files: every error is reported, with its line or the number of its entry.

use stellium::{Discs, Objectives, Stellium};
use tabletop::{FileError, FileErrors};

const OBJECTIVES: &str = include_str!("../../data/objectives.toml");
const DISCS: &str = include_str!("../../data/discs.toml");

/// Replaces the first `from` in a file, which must contain it.
fn with(file: &str, from: &str, to: &str) -> String {
    assert!(file.contains(from), "{from}");
    file.replacen(from, to, 1)
}

/// Returns the errors in a file of objectives.
fn objectives(text: &str) -> Vec<FileError> {
    let FileErrors(errors) = Objectives::parse(text).expect_err("the file is broken");
    errors
}

/// Returns the errors in a file of discs.
fn discs(text: &str) -> Vec<FileError> {
    let FileErrors(errors) = Discs::parse(text).expect_err("the file is broken");
    errors
}

/// Returns the numbers and keys of wrong entries, and checks that nothing else is wrong.
fn entries(errors: &[FileError]) -> Vec<(usize, &'static str)> {
    let entry = |error: &FileError| match error {
        FileError::Entry { number, key, .. } => (*number, *key),
        other => panic!("{other:?}"),
    };
    errors.iter().map(entry).collect()
}

/// Returns the built-in file of objectives with a change in the entry of this number.
fn changed(number: usize, from: &str, to: &str) -> String {
    let mut parts: Vec<String> = OBJECTIVES
        .split("[[objective]]")
        .map(str::to_owned)
        .collect();
    parts[number] = with(&parts[number], from, to);
    parts.join("[[objective]]")
}

#[test]
fn the_built_in_files_are_valid() {
    assert!(Objectives::parse(OBJECTIVES).is_ok());
    assert!(Discs::parse(DISCS).is_ok());
    assert_eq!(Stellium::objective_file(), OBJECTIVES);
    assert!(Stellium::with_objectives(OBJECTIVES).is_ok());
}

/// Returns the line the reader reports for a file with one error, and the line that has the error.
fn line_of_error(errors: &[FileError], text: &str, what: &str) -> (Option<usize>, Option<usize>) {
    let [FileError::Syntax { line, message }] = errors else {
        panic!("{errors:?}");
    };
    assert!(!message.is_empty());
    let is = text.lines().position(|line| line.contains(what));
    (*line, is.map(|line| line + 1))
}

#[test]
fn malformed_files_are_syntax_errors() {
    for (from, to) in [
        ("kind = \"arc\"", "kind = \"bow\""),
        ("colour = \"star\"", "colour = \"sun\""),
        ("points = [4]", "points = [-4]"),
        ("points = [5]", "points = [256]"),
        ("points = [4]", "points = 4"),
        ("second = \"comet\"", "seconds = \"comet\""),
        ("colour = \"comet\"\npoints", "points"),
        ("points = [3]", "points = [3"),
    ] {
        let text = with(OBJECTIVES, from, to);
        let errors = objectives(&text);
        assert!(
            matches!(errors[..], [FileError::Syntax { .. }]),
            "{to}: {errors:?}"
        );
    }
    for (from, to) in [
        ("star = 5", "sun = 5"),
        ("comet = 3\n", ""),
        ("planet = 1", "planet = \"one\""),
        ("id = \"pinwheel\"", "id = 3"),
    ] {
        let errors = discs(&with(DISCS, from, to));
        assert!(matches!(errors[..], [FileError::Syntax { .. }]), "{to}");
    }
}

#[test]
fn a_syntax_error_names_its_line() {
    let text = with(OBJECTIVES, "kind = \"arc\"", "kind = \"bow\"");
    let (named, is) = line_of_error(&objectives(&text), &text, "\"bow\"");
    assert_eq!(named, is);
    let text = with(DISCS, "star = 5", "star = \"five\"");
    let (named, is) = line_of_error(&discs(&text), &text, "\"five\"");
    assert_eq!(named, is);
    let text = with(OBJECTIVES, "\npoints = [5]", "\nworth = [5]\npoints = [5]");
    let (named, is) = line_of_error(&objectives(&text), &text, "worth = [");
    assert_eq!(named, is);
}

#[test]
fn there_are_forty_objectives() {
    let cut = OBJECTIVES.rfind("[[objective]]").unwrap();
    let count = |found| FileError::Count {
        what: "objectives",
        found,
        expected: 40,
    };
    assert_eq!(objectives(&OBJECTIVES[..cut]), [count(39)]);
    let twice = FileError::Twice {
        what: "symbols supernova".into(),
    };
    let more = format!("{OBJECTIVES}\n{}", &OBJECTIVES[cut..]);
    assert_eq!(objectives(&more), [count(41), twice]);
    assert_eq!(objectives("objective = []"), [count(0)]);
}

#[test]
fn every_kind_occurs_once_in_every_colour() {
    // A second line of Comets instead of one of Stars.
    let text = changed(3, "colour = \"star\"", "colour = \"comet\"");
    let twice = FileError::Twice {
        what: "line comet".into(),
    };
    assert_eq!(objectives(&text), [twice]);
}

#[test]
fn centres_and_symbols_have_six_values_and_all_others_one() {
    for (number, from, to) in [
        (1, "[2]", "[2, 2]"),
        (9, "[4]", "[]"),
        (13, "[3]", "[1, 2, 4, 8, 8, 8]"),
        (33, "[2, 2, 3, 5, 6, 8]", "[2, 2, 3, 5, 6]"),
        (40, "[1, 2, 3, 4, 6, 8]", "[1, 2, 3, 4, 6, 8, 8]"),
        (37, "[1, 2, 3, 4, 6, 7]", "[2]"),
    ] {
        let errors = objectives(&changed(number, from, to));
        assert_eq!(entries(&errors), [(number, "objective-values")], "{to}");
    }
}

#[test]
fn an_objective_is_worth_one_to_eight_points() {
    for (number, from, to) in [
        (1, "[2]", "[0]"),
        (28, "[5]", "[9]"),
        (34, "[2, 3, 4, 5, 8, 8]", "[0, 3, 4, 5, 8, 8]"),
        (39, "[1, 2, 3, 4, 6, 8]", "[1, 2, 3, 4, 6, 9]"),
    ] {
        let errors = objectives(&changed(number, from, to));
        assert_eq!(entries(&errors), [(number, "objective-points")], "{to}");
    }
    for (number, from, to) in [(1, "[2]", "[1]"), (28, "[5]", "[8]")] {
        assert!(Objectives::parse(&changed(number, from, to)).is_ok());
    }
}

#[test]
fn more_bodies_are_never_worth_less() {
    let values = "[2, 2, 3, 5, 6, 8]";
    let errors = objectives(&changed(33, values, "[2, 4, 3, 5, 6, 8]"));
    assert_eq!(entries(&errors), [(33, "objective-falling")]);
    let errors = objectives(&changed(37, "[1, 2, 3, 4, 6, 7]", "[1, 2, 3, 4, 6, 5]"));
    assert_eq!(entries(&errors), [(37, "objective-falling")]);
    assert!(Objectives::parse(&changed(33, values, "[2, 2, 2, 2, 2, 2]")).is_ok());
}

#[test]
fn a_diamond_and_nothing_else_has_a_second_colour() {
    let errors = objectives(&changed(13, "second = \"comet\"\n", ""));
    assert_eq!(entries(&errors), [(13, "objective-second")]);
    let text = changed(1, "points = [2]", "points = [2]\nsecond = \"star\"");
    assert_eq!(entries(&objectives(&text)), [(1, "objective-second")]);
    let text = changed(15, "second = \"supernova\"", "second = \"star\"");
    assert_eq!(entries(&objectives(&text)), [(15, "objective-same")]);
    let text = changed(15, "second = \"supernova\"", "second = \"comet\"");
    assert!(
        Objectives::parse(&text).is_ok(),
        "any other colour is allowed"
    );
}

#[test]
fn all_errors_of_a_file_of_objectives_are_reported() {
    let cut = OBJECTIVES.rfind("[[objective]]").unwrap();
    let text = with(&OBJECTIVES[..cut], "points = [2]", "points = [0]");
    let text = with(&text, "second = \"star\"", "second = \"comet\"");
    let errors = objectives(&text);
    assert!(matches!(errors[0], FileError::Count { found: 39, .. }));
    assert_eq!(
        entries(&errors[1..]),
        [(1, "objective-points"), (14, "objective-same")]
    );
    // A game with such a file is refused with the same errors.
    let refused = Stellium::with_objectives(&text).expect_err("the file is broken");
    assert_eq!(refused, FileErrors(errors));
    let text = refused.to_string();
    assert_eq!(text.matches("; ").count(), 2, "{text}");
}

#[test]
fn there_are_six_discs() {
    let cut = DISCS.rfind("[[disc]]").unwrap();
    let count = |found| FileError::Count {
        what: "discs",
        found,
        expected: 6,
    };
    assert_eq!(discs(&DISCS[..cut]), [count(5)]);
    let more = format!(
        "{DISCS}\n{}",
        &DISCS[cut..].replace("whirlpool", "milky-way")
    );
    assert_eq!(discs(&more), [count(7)]);
}

#[test]
fn every_disc_has_a_name_of_its_own() {
    let what = "andromeda".to_owned();
    let text = with(DISCS, "id = \"sombrero\"", "id = \"andromeda\"");
    assert_eq!(discs(&text), [FileError::Twice { what }]);
}

#[test]
fn each_symbol_of_a_disc_has_a_position_of_its_own() {
    for (from, to, number, key) in [
        ("supernova = 4", "supernova = 7", 1, "disc-position"),
        ("comet = 6", "comet = 255", 6, "disc-position"),
        ("star = 5", "star = 2", 2, "disc-cell"),
        ("supernova = 6", "supernova = 1", 3, "disc-cell"),
    ] {
        let errors = discs(&with(DISCS, from, to));
        assert_eq!(entries(&errors), [(number, key)], "{to}");
    }
}

#[test]
fn all_errors_of_a_file_of_discs_are_reported() {
    let text = with(DISCS, "supernova = 4", "supernova = 9");
    let text = with(&text, "id = \"sombrero\"", "id = \"cartwheel\"");
    let text = with(&text, "comet = 6", "comet = 4");
    let errors = discs(&text);
    assert_eq!(errors.len(), 3);
    assert_eq!(entries(&errors[..1]), [(1, "disc-position")]);
    let what = "cartwheel".to_owned();
    assert_eq!(errors[1], FileError::Twice { what });
    assert_eq!(entries(&errors[2..]), [(6, "disc-cell")]);
}

#[test]
fn errors_are_displayed_in_words() {
    let text = |error: FileError| error.to_string();
    let (line, message) = (Some(7), "not a colour".to_owned());
    assert_eq!(
        text(FileError::Syntax { line, message }),
        "line 7: not a colour"
    );
    let (line, message) = (None, "nothing there".to_owned());
    assert_eq!(text(FileError::Syntax { line, message }), "nothing there");
    let (what, found, expected) = ("discs", 5, 6);
    let count = FileError::Count {
        what,
        found,
        expected,
    };
    assert_eq!(text(count), "5 discs where there should be 6");
    let what = "arc star".to_owned();
    assert_eq!(text(FileError::Twice { what }), "arc star occurs twice");
    let (number, key, what) = (3, "disc-cell", "two symbols are on one cell");
    let entry = FileError::Entry { number, key, what };
    assert_eq!(text(entry), "entry 3: two symbols are on one cell");
}
