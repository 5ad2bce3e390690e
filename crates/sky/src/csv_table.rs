//! Reading the data files: comma-separated values with a header row.

use serde::de::DeserializeOwned;

use crate::{DataError, Fault};

/// A parsed row and its line number.
pub(crate) struct Row<T> {
    pub(crate) line: u64,
    pub(crate) value: T,
}

/// A file being read: its name, and the errors found so far.
pub(crate) struct CsvTable<'a> {
    file: &'static str,
    errors: &'a mut Vec<DataError>,
}

impl<'a> CsvTable<'a> {
    pub(crate) fn new(file: &'static str, errors: &'a mut Vec<DataError>) -> Self {
        Self { file, errors }
    }

    /// Returns all rows that can be parsed, and records an error for each of the others.
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

    /// Records a fault in a line.
    pub(crate) fn fault(&mut self, line: u64, fault: Fault) {
        self.push(Some(line), fault);
    }

    /// Records a fault of the file as a whole.
    pub(crate) fn general(&mut self, fault: Fault) {
        self.push(None, fault);
    }

    /// Records a fault unless the number found is the one expected.
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

    /// Records the parser's message without its own description of the position, but with the name
    /// of the column.
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
