//! A place on Earth.

use serde::Serialize;

use crate::OutOfRange;

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
