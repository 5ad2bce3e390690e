//! A file of results: it grows by a line for every sample, and what it holds is not played again.

use std::fs::{File, OpenOptions};
use std::io::{Error, ErrorKind, Write};

use clap::ArgMatches;
use games::{ArenaSample, GameError};
use words::{Language, text};

use crate::output::note;

/// A file of results, and the samples it held before.
pub struct ResultsFile {
    name: String,
    samples: Vec<ArenaSample>,
    /// Whether its last line is not ended yet.
    open_line: bool,
    out: Option<File>,
}

impl ResultsFile {
    /// The file that was asked for, if one was.
    ///
    /// # Errors
    /// If it cannot be read, or something else is in it.
    pub fn of(matches: &ArgMatches) -> Result<Option<Self>, GameError> {
        let name = matches.get_one::<String>("results");
        name.map(|name| Self::read(name)).transpose()
    }

    /// Reads the file of this name, if there is one. Nothing is written yet.
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

    /// Says how many samples came from it, if any did.
    pub fn note_taken(&self, language: Language, samples: u64) {
        if samples > 0 {
            let arguments = [("samples", samples.into()), ("file", (&self.name).into())];
            note(&text(language, "cli-arena-taken", &arguments));
        }
    }

    /// Takes the samples it held before.
    pub fn take_samples(&mut self) -> Vec<ArenaSample> {
        std::mem::take(&mut self.samples)
    }

    /// Adds lines at its end.
    ///
    /// # Errors
    /// If they cannot be written.
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
        // In one piece, so that a run that is broken off leaves whole lines.
        out.write_all(lines.as_bytes())?;
        out.flush()
    }
}
