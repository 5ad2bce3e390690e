//! The texts for remarks of the coach.

use ::astra::{CardId, CardSet, Remark};
use tabletop::CoachRemark;

use super::names::{card_name, element_words, the_card};
use crate::{Arg, Language, player_name, text};

/// Returns a remark in one or two sentences.
pub(super) fn remark_words(
    language: Language,
    cards: &CardSet,
    names: &[String],
    remark: Remark,
) -> String {
    let say =
        |args: &[(&str, Arg<'_>)]| text(language, &format!("astra-coach-{}", remark.key()), args);
    let the = |card: CardId| ("the", the_card(language, cards.card(card)).into());
    match remark {
        Remark::Spend { stardust, pouch } => {
            say(&[("stardust", stardust.into()), ("pouch", pouch.into())])
        }
        Remark::OneChain { card } => say(&[the(card)]),
        Remark::NextFinishes { next, card } => {
            let name = player_name(language, names, next);
            say(&[("name", name.into()), the(card)])
        }
        Remark::NextLimit { limit } => say(&[("limit", limit.into())]),
        Remark::AtLimit { cards } => say(&[("n", cards.into())]),
        Remark::RestReactivates { element, card } => {
            let element = element_words(language, element);
            say(&[("element", element.into()), the(card)])
        }
        Remark::FinalScoring { card, gain } => {
            let card = cards.card(card);
            let element = element_words(language, card.element);
            say(&[
                ("card", card_name(language, card).into()),
                ("element", element.into()),
                ("gain", gain.into()),
            ])
        }
        Remark::FullPouch
        | Remark::Telescope
        | Remark::Boons
        | Remark::EndNear
        | Remark::Dreamer => say(&[]),
    }
}
