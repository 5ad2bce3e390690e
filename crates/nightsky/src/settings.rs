//! What is agreed before a game: its options (N2.1, N2.3, N3.1).

use serde::{Deserialize, Serialize};
use tabletop::{OptionReader, Options, SetupError};

use crate::Sign;

/// The options there are. `cards` names a file: who makes the value has read it by then.
const OPTIONS: &[&str] = &["cards", "die", "draft", "sun"];
/// What `sun` takes: chance, or a sign.
const SUNS: [&str; Sign::MOST + 1] = {
    let mut words = ["random"; Sign::MOST + 1];
    let mut sign = 0;
    while sign < Sign::MOST {
        words[sign + 1] = Sign::new(sign).key();
        sign += 1;
    }
    words
};

/// How cards are chosen (N2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draft {
    /// All at once: the first to arrive is served.
    Rush,
    /// One after the other, and another one begins each round.
    Turns,
}

/// What is agreed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// How cards are chosen.
    pub draft: Draft,
    /// Whether the die decides on Big Bang cards; without it the player does (N3.1).
    pub die: bool,
}

/// Reads the options: the settings, and the Sun's sign if chosen. Adds what is wrong to `errors`.
pub(crate) fn read(options: &Options, errors: &mut Vec<SetupError>) -> (Settings, Option<Sign>) {
    errors.extend(options.unknown(OPTIONS));
    let mut reader = OptionReader { options, errors };
    let draft = match reader.one_of("draft", &["rush", "turns"]) {
        0 => Draft::Rush,
        _ => Draft::Turns,
    };
    let die = reader.one_of("die", &["on", "off"]) == 0;
    let sun = reader.one_of("sun", &SUNS).checked_sub(1).map(Sign::new);
    (Settings { draft, die }, sun)
}
