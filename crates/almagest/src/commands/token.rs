//! `almagest token`: creates a player for a program.

use clap::ArgMatches;
use server::{Clock, PlayerName};
use words::Language;

use super::database::{Database, runtime};
use super::given;
use crate::failure::Failure;
use crate::output::print;

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let name = given(matches, "name");
    // Check the name first, so that no database is created for an invalid one.
    PlayerName::new(name).map_err(|error| Failure::Bad(error.words(language)))?;
    let made = runtime(language)?.block_on(async {
        let storage = Database::of(matches).open_beside().await;
        let storage = storage.map_err(|error| Failure::Bad(error.words(language)))?;
        let token = server::make_token(&*storage, &Clock::system(), name).await;
        storage.close().await;
        token.map_err(|error| Failure::Bad(error.words(language)))
    });
    print(language, &made?)
}
