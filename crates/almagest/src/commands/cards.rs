//! `almagest cards`: lists a game's cards, prints its data, checks a set of one's own.

use clap::ArgMatches;
use words::Language;

use super::{given, options, refuse_later};
use crate::failure::Failure;
use crate::output::{print, say};

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let kind = games::find(given(matches, "game"))?;
    refuse_later(language, matches, &["png", "print"])?;
    let game = kind.ready(&options(language, matches)?)?;
    game.check_options()?;
    if let Some(file) = matches.get_one::<String>("check") {
        let cards = kind.check_cards(file)?;
        let arguments = [("file", file.into()), ("cards", cards.into())];
        return say(language, "cli-cards-ok", &arguments);
    }
    if matches.get_flag("json") {
        print(language, &game.card_data().to_string())
    } else {
        print(language, &game.card_list(language).to_text())
    }
}
