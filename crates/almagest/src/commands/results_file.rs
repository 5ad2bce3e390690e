//! A results file. It grows by one line per sample; samples it contains are not played again.

use std::fs::{File, OpenOptions};
use std::io::{Error, ErrorKind, Write};

use clap::ArgMatches;
use games::{ArenaSample, GameError};
use words::{Language, text};

use crate::output::note;

/// A results file and the samples it already contained.
pub struct ResultsFile {
    name: String,
    samples: Vec<ArenaSample>,
    /// Whether the last line still lacks its line break.
    open_line: bool,
    out: Option<File>,
}

impl ResultsFile {
    /// Opens the requested file, if any.
    ///
    /// # Errors
    /// Returns an error if it cannot be read or contains something else.
    pub fn of(matches: &ArgMatches) -> Result<Option<Self>, GameError> {
        let name = matches.get_one::<String>("results");
        name.map(|name| Self::read(name)).transpose()
    }

    /// Reads the file of this name, if it exists, without writing anything yet.
    fn read(name: &str) -> Result<Self, GameError> {
        let text = match std::fs::read_to_string(name) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => {
                return Err(GameError::Unreadable {
                    file: name.to_owned(),
                    reason: error.kind(),
                });
            }
            Ok(text) => text,
        };
        Ok(Self {
            name: name.to_owned(),
            samples: ArenaSample::read_all(name, &text)?,
            open_line: !text.is_empty() && !text.ends_with('\n'),
            out: None,
        })
    }

    /// Prints how many samples were taken from it, if any.
    pub fn note_taken(&self, language: Language, samples: u64) {
        if samples > 0 {
            let arguments = [("samples", samples.into()), ("file", (&self.name).into())];
            note(&text(language, "cli-arena-taken", &arguments));
        }
    }

    /// Takes the samples it already contained.
    pub fn take_samples(&mut self) -> Vec<ArenaSample> {
        std::mem::take(&mut self.samples)
    }

    /// Appends lines.
    ///
    /// # Errors
    /// Returns an error if they cannot be written.
    pub fn add(&mut self, lines: &str) -> Result<(), GameError> {
        self.try_add(lines).map_err(|error| GameError::Unwritable {
            file: self.name.clone(),
            reason: error.kind(),
        })
    }

    fn try_add(&mut self, lines: &str) -> Result<(), Error> {
        let out = match &mut self.out {
            Some(out) => out,
            none => none.insert(
                OpenOptions::new()
                    .append(true)
                    .create(true)
                    .open(&self.name)?,
            ),
        };
        if std::mem::take(&mut self.open_line) {
            out.write_all(b"\n")?;
        }
        // A single write, so that an interrupted run leaves only complete lines.
        out.write_all(lines.as_bytes())?;
        out.flush()
    }
}
