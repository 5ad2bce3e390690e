//! Places and times nothing can be said about.

use jiff::Timestamp;

/// A place that is none, or a time too far away.
#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
pub enum OutOfRange {
    /// No such latitude.
    #[error("a latitude is between −90 (south) and 90 (north) degrees, not {0}")]
    Latitude(f64),
    /// No such longitude.
    #[error("a longitude is between −180 (west) and 180 (east) degrees, not {0}")]
    Longitude(f64),
    /// The positions of the planets are not known well enough then.
    #[error("the sky can be computed for the years 1000 to 2999, not for {0}")]
    Time(Timestamp),
}
