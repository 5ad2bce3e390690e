//! What a player can do: one small step at a time.

use serde::{Deserialize, Serialize};
use sky::Constellation;

use crate::{CardId, Instrument};

/// One step of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Choose one of the face-up cards (N2.3).
    Pick(CardId),
    /// Roll the die at the beginning of one's turn (N3.1).
    Roll,
    /// Draw a Big Bang card, where there is no die (N3.1).
    Draw,
    /// Draw none, where there is no die (N3.1).
    DrawNone,
    /// Clouds: this shared instrument cannot be used until one's next turn (N6.3).
    Cloud(Instrument),
    /// Conjunction: two shared instruments change places (N6.4).
    Swap {
        /// The earlier of the two: binoculars, refractor, telescope.
        one: Instrument,
        /// The later.
        other: Instrument,
    },
    /// Choose what to observe with (N3.2).
    Choose(Instrument),
    /// Move it to a cell within reach (N3.3).
    Move(Constellation),
    /// Leave it where it is (N3.3).
    Stay,
    /// Play one of one's cards, as the active player or joining in (N3.4, N3.5).
    Play(CardId),
    /// Play no (more) cards in this observation (N3.4).
    Done,
}
