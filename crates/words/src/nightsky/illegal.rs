//! The texts that say why an action is illegal.

use ::nightsky::Illegal;
use tabletop::RuleBreach;

use crate::{Language, text};

/// Explains what is wrong and what would be legal, with the rule's number.
pub(super) fn illegal_words(language: Language, error: Illegal) -> String {
    let sentence = text(language, &format!("nightsky-illegal-{}", key(error)), &[]);
    let args = [("sentence", sentence.into()), ("rule", error.rule().into())];
    text(language, "nightsky-illegal", &args)
}

fn key(error: Illegal) -> &'static str {
    match error {
        Illegal::GameOver => "game-over",
        Illegal::NotYourTurn => "not-your-turn",
        Illegal::NotNow => "not-now",
        Illegal::ChosenAlready => "chosen-already",
        Illegal::NotToChoose => "not-to-choose",
        Illegal::TheDieDecides => "the-die-decides",
        Illegal::NoDie => "no-die",
        Illegal::NotShared => "not-shared",
        Illegal::NotAPair => "not-a-pair",
        Illegal::Clouded => "clouded",
        Illegal::ThereAlready => "there-already",
        Illegal::OutOfReach => "out-of-reach",
        Illegal::NotYourCard => "not-your-card",
        Illegal::PlayedAlready => "played-already",
        Illegal::NotHere => "not-here",
        Illegal::NoSunHere => "no-sun-here",
        Illegal::TwoAlready => "two-already",
        Illegal::NotJoined => "not-joined",
    }
}
