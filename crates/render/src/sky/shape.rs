//! Points and paths.

use std::fmt::Write;

use sky::Point;

use crate::short::n;

/// Returns the point at a fraction of the way from one point to another.
pub(super) fn between(a: Point, b: Point, part: f64) -> Point {
    Point {
        x: a.x + (b.x - a.x) * part,
        y: a.y + (b.y - a.y) * part,
    }
}

/// Returns a path through points.
pub(super) fn through(points: impl IntoIterator<Item = Point>) -> String {
    let mut path = String::new();
    for (place, Point { x, y }) in points.into_iter().enumerate() {
        let _ = write!(
            path,
            "{}{} {}",
            if place == 0 { 'M' } else { 'L' },
            n(x),
            n(y)
        );
    }
    path
}

/// Returns a path of dots.
pub(super) fn dots(points: impl IntoIterator<Item = Point>) -> String {
    let mut path = String::new();
    for Point { x, y } in points {
        let _ = write!(path, "M{} {}h0", n(x), n(y));
    }
    path
}

/// Returns a star with this many rays, centred on the origin.
pub(super) fn rays(count: u32, outer: f64, inner: f64) -> String {
    let point = |i: u32| {
        let r = if i.is_multiple_of(2) { outer } else { inner };
        let angle = std::f64::consts::PI * f64::from(i) / f64::from(count);
        Point {
            x: r * angle.sin(),
            y: -r * angle.cos(),
        }
    };
    through((0..2 * count).map(point)) + "Z"
}
