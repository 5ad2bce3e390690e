//! What is wrong with a file of facts, said by name.

use std::fmt;

use crate::Constellation;

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// The text is not such a table, a column is missing or unknown, or a value of the wrong kind.
    #[error("{0}")]
    Syntax(String),
    /// There are too few or too many of something.
    #[error("{found} {what} where there should be {expected}")]
    Count {
        /// Of what.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// Something is there twice.
    #[error("{0} is there twice")]
    Twice(String),
    /// Something is not where it belongs in the order.
    #[error("{found} stands where {expected} should")]
    Order {
        /// What is there.
        found: String,
        /// What should be there.
        expected: String,
    },
    /// A value is out of its bounds.
    #[error("{0} is out of bounds")]
    Bounds(&'static str),
    /// Something is named that is nowhere else.
    #[error("there is no {what} {name}")]
    Unknown {
        /// What it should be.
        what: &'static str,
        /// Its name.
        name: String,
    },
    /// A border line goes neither along a meridian nor along a parallel.
    #[error("the border line of {0} goes along neither meridian nor parallel")]
    Crooked(Constellation),
    /// Something does not agree with the rest.
    #[error("{0}")]
    Wrong(&'static str),
}

/// One thing that is wrong with a file of facts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    /// The file.
    pub file: &'static str,
    /// The line, if it is about one.
    pub line: Option<u64>,
    /// What is wrong.
    pub fault: Fault,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}, line {line}: {}", self.file, self.fault),
            None => write!(f, "{}: {}", self.file, self.fault),
        }
    }
}

/// Everything that is wrong with the files of facts.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct DataErrors(pub Vec<DataError>);

impl fmt::Display for DataErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let errors: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&errors.join("; "))
    }
}
