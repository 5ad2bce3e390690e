//! The possible errors of a data file, and where they are.

use std::fmt;

/// The location of an error in a data file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Site {
    /// The number of the line, from 1.
    pub line: Option<usize>,
    /// The number and key of the card, as far as known.
    pub card: Option<(usize, String)>,
    /// A part of the card (`star`, `boon` or `line`) and its number.
    pub part: Option<(&'static str, usize)>,
}

/// A problem in a data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The file is not TOML.
    Syntax {
        /// The parser's message.
        message: String,
    },
    /// A field is missing.
    Missing {
        /// The name of the missing field.
        field: &'static str,
    },
    /// A field is unknown.
    Unexpected {
        /// The name of the unknown field.
        field: String,
    },
    /// A field has the wrong type.
    WrongType {
        /// The name of the field.
        field: &'static str,
        /// The expected type: `text`, `number`, `degrees`, `list` or `table`.
        expected: &'static str,
    },
    /// A key is unknown.
    UnknownKey {
        /// The name of the field.
        field: &'static str,
        /// The unknown key.
        value: String,
        /// The known keys.
        known: Vec<&'static str>,
    },
    /// A number is too small or too large.
    OutOfRange {
        /// The name of the field.
        field: &'static str,
        /// The number found.
        value: i64,
        /// The smallest allowed number.
        least: i64,
        /// The largest allowed number.
        most: i64,
    },
    /// There are too few or too many of something.
    Count {
        /// What is counted: a message key.
        what: &'static str,
        /// The number found.
        found: usize,
        /// The minimum.
        least: usize,
        /// The maximum.
        most: usize,
    },
    /// A value appears twice.
    Twice {
        /// The name of the field.
        field: &'static str,
        /// The value that appears twice.
        value: String,
    },
    /// A text is empty.
    Empty {
        /// The name of the field.
        field: &'static str,
    },
    /// A key contains something other than lower-case letters, digits and hyphens.
    BadKey {
        /// The invalid key.
        value: String,
    },
    /// A line joins a star to itself.
    SelfLine {
        /// The number of the star, from 1.
        star: usize,
    },
    /// Some stars cannot be reached from the Starting star.
    Unconnected {
        /// The numbers of these stars.
        stars: Vec<usize>,
    },
    /// Two stars are in the same place.
    SamePlace {
        /// The number of one of the stars, from 1.
        a: usize,
        /// The number of the other star, from 1.
        b: usize,
    },
    /// The card has no boon of Fame.
    NoFameBoon,
}

/// An error in a data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileError {
    /// The location of the error.
    pub site: Site,
    /// The problem at that location.
    pub problem: Problem,
}

/// All errors in a data file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct FileErrors(pub Vec<FileError>);

impl fmt::Display for FileErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&all.join("; "))
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.site, self.problem)
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = self.line.map(|line| format!("line {line}"));
        let card = self
            .card
            .as_ref()
            .map(|(number, key)| format!("card {number} ({key})"));
        let part = self.part.map(|(part, number)| format!("{part} {number}"));
        let parts: Vec<String> = [line, card, part].into_iter().flatten().collect();
        if parts.is_empty() {
            Ok(())
        } else {
            write!(f, "{}: ", parts.join(", "))
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { message } => write!(f, "invalid TOML: {message}"),
            Self::Missing { field } => write!(f, "{field} is missing"),
            Self::Unexpected { field } => write!(f, "{field} is not allowed here"),
            Self::WrongType { field, expected } => write!(f, "{field} should be a {expected}"),
            Self::UnknownKey {
                field,
                value,
                known,
            } => {
                write!(
                    f,
                    "unknown {field} '{value}', expected one of: {}",
                    known.join(", ")
                )
            }
            Self::OutOfRange {
                field,
                value,
                least,
                most,
            } => {
                write!(
                    f,
                    "{field} is {value}, but should be from {least} to {most}"
                )
            }
            Self::Count {
                what,
                found,
                least,
                most,
            } if least == most => {
                write!(f, "{what}: found {found}, expected {least}")
            }
            Self::Count {
                what,
                found,
                least,
                most,
            } => {
                write!(f, "{what}: found {found}, expected {least} to {most}")
            }
            Self::Twice { field, value } => write!(f, "{field} {value} occurs twice"),
            Self::Empty { field } => write!(f, "{field} is empty"),
            Self::BadKey { value } => {
                write!(
                    f,
                    "id '{value}' should consist of lower-case letters, digits and hyphens"
                )
            }
            Self::SelfLine { star } => write!(f, "a line joins star {star} to itself"),
            Self::Unconnected { stars } => {
                write!(
                    f,
                    "stars {stars:?} cannot be reached from the Starting star"
                )
            }
            Self::SamePlace { a, b } => write!(f, "stars {a} and {b} are in the same place"),
            Self::NoFameBoon => write!(f, "the card has no boon of Fame"),
        }
    }
}
