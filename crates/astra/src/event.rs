//! What happens in a game, for log and screen.

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
    /// Fame.
    FameGained { seat: Seat, fame: u16 },
    /// Stardust from an ability, a boon or a Rest.
    StardustGained { seat: Seat, stardust: u16 },
    /// Stardust spent on marking came back.
    StardustRefunded { seat: Seat, stardust: u16 },
    /// Stardust was given for a telescope.
    StardustTraded { seat: Seat, stardust: u16 },
    /// Telescopes.
    TelescopesGained { seat: Seat, telescopes: u16 },
    /// The pouch, to this size.
    PouchGrown { seat: Seat, pouch: u8 },
    /// Wisdom, to this many spots and this card limit.
    WisdomGained {
        seat: Seat,
        wisdom: u8,
        card_limit: u8,
    },
    /// An Observe began, with or without a telescope spent.
    ObserveBegan { seat: Seat, telescope: bool },
    /// A star was marked.
    StarMarked {
        pen: Pen,
        place: PlaceId,
        card: CardId,
        star: Star,
    },
    /// The action is Rest.
    Rested { seat: Seat },
    /// A Rest made cards active again.
    CardsReactivated { seat: Seat, cards: CardIds },
    /// A boon made a card active again.
    CardReactivated { seat: Seat, card: CardId },
    /// The marker moved to this sphere.
    SphereMoved { sphere: Element },
    /// The marker passed the discard icon.
    TopCardDiscarded { card: CardId },
    /// Game End lay on top of the deck.
    GameEndAppeared { last_round: u16 },
    /// A card is discovered; by nobody if the dreamer finished it.
    CardDiscovered {
        seat: Option<Seat>,
        place: PlaceId,
        card: CardId,
    },
    /// A tied assistant has chosen; what, only she knows until all have.
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
    /// A card was discarded: over somebody's limit, or after a dream.
    CardDiscarded { seat: Option<Seat>, card: CardId },
    /// A new card lies on a place.
    CardDealt { place: PlaceId, card: CardId },
    /// The deck is empty and so stays the place.
    PlaceLeftEmpty { place: PlaceId },
    /// The dreamer will mark so many stars.
    DreamBegan {
        seat: Seat,
        place: PlaceId,
        card: CardId,
        stars: u8,
    },
    /// A turn began.
    TurnBegan { seat: Seat, round: u16 },
    /// What Ptolemy does (A8).
    Ptolemy(PtolemyEvent),
    /// The game is over.
    GameOver,
}

impl Event {
    /// What an observer is told: all of it, but for what a tied assistant chose (A4.2).
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
