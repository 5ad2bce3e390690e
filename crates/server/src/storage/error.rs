//! Why the storage refuses.

use std::io::ErrorKind;

use words::{Language, text};

/// Why something cannot be stored or read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StorageError {
    /// A key is taken, or what a change needs is gone.
    #[error("a key is taken")]
    Conflict,
    /// The database is of a newer version of the program.
    #[error("the database is of a newer version: {found}, this program knows {known}")]
    Newer {
        /// Its version.
        found: i64,
        /// The newest this program knows.
        known: i64,
    },
    /// The file is no database of ours.
    #[error("{file} is no database of Almagest")]
    NotOurs {
        /// The file.
        file: String,
    },
    /// The file or its folder cannot be written.
    #[error("the database cannot be written")]
    ReadOnly,
    /// The disk is full.
    #[error("the disk is full")]
    Full,
    /// Another process keeps the database to itself.
    #[error("the database is in use by another process")]
    Busy,
    /// A file that should be new exists.
    #[error("{file} exists")]
    Exists {
        /// The file.
        file: String,
    },
    /// The system refuses.
    #[error("{0}")]
    Io(ErrorKind),
    /// Anything else.
    #[error("{0}")]
    Other(String),
}

impl StorageError {
    /// One sentence: what is wrong, what would be right.
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
