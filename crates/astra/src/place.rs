//! Places for cards around the sphere board, and the cards on them (A1.10).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::counted::counted_from_one;
use crate::{ByPen, CardId, CardSet, Pen, Star, StarSet};

/// The most places for cards around a board: five players and one (A1.10).
pub const MOST_PLACES: usize = 6;

/// A place for a card around the sphere board: from 0 in memory, from 1 where people read it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlaceId(u8);

impl PlaceId {
    /// The place with this index, counted from 0.
    ///
    /// # Panics
    /// If no board has that many places.
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < MOST_PLACES, "no board has that many places");
        Self(index as u8)
    }

    /// The index, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people see, counted from 1.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The places of a board for `seats` players: one more than players (A1.10).
    pub fn all(seats: usize) -> impl Iterator<Item = Self> + Clone {
        (0..=seats).map(Self::new)
    }
}

counted_from_one!(PlaceId, "place", MOST_PLACES);

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlaceSet(u8);

impl PlaceSet {
    /// No place.
    pub const EMPTY: Self = Self(0);

    /// How many places are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no place in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this place is in it.
    #[must_use]
    pub const fn contains(self, place: PlaceId) -> bool {
        self.0 & (1 << place.0) != 0
    }

    /// The set with one more place.
    #[must_use]
    pub const fn with(self, place: PlaceId) -> Self {
        Self(self.0 | 1 << place.0)
    }

    /// The place, if there is exactly one.
    #[must_use]
    pub fn single(self) -> Option<PlaceId> {
        (self.len() == 1).then(|| PlaceId(self.0.trailing_zeros() as u8))
    }

    /// The places in order.
    pub fn iter(self) -> impl Iterator<Item = PlaceId> {
        (0..MOST_PLACES)
            .map(PlaceId::new)
            .filter(move |&place| self.contains(place))
    }
}

impl FromIterator<PlaceId> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = PlaceId>>(places: I) -> Self {
        places.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// A place around the board and the card on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// The card, if there is one.
    pub card: Option<CardId>,
    /// Which stars each pen has marked.
    pub marks: ByPen<StarSet>,
    /// All marked stars.
    pub marked: StarSet,
    /// All stars adjacent to a marked one, marked or not: kept up to date to save the search.
    pub(crate) reach: StarSet,
}

impl Place {
    /// A place with a fresh card.
    #[must_use]
    pub fn with(card: CardId) -> Self {
        Self {
            card: Some(card),
            ..Self::default()
        }
    }

    /// Puts a pen's mark on a star of the card; without a card nothing happens.
    pub fn mark(&mut self, cards: &CardSet, pen: Pen, star: Star) {
        if let Some(card) = self.card {
            self.marks[pen].insert(star);
            self.marked.insert(star);
            self.reach = self.reach.or(cards.graph(card).adjacent(star));
        }
    }

    /// Whether every star of the card is marked.
    #[must_use]
    pub fn is_finished(&self, cards: &CardSet) -> bool {
        self.card
            .is_some_and(|card| self.marked == cards.graph(card).all)
    }
}
