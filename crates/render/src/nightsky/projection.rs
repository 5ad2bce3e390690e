//! From the sky to the map: the equal-area Hammer projection in ecliptic coordinates.
//!
//! The zodiac is the axis, and area is the probability of a thrown instrument (N2.1). Every
//! constellation is drawn once and in one piece, so the ends of the map are ragged: the map
//! continues there beyond half a turn, where [`sky::Hammer`] would wrap around to the other end.

use std::f64::consts::SQRT_2;

use sky::{Ecliptic, Equatorial, Point};

use crate::geometry::half_turn;

/// The width of the map.
pub(super) const WIDTH: f64 = 1104.0;
/// The height of the map.
pub(super) const HEIGHT: f64 = 576.0;
/// The middle of the map, on the line of the zodiac.
pub(super) const MIDDLE: Point = Point {
    x: WIDTH / 2.0 - 2.0,
    y: HEIGHT / 2.0 - 1.0,
};
/// The ecliptic longitude in the middle: the Twins, so that the ends fall into the summer Milky
/// Way.
const LONGITUDE: f64 = 84.0;
/// Pixels per radian at the middle.
const SCALE: f64 = 185.0;

/// A direction on the map: degrees east of the middle, and ecliptic latitude.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heading {
    pub east: f64,
    pub north: f64,
}

impl Heading {
    /// Returns the heading of a direction, within half a turn of the middle.
    pub fn of(direction: Equatorial) -> Self {
        let Ecliptic { lon, lat } = direction.into();
        Self {
            east: half_turn(lon - LONGITUDE),
            north: lat,
        }
    }

    /// Returns the same direction, turned by as many full turns as bring its angle closest to
    /// `east`.
    pub fn near(self, east: f64) -> Self {
        Self {
            east: east + half_turn(self.east - east),
            ..self
        }
    }

    /// Returns its place on the map.
    pub fn place(self) -> Point {
        let (sin_l, cos_l) = (self.east / 2.0).to_radians().sin_cos();
        let (sin_b, cos_b) = self.north.to_radians().sin_cos();
        let z = (1.0 + cos_b * cos_l).sqrt();
        Point {
            x: MIDDLE.x - SCALE * 2.0 * SQRT_2 * cos_b * sin_l / z,
            y: MIDDLE.y - SCALE * SQRT_2 * sin_b / z,
        }
    }
}
