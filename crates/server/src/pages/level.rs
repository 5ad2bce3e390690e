//! Names of machine players.

use players::Level;
use words::{Language, text};

use super::form::Choice;

/// The level used when a game is started with one click.
pub const USUAL: Level = Level::Apprentice;

/// Returns the localized name of a machine player.
#[must_use]
pub fn level_words(language: Language, name: &str) -> String {
    if players::NAMES.contains(&name) {
        return text(language, &format!("site-level-{name}"), &[]);
    }
    name.to_owned()
}

/// Returns the levels to choose from.
#[must_use]
pub fn levels(language: Language) -> Vec<Choice> {
    let choice = |level: Level| {
        let name = level.name();
        (name.to_owned(), level_words(language, name))
    };
    Level::ALL.map(choice).to_vec()
}
