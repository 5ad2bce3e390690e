//! Big Bang cards in words.

use ::nightsky::{BigBang, BigBangs};

use crate::text::capitalised;
use crate::{Language, text};

/// Returns the title of a Big Bang card.
#[must_use]
pub fn big_bang_name(language: Language, card: BigBang) -> String {
    text(language, &key(card, ""), &[])
}

/// Returns what a Big Bang card does, in one sentence.
#[must_use]
pub fn big_bang_words(language: Language, cards: &BigBangs, card: BigBang) -> String {
    let args = [("text", phrase(language, cards, card).into())];
    capitalised(&text(language, "nightsky-big-bang-sentence", &args))
}

/// Returns title and text for the middle of a sentence.
pub(super) fn big_bang_full(language: Language, cards: &BigBangs, card: BigBang) -> String {
    let args = [
        ("card", big_bang_name(language, card).into()),
        ("text", phrase(language, cards, card).into()),
    ];
    text(language, "nightsky-big-bang-full", &args)
}

fn phrase(language: Language, cards: &BigBangs, card: BigBang) -> String {
    let args = [("amount", cards.amount(card).into())];
    text(language, &key(card, ".text"), &args)
}

fn key(card: BigBang, form: &str) -> String {
    format!("nightsky-big-bang-{}{form}", card.key())
}
