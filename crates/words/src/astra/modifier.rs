//! What makes a game against Ptolemy easier or harder, in words.

use ::astra::Modifier;

use crate::{Language, text};

/// The short name of a modifier.
#[must_use]
pub fn modifier_name(language: Language, modifier: Modifier) -> String {
    text(language, &key(modifier), &[])
}

/// What a modifier does, in a sentence.
#[must_use]
pub fn modifier_words(language: Language, modifier: Modifier) -> String {
    text(language, &format!("{}.meaning", key(modifier)), &[])
}

fn key(modifier: Modifier) -> String {
    format!("astra-modifier-{}", modifier.key())
}
