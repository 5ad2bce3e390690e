//! Names of cards.

use ::astra::Card;

use crate::text::try_text;
use crate::{Language, text};

/// The name of a constellation: Latin in English, French in French. A card of a reader's own set
/// that is none of Ptolemy's has the name its file gives.
#[must_use]
pub fn card_name(language: Language, card: &Card) -> String {
    form(language, card, "")
}

/// The name as the object of a sentence: “le Lion”.
#[must_use]
pub fn the_card(language: Language, card: &Card) -> String {
    form(language, card, ".the")
}

/// The name after “of” or “in”: “du Lion”.
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
