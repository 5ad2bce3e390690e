//! One game of a file of records: where it stands there, and how it is played again.

use std::ops::Deref;

use tabletop::{
    Game, Options, Record, ReplayError, Replayed, Step, replay_with, rules_of, split_games,
};
use words::{ByLanguage, Words, replay_error_words, text};

use crate::GameError;
use crate::kind::{Rules, find};
use crate::ready::ReadyGame;

/// A recorded game. Nothing is known yet of whether it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedGame<'a> {
    /// The key of the game it says it is.
    pub id: String,
    /// Its lines.
    pub text: &'a str,
    /// The number of its first line in the file.
    pub first_line: usize,
    /// Which game of the file it is, from 1.
    pub number: usize,
}

impl<'a> RecordedGame<'a> {
    /// All games of a file.
    ///
    /// # Errors
    /// If the file holds none, or the first line that is none of a record.
    pub fn all(file: &'a str) -> Result<Vec<Self>, GameError> {
        let game = |((id, first_line, text), number)| Self {
            id,
            text,
            first_line,
            number,
        };
        Ok(split_games(file)?.into_iter().zip(1..).map(game).collect())
    }

    /// The game it was played with, made ready with the rules it was played by. The record has its
    /// options; those given beside it can only name files.
    ///
    /// # Errors
    /// If there is no such game, or what is wrong with the options or the files they name.
    pub fn ready(&self, options: &Options) -> Result<Box<dyn ReadyGame>, GameError> {
        let kind = find(&self.id)?;
        let rules = Rules::Version(rules_of(self.text, self.first_line)?);
        let game = kind.ready_by(options, rules)?;
        game.only_files()?;
        Ok(game)
    }

    /// Its lines, each by itself.
    pub(crate) fn read<G: Game>(&self) -> Result<Record<G>, GameError> {
        Ok(Record::parse(self.text, self.first_line)?)
    }

    /// Plays its lines again up to number `last`, checks each and shows it.
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

/// Why the record of a game of a file does not hold, in each language.
pub(crate) fn does_not_hold<G: Game + Words>(
    game: &G,
    error: &ReplayError<G::Illegal>,
    number: usize,
    first_line: usize,
) -> GameError {
    let words = ByLanguage::new(|language| match error {
        // Whoever has a set of his own has only forgotten to name it.
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
