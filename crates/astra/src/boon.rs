//! Boons: the gains of assistants from a discovery (A1.4).

use serde::{Deserialize, Serialize};

/// The kinds of boon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoonKind {
    /// Fame on the track (A1.4).
    Fame,
    /// Stardust, possibly beyond the pouch size.
    Stardust,
    /// Telescopes, each good for one more Observe (A3.4).
    Observation,
    /// A larger pouch, up to its maximum (A3.8).
    Improvement,
    /// Spots on the wisdom track (A3.5).
    Wisdom,
    /// Exhausted cards become active again.
    Activation,
}

impl BoonKind {
    /// All kinds.
    pub const ALL: [Self; 6] = [
        Self::Fame,
        Self::Stardust,
        Self::Observation,
        Self::Improvement,
        Self::Wisdom,
        Self::Activation,
    ];

    /// Returns the key in data files, records and messages.
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

    /// Returns the kind with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == key)
    }
}

/// A boon: a kind and an amount.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
pub struct Boon {
    /// The kind of gain.
    pub kind: BoonKind,
    /// How much is gained.
    pub amount: u8,
}

tabletop::counted! {
    /// One of a card's four boons; 1 is the leftmost.
    pub struct BoonSlot, "boon", 4
}
