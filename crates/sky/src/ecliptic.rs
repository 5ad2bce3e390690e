//! Directions by ecliptic longitude and latitude.

use serde::{Deserialize, Serialize};

use crate::Equatorial;
use crate::rotation::Rotation;

/// The obliquity of the ecliptic at J2000 (IAU 2006), in degrees.
const OBLIQUITY: f64 = 84_381.406 / 3600.0;

/// A direction by ecliptic longitude and latitude, in degrees, ecliptic and equinox J2000.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ecliptic {
    /// Longitude, 0 to 360.
    pub lon: f64,
    /// Latitude, −90 to 90.
    pub lat: f64,
}

impl From<Equatorial> for Ecliptic {
    fn from(equatorial: Equatorial) -> Self {
        let Equatorial { ra, dec } = tilt().apply(equatorial);
        Self { lon: ra, lat: dec }
    }
}

impl From<Ecliptic> for Equatorial {
    fn from(ecliptic: Ecliptic) -> Self {
        let Ecliptic { lon, lat } = ecliptic;
        tilt().undo(Self { ra: lon, dec: lat })
    }
}

/// Returns the rotation from the equator to the ecliptic.
fn tilt() -> Rotation {
    let (s, c) = OBLIQUITY.to_radians().sin_cos();
    Rotation::new([[1.0, 0.0, 0.0], [0.0, c, s], [0.0, -s, c]])
}
