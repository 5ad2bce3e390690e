//! `almagest cards`: lists or draws a game's cards, prints its data, or checks a custom set.

use clap::ArgMatches;
use words::Language;

use super::picture::Picture;
use super::{given, options};
use crate::failure::Failure;
use crate::output::{print, say};

/// The default width of a card in pixels.
const WIDTH: u32 = 1056;

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let kind = games::find(given(matches, "game"))?;
    let picture = Picture::asked(language, matches, WIDTH)?;
    let game = kind.ready(&options(language, matches)?)?;
    game.check_options()?;
    if let Some(picture) = picture {
        return picture.write_all(&game.card_pictures(language));
    }
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
