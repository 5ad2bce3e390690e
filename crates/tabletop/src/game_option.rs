//! The options of a game, described once for parsers, forms and help.

use crate::{Expected, SetupError};

/// An option of a game. Parsers, forms and help all read this description.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameOption {
    /// The key, as in `--option key=value`.
    pub key: &'static str,
    /// The values it takes.
    pub values: OptionValues,
    /// The value if none is given; empty if there is no default.
    pub default: &'static str,
    /// The only number of seats the option is for; `None` if it is for any number.
    pub seats: Option<usize>,
}

/// The values an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionValues {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A number from 1 to `most`, or the word instead of a number.
    Number {
        /// The largest number.
        most: usize,
        /// The word that can be given instead of a number.
        word: &'static str,
    },
    /// The number of a seat, or the word instead of a number.
    Seat {
        /// The word that can be given instead of a seat.
        word: &'static str,
    },
    /// Several items separated by commas, each at most once. The name of a group stands for one of
    /// its items, drawn at random.
    Set {
        /// The groups of items by name.
        groups: &'static [(&'static str, &'static [&'static str])],
        /// The word that can only stand by itself.
        word: &'static str,
    },
    /// The path of a data file. Only the command line reads files.
    File,
}

impl GameOption {
    /// Creates an option that takes one of `words`. The first is the default.
    #[must_use]
    pub const fn one_of(key: &'static str, words: &'static [&'static str]) -> Self {
        Self::new(key, OptionValues::OneOf(words), words[0])
    }

    /// Creates an option for any number of seats.
    #[must_use]
    pub const fn new(key: &'static str, values: OptionValues, default: &'static str) -> Self {
        Self {
            key,
            values,
            default,
            seats: None,
        }
    }

    /// The first player: drawn at random, or chosen by seat number.
    pub const FIRST: Self = Self::new("first", OptionValues::Seat { word: "random" }, "random");

    /// The file that replaces the built-in cards. The caller reads it before the game is set up.
    pub const CARDS: Self = Self::new("cards", OptionValues::File, "");

    /// Returns the same option for one number of seats only.
    #[must_use]
    pub const fn for_seats(mut self, seats: usize) -> Self {
        self.seats = Some(seats);
        self
    }

    /// Returns whether the option names a file.
    #[must_use]
    pub fn is_file(&self) -> bool {
        self.values == OptionValues::File
    }

    /// Returns the single values a form offers, in order, for a game of at most `most_seats`. Empty
    /// for sets and files.
    #[must_use]
    pub fn choices(&self, most_seats: usize) -> Vec<String> {
        let numbers = |most: usize| (1..=most).map(|number| number.to_string());
        match self.values {
            OptionValues::OneOf(words) => words.iter().map(ToString::to_string).collect(),
            OptionValues::Number { most, word } => numbers(most).chain([word.to_owned()]).collect(),
            OptionValues::Seat { word } => [word.to_owned()]
                .into_iter()
                .chain(numbers(most_seats))
                .collect(),
            OptionValues::Set { .. } | OptionValues::File => Vec::new(),
        }
    }

    /// Returns the error for a value the option does not take.
    #[must_use]
    pub fn bad_value(&self, value: &str, expected: Expected) -> SetupError {
        SetupError::BadValue {
            key: self.key,
            value: value.to_owned(),
            expected,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_offer_every_single_value() {
        let first = GameOption::FIRST.choices(3);
        assert_eq!(first, ["random", "1", "2", "3"]);
        let (most, word) = (2, "unlimited");
        let number = GameOption::new("feels", OptionValues::Number { most, word }, "2");
        assert_eq!(number.choices(9), ["1", "2", "unlimited"]);
        let one_of = GameOption::one_of("die", &["on", "off"]);
        assert_eq!(one_of.choices(9), ["on", "off"]);
        assert_eq!(one_of.default, "on");
        assert!(GameOption::CARDS.choices(9).is_empty());
        assert!(GameOption::CARDS.is_file());
    }
}
