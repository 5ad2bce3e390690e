//! Looking texts up.

use std::collections::HashMap;

use tabletop::Seat;

use crate::locales::LOCALES;
use crate::{Arg, Language};

/// The text with this key, its variables filled in.
///
/// A key or a variable that is missing gives `Unknown localization …`; the tests see to it that
/// none is.
#[must_use]
pub fn text(language: Language, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    try_text(language, key, args).unwrap_or_else(|| format!("Unknown localization {key}"))
}

/// The text with this key, if there is one.
pub(crate) fn try_text(language: Language, key: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
    let args: HashMap<&str, _> = args
        .iter()
        .map(|(name, Arg(value))| (*name, value.clone()))
        .collect();
    LOCALES
        .lookup_single_language(language.identifier(), key, Some(&args))
        .ok()
}

/// The name of the player in a seat; one without a name is called by number.
#[must_use]
pub fn player_name(language: Language, names: &[String], seat: Seat) -> String {
    match names.get(seat.index()) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => text(language, "player-number", &[("n", seat.number().into())]),
    }
}

/// A number with so many digits after the decimal point, which is a comma in French.
#[must_use]
pub fn decimal(language: Language, number: f64, digits: usize) -> String {
    let number = format!("{number:.digits$}");
    match language {
        Language::English => number,
        Language::French => number.replace('.', ","),
    }
}

/// The text with a capital letter at its beginning.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
