//! The actions of a seat: small steps, never whole turns.

use serde::{Deserialize, Serialize};

use crate::{BoonSlot, CardId, PlaceId, Star};

/// One step of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Use the ability of one of the player's active cards (A3.1).
    Use(CardId),
    /// Mark a star in an Observe, by an ability or in a dream.
    Mark {
        /// The place of the card, numbered from 1 in records.
        place: PlaceId,
        /// The star, by its number on the card.
        star: Star,
    },
    /// Stop where allowed: end an Observe, the trade for telescopes or a reactivation.
    Stop,
    /// Trade 3 stardust for a telescope (A5.3).
    Trade,
    /// Rest (A3.6).
    Rest,
    /// End the Action phase: with no further Observe, or with no action at all after A5.9.
    Finish,
    /// Choose which of several finished cards is discovered next (A4.1).
    Discover(PlaceId),
    /// Pick a boon (A4.2).
    Pick(BoonSlot),
    /// Pick no boon (A4.2).
    Decline,
    /// Reactivate an exhausted card with a boon of Activation (A4.3).
    Reactivate(CardId),
    /// Discard a card over the card limit (A4.5).
    Discard(CardId),
    /// Choose the card to dream of among equal ones (A7.2).
    Dream(PlaceId),
}
