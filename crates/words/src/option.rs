//! The texts for a game's options.

use tabletop::{GameOption, OptionValues};

use crate::text::try_text;
use crate::{Language, text};

/// A list of more values than this is abbreviated.
const MAX_LISTED: usize = 6;

/// The texts of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionWords {
    /// Its name, for the label of a control.
    pub name: String,
    /// A text that says what it does, for people who fill in a form. May be empty.
    pub help: String,
    /// A text that says what it does and what its values mean, for the command line.
    pub meaning: String,
}

impl OptionWords {
    /// Returns the texts of an option of the game with this key.
    #[must_use]
    pub fn of(language: Language, game: &str, option: &GameOption) -> Self {
        let key = option.key;
        let optional = |key: String| try_text(language, &key, &[]).unwrap_or_default();
        Self {
            name: optional(format!("site-option-{key}")),
            help: optional(format!("site-option-{key}-help")),
            meaning: text(language, &format!("{game}-option-{key}.meaning"), &[]),
        }
    }
}

/// The texts of a value of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValueWords {
    /// The name shown to people.
    pub name: String,
    /// A sentence that says what it does. May be empty.
    pub meaning: String,
}

impl ValueWords {
    /// Returns the texts of a value. A value without texts is its own name.
    #[must_use]
    pub fn of(language: Language, option: &str, value: &str) -> Self {
        let (key, number) = match value.parse::<usize>() {
            Ok(number) => (format!("site-{option}-n"), vec![("n", number.into())]),
            Err(_) => (format!("site-{option}-{value}"), Vec::new()),
        };
        let name = try_text(language, &key, &number);
        Self {
            name: name.unwrap_or_else(|| value.to_owned()),
            meaning: try_text(language, &format!("{key}.meaning"), &[]).unwrap_or_default(),
        }
    }
}

/// Returns an option as it is typed, `key=values`, for a game with at most `most_seats` seats.
#[must_use]
pub fn option_form(language: Language, option: &GameOption, most_seats: usize) -> String {
    let values = match option.values {
        OptionValues::OneOf([first, second, .., last]) if is_long(option, most_seats) => {
            format!("{first}|{second}…{last}")
        }
        OptionValues::OneOf(words) => words.join("|"),
        OptionValues::Number { most, word } => format!("1…{most}|{word}"),
        OptionValues::Seat { word } => format!("{word}|1…{most_seats}"),
        OptionValues::Set { groups, word } => {
            let items = groups.iter().enumerate();
            let items = items.filter_map(|(at, (_, items))| items.get(at).copied());
            let items: Vec<&str> = items.collect();
            format!("{},…|{word}", items.join(","))
        }
        OptionValues::File => text(language, "option-file", &[]),
    };
    format!("{}={values}", option.key)
}

fn is_long(option: &GameOption, most_seats: usize) -> bool {
    option.choices(most_seats).len() > MAX_LISTED
}
