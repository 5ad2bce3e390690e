//! Stars of a card: their kinds, numbers and sets (A1.3).

use serde::{Deserialize, Serialize};

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

tabletop::counted! {
    /// A star of a card: its place in the card's list.
    pub struct Star, "star", MOST_STARS
}

tabletop::set_of! {
    /// A set of stars of one card.
    pub struct StarSet(u16) of Star
}
