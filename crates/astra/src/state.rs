//! The state of a game: the open table, what is hidden, and chance.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Chance, Seat, SeatSet};

use crate::deck::Deck;
use crate::place::MOST_PLACES;
use crate::ptolemy::HiddenLibrary;
use crate::{
    BoonSlot, CardIds, Element, FinalCardId, Journal, Place, PlaceId, PlaceSet, Ptolemy, Star,
};

/// Everything there is to know about a game of Astra.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees (A2.5).
    pub table: PublicState,
    /// What not everybody sees.
    pub(crate) hidden: Hidden,
    /// Chance to come.
    pub(crate) chance: Chance,
}

/// What is hidden from some or all.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Hidden {
    /// The order of the deck: nobody's to know.
    pub deck: Deck,
    /// Each seat's Final Scoring card: its own to know.
    pub finals: BySeat<FinalCardId>,
    /// What tied assistants picked while others still choose: their own to know (A4.2).
    pub picks: BySeat<Option<Pick>>,
    /// Ptolemy's cards: nobody's to know.
    pub library: HiddenLibrary,
}

/// What an assistant chose: a boon, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// This boon.
    Boon(BoonSlot),
    /// None.
    Declined,
}

/// The open part of a game: all that lies on the table for everybody to see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PublicState {
    /// How many play.
    pub seats: u8,
    /// Who has the First Player token.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The round, from 1.
    pub round: u16,
    /// The round that will be the last, once Game End has appeared (A6.1).
    pub last_round: Option<u16>,
    /// The active sphere.
    pub sphere: Element,
    /// What is to be decided next.
    pub stage: Stage,
    /// What the turn has brought so far.
    pub turn: Turn,
    /// The discovery under way.
    pub discovery: Discovery,
    /// The places around the board; only the first ones are used, see [`PlaceId::of`].
    pub places: [Place; MOST_PLACES],
    /// What each player has.
    pub journals: BySeat<Journal>,
    /// Cards in the discard pile.
    pub discard: CardIds,
    /// Cards drawn from the deck so far, the first discard included.
    pub drawn: u8,
    /// What Ptolemy has, if one plays alone against him.
    pub ptolemy: Option<Ptolemy>,
}

impl PublicState {
    /// How many play.
    #[must_use]
    pub fn seat_count(&self) -> usize {
        usize::from(self.seats)
    }

    /// The places in use.
    pub fn places(&self) -> impl Iterator<Item = PlaceId> + Clone + use<> {
        PlaceId::of(self.seat_count())
    }

    /// One place.
    #[must_use]
    pub fn place(&self, place: PlaceId) -> &Place {
        &self.places[place.index()]
    }

    /// Whether it is Ptolemy's turn: then the player only chooses boons.
    #[must_use]
    pub fn is_ptolemys(&self) -> bool {
        self.ptolemy.as_ref().is_some_and(|his| his.his_turn)
    }

    /// Who may act now.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        match self.stage {
            Stage::Over => SeatSet::EMPTY,
            Stage::Picking => self.discovery.choosing,
            Stage::Reactivating => self.reactivating().into_iter().collect(),
            _ => SeatSet::only(self.active),
        }
    }

    /// Who reactivates cards now: of those who may, the next clockwise from the active player.
    #[must_use]
    pub fn reactivating(&self) -> Option<Seat> {
        let mut order = self.active.clockwise(self.seat_count());
        order.find(|&seat| self.discovery.reactivations[seat] > 0)
    }
}

/// What is to be decided next, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Ability phase and choice of the action (A3.1, A3.7).
    Turn,
    /// Stardust for telescopes (A5.3).
    Trading,
    /// Free marks of an ability (A5.8 to A5.11).
    Marking(FreeMarks),
    /// In an Observe, after this star (A3.3).
    Observing {
        /// The card's place.
        place: PlaceId,
        /// The star just marked.
        star: Star,
    },
    /// After an Observe: another one for a telescope, or the end of the Action phase (A3.4).
    BetweenObserves,
    /// Which of several finished cards comes first (A4.1).
    ChoosingDiscovery,
    /// Assistants pick boons (A4.2).
    Picking,
    /// Boons of Activation (A4.3).
    Reactivating,
    /// Over the card limit (A4.5).
    Discarding,
    /// Which of several equal cards to dream of (A7.2).
    ChoosingDream,
    /// Marking with the dreamer's pen (A7.3).
    Dreaming {
        /// The card's place.
        place: PlaceId,
        /// The star just marked.
        last: Option<Star>,
        /// Stars still to mark.
        left: u8,
    },
    /// The game is over.
    Over,
}

/// How the free marks of an ability go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FreeMarks {
    /// Any one star (A5.8).
    AnyStar,
    /// Any one star, and its neighbours follow (A5.9).
    Burst,
    /// Two stars (A5.10).
    Two {
        /// The first, once marked.
        first: Option<(PlaceId, Star)>,
    },
    /// One star on each of three cards (A5.11).
    Three {
        /// Places already used.
        places: PlaceSet,
    },
}

/// What the turn has brought so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// The Action phase is skipped (A5.9).
    pub no_action: bool,
    /// The action was Rest.
    pub rested: bool,
    /// Any Common star may begin an Observe (A5.12).
    pub free_start: bool,
    /// Cards used that give fame for Grand stars (A5.13).
    pub fame_grand: u8,
    /// The way to a Grand star is refunded (A5.14).
    pub refund_grand: bool,
    /// Common stars are refunded (A5.15).
    pub refund_common: bool,
    /// Cards used that make a Rest a full one (A5.16).
    pub full_rests: u8,
    /// Grand stars the player marked.
    pub grand_stars: u8,
    /// The player marked a star that is not Common.
    pub other_than_common: bool,
    /// The player marked the last star of a card.
    pub finished_a_card: bool,
    /// Stardust spent on marking.
    pub spent: u16,
    /// Stardust spent in this Observe before its first Grand star.
    pub way: u16,
    /// This Observe has marked a Grand star.
    pub way_ended: bool,
    /// Stardust spent on the way to Grand stars, of all Observes that reached one.
    pub ways: u16,
    /// Places whose cards were discovered this turn, in that order; they get new cards (A4.6).
    pub vacated: Vacated,
}

/// Places to be filled again, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<PlaceId>", try_from = "Vec<PlaceId>")]
pub struct Vacated {
    places: [u8; MOST_PLACES],
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
        if places.len() > MOST_PLACES {
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

    /// The places in order.
    pub fn iter(self) -> impl Iterator<Item = PlaceId> + Clone {
        (0..usize::from(self.count)).map(move |i| PlaceId::new(usize::from(self.places[i])))
    }
}

/// The discovery under way (A4.2, A4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Discovery {
    /// The card's place.
    pub place: PlaceId,
    /// The dreamer finished it: nobody gets the card (A7.5).
    pub dreamt: bool,
    /// Assistants whose turn to pick has not come.
    pub waiting: SeatSet,
    /// Ptolemy is still to take his boon (A8.11).
    pub ptolemy: bool,
    /// Assistants who are choosing now.
    pub choosing: SeatSet,
    /// Tied assistants who have chosen and wait for the others.
    pub sealed: SeatSet,
    /// Whether more than one was to choose: then picks are unseen until all have chosen.
    pub tied: bool,
    /// Boons crossed out.
    pub crossed: [bool; 4],
    /// How many cards each may still reactivate.
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
