//! The texts for kinds of stars.

use ::astra::{Star, StarFacts, StarKind};

use crate::{Arg, Language, sky, text};

/// Returns the name of a kind of star.
#[must_use]
pub fn star_kind_words(language: Language, kind: StarKind) -> String {
    text(language, &format!("astra-star-{}", kind.key()), &[])
}

/// Returns a star's name for display. The number after a Greek letter is raised, “ι² Cyg”, because
/// it could be mistaken for a Flamsteed number.
#[must_use]
pub fn star_name(language: Language, name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().filter(|letter| ('α'..='ω').contains(letter));
    let raised = letters.next().and_then(raised);
    match (first, raised) {
        (Some(letter), Some(number)) => format!("{letter}{number}{}", letters.as_str()),
        _ => sky::star_name(language, name),
    }
}

fn raised(digit: char) -> Option<char> {
    let digit = usize::try_from(digit.to_digit(10)?).ok()?;
    "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().nth(digit)
}

/// Returns the arguments for a text about one star of a card: its name, number and kind.
pub(super) fn star_args(
    language: Language,
    star: Star,
    facts: &StarFacts,
) -> [(&'static str, Arg<'static>); 3] {
    let kind = text(
        language,
        &format!("astra-star-{}.short", facts.kind.key()),
        &[],
    );
    [
        ("star", star_name(language, &facts.name).into()),
        ("n", star.number().into()),
        ("kind", kind.into()),
    ]
}
