//! The stars of a card: kinds, numbers and sets (A1.3).

use serde::{Deserialize, Serialize};

/// The maximum number of stars on a card (A1.6).
pub const MAX_STARS: usize = 14;

/// The kind of a star.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StarKind {
    /// The Starting star, which is marked first.
    Start,
    /// A Grand star: has a proper name and gives wisdom.
    Grand,
    /// Any other star.
    Common,
}

impl StarKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Start, Self::Grand, Self::Common];

    /// Returns the key in data files and messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Grand => "grand",
            Self::Common => "common",
        }
    }

    /// Returns the kind with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == key)
    }
}

tabletop::counted! {
    /// A star of a card, by its position in the card's list.
    pub struct Star, "star", MAX_STARS
}

tabletop::set_of! {
    /// A set of stars of one card.
    pub struct StarSet(u16) of Star
}
