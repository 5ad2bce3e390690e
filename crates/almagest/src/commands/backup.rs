//! `almagest backup`: copies the database, even while the server is running.

use std::io::ErrorKind;
use std::path::Path;

use clap::ArgMatches;
use games::GameError;
use server::storage::{SqliteStorage, Storage};
use words::Language;

use super::database::{database, runtime};
use super::given;
use crate::failure::Failure;
use crate::output::say;

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let (db, file) = (database(matches), given(matches, "file"));
    let arguments = [
        ("db", db.display().to_string().into()),
        ("file", file.into()),
    ];
    if !db.exists() {
        return Err(Failure::say(language, "backup-none", &arguments));
    }
    let folder = Path::new(file)
        .parent()
        .filter(|folder| *folder != Path::new(""));
    if folder.is_some_and(|folder| !folder.is_dir()) {
        return Err(Failure::Game(GameError::Unwritable {
            file: file.to_owned(),
            reason: ErrorKind::NotFound,
        }));
    }
    let copied = runtime(language)?.block_on(async {
        let storage = SqliteStorage::open_to_read(&db).await?;
        storage.backup(Path::new(file)).await
    });
    copied.map_err(|error| Failure::Bad(error.words(language)))?;
    say(language, "backup-done", &arguments)
}
