//! The five zones of the map (N1.1), which help to find a constellation.

use serde::{Deserialize, Serialize};
use sky::Constellation;

/// The declination of the centre from which a constellation counts as circumpolar: such a centre
/// never sets at 43° north.
const CIRCUMPOLAR: f64 = 47.0;
/// The right ascension where the winter zone begins, in degrees (4 h). Each season spans a quarter.
const WINTER: f64 = 60.0;

/// A zone of the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// Around the north celestial pole.
    Circumpolar,
    /// Right ascension 4 to 10 hours.
    Winter,
    /// Right ascension 10 to 16 hours.
    Spring,
    /// Right ascension 16 to 22 hours.
    Summer,
    /// Right ascension 22 to 4 hours.
    Autumn,
}

impl Zone {
    /// All five zones.
    pub const ALL: [Self; 5] = [
        Self::Circumpolar,
        Self::Winter,
        Self::Spring,
        Self::Summer,
        Self::Autumn,
    ];

    /// N1.1: returns the zone of a constellation by the position of its centre.
    #[must_use]
    pub fn of(constellation: Constellation) -> Self {
        let centre = constellation.centre();
        if centre.dec >= CIRCUMPOLAR {
            return Self::Circumpolar;
        }
        match (centre.ra - WINTER).rem_euclid(360.0) {
            east if east < 90.0 => Self::Winter,
            east if east < 180.0 => Self::Spring,
            east if east < 270.0 => Self::Summer,
            _ => Self::Autumn,
        }
    }

    /// Returns the key of this zone in records and texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Circumpolar => "circumpolar",
            Self::Winter => "winter",
            Self::Spring => "spring",
            Self::Summer => "summer",
            Self::Autumn => "autumn",
        }
    }
}
