//! One game of a file of records: where it is in the file, and how it is replayed.

use std::ops::Deref;

use tabletop::{
    Game, Options, Record, ReplayError, Replayed, Step, replay_with, rules_of, split_games,
};
use words::{ByLanguage, Words, replay_error_words, text};

use crate::GameError;
use crate::kind::{Rules, find};
use crate::ready::ReadyGame;

/// A recorded game that has not been checked yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedGame<'a> {
    /// The key of the game, according to the record.
    pub id: String,
    /// Its lines.
    pub text: &'a str,
    /// The number of its first line in the file.
    pub first_line: usize,
    /// Which game of the file it is, from 1.
    pub number: usize,
}

impl<'a> RecordedGame<'a> {
    /// Returns all games of a file.
    ///
    /// # Errors
    /// Returns an error if the file contains no game or if a line is not part of a record.
    pub fn all(file: &'a str) -> Result<Vec<Self>, GameError> {
        let game = |((id, first_line, text), number)| Self {
            id,
            text,
            first_line,
            number,
        };
        Ok(split_games(file)?.into_iter().zip(1..).map(game).collect())
    }

    /// Makes its game ready with the version of the rules it was played by. The record contains the
    /// options; those given here may only name files.
    ///
    /// # Errors
    /// Returns an error if there is no such game, or if an option or a file that it names is
    /// invalid.
    pub fn ready(&self, options: &Options) -> Result<Box<dyn ReadyGame>, GameError> {
        let kind = find(&self.id)?;
        let rules = Rules::Version(rules_of(self.text, self.first_line)?);
        let game = kind.ready_by(options, rules)?;
        game.only_files()?;
        Ok(game)
    }

    /// Parses its lines.
    pub(crate) fn read<G: Game>(&self) -> Result<Record<G>, GameError> {
        Ok(Record::parse(self.text, self.first_line)?)
    }

    /// Replays its lines up to number `last`, checking each one and passing it to `show`.
    pub(crate) fn play_again<G: Game + Words, B: Deref<Target = G> + Clone>(
        &self,
        game: B,
        record: &Record<G>,
        last: usize,
        show: impl FnMut(Step<'_, G>),
    ) -> Result<Replayed<G, B>, GameError> {
        let replayed = replay_with(game.clone(), record, last, show);
        replayed.map_err(|error| does_not_hold(&*game, &error, self.number, self.first_line))
    }
}

/// Describes in each language why a recorded game is not valid.
pub(crate) fn does_not_hold<G: Game + Words>(
    game: &G,
    error: &ReplayError<G::Illegal>,
    number: usize,
    first_line: usize,
) -> GameError {
    let words = ByLanguage::new(|language| match error {
        // Players with a custom card file have probably just forgotten to name it.
        ReplayError::Data { .. } => text(language, "cli-other-data", &[]),
        _ => replay_error_words(language, error, |illegal| {
            game.illegal_words(language, illegal)
        }),
    });
    GameError::Replay {
        game: number,
        line: first_line,
        words,
    }
}
