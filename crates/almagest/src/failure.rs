//! Why a command did not do what was asked, and its exit status.

use games::GameError;
use words::{Arg, Language, text};

use crate::output::note;

/// A command's failure: exit status 2 and one clear sentence.
#[derive(Debug)]
pub enum Failure {
    /// A sentence of the command line.
    Bad(String),
    /// What the games tell.
    Game(GameError),
}

impl Failure {
    /// A sentence of the command line.
    pub fn say(language: Language, key: &str, arguments: &[(&str, Arg<'_>)]) -> Self {
        Self::Bad(text(language, key, arguments))
    }

    /// Says it on standard error.
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
