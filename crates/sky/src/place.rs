//! A place on Earth, and errors for places and times outside the supported range.

use jiff::Timestamp;
use serde::Serialize;

/// A place on Earth, at sea level.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Location {
    lat: f64,
    lon: f64,
}

impl Location {
    /// Creates a location from latitude (positive north) and longitude (positive east), in degrees.
    ///
    /// # Errors
    /// Returns an error if the latitude or longitude is out of range.
    pub fn new(lat: f64, lon: f64) -> Result<Self, OutOfRange> {
        if !(-90.0..=90.0).contains(&lat) {
            Err(OutOfRange::Latitude(lat))
        } else if !(-180.0..=180.0).contains(&lon) {
            Err(OutOfRange::Longitude(lon))
        } else {
            Ok(Self { lat, lon })
        }
    }

    /// Returns the latitude in degrees, positive north.
    #[must_use]
    pub const fn lat(self) -> f64 {
        self.lat
    }

    /// Returns the longitude in degrees, positive east.
    #[must_use]
    pub const fn lon(self) -> f64 {
        self.lon
    }
}

/// An invalid place, or a time outside the supported range.
#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
pub enum OutOfRange {
    /// The latitude is invalid.
    #[error("a latitude must be between −90 (south) and 90 (north) degrees, not {0}")]
    Latitude(f64),
    /// The longitude is invalid.
    #[error("a longitude must be between −180 (west) and 180 (east) degrees, not {0}")]
    Longitude(f64),
    /// The positions of the planets are not known well enough at this time.
    #[error("the sky can be computed for the years 1000 to 2999, not for {0}")]
    Time(Timestamp),
}
