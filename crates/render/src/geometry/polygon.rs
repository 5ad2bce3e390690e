//! Closed lines through points.

use std::f64::consts::PI;

use sky::Point;

use super::point::polar;

/// Returns the area within a closed line.
pub(crate) fn area(points: &[Point]) -> f64 {
    let next = points.iter().cycle().skip(1);
    let twice: f64 = points
        .iter()
        .zip(next)
        .map(|(a, b)| a.x * b.y - b.x * a.y)
        .sum();
    twice.abs() / 2.0
}

/// Returns whether a point lies within a closed line.
pub(crate) fn contains(points: &[Point], point: Point) -> bool {
    let next = points.iter().cycle().skip(1);
    let crossed = points.iter().zip(next).filter(|(a, b)| {
        (a.y > point.y) != (b.y > point.y)
            && point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
    });
    crossed.count() % 2 == 1
}

/// Returns the distance of a point from the line through two others.
pub(crate) fn distance_from_line(point: Point, from: Point, to: Point) -> f64 {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(1e-9);
    ((point.x - from.x) * dy - (point.y - from.y) * dx).abs() / length
}

/// Returns the corners of the convex hull of some points, clockwise in the picture.
pub(crate) fn hull(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let lower = side(points.iter().copied());
    let upper = side(points.iter().rev().copied());
    lower.into_iter().chain(upper).collect()
}

/// Returns one side of the hull, without its last corner.
fn side(points: impl Iterator<Item = Point>) -> Vec<Point> {
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
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// Returns the corners of a star with this many points, the first straight up.
pub(crate) fn star(middle: Point, points: u32, outer: f64, inner: f64) -> Vec<Point> {
    let corner = |number: u32| {
        let angle = PI * f64::from(number) / f64::from(points) - PI / 2.0;
        let out = if number.is_multiple_of(2) {
            outer
        } else {
            inner
        };
        middle + polar(out, angle)
    };
    (0..2 * points).map(corner).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(pairs: &[(f64, f64)]) -> Vec<Point> {
        pairs.iter().copied().map(Point::from).collect()
    }

    #[test]
    fn a_square_has_an_area_and_an_inside() {
        let square = points(&[(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]);
        assert!((area(&square) - 16.0).abs() < 1e-9);
        assert!(contains(&square, Point::new(1.0, 3.0)));
        assert!(!contains(&square, Point::new(5.0, 3.0)));
        let off = distance_from_line(Point::new(1.0, 3.0), square[0], square[1]);
        assert!((off - 3.0).abs() < 1e-9);
    }

    #[test]
    fn a_hull_has_no_inner_points() {
        let all = points(&[(0.0, 0.0), (2.0, 1.0), (4.0, 0.0), (2.0, 0.0), (2.0, 4.0)]);
        assert_eq!(hull(all), points(&[(0.0, 0.0), (4.0, 0.0), (2.0, 4.0)]));
    }

    #[test]
    fn the_first_point_of_a_star_is_straight_up() {
        let star = star(Point::new(1.0, 1.0), 4, 10.0, 2.0);
        assert_eq!(star.len(), 8);
        assert!((star[0].x - 1.0).abs() < 1e-9 && (star[0].y + 9.0).abs() < 1e-9);
    }
}
