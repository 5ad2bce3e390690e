//! Names chosen by players. Rejects invisible and misleading characters. Markup is harmless, since
//! names are escaped wherever they are shown.

use std::fmt;
use std::ops::RangeInclusive;

use unicode_properties::{
    GeneralCategory as Category, GeneralCategoryGroup as Group, UnicodeGeneralCategory,
};
use words::{Language, text};

/// The maximum length of a player's name, in characters.
pub const MAX_NAME_LENGTH: usize = 24;

/// The maximum length of a name in a record, in characters.
const MAX_RECORDED: usize = 64;

/// The maximum number of combining marks on one character: real writing needs no more.
const MAX_MARKS: usize = 3;

/// Letters, marks and symbols that are blank when displayed. Does not include the emoji variation
/// selector (U+FE0F): phone keyboards insert it after a heart.
const BLANK: [RangeInclusive<char>; 9] = [
    '\u{34F}'..='\u{34F}',
    '\u{115F}'..='\u{1160}',
    '\u{17B4}'..='\u{17B5}',
    '\u{180B}'..='\u{180F}',
    '\u{2800}'..='\u{2800}',
    '\u{3164}'..='\u{3164}',
    '\u{FE00}'..='\u{FE0E}',
    '\u{FFA0}'..='\u{FFA0}',
    '\u{E0000}'..='\u{E0FFF}',
];

/// The name of a player: 1 to 24 visible characters, with single spaces between words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerName(String);

/// The reason a text is not a valid name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    /// It is empty or consists of spaces only.
    #[error("a name must have a visible character")]
    Empty,
    /// It is too long.
    #[error("a name must have at most {most} characters")]
    Long {
        /// The maximum number of characters.
        most: usize,
    },
    /// It contains a character that is invisible or changes how others are displayed.
    #[error("a name must not contain invisible characters")]
    Invisible,
    /// It contains a combining mark without a base character, or too many marks on one character.
    #[error("a name must have at most {MAX_MARKS} marks on a character, and none without one")]
    Marks,
}

