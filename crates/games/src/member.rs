//! The parts of a game that the registry needs besides rules, texts, players and pictures.

use players::Judge;
use render::Pictures;
use serde_json::{Value, json};
use tabletop::Conform;
use words::Language;

use crate::data_files::{BuiltIn, DataFiles};
use crate::measures::Measures;
use crate::{CardFacet, GameError, TextTable};

/// A game that can be part of the registry. A game without data files and cards only has to define
/// `ID` and `from_files`.
pub trait Member: Judge + Conform + Measures + Pictures {
    /// The key of the game, the same as in its facts.
    const ID: &'static str;

    /// The data files that come with the game. The option `cards=FILE` replaces the first.
    const FILES: &'static [BuiltIn] = &[];

    /// The files of its lessons, the first lesson first.
    const LESSONS: &'static [&'static str] = &[];

    /// Makes the game from its data files.
    ///
    /// # Errors
    /// Returns an error that lists everything wrong with the files.
    fn from_files(files: &DataFiles) -> Result<Self, GameError>
    where
        Self: Sized;

    /// Checks a custom card file and returns the number of its cards. `name` is used in error
    /// messages.
    ///
    /// # Errors
    /// Returns an error that lists everything wrong with the file, or that says that the game has
    /// no cards.
    fn check_cards(_name: &str, _text: &str) -> Result<usize, GameError> {
        Err(GameError::NoCards(Self::ID))
    }

    /// Returns the cards as a table for people; empty if there are none.
    fn card_list(&self, _: Language) -> TextTable {
        TextTable::default()
    }

    /// Returns the properties by which people can filter the cards.
    fn card_facets(&self, _: Language) -> Vec<CardFacet> {
        Vec::new()
    }

    /// Returns the whole data set for programs.
    fn card_data(&self) -> Value {
        json!({ "game": Self::ID, "data": self.data_hash() })
    }
}
