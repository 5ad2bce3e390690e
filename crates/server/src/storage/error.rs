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
    /// What was given as the address of a PostgreSQL server is none. It may contain a password, so it is
    /// not repeated.
    #[error("the address of the PostgreSQL server cannot be read")]
    BadAddress,
    /// The database server cannot be reached, or the connection to it broke.
    #[error("the database server {server} cannot be reached: {reason}")]
    Unreachable {
        /// The address of the server, without user and password.
        server: String,
        /// The reason.
        reason: ErrorKind,
    },
    /// No encrypted connection to the database server can be made.
    #[error("no encrypted connection to the database server {server} can be made")]
    Insecure {
        /// The address of the server.
        server: String,
    },
    /// The database server does not let this user do what Almagest does.
    #[error("the database server {server} refuses access")]
    Denied {
        /// The address of the server.
        server: String,
    },
    /// The database server is too old.
    #[error("the database server {server} is of version {found}, which is too old")]
    OldServer {
        /// The address of the server.
        server: String,
        /// Its version.
        found: i32,
    },
    /// The database server allows only reading, for instance because it is a standby.
    #[error("the database server {server} allows only reading")]
    Standby {
        /// The address of the server.
        server: String,
    },
    /// The database server has run out of connections or memory.
    #[error("the database server {server} has run out of connections or memory")]
    Overloaded {
        /// The address of the server.
        server: String,
    },
    /// The database on the server contains something other than an Almagest database.
    #[error("the database on {server} contains something else")]
    Foreign {
        /// The address of the server.
        server: String,
    },
    /// The database on the server is empty.
    #[error("the database on {server} is empty")]
    Empty {
        /// The address of the server.
        server: String,
    },
    /// A backup can only be read into an empty database.
    #[error("the database on {server} is not empty")]
    NotEmpty {
        /// The address of the server.
        server: String,
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
        let at = |key, server: &str| text(language, key, &[("server", server.into())]);
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
            Self::BadAddress => say("storage-bad-address", &[]),
            Self::Unreachable { server, .. } => at("storage-unreachable", server),
            Self::Insecure { server } => at("storage-insecure", server),
            Self::Denied { server } => at("storage-denied", server),
            Self::OldServer { server, found } => {
                let args = [("server", server.into()), ("found", (*found).into())];
                say("storage-old-server", &args)
            }
            Self::Standby { server } => at("storage-standby", server),
            Self::Overloaded { server } => at("storage-overloaded", server),
            Self::Foreign { server } => at("storage-foreign", server),
            Self::Empty { server } => at("storage-empty", server),
            Self::NotEmpty { server } => at("storage-not-empty", server),
            Self::Io(kind) => {
                let reason = games::io_words(language, *kind);
                say("storage-other", &[("reason", reason.into())])
            }
            Self::Other(reason) => say("storage-other", &[("reason", reason.into())]),
        }
    }
}
