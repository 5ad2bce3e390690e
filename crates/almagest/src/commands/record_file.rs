//! A file, such as one of records, that appears only once it is complete.

use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Error, ErrorKind, Write};
use std::path::{Path, PathBuf};

use games::GameError;

/// A file being written. It is written beside its final place and moved there at the end, so that a
/// failure leaves nothing half-written. A pipe or device is written to directly.
pub struct RecordFile {
    name: String,
    /// The final place. Links are followed, so that they stay links.
    target: PathBuf,
    /// Where the file is until it is complete; `None` if it is written directly.
    partial: Option<PathBuf>,
    out: Option<BufWriter<File>>,
}

impl RecordFile {
    /// Prepares the file of this name without writing anything yet.
    pub fn new(name: &str) -> Self {
        let target = std::fs::canonicalize(name).unwrap_or_else(|_| PathBuf::from(name));
        let partial = std::fs::metadata(&target)
            .map_or(true, |found| found.is_file() || found.is_dir())
            .then(|| beside(&target));
        Self {
            name: name.to_owned(),
            target,
            partial,
            out: None,
        }
    }

    /// Appends text.
    ///
    /// # Errors
    /// Returns an error if it cannot be written.
    pub fn write(&mut self, text: &str) -> Result<(), GameError> {
        self.write_bytes(text.as_bytes())
    }

    /// Appends bytes.
    ///
    /// # Errors
    /// Returns an error if they cannot be written.
    pub fn write_bytes(&mut self, bytes: &[u8]) -> Result<(), GameError> {
        self.try_write(bytes)
            .map_err(|error| self.unwritable(&error))
    }

    /// Completes the file and moves it to its final place.
    ///
    /// # Errors
    /// Returns an error if it cannot be written or moved.
    pub fn finish(mut self) -> Result<String, GameError> {
        match self.try_finish() {
            Ok(()) => Ok(self.name.clone()),
            Err(error) => Err(self.unwritable(&error)),
        }
    }

    fn try_write(&mut self, bytes: &[u8]) -> Result<(), Error> {
        if self.out.is_none() {
            self.out = Some(BufWriter::new(self.create()?));
        }
        match &mut self.out {
            Some(out) => out.write_all(bytes),
            None => Ok(()),
        }
    }

    fn create(&self) -> Result<File, Error> {
        match &self.partial {
            Some(_) if self.target.is_dir() => Err(ErrorKind::IsADirectory.into()),
            Some(partial) => OpenOptions::new()
                .write(true)
                .create_new(true)
                .open(partial),
            None => OpenOptions::new().write(true).open(&self.target),
        }
    }

    fn try_finish(&mut self) -> Result<(), Error> {
        if let Some(out) = &mut self.out {
            out.flush()?;
            if let Some(partial) = &self.partial {
                std::fs::rename(partial, &self.target)?;
            }
        }
        self.out = None;
        Ok(())
    }

    fn unwritable(&self, error: &Error) -> GameError {
        GameError::Unwritable {
            file: self.name.clone(),
            reason: error.kind(),
        }
    }
}

/// Removes a file that was not completed.
impl Drop for RecordFile {
    fn drop(&mut self) {
        if let (Some(_), Some(partial)) = (self.out.take(), &self.partial) {
            let _ = std::fs::remove_file(partial);
        }
    }
}

/// Returns a name for the partial file in the same folder.
fn beside(target: &Path) -> PathBuf {
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    target.with_file_name(format!(".{name}.{}.partial", std::process::id()))
}
