//! `almagest replay`: tells recorded games again, or checks them.

use clap::ArgMatches;
use games::{RecordedGame, ReplayRequest};
use words::Language;

use super::{options, record_text, refuse_later};
use crate::failure::Failure;
use crate::output::{print, say};

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    refuse_later(language, matches, &["png"])?;
    let options = options(language, matches)?;
    let records = record_text(matches)?;
    let check = matches.get_flag("check");
    let at = matches.get_one::<u64>("at").map(|&at| at as usize);
    let games = RecordedGame::all(&records)?;
    let mut actions = 0;
    let mut log = Vec::new();
    for game in &games {
        let tell = (!check).then_some(language);
        let replay = game
            .ready(&options)?
            .replay(&ReplayRequest { game, at, tell })?;
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
