//! Sets of constellations.

use std::fmt;
use std::iter::from_fn;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Constellation;

/// A set of constellations, stored as a bit set.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct ConstellationSet(u128);

impl ConstellationSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The set of all 88 constellations.
    pub const ALL: Self = Self((1 << Constellation::COUNT) - 1);

    /// Returns the set with just this constellation.
    #[must_use]
    pub const fn only(constellation: Constellation) -> Self {
        Self(1 << constellation.index())
    }

    /// Returns whether the set contains a constellation.
    #[must_use]
    pub const fn contains(self, constellation: Constellation) -> bool {
        self.0 & (1 << constellation.index()) != 0
    }

    /// Adds a constellation.
    pub const fn insert(&mut self, constellation: Constellation) {
        self.0 |= 1 << constellation.index();
    }

    /// Removes a constellation.
    pub const fn remove(&mut self, constellation: Constellation) {
        self.0 &= !(1 << constellation.index());
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of constellations in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the union of both sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the intersection of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the constellations in this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the first constellation, if any.
    #[must_use]
    pub const fn first(self) -> Option<Constellation> {
        if self.0 == 0 {
            None
        } else {
            Some(Constellation::new(self.0.trailing_zeros() as usize))
        }
    }

    /// Returns all constellations in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Constellation> + Clone {
        let mut rest = self;
        from_fn(move || {
            let constellation = rest.first()?;
            rest.remove(constellation);
            Some(constellation)
        })
    }

    /// Returns the bits; the index of a constellation is the position of its bit.
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }
}

impl fmt::Debug for ConstellationSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Constellation> for ConstellationSet {
    fn from_iter<I: IntoIterator<Item = Constellation>>(constellations: I) -> Self {
        let mut set = Self::EMPTY;
        for constellation in constellations {
            set.insert(constellation);
        }
        set
    }
}

impl Serialize for ConstellationSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for ConstellationSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::deserialize(deserializer)?.into_iter().collect())
    }
}
