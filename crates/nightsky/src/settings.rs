//! The options agreed on before a game (N2.1, N2.3, N3.1).

use serde::{Deserialize, Serialize};
use tabletop::{GameOption, OptionReader};

use crate::Sign;

/// The values of the `sun` option: random, or a sign.
const SUNS: [&str; Sign::MAX + 1] = {
    let mut words = ["random"; Sign::MAX + 1];
    let mut sign = 0;
    while sign < Sign::MAX {
        words[sign + 1] = Sign::new(sign).key();
        sign += 1;
    }
    words
};

/// N2.3: how cards are drafted.
const DRAFT: GameOption = GameOption::one_of("draft", &["rush", "turns"]);
/// N3.1: whether the die decides if a Big Bang card is drawn.
const DIE: GameOption = GameOption::one_of("die", &["on", "off"]);
/// N2.1: where the Sun starts.
const SUN: GameOption = GameOption::one_of("sun", &SUNS);

/// All options of the game.
pub(crate) const OPTIONS: &[GameOption] = &[DRAFT, DIE, SUN, GameOption::CARDS];

/// How cards are drafted (N2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draft {
    /// All at once: the first to choose a card gets it.
    Rush,
    /// One after the other, with a different first player each round.
    Turns,
}

/// The settings of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// How cards are drafted.
    pub draft: Draft,
    /// Whether the die decides if a Big Bang card is drawn; otherwise the player decides (N3.1).
    pub die: bool,
}

/// Reads the options: returns the settings, and the Sun's sign if one was chosen.
pub(crate) fn read(reader: &mut OptionReader<'_>) -> (Settings, Option<Sign>) {
    let draft = match reader.word(&DRAFT) {
        0 => Draft::Rush,
        _ => Draft::Turns,
    };
    let die = reader.word(&DIE) == 0;
    let sun = reader.word(&SUN).checked_sub(1).map(Sign::new);
    (Settings { draft, die }, sun)
}
