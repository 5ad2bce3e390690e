//! What is agreed before a game: its options (S2.2, S3.1, S3.2, S5.1).

use serde::{Deserialize, Serialize};
use tabletop::{OptionReader, Options, Seat, SetupError};

use crate::rules_version::RulesVersion;

/// The options there are. `cards` names a file: who makes the value has read it by then.
pub(crate) const OPTIONS: &[&str] = &["cards", "feels", "first", "influence", "limit", "memory"];
/// How often one feels in the bag at most.
const MOST_FEELS: usize = 5;
/// S5.1: the limit by number of players, from 2.
const LIMITS: [u16; 3] = [30, 25, 20];
/// What a first game takes off it.
const FIRST_GAME: u16 = 5;

/// What is agreed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// How often a body may be felt; without a number the player has a sure touch.
    pub feels: Option<u8>,
    /// Whether an influence must be applied where it can be.
    pub influence_must: bool,
    /// Whether all remember what they were shown.
    pub memory: bool,
    /// Points of objectives that end the game.
    pub limit: u16,
}

/// Reads the options: the settings, and the first player if chosen. Adds what is wrong to `errors`.
pub(crate) fn read(
    rules: RulesVersion,
    options: &Options,
    seats: usize,
    errors: &mut Vec<SetupError>,
) -> (Settings, Option<Seat>) {
    errors.extend(options.unknown(OPTIONS));
    let mut reader = OptionReader { options, errors };
    let limit = LIMITS.get(seats.wrapping_sub(2)).copied().unwrap_or(0);
    let first_game = reader.one_of("limit", &["usual", "first"]) == 1;
    let settings = Settings {
        feels: reader
            .word_or_number(
                "feels",
                "unlimited",
                MOST_FEELS,
                Some(rules.usual_feels().into()),
            )
            .map(|feels| feels as u8),
        influence_must: reader.one_of("influence", &["mandatory", "optional"]) == 0,
        memory: reader.one_of("memory", &["on", "off"]) == 0,
        limit: if first_game {
            limit.saturating_sub(FIRST_GAME)
        } else {
            limit
        },
    };
    let first = reader.word_or_number("first", "random", seats.clamp(1, 4), None);
    (settings, first.map(|number| Seat::new(number - 1)))
}
