//! The errors of a data file.

use std::fmt;

/// One error in a data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileError {
    /// The text does not follow the format, or a field is missing, unknown or of the wrong type.
    Syntax {
        /// The number of the line, from 1; `None` if the parser names no position.
        line: Option<usize>,
        /// The parser's message.
        message: String,
    },
    /// There are too few or too many of something.
    Count {
        /// What is counted: a message key.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// Something appears twice.
    Twice {
        /// The name of the thing that appears twice.
        what: String,
    },
    /// Something is missing.
    Missing {
        /// The name of the missing thing.
        what: String,
    },
    /// A numbered entry is wrong.
    Entry {
        /// The number of the entry, from 1.
        number: usize,
        /// The message key for what is wrong.
        key: &'static str,
        /// The same in English.
        what: &'static str,
    },
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { line, message } => match line {
                Some(line) => write!(f, "line {line}: {message}"),
                None => f.write_str(message),
            },
            Self::Count {
                what,
                found,
                expected,
            } => write!(f, "{found} {what} where there should be {expected}"),
            Self::Twice { what } => write!(f, "{what} occurs twice"),
            Self::Missing { what } => write!(f, "{what} is missing"),
            Self::Entry { number, what, .. } => write!(f, "entry {number}: {what}"),
        }
    }
}

/// All errors in a data file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct FileErrors(pub Vec<FileError>);

impl FileErrors {
    /// Returns `Ok` if there are no errors.
    ///
    /// # Errors
    /// Returns an error that lists all the errors if there are any.
    pub fn check(errors: Vec<FileError>) -> Result<(), Self> {
        if errors.is_empty() {
            Ok(())
        } else {
            Err(Self(errors))
        }
    }

    /// Creates a syntax error from the parser's message and the byte offset in the text.
    #[must_use]
    pub fn syntax(text: &str, at: Option<usize>, message: &str) -> Self {
        let line_of = |at: usize| text[..at].matches('\n').count() + 1;
        Self(vec![FileError::Syntax {
            line: at.map(line_of),
            message: message.to_owned(),
        }])
    }
}

impl fmt::Display for FileErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let errors: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&errors.join("; "))
    }
}
