//! Machine players in words.

use players::Level;
use words::{Language, text};

use super::form::Choice;

/// The level a game begins with at one click.
pub const USUAL: Level = Level::Apprentice;

/// A machine player in words, by its name.
#[must_use]
pub fn level_words(language: Language, name: &str) -> String {
    if players::NAMES.contains(&name) {
        return text(language, &format!("site-level-{name}"), &[]);
    }
    name.to_owned()
}

/// The levels people choose from.
#[must_use]
pub fn levels(language: Language) -> Vec<Choice> {
    let choice = |level: Level| {
        let name = level.name();
        (name.to_owned(), level_words(language, name))
    };
    Level::ALL.map(choice).to_vec()
}
