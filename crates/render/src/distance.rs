//! How far apart things are in a picture.

use sky::Point;

/// How far apart two points are.
pub(crate) fn distance(one: Point, other: Point) -> f64 {
    (one.x - other.x).hypot(one.y - other.y)
}
