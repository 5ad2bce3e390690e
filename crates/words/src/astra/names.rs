//! The texts for cards, elements, abilities, boons and modifiers.

use ::astra::{Ability, Boon, BoonKind, Card, Element, Modifier};

use crate::text::{capitalised, try_text};
use crate::{Language, text};

/// Returns the name of a constellation: Latin in English, French in French. A card of a custom set
/// that is not one of Ptolemy's constellations has the name given in its file.
#[must_use]
pub fn card_name(language: Language, card: &Card) -> String {
    card_form(language, card, "")
}

/// Returns the name as the object of a sentence: “le Lion”.
#[must_use]
pub fn the_card(language: Language, card: &Card) -> String {
    card_form(language, card, ".the")
}

/// Returns the name after “of” or “in”: “du Lion”.
#[must_use]
pub fn of_card(language: Language, card: &Card) -> String {
    card_form(language, card, ".of")
}

fn card_form(language: Language, card: &Card, form: &str) -> String {
    try_text(language, &format!("card-{}{form}", card.id), &[]).unwrap_or_else(|| {
        let key = format!("own-card{form}");
        text(language, &key, &[("name", card.name.as_str().into())])
    })
}

/// Returns the name of an element, for cards and spheres.
#[must_use]
pub fn element_words(language: Language, element: Element) -> String {
    text(language, &format!("astra-element-{}", element.key()), &[])
}

/// Returns the text for an ability, beginning with a capital letter.
#[must_use]
pub fn ability_words(language: Language, ability: Ability) -> String {
    capitalised(&after_colon(language, ability))
}

/// Returns the text for an ability, for use after a colon.
pub(super) fn after_colon(language: Language, ability: Ability) -> String {
    text(language, &format!("astra-ability-{}", ability.key()), &[])
}

/// Returns the kind and amount of a boon.
#[must_use]
pub fn boon_words(language: Language, boon: Boon) -> String {
    let key = format!("astra-boon-{}", boon.kind.key());
    text(language, &key, &[("amount", boon.amount.into())])
}

/// Returns a kind of boon, without an amount.
#[must_use]
pub fn boon_kind_words(language: Language, kind: BoonKind) -> String {
    text(language, &format!("astra-boon-{}.kind", kind.key()), &[])
}

/// Returns the short name of a modifier.
#[must_use]
pub fn modifier_name(language: Language, modifier: Modifier) -> String {
    text(language, &modifier_key(modifier), &[])
}

/// Returns a sentence that describes a modifier.
#[must_use]
pub fn modifier_words(language: Language, modifier: Modifier) -> String {
    text(
        language,
        &format!("{}.meaning", modifier_key(modifier)),
        &[],
    )
}

fn modifier_key(modifier: Modifier) -> String {
    format!("astra-modifier-{}", modifier.key())
}
