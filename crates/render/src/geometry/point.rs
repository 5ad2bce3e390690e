//! Points and angles.

use sky::Point;

/// Returns the distance between two points.
pub(crate) fn distance(one: Point, other: Point) -> f64 {
    (one.x - other.x).hypot(one.y - other.y)
}

/// Returns the point at a fraction of the way from one point to another.
pub(crate) fn between(from: Point, to: Point, part: f64) -> Point {
    from + (to - from) * part
}

/// Returns the mean of some points; there must be at least one.
pub(crate) fn mean(points: &[Point]) -> Point {
    let count = points.len() as f64;
    Point {
        x: points.iter().map(|point| point.x).sum::<f64>() / count,
        y: points.iter().map(|point| point.y).sum::<f64>() / count,
    }
}

/// Returns the point at this distance from the origin and this angle in radians, clockwise from the
/// right.
pub(crate) fn polar(radius: f64, angle: f64) -> Point {
    let (sin, cos) = angle.sin_cos();
    Point::new(radius * cos, radius * sin)
}

/// Normalises an angle in degrees to −180 to 180.
pub(crate) fn half_turn(degrees: f64) -> f64 {
    (degrees + 180.0).rem_euclid(360.0) - 180.0
}

#[cfg(test)]
mod tests {
    use std::f64::consts::FRAC_PI_2;

    use super::*;

    #[test]
    fn points_lie_where_they_should() {
        let (a, b) = (Point::new(1.0, 1.0), Point::new(4.0, 5.0));
        assert!((distance(a, b) - 5.0).abs() < 1e-9);
        assert_eq!(between(a, b, 0.5), Point::new(2.5, 3.0));
        assert_eq!(mean(&[a, b]), Point::new(2.5, 3.0));
        assert!(distance(polar(2.0, FRAC_PI_2), Point::new(0.0, 2.0)) < 1e-9);
    }

    #[test]
    fn angles_are_normalised() {
        let turns = [0.0, 190.0, -190.0, 540.0].map(half_turn);
        assert_eq!(turns, [0.0, -170.0, 170.0, -180.0]);
    }
}
