//! The state of a game: public state, hidden state and chance.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Chance, Seat, SeatSet};

use crate::deck::Deck;
use crate::place::MAX_PLACES;
use crate::ptolemy::HiddenLibrary;
use crate::{
    BoonSlot, CardIds, Element, FinalCardId, Journal, Place, PlaceId, PlaceSet, Ptolemy, Star,
};

/// The complete state of a game of Astra.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The public state (A2.5).
    pub table: PublicState,
    /// The hidden state.
    pub(crate) hidden: Hidden,
    /// The random generator.
    pub(crate) chance: Chance,
}

/// The part of the state that is hidden from some or all observers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Hidden {
    /// The order of the deck, hidden from everybody.
    pub deck: Deck,
    /// The Final Scoring card of each seat, visible only to that seat.
    pub finals: BySeat<FinalCardId>,
    /// The picks of tied assistants while others are still choosing. Each is visible only to its
    /// own seat (A4.2).
    pub picks: BySeat<Option<Pick>>,
    /// Ptolemy's hidden cards.
    pub library: HiddenLibrary,
}

/// The choice of an assistant: a boon or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// This boon.
    Boon(BoonSlot),
    /// No boon.
    Declined,
}

/// The public part of the state: everything on the table that everybody sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PublicState {
    /// The number of players.
    pub seats: u8,
    /// The seat with the First Player token.
    pub first: Seat,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The round, from 1.
    pub round: u16,
    /// The last round, known once Game End has appeared (A6.1).
    pub last_round: Option<u16>,
    /// The active sphere.
    pub sphere: Element,
    /// The decision that comes next.
    pub stage: Stage,
    /// The effects and counts of this turn so far.
    pub turn: Turn,
    /// The discovery in progress. Meaningful only while boons are picked or cards reactivated.
    pub discovery: Discovery,
    /// The places around the board. Only the first ones are used, see [`PlaceId::of`].
    pub places: [Place; MAX_PLACES],
    /// The journal of each player.
    pub journals: BySeat<Journal>,
    /// The cards in the discard pile.
    pub discard: CardIds,
    /// The number of cards drawn from the deck so far, including the first discard.
    pub drawn: u8,
    /// Ptolemy's public state; `None` unless it is a solo game.
    pub ptolemy: Option<Ptolemy>,
}

impl PublicState {
    /// Returns the number of players.
    #[must_use]
    pub fn seat_count(&self) -> usize {
        usize::from(self.seats)
    }

    /// Returns the places in use.
    pub fn places(&self) -> impl Iterator<Item = PlaceId> + Clone + use<> {
        PlaceId::of(self.seat_count())
    }

    /// Returns a place.
    #[must_use]
    pub fn place(&self, place: PlaceId) -> &Place {
        &self.places[place.index()]
    }

    /// Returns whether it is Ptolemy's turn. The player then only chooses boons.
    #[must_use]
    pub fn is_ptolemys(&self) -> bool {
        self.ptolemy.as_ref().is_some_and(|his| his.his_turn)
    }

    /// Returns the seats that may act now.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        match self.stage {
            Stage::Over => SeatSet::EMPTY,
            Stage::Picking => self.discovery.choosing,
            Stage::Reactivating => self.reactivating().into_iter().collect(),
            _ => SeatSet::only(self.active),
        }
    }

    /// Returns the seat that reactivates cards now: of those that may, the first clockwise from the
    /// active player.
    #[must_use]
    pub fn reactivating(&self) -> Option<Seat> {
        let mut order = self.active.clockwise(self.seat_count());
        order.find(|&seat| self.discovery.reactivations[seat] > 0)
    }
}

/// The decision that comes next, and who makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The Ability phase and the choice of the action (A3.1, A3.7).
    Turn,
    /// Trading stardust for telescopes (A5.3).
    Trading,
    /// The free marks of an ability (A5.8 to A5.11).
    Marking(FreeMarks),
    /// During an Observe, after a star (A3.3).
    Observing {
        /// The place of the card.
        place: PlaceId,
        /// The star just marked.
        star: Star,
    },
    /// After an Observe: another one for a telescope, or the end of the Action phase (A3.4).
    BetweenObserves,
    /// Choosing which of several finished cards comes first (A4.1).
    ChoosingDiscovery,
    /// Assistants pick boons (A4.2).
    Picking,
    /// A player uses a boon of Activation (A4.3).
    Reactivating,
    /// The active player discards cards over the card limit (A4.5).
    Discarding,
    /// Choosing which of several equal cards to dream of (A7.2).
    ChoosingDream,
    /// Marking with the dreamer's pen (A7.3).
    Dreaming {
        /// The place of the card.
        place: PlaceId,
        /// The star just marked; `None` before the first one.
        last: Option<Star>,
        /// The number of stars still to mark.
        left: u8,
    },
    /// The game is over.
    Over,
}

