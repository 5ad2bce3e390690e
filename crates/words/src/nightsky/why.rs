//! The texts for reasons.

use ::nightsky::{Instrument, NightSky, Why};
use sky::Constellation;

use super::card::card_words;
use super::names::with_instrument;
use crate::constellation::in_cell;
use crate::{Arg, Language, text};

/// Returns a reason as a sentence.
pub(super) fn why_words(language: Language, game: &NightSky, why: Why) -> String {
    let say =
        |key: &str, args: &[(&str, Arg<'_>)]| text(language, &format!("nightsky-why-{key}"), args);
    let place = |cell: Constellation| ("in", in_cell(language, cell).into());
    let with = |one: Instrument| ("with", with_instrument(language, one).into());
    let counted = |key: &str, cell, (name, count): (&'static str, u16)| {
        say(key, &[place(cell), (name, count.into())])
    };
    let observed = |key: &str, cell, cards: u8, points: u16| {
        let args = [
            place(cell),
            ("cards", cards.into()),
            ("points", points.into()),
        ];
        say(key, &args)
    };
    match why {
        Why::Observes {
            cell,
            cards,
            points,
        } => observed("observes", cell, cards, points),
        Why::InReach {
            cell,
            cards,
            points,
        } => observed("in-reach", cell, cards, points),
        Why::Away { cell, borders } => counted("away", cell, ("borders", borders.into())),
        Why::Doubles => say("doubles", &[]),
        Why::Joined { players } => say("joined", &[("players", players.into())]),
        Why::WorthMore {
            card,
            instrument,
            points,
        } => {
            let card = card_words(language, game.cards().get(card));
            let args = [
                ("card", card.into()),
                ("points", points.into()),
                with(instrument),
            ];
            say("worth-more", &args)
        }
        Why::Worth { instrument, points } => {
            say("worth", &[("points", points.into()), with(instrument)])
        }
        Why::Together { cell, cards } => counted("together", cell, ("cards", cards.into())),
        Why::Shared { cell, players } => counted("shared", cell, ("players", players.into())),
        Why::Allows { cell, points } => counted("allows", cell, ("points", points)),
        Why::Prevents { cell, points } => counted("prevents", cell, ("points", points)),
    }
}
