//! The texts for constellation cards and Big Bang cards.

use ::nightsky::{BigBang, BigBangs, Card, ObjectKind};

use crate::constellation::constellation_name;
use crate::text::capitalised;
use crate::{Language, text};

/// Returns the name of a card, which is that of its object.
#[must_use]
pub fn card_name(language: Language, card: &Card) -> String {
    card.names[language].replace('\'', "’")
}

/// Returns where a card is played: the name of its constellation, or the solar system.
#[must_use]
pub fn place_name(language: Language, card: &Card) -> String {
    match card.constellation {
        Some(cell) => constellation_name(language, cell),
        None => text(language, "nightsky-solar-system", &[]),
    }
}

/// Returns the name of a kind of object.
#[must_use]
pub fn kind_name(language: Language, kind: ObjectKind) -> String {
    text(language, &format!("nightsky-kind-{}", kind.key()), &[])
}

/// Returns a card for use in a sentence: its name in quotation marks, and its constellation.
pub(super) fn card_words(language: Language, card: &Card) -> String {
    let args = [
        ("card", card_name(language, card).into()),
        ("place", place_name(language, card).into()),
    ];
    text(language, "nightsky-card", &args)
}

/// Returns a card for use in a list, with its points by instrument.
pub(super) fn card_item(language: Language, card: &Card) -> String {
    let points: Vec<String> = card.points.iter().map(ToString::to_string).collect();
    let args = [
        ("card", card_name(language, card).into()),
        ("place", place_name(language, card).into()),
        ("points", points.join("/").into()),
    ];
    text(language, "nightsky-card-item", &args)
}

/// Returns the title of a Big Bang card.
#[must_use]
pub fn big_bang_name(language: Language, card: BigBang) -> String {
    text(language, &big_bang_key(card, ""), &[])
}

/// Returns a sentence that describes a Big Bang card.
#[must_use]
pub fn big_bang_words(language: Language, cards: &BigBangs, card: BigBang) -> String {
    let args = [("text", big_bang_phrase(language, cards, card).into())];
    capitalised(&text(language, "nightsky-big-bang-sentence", &args))
}

/// Returns title and text for the middle of a sentence.
pub(super) fn big_bang_full(language: Language, cards: &BigBangs, card: BigBang) -> String {
    let args = [
        ("card", big_bang_name(language, card).into()),
        ("text", big_bang_phrase(language, cards, card).into()),
    ];
    text(language, "nightsky-big-bang-full", &args)
}

fn big_bang_phrase(language: Language, cards: &BigBangs, card: BigBang) -> String {
    let args = [("amount", cards.amount(card).into())];
    text(language, &big_bang_key(card, ".text"), &args)
}

fn big_bang_key(card: BigBang, form: &str) -> String {
    format!("nightsky-big-bang-{}{form}", card.key())
}
