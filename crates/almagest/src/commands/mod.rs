//! The commands.

mod arena;
mod backup;
mod cards;
mod database;
mod ladder;
mod machine_games;
mod picture;
mod prune;
mod record_file;
mod replay;
mod restore;
mod results_file;
mod review;
mod rotate_key;
mod serve;
mod simulate;
mod sky;
mod token;
mod train;

use clap::ArgMatches;
use games::{GameError, RecordedGame};
use tabletop::Options;
use words::Language;

use crate::failure::Failure;
use machine_games::in_range;

/// Runs the command.
///
/// # Errors
/// Returns an error if the command fails.
pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    match matches.subcommand() {
        Some(("simulate", matches)) => simulate::run(language, matches),
        Some(("arena", matches)) => arena::run(language, matches),
        Some(("ladder", matches)) => ladder::run(language, matches),
        Some(("train", matches)) => train::run(language, matches),
        Some(("replay", matches)) => replay::run(language, matches),
        Some(("review", matches)) => review::run(language, matches),
        Some(("cards", matches)) => cards::run(language, matches),
        Some(("sky", matches)) => sky::run(language, matches),
        Some(("serve", matches)) => serve::run(language, matches),
        Some(("token", matches)) => token::run(language, matches),
        Some(("prune", matches)) => prune::run(language, matches),
        Some(("rotate-key", matches)) => rotate_key::run(language, matches),
        Some(("backup", matches)) => backup::run(language, matches),
        Some(("restore", matches)) => restore::run(language, matches),
        // Unreachable: parsing ensures that there is one of these commands.
        _ => Ok(()),
    }
}

/// Returns the game's options, each given as `--option key=value`.
fn options(language: Language, matches: &ArgMatches) -> Result<Options, Failure> {
    let mut options = Options::new();
    for option in matches.get_many::<String>("option").unwrap_or_default() {
        match option.split_once('=') {
            Some((key, value)) if !key.is_empty() && !value.is_empty() => options.set(key, value),
            _ => {
                return Err(Failure::say(
                    language,
                    "cli-bad-option",
                    &[("text", option.into())],
                ));
            }
        }
    }
    Ok(options)
}

/// Reads the file of records that was named.
fn record_text(matches: &ArgMatches) -> Result<String, GameError> {
    let file = given(matches, "file");
    std::fs::read_to_string(file).map_err(|error| GameError::Unreadable {
        file: file.to_owned(),
        reason: error.kind(),
    })
}

/// Returns the requested game of the file. A single game need not be named. `which` is the key of
/// the message that asks for a choice.
fn chosen<'a>(
    language: Language,
    matches: &ArgMatches,
    games: &'a [RecordedGame<'a>],
    which: &str,
) -> Result<&'a RecordedGame<'a>, Failure> {
    match (numbered(language, matches, games)?, games) {
        (Some(game), _) | (None, [game]) => Ok(game),
        (None, _) => {
            let arguments = [
                ("file", given(matches, "file").into()),
                ("games", games.len().into()),
            ];
            Err(Failure::say(language, which, &arguments))
        }
    }
}

/// Returns the game of the file with the given number, if any.
fn numbered<'a>(
    language: Language,
    matches: &ArgMatches,
    games: &'a [RecordedGame<'a>],
) -> Result<Option<&'a RecordedGame<'a>>, Failure> {
    let number = in_range(language, matches, "game", 1, games.len() as u64)?;
    Ok(number.map(|number| &games[number as usize - 1]))
}

/// Returns the value of a text argument.
fn given<'a>(matches: &'a ArgMatches, name: &str) -> &'a str {
    matches
        .get_one::<String>(name)
        .map(String::as_str)
        .unwrap_or_default()
}
