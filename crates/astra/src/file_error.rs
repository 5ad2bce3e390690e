//! What can be wrong with a data file, and where.

use std::fmt;

/// Where in a data file something is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Site {
    /// The line, from 1.
    pub line: Option<usize>,
    /// The card's number and key, as far as known.
    pub card: Option<(usize, String)>,
    /// A part of the card: `star`, `boon` or `line`, and its number.
    pub part: Option<(&'static str, usize)>,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The file is not TOML.
    Syntax {
        /// What the reader says.
        message: String,
    },
    /// A field is missing.
    Missing {
        /// The field.
        field: &'static str,
    },
    /// A field that means nothing here.
    Unexpected {
        /// The field.
        field: String,
    },
    /// A field of the wrong type.
    WrongType {
        /// The field.
        field: &'static str,
        /// What it should be: `text`, `number`, `list` or `table`.
        expected: &'static str,
    },
    /// A key that means nothing.
    UnknownKey {
        /// The field.
        field: &'static str,
        /// What it says.
        value: String,
        /// What it could say.
        known: Vec<&'static str>,
    },
    /// A number too small or too large.
    OutOfRange {
        /// The field.
        field: &'static str,
        /// The number.
        value: i64,
        /// The least possible.
        least: i64,
        /// The most possible.
        most: i64,
    },
    /// Too few or too many of something.
    Count {
        /// Of what: a key of the words.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// The fewest possible.
        least: usize,
        /// The most possible.
        most: usize,
    },
    /// The same thing twice.
    Twice {
        /// The field.
        field: &'static str,
        /// The thing.
        value: String,
    },
    /// An empty text.
    Empty {
        /// The field.
        field: &'static str,
    },
    /// A key that is not made of small letters, digits and hyphens.
    BadKey {
        /// The key.
        value: String,
    },
    /// A line from a star to itself.
    SelfLine {
        /// The star.
        star: usize,
    },
    /// Stars that cannot be reached from the Starting star.
    Unconnected {
        /// Their numbers.
        stars: Vec<usize>,
    },
    /// Two stars in the same place.
    SamePlace {
        /// One of them.
        a: usize,
        /// The other.
        b: usize,
    },
    /// No boon of Fame.
    NoFameBoon,
}

/// One error of a data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileError {
    /// Where.
    pub site: Site,
    /// What.
    pub problem: Problem,
}

/// Every error of a data file.
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
            Self::Syntax { message } => write!(f, "not TOML: {message}"),
            Self::Missing { field } => write!(f, "{field} is missing"),
            Self::Unexpected { field } => write!(f, "{field} means nothing here"),
            Self::WrongType { field, expected } => write!(f, "{field} should be a {expected}"),
            Self::UnknownKey {
                field,
                value,
                known,
            } => {
                write!(
                    f,
                    "{field} '{value}' is unknown, known are: {}",
                    known.join(", ")
                )
            }
            Self::OutOfRange {
                field,
                value,
                least,
                most,
            } => {
                write!(f, "{field} is {value}, it should be from {least} to {most}")
            }
            Self::Count {
                what,
                found,
                least,
                most,
            } if least == most => {
                write!(f, "{found} of {what}, there should be {least}")
            }
            Self::Count {
                what,
                found,
                least,
                most,
            } => {
                write!(f, "{found} of {what}, there should be {least} to {most}")
            }
            Self::Twice { field, value } => write!(f, "{field} {value} is there twice"),
            Self::Empty { field } => write!(f, "{field} is empty"),
            Self::BadKey { value } => {
                write!(
                    f,
                    "id '{value}' should be small letters, digits and hyphens"
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
            Self::NoFameBoon => write!(f, "no boon of Fame"),
        }
    }
}
