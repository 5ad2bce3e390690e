//! The instruments, including the eye (N1.1, N3.2, N3.3).

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The number of instruments.
pub const INSTRUMENTS: usize = 4;

/// An instrument. Each player has an eye of their own; the other three are shared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Instrument {
    /// A player's own eye.
    Eye,
    /// The shared binoculars.
    Binoculars,
    /// The shared refractor.
    Refractor,
    /// The shared telescope.
    Telescope,
}

impl Instrument {
    /// All four instruments.
    pub const ALL: [Self; INSTRUMENTS] = [
        Self::Eye,
        Self::Binoculars,
        Self::Refractor,
        Self::Telescope,
    ];
    /// The three shared instruments.
    pub const SHARED: [Self; 3] = [Self::Binoculars, Self::Refractor, Self::Telescope];

    /// Returns the key of this instrument in data files, records and texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Eye => "eye",
            Self::Binoculars => "binoculars",
            Self::Refractor => "refractor",
            Self::Telescope => "telescope",
        }
    }

    /// N3.3: returns how many cells it may move.
    #[must_use]
    pub const fn steps(self) -> usize {
        match self {
            Self::Eye => 4,
            Self::Binoculars => 3,
            Self::Refractor => 2,
            Self::Telescope => 1,
        }
    }

    /// Returns whether all players share it.
    #[must_use]
    pub const fn is_shared(self) -> bool {
        !matches!(self, Self::Eye)
    }
}

/// One value for each instrument.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByInstrument<T>(pub [T; INSTRUMENTS]);

impl<T> Index<Instrument> for ByInstrument<T> {
    type Output = T;
    fn index(&self, instrument: Instrument) -> &T {
        &self.0[instrument as usize]
    }
}

impl<T> IndexMut<Instrument> for ByInstrument<T> {
    fn index_mut(&mut self, instrument: Instrument) -> &mut T {
        &mut self.0[instrument as usize]
    }
}
