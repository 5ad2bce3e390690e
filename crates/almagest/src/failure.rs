//! The reason why a command failed.

use games::GameError;
use words::{Arg, Language, text};

use crate::output::note;

/// The failure of a command: exit status 2 and one clear sentence.
#[derive(Debug)]
pub enum Failure {
    /// A message of the command line.
    Bad(String),
    /// An error of the games.
    Game(GameError),
}

impl Failure {
    /// Creates a failure from the text with this key.
    pub fn say(language: Language, key: &str, arguments: &[(&str, Arg<'_>)]) -> Self {
        Self::Bad(text(language, key, arguments))
    }

    /// Prints the failure to standard error.
    pub fn show(&self, language: Language) {
        let message = match self {
            Self::Bad(message) => message.clone(),
            Self::Game(error) => error.words(language),
        };
        note(&text(language, "cli-error", &[("message", message.into())]));
    }
}

impl From<GameError> for Failure {
    fn from(error: GameError) -> Self {
        Self::Game(error)
    }
}
