//! The actions of a seat: small steps, never whole turns.

use serde::{Deserialize, Serialize};
use sky::Constellation;

use crate::{CardId, Instrument};

/// One step of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Choose one of the face-up cards (N2.3).
    Pick(CardId),
    /// Roll the die at the beginning of the turn (N3.1).
    Roll,
    /// Draw a Big Bang card, in a game without the die (N3.1).
    Draw,
    /// Draw no Big Bang card, in a game without the die (N3.1).
    DrawNone,
    /// Clouds: no player can use this shared instrument until the active player's next turn (N6.3).
    Cloud(Instrument),
    /// Conjunction: swap two shared instruments (N6.4).
    Swap {
        /// The earlier of the two: binoculars, refractor, telescope.
        one: Instrument,
        /// The later of the two in that order.
        other: Instrument,
    },
    /// Choose an instrument (N3.2).
    Choose(Instrument),
    /// Move the chosen instrument to a cell within reach (N3.3).
    Move(Constellation),
    /// Leave the chosen instrument where it is (N3.3).
    Stay,
    /// Play a card, as the active player or when joining in (N3.4, N3.5).
    Play(CardId),
    /// Play no (more) cards in this observation (N3.4).
    Done,
}
