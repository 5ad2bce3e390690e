//! What a seat can do: small steps, never whole turns.

use serde::{Deserialize, Serialize};

use crate::{BoonSlot, CardId, PlaceId, Star};

/// One step of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Use the ability of one of one's active cards (A3.1).
    Use(CardId),
    /// Mark a star: of an Observe, of an ability, or of a dream.
    Mark {
        /// Where the card lies.
        place: PlaceId,
        /// The star.
        star: Star,
    },
    /// Stop where one may: end an Observe, the trade for telescopes, a reactivation.
    Stop,
    /// Trade 3 stardust for a telescope (A5.3).
    Trade,
    /// Rest (A3.6).
    Rest,
    /// End the Action phase: no further Observe, or no action at all after A5.9.
    Finish,
    /// Choose which of several finished cards is discovered next (A4.1).
    Discover(PlaceId),
    /// Pick a boon (A4.2).
    Pick(BoonSlot),
    /// Pick no boon (A4.2).
    Decline,
    /// Reactivate an exhausted card by a boon of Activation (A4.3).
    Reactivate(CardId),
    /// Discard a card over the card limit (A4.5).
    Discard(CardId),
    /// Choose among equal cards the one to dream of (A7.2).
    Dream(PlaceId),
}
