//! Broken table files: every kind of problem is reported, with its line if there is one.

use astra::{FileErrors, Problem, TableData};

const FILE: &str = include_str!("../../data/table.toml");

fn with(from: &str, to: &str) -> String {
    assert!(FILE.contains(from), "{from}");
    FILE.replacen(from, to, 1)
}

fn problems(text: &str) -> Vec<Problem> {
    let FileErrors(errors) = TableData::parse(text).expect_err("the file is broken");
    errors.into_iter().map(|error| error.problem).collect()
}

fn count(what: &'static str, found: usize, expected: usize) -> Problem {
    Problem::Count {
        what,
        found,
        least: expected,
        most: expected,
    }
}

/// Returns the line reported for a file with one error, and the line the error is on.
fn lines_of_error(from: &str, to: &str) -> (Option<usize>, Option<usize>) {
    let text = with(from, to);
    let FileErrors(errors) = TableData::parse(&text).expect_err("the file is broken");
    assert_eq!(errors.len(), 1);
    assert!(matches!(errors[0].problem, Problem::Syntax { .. }));
    let line = text.lines().position(|line| line.contains(to));
    (errors[0].site.line, line.map(|line| line + 1))
}

#[test]
fn the_built_in_file_is_valid() {
    assert!(TableData::parse(FILE).is_ok());
}

#[test]
fn an_error_in_the_middle_of_a_line_is_reported_on_its_line() {
    let (named, is) = lines_of_error("stardust = 8", "stardust = \"eight\"");
    assert_eq!(named, is);
}

#[test]
fn an_error_at_the_start_of_a_line_is_reported_on_its_line() {
    let (named, is) = lines_of_error("card_limit = 2", "card_limits = 2");
    assert_eq!(named, is);
}

#[test]
fn the_deck_has_48_cards() {
    let text = with("under_game_end = 29", "under_game_end = 30");
    assert_eq!(problems(&text), [count("cards of the deck", 49, 48)]);
}

#[test]
fn a_board_has_four_different_spheres() {
    let text = with(
        "spheres = [\"fire\", \"air\", \"water\", \"earth\"]",
        "spheres = [\"fire\", \"air\", \"water\", \"fire\"]",
    );
    assert_eq!(
        problems(&text),
        [count("different spheres of a board", 3, 4)]
    );
}

#[test]
fn the_final_scoring_cards_are_six_pairs() {
    let text = with("[\"fire\", \"air\"],", "[\"water\", \"fire\"],");
    assert_eq!(problems(&text), [count("equal Final Scoring cards", 1, 0)]);
    let text = with("[\"fire\", \"air\"],", "[\"fire\", \"fire\"],");
    assert_eq!(
        problems(&text),
        [count("Final Scoring cards with one element", 1, 0)]
    );
}

#[test]
fn only_the_board_for_two_has_numbers() {
    let text = with("dream = { fire = 2, air = 3, water = 1, earth = 4 }\n", "");
    assert_eq!(problems(&text), [count("numbered boards", 0, 1)]);
}

#[test]
fn the_pouch_does_not_begin_beyond_its_end() {
    let text = with("start = 5, end = 12", "start = 13, end = 12");
    let problem = Problem::OutOfRange {
        field: "pouch",
        value: 13,
        least: 0,
        most: 12,
    };
    assert_eq!(problems(&text), [problem]);
}

#[test]
fn a_wisdom_track_that_is_too_long_is_refused() {
    let text = FILE.replace("[2, 2, 3, 3, 4, 4]", "[200, 200]");
    let errors = TableData::parse(&text).unwrap_err();
    let problem = Problem::OutOfRange {
        field: "wisdom_sections",
        value: 400,
        least: 0,
        most: 100,
    };
    assert_eq!(
        errors
            .0
            .iter()
            .map(|e| e.problem.clone())
            .collect::<Vec<_>>(),
        [problem]
    );
}

#[test]
fn a_dream_number_out_of_range_is_refused() {
    let text = with("water = 1", "water = 0");
    let problem = Problem::OutOfRange {
        field: "dream",
        value: 0,
        least: 1,
        most: 4,
    };
    assert_eq!(problems(&text), [problem]);
}

#[test]
fn the_longest_track_and_a_pouch_that_never_grows_are_allowed() {
    assert!(TableData::parse(&with("[2, 2, 3, 3, 4, 4]", "[50, 50]")).is_ok());
    assert!(TableData::parse(&with("end = 12", "end = 5")).is_ok());
}

#[test]
fn the_deck_of_the_solo_game_has_20_cards() {
    let text = with("above_game_end = 17", "above_game_end = 16");
    assert_eq!(problems(&text), [count("cards of the solo deck", 19, 20)]);
}

#[test]
fn the_three_places_are_nearest_to_the_three_spheres_other_than_water() {
    let nearest = "nearest = [\"earth\", \"fire\", \"air\"]";
    let text = with(nearest, "nearest = [\"earth\", \"fire\", \"fire\"]");
    assert_eq!(
        problems(&text),
        [count("spheres with a nearest place", 2, 3)]
    );
    let text = with(nearest, "nearest = [\"earth\", \"fire\", \"water\"]");
    assert_eq!(problems(&text), [count("places nearest to Water", 1, 0)]);
}

#[test]
fn ptolemy_has_stardust_to_start_with() {
    for (from, to) in [
        ("\nstardust = 5", "\nstardust = 0"),
        ("harder_stardust = 6", "harder_stardust = 0"),
    ] {
        let problem = Problem::OutOfRange {
            field: "stardust",
            value: 0,
            least: 1,
            most: i64::from(u16::MAX),
        };
        assert_eq!(problems(&with(from, to)), [problem]);
    }
}
