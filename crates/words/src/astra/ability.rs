//! Abilities in words.

use ::astra::Ability;

use crate::text::capitalised;
use crate::{Language, text};

/// Returns what an ability does, beginning with a capital letter.
#[must_use]
pub fn ability_words(language: Language, ability: Ability) -> String {
    capitalised(&after_colon(language, ability))
}

/// Returns what an ability does, for use after a colon.
pub(super) fn after_colon(language: Language, ability: Ability) -> String {
    text(language, &format!("astra-ability-{}", ability.key()), &[])
}
