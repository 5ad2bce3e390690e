//! Stars of a card: their kinds, numbers and sets (A1.3).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::counted::counted_from_one;

/// The most stars a card has (A1.6).
pub const MOST_STARS: usize = 14;

/// What a star is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StarKind {
    /// The one that is marked first.
    Start,
    /// Carries a proper name and gives wisdom.
    Grand,
    /// All others.
    Common,
}

impl StarKind {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Start, Self::Grand, Self::Common];

    /// Its key in data files and words.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Grand => "grand",
            Self::Common => "common",
        }
    }

    /// The kind with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == key)
    }
}

/// A star of a card: its place in the card's list, from 0 in memory, from 1 where people read it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Star(u8);

impl Star {
    /// The star with this index, counted from 0.
    ///
    /// # Panics
    /// If no card has that many stars.
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < MOST_STARS, "no card has that many stars");
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
}

counted_from_one!(Star, "star", MOST_STARS);

/// A set of stars of one card.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StarSet(u16);

impl StarSet {
    /// No star.
    pub const EMPTY: Self = Self(0);

    /// Just this star.
    #[must_use]
    pub const fn only(star: Star) -> Self {
        Self(1 << star.0)
    }

    /// The first `count` stars.
    #[must_use]
    pub const fn first_stars(count: usize) -> Self {
        Self(((1u32 << count) - 1) as u16)
    }

    /// Whether there is no star in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many stars are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether this star is in it.
    #[must_use]
    pub const fn contains(self, star: Star) -> bool {
        self.0 & (1 << star.0) != 0
    }

    /// Adds a star.
    pub fn insert(&mut self, star: Star) {
        self.0 |= 1 << star.0;
    }

    /// Stars in this or the other set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Stars in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Stars in this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The stars in order.
    pub fn iter(self) -> Stars {
        Stars(self.0)
    }
}

impl fmt::Debug for StarSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Star::number))
            .finish()
    }
}

impl FromIterator<Star> for StarSet {
    fn from_iter<I: IntoIterator<Item = Star>>(stars: I) -> Self {
        let mut set = Self::EMPTY;
        for star in stars {
            set.insert(star);
        }
        set
    }
}

/// The stars of a set, in order.
#[derive(Clone, Debug)]
pub struct Stars(u16);

impl Iterator for Stars {
    type Item = Star;

    #[inline]
    fn next(&mut self) -> Option<Star> {
        if self.0 == 0 {
            return None;
        }
        let star = Star(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(star)
    }
}
