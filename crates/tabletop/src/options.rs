//! The options of a game as given by people (`--option key=value`), and reasons to refuse a set-up.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::GameOption;

/// A game's options by key.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(BTreeMap<String, String>);

impl Options {
    /// Creates empty options: every option has its default value.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets an option, replacing any earlier value.
    pub fn set(&mut self, key: impl Into<String>, value: impl Into<String>) {
        self.0.insert(key.into(), value.into());
    }

    /// Returns the same options with another one set.
    #[must_use]
    pub fn with(mut self, key: &str, value: &str) -> Self {
        self.set(key, value);
        self
    }

    /// Returns the value of an option, if it was given.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(String::as_str)
    }

    /// Removes an option and returns its value.
    pub fn remove(&mut self, key: &str) -> Option<String> {
        self.0.remove(key)
    }

    /// Iterates over all keys and values, sorted by key.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// Returns these options on top of `base`, which supplies those not given here.
    #[must_use]
    pub fn over(&self, mut base: Self) -> Self {
        base.0.extend(self.0.clone());
        base
    }

    /// Returns one error for each key that does not belong to a known option.
    pub fn unknown(&self, known: &'static [GameOption]) -> impl Iterator<Item = SetupError> {
        let mut keys: Vec<&'static str> = known.iter().map(|option| option.key).collect();
        keys.sort_unstable();
        let unknown = |key: &&String| !known.iter().any(|option| option.key == **key);
        let unknown = self.0.keys().filter(unknown);
        unknown.map(move |key| SetupError::UnknownOption {
            key: key.clone(),
            known: keys.clone(),
        })
    }
}

/// The values an option takes, for error messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// A number in a range.
    Number {
        /// The smallest number.
        least: usize,
        /// The largest number.
        most: usize,
    },
    /// A word, or a number in a range.
    WordOrNumber {
        /// The word that can be given instead of a number.
        word: &'static str,
        /// The smallest number.
        least: usize,
        /// The largest number.
        most: usize,
    },
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A comma-separated list of two kinds of words, or a single word by itself.
    List {
        /// Words that may appear at most once each.
        items: &'static [&'static str],
        /// Words that may appear as long as there is something left to draw.
        again: &'static [&'static str],
        /// The word that can only stand by itself.
        alone: &'static str,
    },
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number { least, most } => write!(f, "a number from {least} to {most}"),
            Self::WordOrNumber { word, least, most } => {
                write!(f, "'{word}' or a number from {least} to {most}")
            }
            Self::OneOf(words) => write!(f, "one of: {}", words.join(", ")),
            Self::List {
                items,
                again,
                alone,
            } => write!(
                f,
                "'{alone}' by itself, or a comma-separated list of: {} (each at most once), \
                 {} (as often as any are left to draw)",
                items.join(", "),
                again.join(", ")
            ),
        }
    }
}

/// A reason why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game cannot be played with that many seats.
    Seats {
        /// The number of seats asked for.
        given: usize,
        /// The minimum number.
        least: usize,
        /// The maximum number.
        most: usize,
    },
    /// There is no such option.
    UnknownOption {
        /// The unknown key that was given.
        key: String,
        /// The keys of all options of the game.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    BadValue {
        /// The option.
        key: &'static str,
        /// The value that was given.
        value: String,
        /// The values that the option takes.
        expected: Expected,
    },
    /// Two values of an option exclude each other.
    Excluded {
        /// The option.
        key: &'static str,
        /// One of the values.
        first: &'static str,
        /// The other value.
        second: &'static str,
    },
    /// The option is for another number of seats.
    OptionNeedsSeats {
        /// The option.
        key: &'static str,
        /// The number of seats it is for.
        seats: usize,
    },
    /// A recorded deal does not fit the game.
    BadDeal {
        /// The message key for what is wrong.
        key: &'static str,
        /// The same in English.
        what: &'static str,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats { given, least, most } => {
                write!(
                    f,
                    "{given} players are not possible, only {least} to {most}"
                )
            }
            Self::UnknownOption { key, known } => {
                write!(
                    f,
                    "there is no option '{key}'; expected one of: {}",
                    known.join(", ")
                )
            }
            Self::BadValue {
                key,
                value,
                expected,
            } => {
                write!(f, "option {key} cannot be '{value}', it takes {expected}")
            }
            Self::Excluded { key, first, second } => write!(
                f,
                "option {key} cannot have both '{first}' and '{second}': \
                 they exclude each other, keep one of them"
            ),
            Self::OptionNeedsSeats { key, seats } => {
                let players = if *seats == 1 { "player" } else { "players" };
                write!(f, "option {key} is for {seats} {players} only")
            }
            Self::BadDeal { what, .. } => write!(f, "the recorded set-up is not possible: {what}"),
        }
    }
}

