//! Projections of the visible sky onto a disc.

use crate::equatorial::turn;
use crate::{Horizontal, Point};

/// A projection of the sky above the horizon onto a disc of radius 1: the zenith in the middle,
/// north up and east on the left, as seen by somebody lying on their back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dome {
    /// Azimuthal equidistant: altitudes are evenly spaced.
    Equidistant,
    /// Stereographic, as on Ptolemy's planisphere: small shapes are preserved.
    Stereographic,
    /// Orthographic: a globe seen from far above, compressed at the rim.
    Orthographic,
}

impl Dome {
    /// All projections.
    pub const ALL: [Self; 3] = [Self::Equidistant, Self::Stereographic, Self::Orthographic];

    /// Returns the position of a direction on the disc. Directions below the horizon lie outside
    /// the disc. The orthographic projection returns `None` for them, the stereographic one only
    /// for the nadir.
    #[must_use]
    pub fn project(self, direction: Horizontal) -> Option<Point> {
        let from_zenith = (90.0 - direction.altitude).to_radians();
        let out = match self {
            Self::Equidistant => (90.0 - direction.altitude) / 90.0,
            Self::Stereographic => (from_zenith / 2.0).tan(),
            Self::Orthographic => from_zenith.sin(),
        };
        let (east, north) = direction.azimuth.to_radians().sin_cos();
        self.shows(direction.altitude).then(|| Point {
            x: -out * east,
            y: -out * north,
        })
    }

    /// Returns the direction of a point on the disc, or outside it as far as the projection
    /// extends.
    #[must_use]
    pub fn unproject(self, point: Point) -> Option<Horizontal> {
        let out = point.x.hypot(point.y);
        let from_zenith = match self {
            Self::Equidistant => out * 90.0,
            Self::Stereographic => 2.0 * out.atan().to_degrees(),
            Self::Orthographic if out <= 1.0 => out.asin().to_degrees(),
            Self::Orthographic => return None,
        };
        (from_zenith <= 180.0).then(|| Horizontal {
            altitude: 90.0 - from_zenith,
            azimuth: turn((-point.x).atan2(-point.y).to_degrees()),
        })
    }

    fn shows(self, altitude: f64) -> bool {
        match self {
            Self::Equidistant => true,
            Self::Stereographic => altitude > -89.999,
            Self::Orthographic => altitude >= 0.0,
        }
    }
}
