//! A place at a moment: from where one looks at the sky.

use serde::Serialize;
use sofars::coords::{ae2hd, hd2ae};

use crate::equatorial::turn;
use crate::horizontal::is_risen;
use crate::rotation::Rotation;
use crate::{
    Catalogue, Constellation, Equatorial, Horizontal, Instant, Location, Star, Twilight, Wanderer,
};

/// A place at a moment.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standpoint {
    place: Location,
    instant: Instant,
    /// From J2000 to the equator of the moment.
    rotation: Rotation,
    /// Degrees of right ascension on the meridian.
    sidereal: f64,
}

/// A body as it is seen from a standpoint.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct WandererSeen {
    /// Which.
    pub wanderer: Wanderer,
    /// Where it stands.
    #[serde(flatten)]
    pub horizontal: Horizontal,
    /// Whether it is up: it rises and sets when its upper edge is seen on the horizon, to which the
    /// air lifts it by 34′. The middle of Sun and Moon is 50′ below the horizon then, a planet 34′.
    pub up: bool,
    /// Before which stars it is seen from here, J2000.
    pub position: Equatorial,
    /// In which constellation.
    pub constellation: Constellation,
}

/// A constellation above the horizon.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ConstellationSeen {
    /// Which.
    pub constellation: Constellation,
    /// Where to look: the middle of those of its guide stars that are up.
    #[serde(flatten)]
    pub horizontal: Horizontal,
    /// Whether it is above the horizon. Always true, because the others are left out; it is here for
    /// whoever reads the JSON of bodies and constellations alike.
    pub up: bool,
    /// How many guide stars it has.
    pub guides: usize,
    /// How many of them are up.
    pub guides_up: usize,
}

impl Standpoint {
    /// A place at a moment.
    #[must_use]
    pub fn new(place: Location, instant: Instant) -> Self {
        Self {
            place,
            instant,
            rotation: instant.rotation(),
            sidereal: turn(instant.sidereal_time() + place.lon()),
        }
    }

    /// The place.
    #[must_use]
    pub const fn place(&self) -> Location {
        self.place
    }

    /// The moment.
    #[must_use]
    pub const fn instant(&self) -> Instant {
        self.instant
    }

    /// Apparent sidereal time here, in degrees: the right ascension on the meridian.
    #[must_use]
    pub const fn sidereal_time(&self) -> f64 {
        self.sidereal
    }

    /// Where a direction J2000 stands. The shift by the Earth's motion round the Sun (a hundredth of
    /// a degree at most) is left out.
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

    /// Which direction J2000 stands here.
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

    /// Where a body is seen from here; the Moon stands up to a degree lower than from the Earth's
    /// centre.
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

    /// How dark it is.
    #[must_use]
    pub fn twilight(&self) -> Twilight {
        Twilight::of(self.wanderer(Wanderer::Sun).horizontal.altitude)
    }

    /// The constellations above the horizon, the highest first, dark or not: those of whose guide
    /// stars ([`Catalogue::guide_stars`]) at least half are up.
    #[must_use]
    pub fn constellations(&self) -> Vec<ConstellationSeen> {
        let all = Constellation::all();
        let mut seen: Vec<_> = all.filter_map(|c| self.constellation(c)).collect();
        seen.sort_by(|a, b| b.horizontal.altitude.total_cmp(&a.horizontal.altitude));
        seen
    }

    /// A constellation, if it is above the horizon.
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

/// The middle of directions that are all up.
fn middle(directions: &[Horizontal]) -> Horizontal {
    let mut sum = [0.0; 3];
    for direction in directions {
        let vector = direction.to_vector();
        sum = [0, 1, 2].map(|i| sum[i] + vector[i]);
    }
    Horizontal::from_vector(sum)
}
