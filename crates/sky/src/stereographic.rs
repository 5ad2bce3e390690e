//! Maps of a part of the sky.

use crate::equatorial::turn;
use crate::{Equatorial, Point};

/// The stereographic projection onto the plane that touches the sky at a point. Small shapes are
/// preserved. North is up and east is on the left; in the middle a unit is a degree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stereographic {
    middle: Equatorial,
}

impl Stereographic {
    /// Creates a map centred on this point.
    #[must_use]
    pub const fn new(middle: Equatorial) -> Self {
        Self { middle }
    }

    /// Returns the position of a direction on the map, or `None` for the point opposite the middle.
    #[must_use]
    pub fn project(self, direction: Equatorial) -> Option<Point> {
        let (sin_a, cos_a) = (direction.ra - self.middle.ra).to_radians().sin_cos();
        let (sin_d, cos_d) = direction.dec.to_radians().sin_cos();
        let (sin_0, cos_0) = self.middle.dec.to_radians().sin_cos();
        let near = 1.0 + sin_0 * sin_d + cos_0 * cos_d * cos_a;
        let east = 2.0 / near * cos_d * sin_a;
        let north = 2.0 / near * (cos_0 * sin_d - sin_0 * cos_d * cos_a);
        (near > 1e-9).then(|| Point {
            x: -east.to_degrees(),
            y: -north.to_degrees(),
        })
    }

    /// Returns the direction of a point on the map.
    #[must_use]
    pub fn unproject(self, point: Point) -> Equatorial {
        let [east, north] = [-point.x, -point.y].map(f64::to_radians);
        let out = east.hypot(north);
        if out == 0.0 {
            return self.middle;
        }
        let (sin_c, cos_c) = (2.0 * (out / 2.0).atan()).sin_cos();
        let (sin_0, cos_0) = self.middle.dec.to_radians().sin_cos();
        let sin_d = cos_c * sin_0 + north * sin_c * cos_0 / out;
        let a = (east * sin_c).atan2(out * cos_0 * cos_c - north * sin_0 * sin_c);
        Equatorial {
            ra: turn(self.middle.ra + a.to_degrees()),
            dec: sin_d.clamp(-1.0, 1.0).asin().to_degrees(),
        }
    }
}
