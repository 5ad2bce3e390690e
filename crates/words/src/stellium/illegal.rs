//! The texts that say why an action is illegal.

use ::stellium::Illegal;
use tabletop::RuleBreach;

use crate::{Language, text};

pub(super) fn illegal_words(language: Language, error: Illegal) -> String {
    let sentence = text(language, key(error), &[]);
    let args = [("sentence", sentence.into()), ("rule", error.rule().into())];
    text(language, "stellium-illegal", &args)
}

fn key(error: Illegal) -> &'static str {
    match error {
        Illegal::GameOver => "stellium-illegal-game-over",
        Illegal::NotYourTurn => "stellium-illegal-not-your-turn",
        Illegal::NotNow => "stellium-illegal-not-now",
        Illegal::NotInBag => "stellium-illegal-not-in-bag",
        Illegal::NoSuchToken => "stellium-illegal-no-such-token",
        Illegal::CellTaken => "stellium-illegal-cell-taken",
        Illegal::BlackHole => "stellium-illegal-black-hole",
        Illegal::NothingToHit => "stellium-illegal-nothing-to-hit",
        Illegal::NoBody => "stellium-illegal-no-body",
        Illegal::JustPlaced => "stellium-illegal-just-placed",
        Illegal::WrongKind => "stellium-illegal-wrong-kind",
        Illegal::SameSwap => "stellium-illegal-same-swap",
        Illegal::NotAdjacent => "stellium-illegal-not-adjacent",
        Illegal::WholeTurn => "stellium-illegal-whole-turn",
        Illegal::NotABlackHole => "stellium-illegal-not-a-black-hole",
        Illegal::MustApply => "stellium-illegal-must-apply",
        Illegal::NotYourObjective => "stellium-illegal-not-your-objective",
        Illegal::NotThePicture => "stellium-illegal-not-the-picture",
        Illegal::Resting => "stellium-illegal-resting",
        Illegal::NotUsed => "stellium-illegal-not-used",
        Illegal::NotDrawn => "stellium-illegal-not-drawn",
        Illegal::NotAStart => "stellium-illegal-not-a-start",
        Illegal::NotFaceUp => "stellium-illegal-not-face-up",
    }
}
