//! The texts that say why an action is illegal.

use ::astra::Illegal;
use tabletop::RuleBreach;

use crate::{Language, text};

pub(super) fn illegal_words(language: Language, error: Illegal) -> String {
    let sentence = text(language, key(error), &[]);
    let args = [("sentence", sentence.into()), ("rule", error.rule().into())];
    text(language, "astra-illegal", &args)
}

fn key(error: Illegal) -> &'static str {
    match error {
        Illegal::GameOver => "astra-illegal-game-over",
        Illegal::NotYourTurn => "astra-illegal-not-your-turn",
        Illegal::NotNow => "astra-illegal-not-now",
        Illegal::NotYourCard => "astra-illegal-not-your-card",
        Illegal::CardExhausted => "astra-illegal-card-exhausted",
        Illegal::CardActive => "astra-illegal-card-active",
        Illegal::NoCard => "astra-illegal-no-card",
        Illegal::NoSuchStar => "astra-illegal-no-such-star",
        Illegal::StarMarked => "astra-illegal-star-marked",
        Illegal::NotTheStart => "astra-illegal-not-the-start",
        Illegal::NotAdjacent => "astra-illegal-not-adjacent",
        Illegal::NotInChain => "astra-illegal-not-in-chain",
        Illegal::SameCard => "astra-illegal-same-card",
        Illegal::NoStardust => "astra-illegal-no-stardust",
        Illegal::ActionSkipped => "astra-illegal-action-skipped",
        Illegal::NoPassing => "astra-illegal-no-passing",
        Illegal::NoRestAfterObserve => "astra-illegal-no-rest-after-observe",
        Illegal::AbilitiesFirst => "astra-illegal-abilities-first",
        Illegal::NotFinished => "astra-illegal-not-finished",
        Illegal::BoonCrossedOut => "astra-illegal-boon-crossed-out",
        Illegal::BehindTheDreamer => "astra-illegal-behind-the-dreamer",
        Illegal::NotTheDream => "astra-illegal-not-the-dream",
    }
}
