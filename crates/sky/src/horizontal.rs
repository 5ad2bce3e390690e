//! Directions as an observer sees them: altitude and azimuth.

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use sofars::vm::sepp;

use crate::equatorial::turn;

/// The Earth's radius in astronomical units.
const EARTH_RADIUS: f64 = 6_378.137 / 149_597_870.7;

/// How much refraction raises an object on the horizon, in degrees: 34′.
const REFRACTION: f64 = 34.0 / 60.0;

/// Returns whether an object is up, given the altitude of its centre without refraction and its
/// radius, both in degrees. An object rises and sets when refraction raises its upper edge exactly
/// to the horizon. Everything in this crate uses this function, so that all results agree.
pub(crate) fn is_risen(altitude: f64, radius: f64) -> bool {
    altitude > -(REFRACTION + radius)
}

/// A direction by altitude and azimuth, in degrees. Refraction, which raises objects near the
/// horizon by half a degree, is ignored except in [`is_up`](Self::is_up).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Horizontal {
    /// The altitude above the horizon, −90 to 90.
    pub altitude: f64,
    /// The azimuth from north through east, 0 to 360.
    pub azimuth: f64,
}

impl Horizontal {
    /// Returns whether a star in this direction is up. A star is up as soon as it is less than 34′
    /// below the horizon, because refraction raises it by that much. For the Sun and the Moon,
    /// which have a visible radius, see [`WandererSeen::up`].
    ///
    /// [`WandererSeen::up`]: crate::WandererSeen::up
    #[must_use]
    pub fn is_up(self) -> bool {
        is_risen(self.altitude, 0.0)
    }

    /// Returns the direction in which to show an object that is up: never below the horizon, since
    /// refraction raises it.
    #[must_use]
    pub fn lifted(self) -> Self {
        Self {
            altitude: self.altitude.max(0.0),
            ..self
        }
    }

    /// Returns the point of the compass.
    #[must_use]
    pub fn compass(self) -> Compass {
        Compass::of(self.azimuth)
    }

    /// Returns the unit vector: x to the north, y to the east, z to the zenith.
    #[must_use]
    pub fn to_vector(self) -> [f64; 3] {
        let (sin, cos) = self.altitude.to_radians().sin_cos();
        let (east, north) = self.azimuth.to_radians().sin_cos();
        [cos * north, cos * east, sin]
    }

    /// Returns the direction of a vector of any length.
    #[must_use]
    pub fn from_vector([north, east, up]: [f64; 3]) -> Self {
        Self {
            altitude: up.atan2(north.hypot(east)).to_degrees(),
            azimuth: turn(east.atan2(north).to_degrees()),
        }
    }

    /// Returns the angle between two directions in degrees.
    #[must_use]
    pub fn separation(self, other: Self) -> f64 {
        sepp(&self.to_vector(), &other.to_vector()).to_degrees()
    }

    /// Converts a direction seen from the Earth's centre to one seen from the surface, which is
    /// lower: for the Moon by up to a degree. The distance is in astronomical units. The Earth
    /// counts as a sphere.
    pub(crate) fn on_the_surface(self, distance: f64) -> Self {
        let [north, east, up] = self.to_vector();
        Self::from_vector([north, east, up - EARTH_RADIUS / distance])
    }
}

/// Serialized with four decimals and the point of the compass.
impl Serialize for Horizontal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Horizontal", 3)?;
        fields.serialize_field("altitude", &four_decimals(self.altitude))?;
        fields.serialize_field("azimuth", &four_decimals(self.azimuth))?;
        fields.serialize_field("compass", self.compass().key())?;
        fields.end()
    }
}

fn four_decimals(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// One of the sixteen points of the compass.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Compass(u8);

impl Compass {
    /// The keys, clockwise from north.
    const KEYS: [&str; 16] = [
        "n", "nne", "ne", "ene", "e", "ese", "se", "sse", "s", "ssw", "sw", "wsw", "w", "wnw",
        "nw", "nnw",
    ];

    /// Returns the point nearest to an azimuth in degrees.
    #[must_use]
    pub fn of(azimuth: f64) -> Self {
        Self((turn(azimuth) / 22.5).round() as u8 % 16)
    }

    /// Returns all points, clockwise from north.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..16).map(Self)
    }

    /// Returns the azimuth in degrees.
    #[must_use]
    pub fn azimuth(self) -> f64 {
        f64::from(self.0) * 22.5
    }

    /// Returns the key of this point in texts: `n`, `nne`, `ne` …
    #[must_use]
    pub const fn key(self) -> &'static str {
        Self::KEYS[self.0 as usize]
    }
}
