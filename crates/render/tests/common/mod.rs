//! Helpers shared by the tests of pictures.

#![allow(dead_code, reason = "each test program uses a part of this module")]

pub mod snapshot;

use render::sky::Panorama;
use sky::{Instant, Location, Standpoint};
use words::Language;

/// Returns a place at a moment, given as a timestamp.
pub fn standpoint(lat: f64, lon: f64, at: &str) -> Standpoint {
    let instant = Instant::new(at.parse().unwrap()).unwrap();
    Standpoint::new(Location::new(lat, lon).unwrap(), instant)
}

/// Returns Paris on a winter evening.
pub fn paris() -> Standpoint {
    standpoint(48.85, 2.35, "2026-01-17T21:00:00Z")
}

/// Returns the panorama of a standpoint.
pub fn panorama(language: Language, here: &Standpoint) -> Panorama<'_> {
    Panorama {
        language,
        here,
        place: "Paris",
        date: "17 January 2026",
        time: "22:00",
    }
}
