//! `almagest rotate-key`: replaces the key that signs cookies.

use clap::ArgMatches;
use server::Clock;
use words::Language;

use super::database::{Database, runtime};
use crate::failure::Failure;
use crate::output::say;

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let db = Database::of(matches);
    runtime(language)?.block_on(async {
        let storage = db.open_existing(language).await?;
        let rotated = server::rotate_key(&*storage, &Clock::system()).await;
        storage.close().await;
        rotated.map_err(|error| Failure::Bad(error.words(language)))
    })?;
    say(language, "rotate-key-done", &[])
}
