//! The outline around some cells, which marks a figure on the board.

use ::stellium::{CellSet, Kind};

use super::place::{Point, at, pair};
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

/// Returns the corners of the convex hull of some points, clockwise in the picture.
fn hull(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    let lower = chain(points.iter().copied());
    let upper = chain(points.iter().rev().copied());
    lower.into_iter().chain(upper).collect()
}

/// Returns one side of the hull, without its last corner.
fn chain(points: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut side: Vec<Point> = Vec::new();
    for point in points {
        while let [.., a, b] = side[..]
            && cross(a, b, point) <= 1e-6
        {
            side.pop();
        }
        side.push(point);
    }
    side.pop();
    side
}

fn cross(a: Point, b: Point, c: Point) -> f64 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

/// Returns the outline that keeps its distance from these corners.
fn round(corners: &[Point]) -> String {
    let r = n(AWAY);
    if let [(x, y)] = *corners {
        let (left, right) = (pair((x - AWAY, y)), pair((x + AWAY, y)));
        return format!("M{left}A{r} {r} 0 1 1 {right}A{r} {r} 0 1 1 {left}Z");
    }
    let mut path = String::new();
    for (number, &from) in corners.iter().enumerate() {
        let to = corners[(number + 1) % corners.len()];
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy);
        let (ox, oy) = (dy / length * AWAY, -dx / length * AWAY);
        let (start, end) = ((from.0 + ox, from.1 + oy), (to.0 + ox, to.1 + oy));
        path += &match number {
            0 => format!("M{}", pair(start)),
            _ => format!("A{r} {r} 0 0 1 {}", pair(start)),
        };
        path += &format!("L{}", pair(end));
    }
    if let [first, second, ..] = *corners {
        let (dx, dy) = (second.0 - first.0, second.1 - first.1);
        let length = dx.hypot(dy);
        let start = (first.0 + dy / length * AWAY, first.1 - dx / length * AWAY);
        path += &format!("A{r} {r} 0 0 1 {}Z", pair(start));
    }
    path
}
