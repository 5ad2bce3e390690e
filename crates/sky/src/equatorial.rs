//! Directions by right ascension and declination.

use serde::{Deserialize, Serialize};
use sofars::vm::{c2s, s2c, sepp};

/// A direction by right ascension and declination, in degrees, equinox J2000 unless stated
/// otherwise.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Equatorial {
    /// Right ascension, 0 to 360.
    pub ra: f64,
    /// Declination, −90 to 90.
    pub dec: f64,
}

impl Equatorial {
    /// Returns whether both values are within their bounds.
    #[must_use]
    pub fn is_valid(self) -> bool {
        (0.0..360.0).contains(&self.ra) && (-90.0..=90.0).contains(&self.dec)
    }

    /// Returns the unit vector: x to the equinox, y to right ascension 90°, z to the north pole.
    #[must_use]
    pub fn to_vector(self) -> [f64; 3] {
        s2c(self.ra.to_radians(), self.dec.to_radians())
    }

    /// Returns the direction of a vector of any length.
    #[must_use]
    pub fn from_vector(vector: [f64; 3]) -> Self {
        let (ra, dec) = c2s(&vector);
        Self {
            ra: turn(ra.to_degrees()),
            dec: dec.to_degrees(),
        }
    }

    /// Returns the angle between two directions in degrees.
    #[must_use]
    pub fn separation(self, other: Self) -> f64 {
        sepp(&self.to_vector(), &other.to_vector()).to_degrees()
    }

    /// Returns the mean of some directions, or `None` if there are none or they cancel out.
    #[must_use]
    pub fn mean(directions: impl IntoIterator<Item = Self>) -> Option<Self> {
        let mut sum = [0.0; 3];
        for direction in directions {
            let vector = direction.to_vector();
            sum = [0, 1, 2].map(|i| sum[i] + vector[i]);
        }
        let length = sum.iter().map(|x| x * x).sum::<f64>().sqrt();
        (length > 1e-9).then(|| Self::from_vector(sum))
    }
}

/// Normalises an angle to the range from 0 to 360 degrees, excluding 360.
pub(crate) fn turn(degrees: f64) -> f64 {
    let turned = degrees.rem_euclid(360.0);
    // `rem_euclid` rounds an angle just below 0 up to 360.
    if turned < 360.0 { turned } else { 0.0 }
}

/// Normalises an angle to the range from −180 to 180 degrees, excluding 180.
pub(crate) fn half_turn(degrees: f64) -> f64 {
    turn(degrees + 180.0) - 180.0
}
