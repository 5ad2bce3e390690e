//! Reading the options of a game.

use crate::{Expected, Options, SetupError};

/// Reads a game's options one after the other and collects everything that is wrong with them.
#[derive(Debug)]
pub struct OptionReader<'a> {
    /// The options as given.
    pub options: &'a Options,
    /// What is wrong so far.
    pub errors: &'a mut Vec<SetupError>,
}

impl OptionReader<'_> {
    /// Which of some words an option has; the first without it.
    pub fn one_of(&mut self, key: &'static str, words: &'static [&'static str]) -> usize {
        let Some(value) = self.options.get(key) else {
            return 0;
        };
        let found = words.iter().position(|&word| word == value);
        found.unwrap_or_else(|| {
            self.bad(key, value.to_owned(), Expected::OneOf(words));
            0
        })
    }

    /// A number from 1 to `most`, or nothing for the word.
    pub fn word_or_number(
        &mut self,
        key: &'static str,
        word: &'static str,
        most: usize,
        usual: Option<usize>,
    ) -> Option<usize> {
        let value = match self.options.get(key) {
            None => return usual,
            Some(value) if value == word => return None,
            Some(value) => value,
        };
        let number = value
            .parse()
            .ok()
            .filter(|number| (1..=most).contains(number));
        if number.is_none() {
            let least = 1;
            self.bad(
                key,
                value.to_owned(),
                Expected::WordOrNumber { word, least, most },
            );
        }
        number
    }

    fn bad(&mut self, key: &'static str, value: String, expected: Expected) {
        self.errors.push(SetupError::BadValue {
            key,
            value,
            expected,
        });
    }
}
