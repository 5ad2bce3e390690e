//! A place and a moment from which the sky is observed.

use serde::Serialize;
use sofars::coords::{ae2hd, hd2ae};

use crate::equatorial::turn;
use crate::horizontal::is_risen;
use crate::rotation::Rotation;
use crate::{
    Catalogue, Constellation, Equatorial, Horizontal, Instant, Location, Star, Twilight, Wanderer,
};

/// A place and a moment from which the sky is observed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standpoint {
    place: Location,
    instant: Instant,
    /// The rotation from J2000 to the equator of date.
    rotation: Rotation,
    /// The right ascension on the meridian, in degrees.
    sidereal: f64,
}

/// A body as seen from a standpoint.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct WandererSeen {
    /// The body that is seen.
    pub wanderer: Wanderer,
    /// Its position in the sky.
    #[serde(flatten)]
    pub horizontal: Horizontal,
    /// Whether it is up. It rises and sets when its upper edge appears on the horizon, raised by
    /// 34′ of refraction. The centre is then 50′ below the horizon for the Sun and the Moon, and
    /// 34′ for a planet.
    pub up: bool,
    /// Its position among the stars as seen from here, J2000.
    pub position: Equatorial,
    /// The constellation it appears in.
    pub constellation: Constellation,
}

/// A constellation above the horizon.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ConstellationSeen {
    /// The constellation.
    pub constellation: Constellation,
    /// Where to look: the mean direction of its guide stars that are up.
    #[serde(flatten)]
    pub horizontal: Horizontal,
    /// Whether it is above the horizon. Always true, since the others are left out; it lets readers
    /// of the JSON treat bodies and constellations alike.
    pub up: bool,
    /// The number of its guide stars.
    pub guides: usize,
    /// The number of its guide stars that are up.
    pub guides_up: usize,
}

impl Standpoint {
    /// Creates the standpoint of a place and a moment.
    #[must_use]
    pub fn new(place: Location, instant: Instant) -> Self {
        Self {
            place,
            instant,
            rotation: instant.rotation(),
            sidereal: turn(instant.sidereal_time() + place.lon()),
        }
    }

    /// Returns the place.
    #[must_use]
    pub const fn place(&self) -> Location {
        self.place
    }

    /// Returns the moment.
    #[must_use]
    pub const fn instant(&self) -> Instant {
        self.instant
    }

    /// Returns the local apparent sidereal time in degrees: the right ascension on the meridian.
    #[must_use]
    pub const fn sidereal_time(&self) -> f64 {
        self.sidereal
    }

    /// Converts a direction from J2000 to altitude and azimuth. Ignores the aberration caused by
    /// the Earth's motion round the Sun (at most a hundredth of a degree).
    #[must_use]
    pub fn horizontal(&self, direction: Equatorial) -> Horizontal {
        let Equatorial { ra, dec } = self.rotation.apply(direction);
        let hour_angle = (self.sidereal - ra).to_radians();
        let latitude = self.place.lat().to_radians();
        let [azimuth, altitude] = hd2ae(hour_angle, dec.to_radians(), latitude);
        Horizontal {
            altitude: altitude.to_degrees(),
            azimuth: turn(azimuth.to_degrees()),
        }
    }

    /// Converts altitude and azimuth to a direction J2000.
    #[must_use]
    pub fn equatorial(&self, horizontal: Horizontal) -> Equatorial {
        let Horizontal { altitude, azimuth } = horizontal;
        let latitude = self.place.lat().to_radians();
        let [hour_angle, dec] = ae2hd(azimuth.to_radians(), altitude.to_radians(), latitude);
        self.rotation.undo(Equatorial {
            ra: turn(self.sidereal - hour_angle.to_degrees()),
            dec: dec.to_degrees(),
        })
    }

    /// Returns a body as seen from here. The Moon appears up to a degree lower than from the
    /// Earth's centre.
    #[must_use]
    pub fn wanderer(&self, wanderer: Wanderer) -> WandererSeen {
        let from_centre = wanderer.position(self.instant);
        let horizontal = self
            .horizontal(from_centre.direction)
            .on_the_surface(from_centre.distance);
        let position = self.equatorial(horizontal);
        WandererSeen {
            wanderer,
            horizontal,
            up: is_risen(horizontal.altitude, wanderer.radius()),
            position,
            constellation: Constellation::at(position),
        }
    }

    /// Returns how dark it is.
    #[must_use]
    pub fn twilight(&self) -> Twilight {
        Twilight::of(self.wanderer(Wanderer::Sun).horizontal.altitude)
    }

    /// Returns the constellations above the horizon, the highest first, whether it is dark or not.
    /// At least half of their guide stars ([`Catalogue::guide_stars`]) are up.
    #[must_use]
    pub fn constellations(&self) -> Vec<ConstellationSeen> {
        let all = Constellation::all();
        let mut seen: Vec<_> = all.filter_map(|c| self.constellation(c)).collect();
        seen.sort_by(|a, b| b.horizontal.altitude.total_cmp(&a.horizontal.altitude));
        seen
    }

    /// Returns a constellation if it is above the horizon.
    #[must_use]
    pub fn constellation(&self, constellation: Constellation) -> Option<ConstellationSeen> {
        let guides: Vec<Horizontal> = Catalogue::built_in()
            .guide_stars(constellation)
            .map(|star: &Star| self.horizontal(star.position))
            .collect();
        let up: Vec<Horizontal> = guides.iter().copied().filter(|star| star.is_up()).collect();
        (2 * up.len() >= guides.len()).then(|| ConstellationSeen {
            constellation,
            horizontal: middle(&up),
            up: true,
            guides: guides.len(),
            guides_up: up.len(),
        })
    }
}

/// Returns the mean of some directions.
fn middle(directions: &[Horizontal]) -> Horizontal {
    let mut sum = [0.0; 3];
    for direction in directions {
        let vector = direction.to_vector();
        sum = [0, 1, 2].map(|i| sum[i] + vector[i]);
    }
    Horizontal::from_vector(sum)
}