impl PlayerName {
    /// Returns the text as a name, without superfluous spaces.
    ///
    /// # Errors
    /// Returns an error if it is empty or too long, or contains characters not allowed in names.
    pub fn new(text: &str) -> Result<Self, NameError> {
        clean(text, MAX_NAME_LENGTH).map(Self)
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<PlayerName> for String {
    fn from(name: PlayerName) -> Self {
        name.0
    }
}

impl NameError {
    /// Returns one sentence that says what is wrong and how to fix it.
    #[must_use]
    pub fn words(self, language: Language) -> String {
        match self {
            Self::Empty => text(language, "name-empty", &[]),
            Self::Long { most } => text(language, "name-long", &[("most", most.into())]),
            Self::Invisible => text(language, "name-invisible", &[]),
            Self::Marks => text(language, "name-marks", &[("most", MAX_MARKS.into())]),
        }
    }
}

/// Checks a name in an imported record. It may be empty. It may also be longer than a player's
/// name, because machine players have longer names.
///
/// # Errors
/// Returns an error if it is too long, or contains characters not allowed in names.
pub fn check_recorded(name: &str) -> Result<(), NameError> {
    if name.is_empty() {
        return Ok(());
    }
    clean(name, MAX_RECORDED).map(drop)
}

/// Returns the text as a name of at most `most` characters.
pub(super) fn clean(text: &str, most: usize) -> Result<String, NameError> {
    let words: Vec<&str> = text
        .split(is_space)
        .filter(|word| !word.is_empty())
        .collect();
    if words.is_empty() {
        return Err(NameError::Empty);
    }
    if text.chars().any(is_invisible) {
        return Err(NameError::Invisible);
    }
    if !words.iter().all(|word| marks_are_few(word)) {
        return Err(NameError::Marks);
    }
    let name = words.join(" ");
    if name.chars().count() > most {
        return Err(NameError::Long { most });
    }
    Ok(name)
}

/// Accepts only plain spaces: tabs and line breaks are control characters and are rejected as such.
fn is_space(letter: char) -> bool {
    letter.general_category() == Category::SpaceSeparator
}

fn is_mark(letter: char) -> bool {
    letter.general_category_group() == Group::Mark
}

/// Checks that the word does not begin with a mark and never has too many in a row.
fn marks_are_few(word: &str) -> bool {
    let longest = word
        .split(|letter| !is_mark(letter))
        .map(|run| run.chars().count())
        .max();
    !word.starts_with(is_mark) && longest.is_none_or(|marks| marks <= MAX_MARKS)
}

/// Matches control, format (directions, joiners, tags), private-use and unassigned characters, line
/// separators and blanks.
fn is_invisible(letter: char) -> bool {
    let category = letter.general_category();
    letter.general_category_group() == Group::Other
        || matches!(
            category,
            Category::LineSeparator | Category::ParagraphSeparator
        )
        || is_blank(letter)
}

fn is_blank(letter: char) -> bool {
    BLANK.iter().any(|blank| blank.contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> Result<String, NameError> {
        PlayerName::new(text).map(String::from)
    }

    #[test]
    fn names_in_many_scripts_are_accepted() {
        let names = [
            "A",
            "Ada",
            "Zoé",
            "Zoe\u{301}",
            "O’Neill",
            "ليلى",
            "דוד",
            "हिन्दी",
            "ไทยก็",
            "星子",
            "☾ Luna",
            "I ❤\u{FE0F} Lyra",
            "🔭",
            "<b>&amp;",
            "x' OR 1=1 --",
            "null",
        ];
        for text in names {
            assert_eq!(name(text).as_deref(), Ok(text));
        }
    }

    #[test]
    fn spaces_are_trimmed_and_collapsed() {
        assert_eq!(
            name("  Ada \u{A0}\u{3000} Lovelace ").as_deref(),
            Ok("Ada Lovelace")
        );
        for empty in ["", " ", "\u{2003}\u{A0}"] {
            assert_eq!(name(empty), Err(NameError::Empty), "{empty:?}");
        }
    }

    #[test]
    fn a_name_has_at_most_24_characters() {
        assert!(name(&"é".repeat(24)).is_ok());
        assert!(name(&format!("  {}  ", "é".repeat(24))).is_ok());
        assert_eq!(name(&"é".repeat(25)), Err(NameError::Long { most: 24 }));
    }

    #[test]
    fn invisible_characters_are_refused() {
        let hidden = [
            '\0',
            '\t',
            '\n',
            '\r',
            '\u{1b}',
            '\u{7f}',
            '\u{85}',
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{1160}',
            '\u{180e}',
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{200e}',
            '\u{200f}',
            '\u{2028}',
            '\u{2029}',
            '\u{202a}',
            '\u{202e}',
            '\u{2060}',
            '\u{2066}',
            '\u{2069}',
            '\u{206f}',
            '\u{2800}',
            '\u{3164}',
            '\u{fe00}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{fff9}',
            '\u{ffff}',
            '\u{e000}',
            '\u{f0000}',
            '\u{10fffd}',
            '\u{e0001}',
            '\u{e0041}',
            '\u{e0100}',
            '\u{378}',
        ];
        for letter in hidden {
            for text in [
                format!("A{letter}b"),
                format!("{letter}A"),
                format!("A{letter}"),
            ] {
                assert_eq!(name(&text), Err(NameError::Invisible), "{text:?}");
            }
        }
    }

    #[test]
    fn marks_need_a_base_character_and_are_limited() {
        let mark = "\u{301}";
        assert!(name(&format!("e{}", mark.repeat(3))).is_ok());
        for text in [
            mark.into(),
            format!("e{}", mark.repeat(4)),
            format!("a {mark}b"),
        ] {
            assert_eq!(name(&text), Err(NameError::Marks), "{text:?}");
        }
    }

    #[test]
    fn every_error_has_a_text() {
        let errors = [
            NameError::Empty,
            NameError::Long { most: 24 },
            NameError::Invisible,
            NameError::Marks,
        ];
        for error in errors {
            let [english, french] =
                [Language::English, Language::French].map(|language| error.words(language));
            assert_ne!(english, french);
            assert!(
                !format!("{english}{french}").contains("Unknown"),
                "{english}"
            );
        }
    }
}
