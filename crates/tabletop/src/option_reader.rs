//! Reading the options of a game.

use crate::{Expected, Facts, GameOption, OptionValues, Options, Seat, SetupError, SetupErrors};

/// Reads a game's options and collects everything that is wrong with them and the number of seats.
#[derive(Debug)]
pub struct OptionReader<'a> {
    options: &'a Options,
    facts: &'a Facts,
    seats: usize,
    errors: Vec<SetupError>,
}

impl<'a> OptionReader<'a> {
    /// Begins to read the options for so many seats. Options the game does not have, options for
    /// another number of seats, and an impossible number of seats are noted at once.
    #[must_use]
    pub fn new(facts: &'a Facts, options: &'a Options, seats: usize) -> Self {
        let mut errors: Vec<SetupError> = options.unknown(facts.options).collect();
        let elsewhere = facts.options.iter().filter_map(|option| {
            options.get(option.key)?;
            let needed = option.seats.filter(|&needed| needed != seats)?;
            let key = option.key;
            Some(SetupError::OptionNeedsSeats { key, seats: needed })
        });
        errors.extend(elsewhere);
        let (least, most) = (facts.least_seats, facts.most_seats);
        if !(least..=most).contains(&seats) {
            errors.push(SetupError::Seats {
                given: seats,
                least,
                most,
            });
        }
        Self {
            options,
            facts,
            seats,
            errors,
        }
    }

    /// The text given for an option, if any.
    #[must_use]
    pub fn text(&self, option: &GameOption) -> Option<&'a str> {
        self.options.get(option.key)
    }

    /// Notes an error.
    pub fn refuse(&mut self, error: SetupError) {
        self.errors.push(error);
    }

    /// The index of the word an option has; 0 if it takes no words.
    pub fn word(&mut self, option: &GameOption) -> usize {
        let OptionValues::OneOf(words) = option.values else {
            return 0;
        };
        let value = self.text(option).unwrap_or(option.default);
        let found = words.iter().position(|&word| word == value);
        found.unwrap_or_else(|| {
            self.refuse(option.bad_value(value, Expected::OneOf(words)));
            0
        })
    }

    /// The number an option has; `None` if it has its word.
    pub fn number(&mut self, option: &GameOption) -> Option<usize> {
        self.number_or(option, option.default)
    }

    /// The number an option has, or else this default; `None` if that is its word.
    pub fn number_or(&mut self, option: &GameOption, default: &'a str) -> Option<usize> {
        let (most, word) = match option.values {
            OptionValues::Number { most, word } => (most, word),
            OptionValues::Seat { word } => (self.seats.clamp(1, self.facts.most_seats), word),
            _ => return None,
        };
        let value = self.text(option).unwrap_or(default);
        if value == word {
            return None;
        }
        let number = value.parse().ok();
        let number = number.filter(|number| (1..=most).contains(number));
        if number.is_none() {
            let least = 1;
            self.refuse(option.bad_value(value, Expected::WordOrNumber { word, least, most }));
        }
        number
    }

    /// The seat an option names; `None` if it has its word.
    pub fn seat(&mut self, option: &GameOption) -> Option<Seat> {
        self.number(option).map(|number| Seat::new(number - 1))
    }

    /// Ends reading.
    ///
    /// # Errors
    /// Everything that was wrong.
    pub fn finish(self) -> Result<(), SetupErrors> {
        SetupErrors::check(self.errors)
    }
}
