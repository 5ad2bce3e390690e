//! The levels of play: how long a player thinks, and how sure its hand is.

use crate::Budget;

/// A level of play, from gentle to strong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Level {
    /// Sees what lies before it, and often chooses something else.
    Novice,
    /// Thinks a little.
    Apprentice,
    /// Thinks.
    Astronomer,
    /// Thinks long, and does what it finds best.
    Master,
}

impl Level {
    /// All levels, the gentlest first.
    pub const ALL: [Self; 4] = [
        Self::Novice,
        Self::Apprentice,
        Self::Astronomer,
        Self::Master,
    ];

    /// The name it is asked for by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Apprentice => "apprentice",
            Self::Astronomer => "astronomer",
            Self::Master => "master",
        }
    }

    /// The level of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// How long it thinks about a decision.
    #[must_use]
    pub const fn budget(self) -> Budget {
        Budget::Iterations(match self {
            Self::Novice => 30,
            Self::Apprentice => 120,
            Self::Astronomer => 500,
            Self::Master => 2000,
        })
    }

    /// How often actions are chosen that were tried less than the best: with 1 as often as they were
    /// tried, with less more rarely, with 0 never.
    #[must_use]
    pub const fn softness(self) -> f64 {
        match self {
            Self::Novice => 1.0,
            Self::Apprentice => 0.5,
            Self::Astronomer => 0.25,
            Self::Master => 0.0,
        }
    }
}
