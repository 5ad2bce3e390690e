//! Errors in data files.

use std::fmt;

use crate::Constellation;

/// The fault that an error reports.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// The text is not a valid table: a column is missing or unknown, or a value has the wrong
    /// type.
    #[error("{0}")]
    Syntax(String),
    /// There are too few or too many of something.
    #[error("{found} {what} where there should be {expected}")]
    Count {
        /// The name of the things that are counted.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// Something occurs twice.
    #[error("{0} occurs twice")]
    Twice(String),
    /// Something is out of order.
    #[error("found {found}, expected {expected}")]
    Order {
        /// The value that is there.
        found: String,
        /// The value that should be there.
        expected: String,
    },
    /// A value is out of bounds.
    #[error("{0} is out of bounds")]
    Bounds(&'static str),
    /// A name refers to something that does not exist.
    #[error("there is no {what} {name}")]
    Unknown {
        /// The kind of thing that the name should refer to.
        what: &'static str,
        /// The name that refers to nothing.
        name: String,
    },
    /// A border line follows neither a meridian nor a parallel.
    #[error("the border line of {0} follows neither a meridian nor a parallel")]
    Crooked(Constellation),
    /// Something is inconsistent.
    #[error("{0}")]
    Wrong(&'static str),
}

/// A single error in a data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    /// The name of the file.
    pub file: &'static str,
    /// The number of the line; `None` if the error concerns the whole file.
    pub line: Option<u64>,
    /// The fault that was found.
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

/// All errors in the data files.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct DataErrors(pub Vec<DataError>);

impl fmt::Display for DataErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let errors: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&errors.join("; "))
    }
}
