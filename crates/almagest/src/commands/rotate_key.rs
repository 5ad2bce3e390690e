//! `almagest rotate-key`: replaces the key that signs cookies.

use clap::ArgMatches;
use server::Clock;
use server::storage::{SqliteStorage, Storage};
use words::Language;

use super::database::{database, runtime};
use crate::failure::Failure;
use crate::output::say;

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let db = database(matches);
    let arguments = [("db", db.display().to_string().into())];
    if !db.exists() {
        return Err(Failure::say(language, "backup-none", &arguments));
    }
    let rotated = runtime(language)?.block_on(async {
        let storage = SqliteStorage::open_beside(&db).await?;
        let rotated = server::rotate_key(&storage, &Clock::system()).await;
        storage.close().await;
        rotated
    });
    rotated.map_err(|error| Failure::Bad(error.words(language)))?;
    say(language, "rotate-key-done", &[])
}
