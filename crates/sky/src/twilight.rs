//! Day, twilight and night.

use serde::Serialize;

use crate::Wanderer;
use crate::horizontal::is_risen;

/// How dark it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Twilight {
    /// The Sun is up.
    Day,
    /// Civil twilight: the Sun is down, but at most 6° below the horizon. Only the brightest
    /// planets are visible.
    Civil,
    /// Nautical twilight, down to 12°: the bright stars are visible.
    Nautical,
    /// Astronomical twilight, down to 18°.
    Astronomical,
    /// Night: the Sun is more than 18° below the horizon.
    Night,
}

impl Twilight {
    /// All levels, from the brightest to the darkest.
    pub const ALL: [Self; 5] = [
        Self::Day,
        Self::Civil,
        Self::Nautical,
        Self::Astronomical,
        Self::Night,
    ];

    /// Returns the key of this level in texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Day => "day",
            Self::Civil => "civil",
            Self::Nautical => "nautical",
            Self::Astronomical => "astronomical",
            Self::Night => "night",
        }
    }

    /// Returns the level for the Sun's altitude in degrees, without refraction. The Sun rises and
    /// sets at −0.833°: refraction raises it by 34′, and its upper edge is 16′ above its centre.
    #[must_use]
    pub fn of(sun_altitude: f64) -> Self {
        match sun_altitude {
            altitude if is_risen(altitude, Wanderer::Sun.radius()) => Self::Day,
            altitude if altitude >= -6.0 => Self::Civil,
            altitude if altitude >= -12.0 => Self::Nautical,
            altitude if altitude >= -18.0 => Self::Astronomical,
            _ => Self::Night,
        }
    }

    /// Returns whether it is dark enough to see constellations: the Sun is more than 6° below the
    /// horizon.
    #[must_use]
    pub fn is_dark(self) -> bool {
        self > Self::Civil
    }
}
