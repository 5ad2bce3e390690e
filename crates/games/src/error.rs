//! Errors of the registry, with their texts.

use std::fmt;
use std::io::ErrorKind;

use tabletop::{FileError, FileErrors, RecordError, SetupErrors};
use words::{
    Arg, ByLanguage, Language, file_error_words, record_error_words, setup_errors_words, text,
};

use crate::SnapshotError;

/// An error in preparing, playing or reading a game.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum GameError {
    /// No such game.
    UnknownGame(String),
    /// No such machine player.
    UnknownAgent(String),
    /// More machine players than seats.
    TooManyAgents {
        /// How many were named.
        given: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// The set-up is invalid.
    Setup(#[from] SetupErrors),
    /// The record of an unfinished game has no seed, so the game cannot continue.
    NoSeed,
    /// A snapshot cannot be used. The whole record still can.
    Snapshot(#[from] SnapshotError),
    /// An option names a file where no file is read.
    NamesFile(String),
    /// The game has no cards.
    NoCards(&'static str),
    /// A text is not the game's data. Contains the names of the files the game needs.
    BadData(String),
    /// A game began with a version of the rules that this program does not know.
    UnknownRules {
        /// The game's key.
        game: &'static str,
        /// The version of the rules that the game began with.
        found: u32,
        /// The newest version known.
        newest: u32,
    },
    /// A file cannot be read.
    Unreadable {
        /// The path of the file.
        file: String,
        /// The kind of input error.
        reason: ErrorKind,
    },
    /// A file cannot be written.
    Unwritable {
        /// The path of the file.
        file: String,
        /// The kind of output error.
        reason: ErrorKind,
    },
    /// A data file is invalid.
    Cards {
        /// The path or name of the file.
        file: String,
        /// Everything wrong with it, in each language.
        errors: Vec<ByLanguage<String>>,
    },
    /// A file is not a record.
    Record(#[from] RecordError),
    /// An option was given that belongs to the record.
    OptionInRecord(String),
    /// A machine player chose an illegal action, which is a bug.
    AgentErrs {
        /// The number of the game, from 1.
        game: u64,
        /// The name of the machine player.
        agent: String,
        /// The illegal action, in its debug form.
        action: String,
    },
    /// A line of a results file is not an arena sample.
    ArenaLine {
        /// The path of the results file.
        file: String,
        /// The line, from 1.
        line: usize,
    },
    /// A ladder of fewer than two different machine players.
    LadderOfOne,
    /// A ladder with a single seat.
    LadderAlone,
    /// A record is not valid.
    Replay {
        /// Which game of the file, from 1.
        game: usize,
        /// The number of its first line in the file, from 1.
        line: usize,
        /// The reason, in each language.
        words: ByLanguage<String>,
    },
    /// `--at` is beyond the end of the record.
    Beyond {
        /// The requested line.
        at: usize,
        /// The number of lines in the record.
        lines: usize,
    },
}

impl GameError {
    /// Creates the error for an invalid data file.
    pub(crate) fn data_file(file: &str, errors: &FileErrors) -> Self {
        let words =
            |error: &FileError| ByLanguage::new(|language| file_error_words(language, error));
        Self::Cards {
            file: file.to_owned(),
            errors: errors.0.iter().map(words).collect(),
        }
    }

    /// Returns the text for the error: one sentence, or one line per error for a data file.
    #[must_use]
    pub fn words(&self, language: Language) -> String {
        let say = |key, args: &[(&str, Arg<'_>)]| text(language, key, args);
        match self {
            Self::UnknownGame(game) => {
                let known = crate::known();
                say(
                    "cli-unknown-game",
                    &[("game", game.into()), ("known", known.into())],
                )
            }
            Self::UnknownAgent(agent) => {
                let known = players::NAMES.join(", ");
                let args = [("agent", agent.into()), ("known", known.into())];
                say("cli-unknown-agent", &args)
            }
            Self::TooManyAgents { given, seats } => {
                let args = [("given", (*given).into()), ("seats", (*seats).into())];
                say("cli-agents-too-many", &args)
            }
            Self::Setup(errors) => setup_errors_words(language, errors),
            Self::NoSeed => say("live-no-seed", &[]),
            Self::Snapshot(error) => error.words(language),
            Self::NamesFile(key) => say("live-no-files", &[("key", key.into())]),
            Self::NoCards(game) => say("live-no-cards", &[("game", (*game).into())]),
            Self::BadData(names) => say("live-bad-data", &[("names", names.into())]),
            Self::UnknownRules {
                game,
                found,
                newest,
            } => {
                let (found, newest) = (("found", (*found).into()), ("newest", (*newest).into()));
                say(
                    "live-unknown-rules",
                    &[("game", (*game).into()), found, newest],
                )
            }
            Self::Unreadable { file, reason } => {
                let reason = io_words(language, *reason);
                let args = [("file", file.into()), ("reason", reason.into())];
                say("cli-file-unreadable", &args)
            }
            Self::Unwritable { file, reason } => {
                let reason = unwritable_words(language, *reason);
                let args = [("file", file.into()), ("reason", reason.into())];
                say("cli-file-unwritable", &args)
            }
            Self::Cards { file, errors } => data_file_words(language, file, errors),
            Self::Record(error) => record_error_words(language, error),
            Self::OptionInRecord(key) => say("cli-option-in-record", &[("key", key.into())]),
            Self::AgentErrs {
                game,
                agent,
                action,
            } => {
                let (agent, action) = (("agent", agent.into()), ("action", action.into()));
                say("cli-agent-errs", &[("game", (*game).into()), agent, action])
            }
            Self::ArenaLine { file, line } => {
                let args = [("file", file.into()), ("line", (*line).into())];
                say("cli-arena-bad-line", &args)
            }
            Self::LadderOfOne => say("cli-ladder-of-one", &[]),
            Self::LadderAlone => say("cli-ladder-alone", &[]),
            Self::Replay { game, line, words } => {
                let reason = ("reason", words[language].as_str().into());
                let args = [("game", (*game).into()), ("line", (*line).into()), reason];
                say("cli-replay-refused", &args)
            }
            Self::Beyond { at, lines } => {
                let args = [("n", (*at).into()), ("lines", (*lines).into())];
                say("cli-replay-at-beyond", &args)
            }
        }
    }
}

/// Formats the error in English, for logs.
impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(Language::English))
    }
}

/// Returns the errors of a data file, one line each, under a heading.
fn data_file_words(language: Language, file: &str, errors: &[ByLanguage<String>]) -> String {
    let args = [("file", file.into()), ("n", errors.len().into())];
    let mut words = text(language, "cli-cards-bad", &args);
    for error in errors {
        words.push('\n');
        words.push_str(&error[language]);
    }
    words
}

/// Explains why a file cannot be written. "Not found" then means that the folder does not exist.
fn unwritable_words(language: Language, reason: ErrorKind) -> String {
    match reason {
        ErrorKind::NotFound => text(language, "io-no-folder", &[]),
        _ => io_words(language, reason),
    }
}

/// Returns the text that explains why something cannot be read or written.
#[must_use]
pub fn io_words(language: Language, reason: ErrorKind) -> String {
    let key = match reason {
        ErrorKind::NotFound => "io-not-found",
        ErrorKind::PermissionDenied => "io-denied",
        ErrorKind::IsADirectory => "io-folder",
        ErrorKind::InvalidData => "io-not-text",
        ErrorKind::StorageFull => "io-full",
        _ => return reason.to_string(),
    };
    text(language, key, &[])
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use super::*;

    #[test]
    fn an_error_displays_its_english_text_and_names_its_source() {
        let unknown = GameError::UnknownGame("go".to_owned());
        assert_eq!(unknown.to_string(), unknown.words(Language::English));
        assert!(unknown.source().is_none());
        let record = GameError::from(RecordError::Empty);
        assert_eq!(record.to_string(), record.words(Language::English));
        assert!(
            record
                .source()
                .is_some_and(|source| source.is::<RecordError>())
        );
        let snapshot = GameError::from(SnapshotError::Damaged);
        assert!(
            snapshot
                .source()
                .is_some_and(|source| source.is::<SnapshotError>())
        );
    }
}
