//! Distances in a picture.

use sky::Point;

/// Returns the distance between two points.
pub(crate) fn distance(one: Point, other: Point) -> f64 {
    (one.x - other.x).hypot(one.y - other.y)
}
