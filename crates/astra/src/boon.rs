//! Boons: what assistants gain from a discovery (A1.4).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::counted::counted_from_one;

/// The kinds of boon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoonKind {
    /// Fame.
    Fame,
    /// Stardust, also beyond the pouch.
    Stardust,
    /// Telescopes.
    Observation,
    /// Pouch size.
    Improvement,
    /// Wisdom.
    Wisdom,
    /// Exhausted cards made active again.
    Activation,
}

impl BoonKind {
    /// All six.
    pub const ALL: [Self; 6] = [
        Self::Fame,
        Self::Stardust,
        Self::Observation,
        Self::Improvement,
        Self::Wisdom,
        Self::Activation,
    ];

    /// Its key in data files, records and words.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Fame => "fame",
            Self::Stardust => "stardust",
            Self::Observation => "observation",
            Self::Improvement => "improvement",
            Self::Wisdom => "wisdom",
            Self::Activation => "activation",
        }
    }

    /// The kind with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == key)
    }
}

/// A boon: a kind and an amount.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
pub struct Boon {
    /// What is gained.
    pub kind: BoonKind,
    /// How much of it.
    pub amount: u8,
}

/// One of a card's four boons: from 0 in memory, from 1 (the leftmost) where people read it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoonSlot(u8);

impl BoonSlot {
    /// The boon with this index, counted from 0.
    ///
    /// # Panics
    /// If it is not one of four.
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < 4, "a card has four boons");
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

    /// All four, from left to right.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..4).map(Self::new)
    }
}

counted_from_one!(BoonSlot, "boon", 4usize);
