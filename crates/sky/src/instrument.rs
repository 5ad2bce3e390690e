//! Instruments for observing the sky.

use serde::{Deserialize, Serialize};

/// The smallest instrument that shows something well under a dark sky.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Instrument {
    /// The naked eye.
    Eye,
    /// Binoculars, 10×50.
    Binoculars,
    /// A refractor of 80 to 100 mm.
    Refractor,
    /// A larger telescope.
    Telescope,
    /// Out of reach for amateur instruments.
    Beyond,
}

impl Instrument {
    /// All instruments, from the smallest to the largest.
    pub const ALL: [Self; 5] = [
        Self::Eye,
        Self::Binoculars,
        Self::Refractor,
        Self::Telescope,
        Self::Beyond,
    ];

    /// Returns the key of this instrument in data files and texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Eye => "eye",
            Self::Binoculars => "binoculars",
            Self::Refractor => "refractor",
            Self::Telescope => "telescope",
            Self::Beyond => "beyond",
        }
    }
}
