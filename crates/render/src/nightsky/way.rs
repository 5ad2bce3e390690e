//! Trails over the map, from cell to cell.

use sky::{Constellation, Point};

use super::projection::{MIDDLE, WIDTH};
use super::spot::AllSpots;
use crate::geometry::Pen;

/// The distance beyond which two steps lie at opposite ends of the map.
const FAR: f64 = 0.42 * WIDTH;
/// How far a trail continues where it leaves the map at one end to return at the other.
const STUB: f64 = 36.0;

/// Returns the `d` of a trail through cells, from one place to another.
pub(super) fn way(spots: &AllSpots, path: &[Constellation], from: Point, to: Point) -> String {
    let mut points: Vec<Point> = path
        .iter()
        .map(|cell| spots.of_cell(*cell).anchor)
        .collect();
    if let [first, .., last] = points.as_mut_slice() {
        [*first, *last] = [from, to];
    }
    line(&points)
}

/// Returns a line through points, which wraps around the ends of the map where it has to.
pub(super) fn line(points: &[Point]) -> String {
    let mut pen = Pen::default();
    for (number, &point) in points.iter().enumerate() {
        let before = number.checked_sub(1).map(|before| points[before]);
        match before {
            None => pen.begin(point),
            Some(before) if (before.x - point.x).abs() > FAR => {
                pen.go_to(outward(before));
                pen.begin(outward(point));
                pen.go_to(point);
            }
            Some(_) => pen.go_to(point),
        }
    }
    pen.data()
}

/// Returns a point a little nearer to the end of the map.
fn outward(point: Point) -> Point {
    let side = (point.x - MIDDLE.x).signum();
    Point {
        x: point.x + side * STUB,
        ..point
    }
}
