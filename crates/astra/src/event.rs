//! The events of a game, for the log and the screen.

use serde::{Deserialize, Serialize};
use tabletop::{Observer, Seat};

use crate::state::Pick;
use crate::{Boon, BoonSlot, CardId, CardIds, Element, Pen, PlaceId, PtolemyEvent, Star};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say who, what, where and how much")]
pub enum Event {
    /// A card's ability was used; the card is exhausted.
    AbilityUsed { seat: Seat, card: CardId },
    /// A player gained fame.
    FameGained { seat: Seat, fame: u16 },
    /// A player gained stardust from an ability, a boon or a Rest.
    StardustGained { seat: Seat, stardust: u16 },
    /// Stardust spent on marking was refunded.
    StardustRefunded { seat: Seat, stardust: u16 },
    /// Stardust was traded for a telescope.
    StardustTraded { seat: Seat, stardust: u16 },
    /// A player gained telescopes.
    TelescopesGained { seat: Seat, telescopes: u16 },
    /// The pouch grew to this size.
    PouchGrown { seat: Seat, pouch: u8 },
    /// A player gained wisdom, now at this many spots and this card limit.
    WisdomGained {
        seat: Seat,
        wisdom: u8,
        card_limit: u8,
    },
    /// An Observe began, with or without spending a telescope.
    ObserveBegan { seat: Seat, telescope: bool },
    /// A star was marked.
    StarMarked {
        pen: Pen,
        place: PlaceId,
        card: CardId,
        star: Star,
    },
    /// A player rested.
    Rested { seat: Seat },
    /// A Rest reactivated cards.
    CardsReactivated { seat: Seat, cards: CardIds },
    /// A boon reactivated a card.
    CardReactivated { seat: Seat, card: CardId },
    /// The marker moved to this sphere.
    SphereMoved { sphere: Element },
    /// The marker passed the discard icon, which discarded the top card of the deck.
    TopCardDiscarded { card: CardId },
    /// Game End appeared on top of the deck.
    GameEndAppeared { last_round: u16 },
    /// A card was discovered; without a discoverer if the dreamer finished it.
    CardDiscovered {
        seat: Option<Seat>,
        place: PlaceId,
        card: CardId,
    },
    /// A tied assistant has chosen. Only they see the pick until all have chosen.
    PickSealed { seat: Seat, pick: Option<Pick> },
    /// A boon was picked and gained.
    BoonPicked {
        seat: Seat,
        card: CardId,
        slot: BoonSlot,
        boon: Boon,
    },
    /// No boon was picked.
    BoonDeclined { seat: Seat },
    /// The discoverer took the card.
    CardTaken { seat: Seat, card: CardId },
    /// A card was discarded: over a player's card limit, or after a dream.
    CardDiscarded { seat: Option<Seat>, card: CardId },
    /// A new card was dealt to a place.
    CardDealt { place: PlaceId, card: CardId },
    /// The deck is empty, so the place stays empty.
    PlaceLeftEmpty { place: PlaceId },
    /// A dream began: the dreamer will mark this many stars.
    DreamBegan {
        seat: Seat,
        place: PlaceId,
        card: CardId,
        stars: u8,
    },
    /// A turn began.
    TurnBegan { seat: Seat, round: u16 },
    /// Something that Ptolemy did (A8).
    Ptolemy(PtolemyEvent),
    /// The game is over.
    GameOver,
}

impl Event {
    /// Returns the event as an observer sees it: all of it, except for the pick of a tied assistant
    /// (A4.2).
    #[must_use]
    pub fn told_to(&self, observer: Observer) -> Self {
        match self {
            Self::PickSealed { seat, .. } if observer != Observer::Seat(*seat) => {
                Self::PickSealed {
                    seat: *seat,
                    pick: None,
                }
            }
            _ => self.clone(),
        }
    }
}
