//! Broken card files: the built-in one with a change in its first card, and the error to expect.

use astra::{Astra, CardSet, FileError, FileErrors, Problem, Site};

/// Returns the built-in file. Andromeda is its first card.
pub fn file() -> String {
    Astra::card_file().to_owned()
}

/// Returns the built-in file, which must contain `from`, with the first `from` replaced.
pub fn with(from: &str, to: &str) -> String {
    assert!(file().contains(from), "{from}");
    file().replacen(from, to, 1)
}

/// Returns the number of the first line that contains `what`.
pub fn line_with(text: &str, what: &str) -> usize {
    let found = text.lines().position(|line| line.contains(what));
    1 + found.unwrap_or_else(|| panic!("no line with {what}"))
}

/// Returns the errors of a broken file.
pub fn errors(text: &str) -> Vec<FileError> {
    let FileErrors(errors) = CardSet::parse(text).expect_err("the file is broken");
    errors
}

/// Returns an error on a line of Andromeda, or in one of its parts.
pub fn andromeda(line: usize, part: Option<(&'static str, usize)>, problem: Problem) -> FileError {
    FileError {
        site: Site {
            line: Some(line),
            card: Some((1, "andromeda".into())),
            part,
        },
        problem,
    }
}

/// Returns an error of Andromeda as a whole, which is reported where the card begins.
pub fn whole_andromeda(text: &str, problem: Problem) -> FileError {
    andromeda(line_with(text, "[[card]]"), None, problem)
}

/// Returns an error of the file as a whole.
pub fn whole_file(problem: Problem) -> FileError {
    FileError {
        site: Site::default(),
        problem,
    }
}

pub fn count(what: &'static str, found: usize, least: usize, most: usize) -> Problem {
    Problem::Count {
        what,
        found,
        least,
        most,
    }
}

/// Returns the text of the first card of the file.
pub fn first_card() -> String {
    let text = file();
    let start = text.find("[[card]]").expect("there are cards");
    let length = text[start + 1..]
        .find("[[card]]")
        .expect("there is a second card")
        + 1;
    text[start..start + length].to_owned()
}

pub const FIRST_STAR: &str =
    "{ hr = 215, kind = \"start\", name = \"ζ And\", x = 0.80, y = -9.83 }";
pub const SECOND_STAR: &str =
    "{ hr = 163, kind = \"common\", name = \"ε And\", x = 2.68, y = -4.73 }";
pub const FIRST_BOON: &str = "{ kind = \"fame\", amount = 3 }";
pub const LINES: &str = "lines = [[1, 2], [2, 3], [3, 4], [3, 5], [3, 6], [6, 7], [6, 9], [7, 8]]";
