//! The texts for reasons.

use ::astra::{CardId, CardSet, Why};

use super::names::{of_card, the_card};
use crate::{Arg, Language, text};

/// Returns a reason as a sentence.
pub(super) fn why_words(language: Language, cards: &CardSet, why: Why) -> String {
    let say =
        |key: &str, args: &[(&str, Arg<'_>)]| text(language, &format!("astra-why-{key}"), args);
    let the = |card: CardId| ("the", the_card(language, cards.card(card)).into());
    let of = |card: CardId| ("of", of_card(language, cards.card(card)).into());
    match why {
        Why::Discovers { card } => say("discovers", &[the(card)]),
        Why::Assisted { players } => say("assisted", &[("players", players.into())]),
        Why::LastStar { card } => say("last-star", &[of(card)]),
        Why::StarsLeft { card, stars } => say("stars-left", &[of(card), ("stars", stars.into())]),
        Why::Stardust { stardust } => say("stardust", &[("stardust", stardust.into())]),
        Why::Telescopes { telescopes } => say("telescopes", &[("telescopes", telescopes.into())]),
        Why::Wisdom { wisdom } => say("wisdom", &[("wisdom", wisdom.into())]),
        Why::Pouch { pouch } => say("pouch", &[("pouch", pouch.into())]),
        Why::Readies { cards } => say("readies", &[("cards", cards.into())]),
        Why::Allows { card } => say("allows", &[the(card)]),
        Why::Prevents { card } => say("prevents", &[the(card)]),
    }
}
