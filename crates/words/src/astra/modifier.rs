//! The modifiers that make a game against Ptolemy easier or harder, in words.

use ::astra::Modifier;

use crate::{Language, text};

/// Returns the short name of a modifier.
#[must_use]
pub fn modifier_name(language: Language, modifier: Modifier) -> String {
    text(language, &key(modifier), &[])
}

/// Returns what a modifier does, in one sentence.
#[must_use]
pub fn modifier_words(language: Language, modifier: Modifier) -> String {
    text(language, &format!("{}.meaning", key(modifier)), &[])
}

fn key(modifier: Modifier) -> String {
    format!("astra-modifier-{}", modifier.key())
}
