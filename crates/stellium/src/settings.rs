//! The options agreed on before a game (S2.2, S3.1, S3.2, S3.11, S5.1).

use serde::{Deserialize, Serialize};
use tabletop::{GameOption, OptionReader, OptionValues, Seat};

use crate::rules_version::RulesVersion;

/// S5.1: which points limit ends the game.
const LIMIT: GameOption = GameOption::one_of("limit", &["usual", "first"]);
/// S3.1: how often a player may feel in the bag.
const FEELS: GameOption = GameOption::new(
    "feels",
    OptionValues::Number {
        most: 5,
        word: "unlimited",
    },
    RulesVersion::NEWEST.usual_feels(),
);
/// S3.2: whether an influence must be applied.
const INFLUENCE: GameOption = GameOption::one_of("influence", &["mandatory", "optional"]);
/// S3.11: whether objectives that were shown stay visible.
const MEMORY: GameOption = GameOption::one_of("memory", &["on", "off"]);

/// All options of the game.
pub(crate) const OPTIONS: &[GameOption] = &[
    LIMIT,
    FEELS,
    INFLUENCE,
    MEMORY,
    GameOption::FIRST,
    GameOption::CARDS,
];

/// S5.1: the limit by number of players, starting with two.
const LIMITS: [u16; 3] = [30, 25, 20];
/// By how much a first game lowers the limit.
const FIRST_GAME: u16 = 5;

/// The settings of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// How many bodies may be felt; `None` for `feels=unlimited`.
    pub feels: Option<u8>,
    /// Whether an influence must be applied if possible.
    pub influence_must: bool,
    /// Whether everyone remembers the objectives they were shown.
    pub memory: bool,
    /// The points from objectives that end the game.
    pub limit: u16,
}

/// Reads the options: returns the settings, and the first player if one was chosen.
pub(crate) fn read(
    rules: RulesVersion,
    reader: &mut OptionReader<'_>,
    seats: usize,
) -> (Settings, Option<Seat>) {
    let limit = LIMITS.get(seats.wrapping_sub(2)).copied().unwrap_or(0);
    let first_game = reader.word(&LIMIT) == 1;
    let feels = reader.number_or(&FEELS, rules.usual_feels());
    let settings = Settings {
        feels: feels.map(|feels| feels as u8),
        influence_must: reader.word(&INFLUENCE) == 0,
        memory: reader.word(&MEMORY) == 0,
        limit: if first_game {
            limit.saturating_sub(FIRST_GAME)
        } else {
            limit
        },
    };
    (settings, reader.seat(&GameOption::FIRST))
}
