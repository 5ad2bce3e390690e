//! Reads the options of a game.

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
    /// Starts reading the options for a number of seats. This already checks for unknown options,
    /// options for another number of seats, and an impossible number of seats.
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

    /// Returns the text given for an option, if any.
    #[must_use]
    pub fn text(&self, option: &GameOption) -> Option<&'a str> {
        self.options.get(option.key)
    }

    /// Adds an error.
    pub fn refuse(&mut self, error: SetupError) {
        self.errors.push(error);
    }

    /// Returns the index of the option's word; 0 if the option takes no words or the value is
    /// invalid.
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

    /// Returns the option's number, or `None` if the value is its word or invalid.
    pub fn number(&mut self, option: &GameOption) -> Option<usize> {
        self.number_or(option, option.default)
    }

    /// Returns the option's number, with `default` if no value was given. Returns `None` if the
    /// value is the option's word or invalid.
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

    /// Returns the seat an option names, or `None` if the value is its word or invalid.
    pub fn seat(&mut self, option: &GameOption) -> Option<Seat> {
        self.number(option).map(|number| Seat::new(number - 1))
    }

    /// Finishes reading.
    ///
    /// # Errors
    /// Returns an error that lists everything wrong with the options.
    pub fn finish(self) -> Result<(), SetupErrors> {
        SetupErrors::check(self.errors)
    }
}
