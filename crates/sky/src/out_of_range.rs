//! Errors for places and times outside the supported range.

use jiff::Timestamp;

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
