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
    /// The place with this latitude (north above 0) and longitude (east above 0), in degrees.
    ///
    /// # Errors
    /// If there is no such place.
    pub fn new(lat: f64, lon: f64) -> Result<Self, OutOfRange> {
        if !(-90.0..=90.0).contains(&lat) {
            Err(OutOfRange::Latitude(lat))
        } else if !(-180.0..=180.0).contains(&lon) {
            Err(OutOfRange::Longitude(lon))
        } else {
            Ok(Self { lat, lon })
        }
    }

    /// Latitude in degrees, north above 0.
    #[must_use]
    pub const fn lat(self) -> f64 {
        self.lat
    }

    /// Longitude in degrees, east above 0.
    #[must_use]
    pub const fn lon(self) -> f64 {
        self.lon
    }
}