/// The free marks that an ability allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FreeMarks {
    /// Any one star (A5.8).
    AnyStar,
    /// Any one star; its neighbours are marked as well (A5.9).
    Burst,
    /// Two stars (A5.10).
    Two {
        /// The first star, once marked.
        first: Option<(PlaceId, Star)>,
    },
    /// One star on each of three cards (A5.11).
    Three {
        /// The places already used.
        places: PlaceSet,
    },
}

/// The effects and counts of this turn so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Whether the Action phase is skipped (A5.9).
    pub no_action: bool,
    /// Whether the action was Rest.
    pub rested: bool,
    /// Whether any Common star may begin an Observe (A5.12).
    pub free_start: bool,
    /// The number of cards used that give fame for Grand stars (A5.13).
    pub fame_grand: u8,
    /// Whether the way to a Grand star is refunded (A5.14).
    pub refund_grand: bool,
    /// Whether Common stars are refunded (A5.15).
    pub refund_common: bool,
    /// The number of cards used that make a Rest a full one (A5.16).
    pub full_rests: u8,
    /// The number of Grand stars the player marked.
    pub grand_stars: u8,
    /// Whether the player marked a star that is not Common.
    pub other_than_common: bool,
    /// Whether the player marked the last star of a card.
    pub finished_a_card: bool,
    /// The stardust spent on marking.
    pub spent: u16,
    /// The stardust spent in this Observe before its first Grand star.
    pub way: u16,
    /// Whether this Observe has marked a Grand star.
    pub way_ended: bool,
    /// The stardust spent on the way to Grand stars, in all Observes that reached one.
    pub ways: u16,
    /// The places whose cards were discovered this turn, in order of discovery. They get new cards
    /// (A4.6).
    pub vacated: Vacated,
}

/// Places to be refilled, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<PlaceId>", try_from = "Vec<PlaceId>")]
pub struct Vacated {
    places: [u8; MAX_PLACES],
    count: u8,
}

impl From<Vacated> for Vec<PlaceId> {
    fn from(vacated: Vacated) -> Self {
        vacated.iter().collect()
    }
}

impl TryFrom<Vec<PlaceId>> for Vacated {
    type Error = &'static str;
    fn try_from(places: Vec<PlaceId>) -> Result<Self, &'static str> {
        if places.len() > MAX_PLACES {
            return Err("there are at most six places");
        }
        let mut vacated = Self::default();
        places.into_iter().for_each(|place| vacated.push(place));
        Ok(vacated)
    }
}

impl Vacated {
    /// Adds a place.
    pub(crate) fn push(&mut self, place: PlaceId) {
        self.places[usize::from(self.count)] = place.index() as u8;
        self.count += 1;
    }

    /// Returns the places in order.
    pub fn iter(self) -> impl Iterator<Item = PlaceId> + Clone {
        (0..usize::from(self.count)).map(move |i| PlaceId::new(usize::from(self.places[i])))
    }
}

/// The discovery in progress (A4.2, A4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Discovery {
    /// The place of the card.
    pub place: PlaceId,
    /// Whether the dreamer finished the card, so that nobody gets it (A7.5).
    pub dreamt: bool,
    /// The assistants whose turn to pick has not come yet.
    pub waiting: SeatSet,
    /// Whether Ptolemy has yet to take his boon (A8.11).
    pub ptolemy: bool,
    /// The assistants who are choosing now.
    pub choosing: SeatSet,
    /// The tied assistants who have chosen and wait for the others.
    pub sealed: SeatSet,
    /// Whether several assistants choose at once, so that picks are hidden until all have chosen.
    pub tied: bool,
    /// Which boons are crossed out.
    pub crossed: [bool; 4],
    /// The number of cards each seat may still reactivate.
    pub reactivations: BySeat<u8>,
}

impl Default for Discovery {
    fn default() -> Self {
        Self {
            place: PlaceId::new(0),
            dreamt: false,
            waiting: SeatSet::EMPTY,
            ptolemy: false,
            choosing: SeatSet::EMPTY,
            sealed: SeatSet::EMPTY,
            tied: false,
            crossed: [false; 4],
            reactivations: BySeat::filled(0),
        }
    }
}
