//! Why a command did not do what was asked, and its exit status.

use games::GameError;
use words::{Arg, Language, text};

/// A command's failure.
#[derive(Debug)]
pub enum Failure {
    /// What was asked for is wrong: one clear sentence, exit status 2.
    Bad(String),
    /// The same, as the games tell it.
    Game(GameError),
    /// Help or version was asked for: shown, and no failure at all.
    Shown(String),
}

impl Failure {
    /// A sentence of the command line.
    pub fn say(language: Language, key: &str, arguments: &[(&str, Arg)]) -> Self {
        Self::Bad(text(language, key, arguments))
    }

    /// Says it: what is wrong on standard error, what was asked for on standard output.
    pub fn show(&self, language: Language) {
        let message = match self {
            Self::Shown(message) => return crate::output::print(message.trim_end()),
            Self::Bad(message) => message.clone(),
            Self::Game(error) => error.words(language),
        };
        eprintln!(
            "{}",
            text(language, "cli-error", &[("message", message.into())])
        );
    }

    /// The exit status.
    pub fn status(&self) -> u8 {
        match self {
            Self::Shown(_) => 0,
            Self::Bad(_) | Self::Game(_) => 2,
        }
    }
}

impl From<GameError> for Failure {
    fn from(error: GameError) -> Self {
        Self::Game(error)
    }
}
