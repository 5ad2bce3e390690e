//! The texts for remarks of the coach.

use ::nightsky::{CardId, NightSky, Remark};
use tabletop::{CoachRemark, Seat};

use super::card::card_words;
use super::names::with_instrument;
use crate::constellation::in_cell;
use crate::{Arg, Language, player_name, text};

/// Returns a remark in one or two sentences.
pub(super) fn remark_words(
    language: Language,
    game: &NightSky,
    names: &[String],
    remark: Remark,
) -> String {
    let say = |args: &[(&str, Arg<'_>)]| {
        text(language, &format!("nightsky-coach-{}", remark.key()), args)
    };
    let player = |seat: Seat| ("name", player_name(language, names, seat).into());
    let named = |card: CardId| card_words(language, game.cards().get(card));
    match remark {
        Remark::Pair { card, other } => {
            say(&[("card", named(card).into()), ("other", named(other).into())])
        }
        Remark::MayJoin { seat, cell } => {
            say(&[player(seat), ("in", in_cell(language, cell).into())])
        }
        Remark::Zero { card, instrument } => {
            let with = with_instrument(language, instrument);
            say(&[("card", named(card).into()), ("with", with.into())])
        }
        Remark::Joining { seat } => say(&[player(seat)]),
        Remark::NearEnd { seat, cards } => say(&[player(seat), ("n", cards.into())]),
        Remark::Draft
        | Remark::Solar
        | Remark::Die
        | Remark::NothingInReach
        | Remark::SunNear
        | Remark::BothSorts
        | Remark::LastDoubles => say(&[]),
    }
}
