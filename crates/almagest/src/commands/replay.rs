//! `almagest replay`: describes recorded games, checks them, or draws the table at some point.

use clap::ArgMatches;
use games::{RecordedGame, ReplayRequest, Sight};
use tabletop::{Observer, Options};
use words::Language;

use super::picture::Picture;
use super::{chosen, numbered, options, record_text};
use crate::failure::Failure;
use crate::output::{print, say};

/// The default width of a table in pixels.
const WIDTH: u32 = 2400;

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let options = options(language, matches)?;
    let picture = Picture::asked(language, matches, WIDTH)?;
    let records = record_text(matches)?;
    let check = matches.get_flag("check");
    let at = matches.get_one::<u64>("at").map(|&at| at as usize);
    let games = RecordedGame::all(&records)?;
    if let Some(picture) = picture {
        let game = chosen(language, matches, &games, "cli-png-which")?;
        return draw(language, &picture, &options, game, at);
    }
    let games = match numbered(language, matches, &games)? {
        Some(game) => std::slice::from_ref(game),
        None => &games,
    };
    let mut actions = 0;
    let mut log = Vec::new();
    for game in games {
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

/// Draws the table as spectators see it, after a line or at the end.
fn draw(
    language: Language,
    picture: &Picture<'_>,
    options: &Options,
    game: &RecordedGame<'_>,
    at: Option<usize>,
) -> Result<(), Failure> {
    let ready = game.ready(options)?;
    let moment = match at {
        Some(at) => ready.moment(game, at)?,
        None => ready.resume(game)?,
    };
    let file = picture.file()?;
    let observer = match moment.is_over() {
        true => Observer::Afterwards,
        false => Observer::Spectator,
    };
    let sight = Sight {
        language,
        observer,
        seat: None,
        plays: false,
        acts: false,
        guided: false,
        notes: &[],
        log: 0,
    };
    picture.write(file, &moment.poster(&sight))
}
