//! What the registry needs of a game beside its rules, words, players and pictures.

use players::Judge;
use render::Pictures;
use serde_json::{Value, json};
use tabletop::Conform;
use words::Language;

use crate::data_files::{BuiltIn, DataFiles};
use crate::measures::Measures;
use crate::{GameError, TextTable};

/// A game that can be a member of the registry. A game without data files and cards only says how it
/// is made.
pub trait Member: Judge + Conform + Measures + Pictures {
    /// The key of the game: that of its facts.
    const ID: &'static str;

    /// The data files that come with the game. `cards=FILE` replaces the first.
    const FILES: &'static [BuiltIn] = &[];

    /// Makes the game from its data files.
    ///
    /// # Errors
    /// Everything that is wrong with the files.
    fn from_files(files: &DataFiles) -> Result<Self, GameError>
    where
        Self: Sized;

    /// Checks somebody's own file of cards and counts them; `name` is what errors call it.
    ///
    /// # Errors
    /// Everything that is wrong with it, or that the game has no cards.
    fn check_cards(_name: &str, _text: &str) -> Result<usize, GameError> {
        Err(GameError::NoCards(Self::ID))
    }

    /// The cards, for people; empty if there are none.
    fn card_list(&self, _: Language) -> TextTable {
        TextTable::default()
    }

    /// The whole data set, for programs.
    fn card_data(&self) -> Value {
        json!({ "game": Self::ID, "data": self.data_hash() })
    }
}
