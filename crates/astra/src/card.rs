//! Constellation cards and sets of them (A1.1, A1.2).

use std::ops::RangeInclusive;

use serde::Serialize;

use crate::star::MAX_STARS;
use crate::{Ability, Boon, ByElement, Element, Star, StarKind, StarSet};

/// The number of Constellation cards: Ptolemy's 48 (A1.1).
pub const CARDS: usize = 48;

tabletop::counted! {
    /// A card, by its position in the data file.
    pub struct CardId, "card", CARDS
}

tabletop::set_of! {
    /// A set of cards.
    pub struct CardIds(u64) of CardId
}

/// A star as described by the data file.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StarFacts {
    /// The number of the real star in the Bright Star Catalogue.
    pub hr: u16,
    /// The kind of star in the game.
    pub kind: StarKind,
    /// The proper name (Grand stars) or designation.
    pub name: String,
    /// The position in degrees west (right) of the middle of the card.
    pub x: f64,
    /// The position in degrees north (up) of the middle of the card.
    pub y: f64,
}

/// A Constellation card (A1.2).
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Card {
    /// The key: the Latin name in lower case.
    pub id: String,
    /// The Latin name.
    pub name: String,
    /// The element, which also decides the row on a Final Scoring card.
    pub element: Element,
    /// The fame it is worth at the end if active: 1 or 2.
    pub fame: u8,
    /// The stars, in the order of their numbers.
    pub stars: Vec<StarFacts>,
    /// The pairs of stars joined by a line.
    pub lines: Vec<(Star, Star)>,
    /// The ability it gives its owner.
    pub ability: Ability,
    /// The boons, from left to right.
    pub boons: [Boon; 4],
}

/// The facts about a card that marking depends on, precomputed as bit sets of stars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Graph {
    pub adjacent: [StarSet; MAX_STARS],
    pub all: StarSet,
    pub grand: StarSet,
    pub common: StarSet,
    pub start: StarSet,
}

impl Graph {
    fn of(card: &Card) -> Self {
        let of_kind = |kind| {
            let numbered = card.stars.iter().enumerate();
            numbered
                .filter(|(_, star)| star.kind == kind)
                .map(|(i, _)| Star::new(i))
                .collect()
        };
        let mut adjacent = [StarSet::EMPTY; MAX_STARS];
        for &(a, b) in &card.lines {
            adjacent[a.index()].insert(b);
            adjacent[b.index()].insert(a);
        }
        Self {
            adjacent,
            all: StarSet::up_to(card.stars.len()),
            grand: of_kind(StarKind::Grand),
            common: of_kind(StarKind::Common),
            start: of_kind(StarKind::Start),
        }
    }

    /// Returns the stars joined to this one by a line (A1.3).
    #[inline]
    pub fn adjacent(&self, star: Star) -> StarSet {
        self.adjacent[star.index()]
    }
}

/// The 48 cards of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct CardSet {
    cards: Vec<Card>,
    graphs: Vec<Graph>,
    of_element: ByElement<CardIds>,
    of_size: [CardIds; MAX_STARS + 1],
}

impl CardSet {
    /// Creates a set from 48 checked cards. Only the parser of card files calls it.
    pub(crate) fn new(cards: Vec<Card>) -> Self {
        let graphs = cards.iter().map(Graph::of).collect();
        let of_element = ByElement::from_fn(|element| {
            CardId::all()
                .filter(|id| cards[id.index()].element == element)
                .collect()
        });
        let of_size = std::array::from_fn(|stars| {
            CardId::all()
                .filter(|id| cards[id.index()].stars.len() == stars)
                .collect()
        });
        Self {
            cards,
            graphs,
            of_element,
            of_size,
        }
    }

    /// Returns all cards in the order of their numbers.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Returns a card.
    #[must_use]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// Returns the card with this key.
    #[must_use]
    pub fn find(&self, key: &str) -> Option<CardId> {
        self.cards
            .iter()
            .position(|card| card.id == key)
            .map(CardId::new)
    }

    /// Returns the cards of an element.
    #[must_use]
    pub fn of_element(&self, element: Element) -> CardIds {
        self.of_element[element]
    }

    /// Returns the cards whose number of stars is in a range.
    #[must_use]
    pub fn with_stars(&self, stars: RangeInclusive<usize>) -> CardIds {
        let sizes = self.of_size.iter().enumerate();
        sizes
            .filter(|(size, _)| stars.contains(size))
            .fold(CardIds::EMPTY, |all, (_, &cards)| all.or(cards))
    }

    /// Returns the stars joined to a star of a card by a line (A1.3).
    #[must_use]
    pub fn adjacent(&self, card: CardId, star: Star) -> StarSet {
        self.graph(card).adjacent(star)
    }

    /// Returns all stars of a card.
    #[must_use]
    pub fn stars(&self, card: CardId) -> StarSet {
        self.graph(card).all
    }

    #[inline]
    pub(crate) fn graph(&self, card: CardId) -> &Graph {
        &self.graphs[card.index()]
    }
}
