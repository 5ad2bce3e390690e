//! What is wrong with a data file, said by name.

use std::fmt;

/// One thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileError {
    /// The text is not what the format allows, or a field is missing, unknown or of the wrong type.
    Syntax {
        /// Where.
        line: Option<usize>,
        /// What the reader says.
        message: String,
    },
    /// There are too few or too many of something.
    Count {
        /// Of what: a key of the words.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// Something is there twice.
    Twice {
        /// What.
        what: String,
    },
    /// Something is not there.
    Missing {
        /// What.
        what: String,
    },
    /// Something with a number is wrong.
    Entry {
        /// Which entry of the file, from 1.
        number: usize,
        /// What is wrong with it: a key of the words.
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
            Self::Twice { what } => write!(f, "{what} is there twice"),
            Self::Missing { what } => write!(f, "{what} is missing"),
            Self::Entry { number, what, .. } => write!(f, "entry {number}: {what}"),
        }
    }
}

/// Everything that is wrong with a data file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct FileErrors(pub Vec<FileError>);

impl FileErrors {
    /// `Ok` if nothing is wrong.
    ///
    /// # Errors
    /// These errors, if there are any.
    pub fn check(errors: Vec<FileError>) -> Result<(), Self> {
        if errors.is_empty() {
            Ok(())
        } else {
            Err(Self(errors))
        }
    }

    /// What the reader of a file says, and at which byte of the text.
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
