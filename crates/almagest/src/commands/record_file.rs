//! A file, such as one of records: there when it is whole, and not before.

use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Error, ErrorKind, Write};
use std::path::{Path, PathBuf};

use games::GameError;

/// A file being written. It is written beside its final place and moved there at the end, so that a
/// failure leaves nothing half-written; a pipe or a device is written to as it is.
pub struct RecordFile {
    name: String,
    /// Where it goes: links are followed, so that they stay links.
    target: PathBuf,
    /// Where it is until it is whole; `None` if it is written straight to its place.
    partial: Option<PathBuf>,
    out: Option<BufWriter<File>>,
}

impl RecordFile {
    /// The file of this name. Nothing is written yet.
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

    /// Writes more.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&mut self, text: &str) -> Result<(), GameError> {
        self.write_bytes(text.as_bytes())
    }

    /// Writes more that is no text.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write_bytes(&mut self, bytes: &[u8]) -> Result<(), GameError> {
        self.try_write(bytes)
            .map_err(|error| self.unwritable(&error))
    }

    /// Everything is written: the file comes to its place.
    ///
    /// # Errors
    /// If it cannot be written or moved there.
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

/// What did not come to its place goes away again.
impl Drop for RecordFile {
    fn drop(&mut self) {
        if let (Some(_), Some(partial)) = (self.out.take(), &self.partial) {
            let _ = std::fs::remove_file(partial);
        }
    }
}

/// A name of our own in the same folder.
fn beside(target: &Path) -> PathBuf {
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    target.with_file_name(format!(".{name}.{}.partial", std::process::id()))
}
