//! What Ptolemy does, step by step, for log and screen.

use serde::{Deserialize, Serialize};

use super::library::Shelf;
use crate::{Boon, BoonSlot, CardId, Element, PlaceId};

/// Something Ptolemy did. The stars he marks are told by [`Event::StarMarked`](crate::Event).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what, where and how much")]
pub enum PtolemyEvent {
    /// His turn began.
    TurnBegan { round: u16 },
    /// He threw the die.
    Rolled { die: u8 },
    /// The die pointed to this card of his library.
    Consulted { shelf: Shelf, card: CardId },
    /// The card gives the element that decides where, and how many stars.
    Priority { element: Element, stars: u8 },
    /// He observes the card on this place.
    Observed { place: PlaceId, card: CardId },
    /// He spent a telescope on another chain; so many are left.
    TelescopeSpent { left: u16 },
    /// The card he consulted went to his discard.
    CardLaidAside { card: CardId },
    /// He spent a stardust; so many are left.
    StardustSpent { left: u16 },
    /// A card came from his pile to his library; which, if it can be seen.
    LibraryFilled { shelf: Shelf, card: Option<CardId> },
    /// His discard became his new pile, of so many cards.
    PileShuffled { cards: u8 },
    /// The top card of his pile, where it lies face up.
    TopShown { card: CardId },
    /// His action is Rest.
    Rested,
    /// Fame.
    FameGained { fame: u16 },
    /// Stardust.
    StardustGained { stardust: u16 },
    /// Telescopes.
    TelescopesGained { telescopes: u16 },
    /// He discovered a card.
    Discovered { place: PlaceId, card: CardId },
    /// He took a boon of a card the player or the dreamer finished.
    BoonTaken {
        card: CardId,
        slot: BoonSlot,
        boon: Boon,
    },
    /// He put the card he discovered with his others.
    CardTaken { card: CardId },
    /// The dreamer will mark so many stars for him.
    DreamBegan {
        place: PlaceId,
        card: CardId,
        stars: u8,
    },
    /// His pile was empty when he was to observe: the player has lost.
    PileRanOut,
}
