//! Errors of storage.

use std::io::ErrorKind;

use words::{Language, text};

/// The reason why something cannot be stored or read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StorageError {
    /// A key is already taken, or a row that the change needs does not exist.
    #[error("a key is already taken, or a row is missing")]
    Conflict,
    /// The database was written by a newer version of the program.
    #[error("the database has version {found}, but this program knows only versions up to {known}")]
    Newer {
        /// The version of the database.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
    /// The file is not an Almagest database.
    #[error("{file} is not an Almagest database")]
    NotOurs {
        /// The path of the file.
        file: String,
    },
    /// The file or its folder cannot be written.
    #[error("the database cannot be written")]
    ReadOnly,
    /// The disk is full.
    #[error("the disk is full")]
    Full,
    /// Another process has locked the database.
    #[error("the database is in use by another process")]
    Busy,
    /// A file that should be new already exists.
    #[error("{file} already exists")]
    Exists {
        /// The path of the file.
        file: String,
    },
    /// The operating system reports an error.
    #[error("{0}")]
    Io(ErrorKind),
    /// Any other error, with its message in English.
    #[error("{0}")]
    Other(String),
}

impl StorageError {
    /// Returns one sentence that says what is wrong and how to fix it.
    #[must_use]
    pub fn words(&self, language: Language) -> String {
        let say = |key, args: &[_]| text(language, key, args);
        match self {
            Self::Conflict => say("storage-conflict", &[]),
            Self::Newer { found, known } => {
                let args = [("found", (*found).into()), ("known", (*known).into())];
                say("storage-newer", &args)
            }
            Self::NotOurs { file } => say("storage-not-ours", &[("file", file.into())]),
            Self::ReadOnly => say("storage-read-only", &[]),
            Self::Full => say("storage-full", &[]),
            Self::Busy => say("storage-busy", &[]),
            Self::Exists { file } => say("storage-exists", &[("file", file.into())]),
            Self::Io(kind) => {
                let reason = games::io_words(language, *kind);
                say("storage-other", &[("reason", reason.into())])
            }
            Self::Other(reason) => say("storage-other", &[("reason", reason.into())]),
        }
    }
}
