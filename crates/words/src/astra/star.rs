//! Kinds of stars in words.

use ::astra::{Star, StarFacts, StarKind};

use crate::{Arg, Language, text};

/// The name of a kind of star.
#[must_use]
pub fn star_kind_words(language: Language, kind: StarKind) -> String {
    text(language, &format!("astra-star-{}", kind.key()), &[])
}

/// What a text about one star of a card wants to know: its name, number and kind.
pub(super) fn star_args<'a>(
    language: Language,
    star: Star,
    facts: &'a StarFacts,
) -> [(&'static str, Arg<'a>); 3] {
    let kind = text(
        language,
        &format!("astra-star-{}.short", facts.kind.key()),
        &[],
    );
    [
        ("star", facts.name.as_str().into()),
        ("n", star.number().into()),
        ("kind", kind.into()),
    ]
}
