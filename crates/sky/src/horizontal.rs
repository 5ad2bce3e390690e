//! Directions as one sees them: how high, and where to look.

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use sofars::vm::sepp;

use crate::equatorial::turn;

/// The Earth's radius in astronomical units.
const EARTH_RADIUS: f64 = 6_378.137 / 149_597_870.7;

/// By how much the air lifts what stands on the horizon, in degrees: 34′.
const REFRACTION: f64 = 34.0 / 60.0;

/// Whether something is up whose middle stands at this altitude, without the air, and whose edge is
/// `radius` above its middle, both in degrees: it rises and sets when the air lifts its upper edge
/// just to the horizon. All of the crate asks this, so that nothing is up and down at once.
pub(crate) fn is_risen(altitude: f64, radius: f64) -> bool {
    altitude > -(REFRACTION + radius)
}

/// A direction by altitude and azimuth, in degrees. The air, which lifts what is near the horizon by
/// half a degree, is left out; only [`is_up`](Self::is_up) allows for it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Horizontal {
    /// Above the horizon, −90 to 90.
    pub altitude: f64,
    /// From north through east, 0 to 360.
    pub azimuth: f64,
}

impl Horizontal {
    /// Whether a star that stands here is up: it is from 34′ below the horizon on, because the air
    /// lifts it by so much. Sun and Moon have a width, too: see [`WandererSeen::up`].
    ///
    /// [`WandererSeen::up`]: crate::WandererSeen::up
    #[must_use]
    pub fn is_up(self) -> bool {
        is_risen(self.altitude, 0.0)
    }

    /// Where something that is up is shown: never below the horizon, to which the air lifts it.
    #[must_use]
    pub fn lifted(self) -> Self {
        Self {
            altitude: self.altitude.max(0.0),
            ..self
        }
    }

    /// The point of the compass.
    #[must_use]
    pub fn compass(self) -> Compass {
        Compass::of(self.azimuth)
    }

    /// The unit vector: x to the north, y to the east, z to the zenith.
    #[must_use]
    pub fn to_vector(self) -> [f64; 3] {
        let (sin, cos) = self.altitude.to_radians().sin_cos();
        let (east, north) = self.azimuth.to_radians().sin_cos();
        [cos * north, cos * east, sin]
    }

    /// The direction of a vector of any length.
    #[must_use]
    pub fn from_vector([north, east, up]: [f64; 3]) -> Self {
        Self {
            altitude: up.atan2(north.hypot(east)).to_degrees(),
            azimuth: turn(east.atan2(north).to_degrees()),
        }
    }

    /// The angle between two directions, in degrees.
    #[must_use]
    pub fn separation(self, other: Self) -> f64 {
        sepp(&self.to_vector(), &other.to_vector()).to_degrees()
    }

    /// What stands here as seen from the Earth's centre is lower for somebody on its surface: the
    /// Moon by up to a degree. The distance is in astronomical units. The Earth is taken as a ball.
    pub(crate) fn on_the_surface(self, distance: f64) -> Self {
        let [north, east, up] = self.to_vector();
        Self::from_vector([north, east, up - EARTH_RADIUS / distance])
    }
}

/// Written with four decimals and the point of the compass.
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
    /// Their keys, clockwise from the north.
    const KEYS: [&str; 16] = [
        "n", "nne", "ne", "ene", "e", "ese", "se", "sse", "s", "ssw", "sw", "wsw", "w", "wnw",
        "nw", "nnw",
    ];

    /// The one nearest to an azimuth in degrees.
    #[must_use]
    pub fn of(azimuth: f64) -> Self {
        Self((turn(azimuth) / 22.5).round() as u8 % 16)
    }

    /// All of them, clockwise from the north.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..16).map(Self)
    }

    /// The azimuth in degrees.
    #[must_use]
    pub fn azimuth(self) -> f64 {
        f64::from(self.0) * 22.5
    }

    /// Its key in words: `n`, `nne`, `ne` …
    #[must_use]
    pub const fn key(self) -> &'static str {
        Self::KEYS[self.0 as usize]
    }
}
