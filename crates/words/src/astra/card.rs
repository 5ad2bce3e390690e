//! Names of cards.

use ::astra::Card;

use crate::text::try_text;
use crate::{Language, text};

/// Returns the name of a constellation: Latin in English, French in French. A card of a custom set
/// that is not one of Ptolemy's constellations has the name given in its file.
#[must_use]
pub fn card_name(language: Language, card: &Card) -> String {
    form(language, card, "")
}

/// Returns the name as the object of a sentence: “le Lion”.
#[must_use]
pub fn the_card(language: Language, card: &Card) -> String {
    form(language, card, ".the")
}

/// Returns the name after “of” or “in”: “du Lion”.
#[must_use]
pub fn of_card(language: Language, card: &Card) -> String {
    form(language, card, ".of")
}

fn form(language: Language, card: &Card, form: &str) -> String {
    try_text(language, &format!("card-{}{form}", card.id), &[]).unwrap_or_else(|| {
        let key = format!("own-card{form}");
        text(language, &key, &[("name", card.name.as_str().into())])
    })
}
