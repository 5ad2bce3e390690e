//! Places for cards around the sphere board, and the cards on them (A1.10).

use serde::{Deserialize, Serialize};

use crate::card::Graph;
use crate::{ByPen, CardId, CardSet, Pen, Star, StarSet};

/// The maximum number of places around a board: one more than the maximum of five players (A1.10).
pub const MAX_PLACES: usize = 6;

tabletop::counted! {
    /// A place for a card around the sphere board.
    pub struct PlaceId, "place", MAX_PLACES
}

impl PlaceId {
    /// Returns the places of the board for `seats` players: one more than there are players
    /// (A1.10). The solo game uses the board for 2 (A8.1).
    pub fn of(seats: usize) -> impl Iterator<Item = Self> + Clone {
        (0..=seats.max(2)).map(Self::new)
    }
}

tabletop::set_of! {
    /// A set of places.
    pub struct PlaceSet(u8) of PlaceId
}

/// A place around the board and the card on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// The card, if there is one.
    pub card: Option<CardId>,
    /// The stars each pen has marked.
    pub marks: ByPen<StarSet>,
    /// All marked stars.
    pub marked: StarSet,
    /// All stars adjacent to a marked one, marked or not. Cached to avoid a search.
    pub(crate) reach: StarSet,
}

impl Place {
    /// Creates a place with a card without marks.
    #[must_use]
    pub fn with(card: CardId) -> Self {
        Self {
            card: Some(card),
            ..Self::default()
        }
    }

    /// Marks a star of the card with a pen. Does nothing if there is no card.
    pub fn mark(&mut self, cards: &CardSet, pen: Pen, star: Star) {
        if let Some(card) = self.card {
            self.marks[pen].insert(star);
            self.marked.insert(star);
            self.reach = self.reach.or(cards.graph(card).adjacent(star));
        }
    }

    /// Returns the place with one more marked star, whoever marks it.
    pub(crate) fn with_mark(mut self, graph: &Graph, star: Star) -> Self {
        self.marked.insert(star);
        self.reach = self.reach.or(graph.adjacent(star));
        self
    }

    /// Returns whether every star of the card is marked.
    #[must_use]
    pub fn is_finished(&self, cards: &CardSet) -> bool {
        self.card
            .is_some_and(|card| self.marked == cards.graph(card).all)
    }
}
