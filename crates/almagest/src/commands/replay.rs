//! `almagest replay`: tells recorded games again, or checks them.

use clap::ArgMatches;
use games::{GameError, ReplayRequest};
use words::Language;

use super::{given, options, refuse_later};
use crate::failure::Failure;
use crate::output::{print, say};

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    refuse_later(language, matches, &["png"])?;
    let options = options(language, matches)?;
    let file = given(matches, "file");
    let record = std::fs::read_to_string(file).map_err(|error| GameError::Unreadable {
        file: file.to_owned(),
        reason: error.kind(),
    })?;
    let check = matches.get_flag("check");
    let at = matches.get_one::<u64>("at").map(|&at| at as usize);
    let games = tabletop::split_games(&record).map_err(GameError::from)?;
    let mut actions = 0;
    let mut log = Vec::new();
    for ((id, first_line, record), number) in games.iter().zip(1..) {
        let game = games::find(id)?.ready(&options)?;
        game.only_files()?;
        let tell = (!check).then_some(language);
        let request = ReplayRequest {
            text: record,
            first_line: *first_line,
            number,
            at,
            tell,
        };
        let replay = game.replay(&request)?;
        actions += replay.actions;
        log.extend(replay.log);
    }
    for line in log {
        print(language, &line)?;
    }
    if check {
        let arguments = [("games", games.len().into()), ("actions", actions.into())];
        say(language, "cli-replay-ok", &arguments)?;
    }
    Ok(())
}
