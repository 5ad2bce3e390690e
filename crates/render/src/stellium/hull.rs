//! The outline around some cells, which marks a figure on the board.

use ::stellium::{CellSet, Kind};

use sky::Point;

use super::place::at;
use crate::geometry::{circle, distance, hull, pair};
use crate::short::n;

/// The distance of the outline from the centre of a cell.
const AWAY: f64 = 31.0;

/// Returns the outline of an objective's cells: around all of them for a pattern, around each one
/// for a kind that counts.
pub fn figure(kind: Kind, cells: CellSet) -> String {
    if kind.counts() {
        return cells.iter().map(|cell| round(&[at(cell)])).collect();
    }
    let points: Vec<Point> = cells.iter().map(at).collect();
    round(&hull(points))
}

/// Returns the outline that keeps its distance from these corners.
fn round(corners: &[Point]) -> String {
    let r = n(AWAY);
    if let [only] = *corners {
        return circle(only, AWAY) + "Z";
    }
    let mut path = String::new();
    for (number, &from) in corners.iter().enumerate() {
        let to = corners[(number + 1) % corners.len()];
        let out = outward(from, to);
        let (start, end) = (from + out, to + out);
        path += &match number {
            0 => format!("M{}", pair(start)),
            _ => format!("A{r} {r} 0 0 1 {}", pair(start)),
        };
        path += &format!("L{}", pair(end));
    }
    if let [first, second, ..] = *corners {
        let start = first + outward(first, second);
        path += &format!("A{r} {r} 0 0 1 {}Z", pair(start));
    }
    path
}

/// Returns the step from a side of the hull to the outline beside it.
fn outward(from: Point, to: Point) -> Point {
    let length = distance(from, to);
    let Point { x, y } = to - from;
    Point::new(y / length * AWAY, -x / length * AWAY)
}
