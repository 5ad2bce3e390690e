//! `almagest backup`: copies the database, even while the server is running.

use std::io::ErrorKind;
use std::path::Path;

use clap::ArgMatches;
use games::GameError;
use words::Language;

use super::database::{Database, runtime};
use super::given;
use crate::failure::Failure;
use crate::output::say;

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let (db, file) = (Database::of(matches), given(matches, "file"));
    db.must_exist(language)?;
    let name = db.name();
    let name = name.map_err(|error| Failure::Bad(error.words(language)))?;
    let arguments = [("db", name.into()), ("file", file.into())];
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
        let storage = db.open_to_read().await?;
        storage.backup(Path::new(file)).await
    });
    copied.map_err(|error| Failure::Bad(error.words(language)))?;
    say(language, "backup-done", &arguments)
}
