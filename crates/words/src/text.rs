//! Looking up texts, and their arguments: strings and whole numbers.

use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

use fluent_templates::fluent_bundle::FluentValue;
use tabletop::Seat;

use crate::locales::locales;
use crate::{ByLanguage, Language};

/// The value of a variable in a text. A number selects singular or plural.
#[derive(Clone, PartialEq, Debug)]
pub struct Arg<'a>(pub(crate) FluentValue<'a>);

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self(text.into())
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self(text.as_str().into())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

macro_rules! from_number {
    ($($number:ty)+) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self(number.into())
            }
        })+
    };
}

from_number!(i8 i16 i32 i64 isize u8 u16 u32 u64 usize);

/// Returns the text with this key, with its variables filled in.
///
/// A missing key or variable gives `Unknown localization …`; tests ensure that none is missing.
#[must_use]
pub fn text(language: Language, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    try_text(language, key, args).unwrap_or_else(|| format!("Unknown localization {key}"))
}

/// Returns the text with this key, which has no variables, if there is one.
#[must_use]
pub fn text_if_any(language: Language, key: &str) -> Option<String> {
    plain_text(language, key)
}

/// Returns the text with this key, if there is one.
pub(crate) fn try_text(language: Language, key: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
    if args.is_empty() {
        return plain_text(language, key);
    }
    let args: HashMap<&str, _> = args
        .iter()
        .map(|(name, Arg(value))| (*name, value.clone()))
        .collect();
    locales(language)
        .lookup_single_language(language.identifier(), key, Some(&args))
        .ok()
}

/// Texts without variables, by language and key.
type PlainTexts = ByLanguage<RwLock<HashMap<Box<str>, Box<str>>>>;

/// Returns a text without variables. These are cached, because a page has hundreds of them. The
/// cache cannot outgrow the number of keys, because unknown keys are not kept.
fn plain_text(language: Language, key: &str) -> Option<String> {
    static PLAIN: LazyLock<PlainTexts> = LazyLock::new(Default::default);
    let texts = &PLAIN[language];
    let known = texts.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(text) = known.get(key) {
        return Some(text.as_ref().to_owned());
    }
    drop(known);
    let text = locales(language)
        .lookup_single_language::<&str>(language.identifier(), key, None)
        .ok()?;
    let mut known = texts.write().unwrap_or_else(PoisonError::into_inner);
    known.insert(key.into(), text.as_str().into());
    Some(text)
}

/// Returns the name of the player in a seat; a player without a name is numbered.
#[must_use]
pub fn player_name(language: Language, names: &[String], seat: Seat) -> String {
    match names.get(seat.index()) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => text(language, "player-number", &[("n", seat.number().into())]),
    }
}

/// Returns the items as one text: “A, B and C”.
#[must_use]
pub fn list_words<S: AsRef<str>>(language: Language, items: &[S]) -> String {
    match items {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            let args = [
                ("first", first.join(", ").into()),
                ("last", last.as_ref().into()),
            ];
            text(language, "list-and", &args)
        }
    }
}

/// Formats a number with this many decimals. French uses a decimal comma. The minus sign is as wide
/// as a digit, and zero never has one.
#[must_use]
pub fn decimal(language: Language, number: f64, digits: usize) -> String {
    let absolute = format!("{:.digits$}", number.abs());
    let is_nothing = absolute.chars().all(|digit| matches!(digit, '0' | '.'));
    let sign = if number < 0.0 && !is_nothing {
        "−"
    } else {
        ""
    };
    let mut mark = [0; 4];
    let mark = language.decimal_mark().encode_utf8(&mut mark);
    format!("{sign}{}", absolute.replace('.', mark))
}

/// Returns the text with its first letter capitalised.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
