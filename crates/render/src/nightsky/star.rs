//! Pointed stars.

use std::f64::consts::PI;

use sky::Point;

use super::pen::Pen;

/// Returns the corners of a star with this many points, the first straight up.
pub(super) fn corners(middle: Point, points: u32, outer: f64, inner: f64) -> Vec<Point> {
    let corner = |number: u32| {
        let angle = PI * f64::from(number) / f64::from(points) - PI / 2.0;
        let out = if number.is_multiple_of(2) {
            outer
        } else {
            inner
        };
        Point {
            x: middle.x + out * angle.cos(),
            y: middle.y + out * angle.sin(),
        }
    };
    (0..2 * points).map(corner).collect()
}

/// Returns the `d` of a star with this many points.
pub(super) fn path(middle: Point, points: u32, outer: f64, inner: f64) -> String {
    let mut pen = Pen::default();
    pen.ring(&corners(middle, points, outer, inner));
    pen.data()
}
