//! Where the database is, for all commands that need it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ArgMatches;
#[cfg(feature = "postgres")]
use server::storage::PostgresStorage;
use server::storage::{SqliteStorage, Storage, StorageError};
use tokio::runtime::{Builder, Runtime};
use words::Language;

use super::given;
use crate::failure::Failure;

/// A database.
pub enum Database {
    /// An SQLite file.
    File(PathBuf),
    /// The addresses of PostgreSQL servers, which may contain passwords.
    #[cfg(feature = "postgres")]
    Servers(Vec<String>),
}

impl Database {
    /// Returns the database named by the user, otherwise the file in the user's data folder.
    pub fn of(matches: &ArgMatches) -> Self {
        #[cfg(feature = "postgres")]
        if let Some(urls) = matches.get_many::<String>("postgres") {
            return Self::Servers(urls.cloned().collect());
        }
        Self::File(match given(matches, "db") {
            "" => data_folder().join("almagest").join("almagest.db"),
            file => PathBuf::from(file),
        })
    }

    /// Returns what is displayed: the path, or the addresses without passwords.
    ///
    /// # Errors
    /// Returns an error if an address cannot be read.
    pub fn name(&self) -> Result<String, StorageError> {
        match self {
            Self::File(file) => Ok(file.display().to_string()),
            #[cfg(feature = "postgres")]
            Self::Servers(urls) => PostgresStorage::names(urls),
        }
    }

    /// Opens the database for a server, and creates it if there is none.
    ///
    /// # Errors
    /// Returns an error if it cannot be opened.
    pub async fn open(&self) -> Result<Arc<dyn Storage>, StorageError> {
        Ok(match self {
            Self::File(file) => Arc::new(SqliteStorage::open(file).await?),
            #[cfg(feature = "postgres")]
            Self::Servers(urls) => Arc::new(PostgresStorage::open(urls).await?),
        })
    }

    /// Opens the database for small writes, even while a server has it open, and creates it if there
    /// is none.
    ///
    /// # Errors
    /// Returns an error if it cannot be opened.
    pub async fn open_beside(&self) -> Result<Arc<dyn Storage>, StorageError> {
        match self {
            Self::File(file) => Ok(Arc::new(SqliteStorage::open_beside(file).await?)),
            #[cfg(feature = "postgres")]
            Self::Servers(_) => self.open().await,
        }
    }

    /// Opens the database like [`Database::open_beside`], but does not create it.
    ///
    /// # Errors
    /// Returns an error if there is none, or if it cannot be opened.
    pub async fn open_existing(&self, language: Language) -> Result<Arc<dyn Storage>, Failure> {
        self.must_exist(language)?;
        let opened = match self {
            Self::File(_) => self.open_beside().await,
            #[cfg(feature = "postgres")]
            Self::Servers(urls) => {
                let storage = PostgresStorage::open_existing(urls).await;
                storage.map(|storage| Arc::new(storage) as Arc<dyn Storage>)
            }
        };
        opened.map_err(|error| Failure::Bad(error.words(language)))
    }

    /// Opens the database only to read it.
    ///
    /// # Errors
    /// Returns an error if there is none, or if it cannot be opened.
    pub async fn open_to_read(&self) -> Result<Box<dyn Storage>, StorageError> {
        Ok(match self {
            Self::File(file) => Box::new(SqliteStorage::open_to_read(file).await?),
            #[cfg(feature = "postgres")]
            Self::Servers(urls) => Box::new(PostgresStorage::open_to_read(urls).await?),
        })
    }

    /// Reads a backup into this database, which must be empty.
    ///
    /// # Errors
    /// Returns an error if it is not empty, or if something cannot be read or written.
    pub async fn restore(&self, backup: &Path) -> Result<(), StorageError> {
        match self {
            Self::File(file) => SqliteStorage::restore(backup, file).await,
            #[cfg(feature = "postgres")]
            Self::Servers(urls) => PostgresStorage::restore(backup, urls).await,
        }
    }

    /// Checks that there is a file. Whether there is a database on a server shows when it is opened.
    ///
    /// # Errors
    /// Returns an error if there is none.
    pub fn must_exist(&self, language: Language) -> Result<(), Failure> {
        match self {
            Self::File(file) if !file.exists() => {
                let arguments = [("db", file.display().to_string().into())];
                Err(Failure::say(language, "backup-none", &arguments))
            }
            _ => Ok(()),
        }
    }
}

/// Returns the system's folder for application data, or the current folder if there is none.
fn data_folder() -> PathBuf {
    let folder = |name: &str| {
        std::env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let home = || folder("HOME").map(|home| home.join(".local").join("share"));
    folder("XDG_DATA_HOME")
        .or_else(|| folder("LOCALAPPDATA"))
        .or_else(home)
        .unwrap_or_default()
}

/// Creates the asynchronous runtime.
///
/// # Errors
/// Returns an error if the system does not allow it.
pub fn runtime(language: Language) -> Result<Runtime, Failure> {
    Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| {
            let reason = games::io_words(language, error.kind());
            Failure::say(language, "serve-refuses", &[("reason", reason.into())])
        })
}
