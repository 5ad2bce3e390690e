//! A map of the whole sky.

use std::f64::consts::SQRT_2;

use crate::equatorial::{half_turn, turn};
use crate::{Ecliptic, Point};

/// The Hammer projection in ecliptic coordinates: the whole sky in an ellipse, preserving areas.
/// The ecliptic is a straight line across it, north is up and east is on the left. In the middle a
/// unit is a degree, so areas are in square degrees.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hammer {
    middle: f64,
}

impl Hammer {
    /// Half the width of the map.
    pub const WIDTH: f64 = 2.0 * Self::HEIGHT;

    /// Half the height of the map.
    pub const HEIGHT: f64 = SQRT_2 * 180.0 / std::f64::consts::PI;

    /// Creates a map with this ecliptic longitude (in degrees) in the middle.
    #[must_use]
    pub const fn new(middle: f64) -> Self {
        Self { middle }
    }

    /// Returns the position of a direction on the map.
    #[must_use]
    pub fn project(self, direction: Ecliptic) -> Point {
        let (sin_l, cos_l) = (half_turn(direction.lon - self.middle) / 2.0)
            .to_radians()
            .sin_cos();
        let (sin_b, cos_b) = direction.lat.to_radians().sin_cos();
        let z = (1.0 + cos_b * cos_l).sqrt();
        Point {
            x: -Self::WIDTH * cos_b * sin_l / z,
            y: -Self::HEIGHT * sin_b / z,
        }
    }

    /// Returns the direction of a point on the map, or `None` outside the ellipse.
    #[must_use]
    pub fn unproject(self, point: Point) -> Option<Ecliptic> {
        let [east, north] = [-point.x, -point.y].map(f64::to_radians);
        let squared = 1.0 - (east / 4.0).powi(2) - (north / 2.0).powi(2);
        // At the rim it is 0.5.
        (squared >= 0.5).then(|| {
            let z = squared.sqrt();
            let lon = 2.0 * (z * east).atan2(2.0 * (2.0 * squared - 1.0));
            Ecliptic {
                lon: turn(self.middle + lon.to_degrees()),
                lat: (z * north).clamp(-1.0, 1.0).asin().to_degrees(),
            }
        })
    }
}
