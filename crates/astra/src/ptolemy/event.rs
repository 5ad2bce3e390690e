//! Ptolemy's steps, for the log and the screen.

use serde::{Deserialize, Serialize};

use super::library::Shelf;
use crate::{Boon, BoonSlot, CardId, Element, PlaceId};

/// Something Ptolemy did. The stars he marks are reported by [`Event::StarMarked`](crate::Event).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what, where and how much")]
pub enum PtolemyEvent {
    /// His turn began.
    TurnBegan { round: u16 },
    /// He rolled the die.
    Rolled { die: u8 },
    /// The die pointed to this card of his library.
    Consulted { shelf: Shelf, card: CardId },
    /// The card decides by its element where he observes, and how many stars he marks.
    Priority { element: Element, stars: u8 },
    /// He observed the card on this place.
    Observed { place: PlaceId, card: CardId },
    /// He spent a telescope on another chain; this many are left.
    TelescopeSpent { left: u16 },
    /// The card he consulted went to his discard pile.
    CardLaidAside { card: CardId },
    /// He spent a stardust; this many are left.
    StardustSpent { left: u16 },
    /// A card moved from his pile to his library; `None` if it cannot be seen.
    LibraryFilled { shelf: Shelf, card: Option<CardId> },
    /// His discard pile became his new pile, of this many cards.
    PileShuffled { cards: u8 },
    /// The top card of his pile was turned face up.
    TopShown { card: CardId },
    /// He rested.
    Rested,
    /// He gained fame.
    FameGained { fame: u16 },
    /// He gained stardust.
    StardustGained { stardust: u16 },
    /// He gained telescopes.
    TelescopesGained { telescopes: u16 },
    /// He discovered a card.
    Discovered { place: PlaceId, card: CardId },
    /// He took a boon of a card that the player or the dreamer finished.
    BoonTaken {
        card: CardId,
        slot: BoonSlot,
        boon: Boon,
    },
    /// He added the card he discovered to his others.
    CardTaken { card: CardId },
    /// A dream began: the dreamer will mark this many stars for him.
    DreamBegan {
        place: PlaceId,
        card: CardId,
        stars: u8,
    },
    /// His pile was empty when he had to observe, so the player has lost.
    PileRanOut,
}
