//! `almagest restore`: reads a backup into an empty database.

use std::path::Path;

use clap::ArgMatches;
use words::Language;

use super::database::{Database, runtime};
use super::given;
use crate::failure::Failure;
use crate::output::say;

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let (db, file) = (Database::of(matches), given(matches, "file"));
    let failed = |error: server::storage::StorageError| Failure::Bad(error.words(language));
    let name = db.name().map_err(failed)?;
    let arguments = [("db", name.into()), ("file", file.into())];
    if !Path::new(file).exists() {
        return Err(Failure::say(language, "restore-none", &arguments));
    }
    let restored = runtime(language)?.block_on(db.restore(Path::new(file)));
    restored.map_err(failed)?;
    say(language, "restore-done", &arguments)
}