/// All the reasons why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct SetupErrors(pub Vec<SetupError>);

impl SetupErrors {
    /// Returns `Ok` if there are no reasons.
    ///
    /// # Errors
    /// Returns an error with all the reasons if there are any.
    pub fn check(reasons: Vec<SetupError>) -> Result<(), Self> {
        if reasons.is_empty() {
            Ok(())
        } else {
            Err(Self(reasons))
        }
    }
}

impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reasons: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&reasons.join("; "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_value_counts_and_all_unknown_keys_are_named() {
        let mut options = Options::new()
            .with("first", "1")
            .with("first", "2")
            .with("colour", "red");
        options.set("size", "9");
        assert_eq!(options.get("first"), Some("2"));
        let unknown: Vec<String> = options
            .unknown(&[GameOption::FIRST])
            .map(|e| e.to_string())
            .collect();
        assert_eq!(
            unknown,
            [
                "there is no option 'colour'; expected one of: first",
                "there is no option 'size'; expected one of: first"
            ]
        );
        assert_eq!(options.remove("size").as_deref(), Some("9"));
        assert_eq!(
            options.iter().collect::<Vec<_>>(),
            [("colour", "red"), ("first", "2")]
        );
    }

    #[test]
    fn given_options_override_others() {
        let base = Options::new().with("first", "1").with("size", "9");
        let given = Options::new().with("first", "2").with("colour", "red");
        assert_eq!(
            given.over(base).iter().collect::<Vec<_>>(),
            [("colour", "red"), ("first", "2"), ("size", "9")]
        );
    }

    #[test]
    fn all_reasons_are_displayed() {
        assert!(SetupErrors::check(Vec::new()).is_ok());
        let value = |expected| SetupError::BadValue {
            key: "first",
            value: "x".into(),
            expected,
        };
        let needs_seats = |seats| SetupError::OptionNeedsSeats {
            key: "modifiers",
            seats,
        };
        let errors = SetupErrors::check(vec![
            SetupError::Seats {
                given: 9,
                least: 2,
                most: 5,
            },
            value(Expected::Number { least: 1, most: 5 }),
            value(Expected::WordOrNumber {
                word: "random",
                least: 1,
                most: 5,
            }),
            value(Expected::OneOf(&["on", "off"])),
            value(Expected::List {
                items: &["e1", "e2"],
                again: &["easier", "harder"],
                alone: "random",
            }),
            SetupError::Excluded {
                key: "modifiers",
                first: "e2",
                second: "h1",
            },
            needs_seats(1),
            needs_seats(3),
            SetupError::BadDeal {
                key: "twice",
                what: "a card twice",
            },
        ])
        .unwrap_err();
        assert_eq!(
            errors.to_string(),
            "9 players are not possible, only 2 to 5; \
             option first cannot be 'x', it takes a number from 1 to 5; \
             option first cannot be 'x', it takes 'random' or a number from 1 to 5; \
             option first cannot be 'x', it takes one of: on, off; \
             option first cannot be 'x', it takes 'random' by itself, or a comma-separated list \
             of: e1, e2 (each at most once), easier, harder (as often as any are left to draw); \
             option modifiers cannot have both 'e2' and 'h1': they exclude each other, \
             keep one of them; \
             option modifiers is for 1 player only; \
             option modifiers is for 3 players only; \
             the recorded set-up is not possible: a card twice"
        );
    }
}
