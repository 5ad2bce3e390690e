//! The location of the database, for all commands that need it.

use std::path::PathBuf;

use clap::ArgMatches;
use tokio::runtime::{Builder, Runtime};
use words::Language;

use super::given;
use crate::failure::Failure;

/// Returns the database named by the user, otherwise the one in the user's data folder.
pub fn database(matches: &ArgMatches) -> PathBuf {
    match given(matches, "db") {
        "" => data_folder().join("almagest").join("almagest.db"),
        file => PathBuf::from(file),
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
