//! Ways over the map, from cell to cell.

use sky::{Constellation, Point};

use super::pen::Pen;
use super::projection::{MIDDLE, WIDTH};
use super::spot::AllSpots;

/// Two steps further apart than this lie at the two ends of the map.
const FAR: f64 = 0.42 * WIDTH;
/// How far a way goes on where it leaves the map at one end to come back at the other.
const STUB: f64 = 36.0;

/// The `d` of a way through cells, from a place to a place.
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

/// A line through points that leaves the map at one end and comes back at the other where it must.
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

/// A little nearer to the end of the map.
fn outward(point: Point) -> Point {
    let side = (point.x - MIDDLE.x).signum();
    Point {
        x: point.x + side * STUB,
        ..point
    }
}
