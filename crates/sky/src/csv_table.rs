//! Reading the files of facts: tables of comma-separated values with a row of headings.

use serde::de::DeserializeOwned;

use crate::{DataError, Fault};

/// A row that could be read, and where it stood.
pub(crate) struct Row<T> {
    pub(crate) line: u64,
    pub(crate) value: T,
}

/// A file that is being read: its name, and what was found to be wrong with it so far.
pub(crate) struct CsvTable<'a> {
    file: &'static str,
    errors: &'a mut Vec<DataError>,
}

impl<'a> CsvTable<'a> {
    pub(crate) fn new(file: &'static str, errors: &'a mut Vec<DataError>) -> Self {
        Self { file, errors }
    }

    /// All rows that can be read; the others are errors.
    pub(crate) fn rows<T: DeserializeOwned>(&mut self, text: &str) -> Vec<Row<T>> {
        let mut reader = csv::Reader::from_reader(text.as_bytes());
        let headings = reader.headers().cloned().unwrap_or_default();
        let mut rows = Vec::new();
        for record in reader.records() {
            let row = record.and_then(|record| {
                let line = record.position().map_or(0, csv::Position::line);
                let value = record.deserialize(Some(&headings))?;
                Ok(Row { line, value })
            });
            match row {
                Ok(row) => rows.push(row),
                Err(error) => self.syntax(&error, &headings),
            }
        }
        rows
    }

    /// Something is wrong in a line.
    pub(crate) fn fault(&mut self, line: u64, fault: Fault) {
        self.push(Some(line), fault);
    }

    /// Something is wrong with the file as a whole.
    pub(crate) fn general(&mut self, fault: Fault) {
        self.push(None, fault);
    }

    /// So many there should be.
    pub(crate) fn count(&mut self, what: &'static str, found: usize, expected: usize) {
        if found != expected {
            self.general(Fault::Count {
                what,
                found,
                expected,
            });
        }
    }

    fn push(&mut self, line: Option<u64>, fault: Fault) {
        let file = self.file;
        self.errors.push(DataError { file, line, fault });
    }

    /// The reader's words without its own account of the place, but with the heading of the column.
    fn syntax(&mut self, error: &csv::Error, headings: &csv::StringRecord) {
        let line = error.position().map(csv::Position::line);
        let message = match error.kind() {
            csv::ErrorKind::Deserialize { err, .. } => {
                let column = err.field().and_then(|field| headings.get(field as usize));
                match column {
                    Some(column) => format!("{column}: {}", err.kind()),
                    None => err.kind().to_string(),
                }
            }
            csv::ErrorKind::UnequalLengths {
                expected_len, len, ..
            } => format!("{len} values where there should be {expected_len}"),
            _ => error.to_string(),
        };
        self.push(line, Fault::Syntax(message));
    }
}
