//! Axis-aligned rectangles.

use sky::Point;

/// An axis-aligned rectangle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rect {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl Rect {
    /// Returns the rectangle of a size around a point.
    pub const fn around(middle: Point, width: f64, height: f64) -> Self {
        Self {
            left: middle.x - width / 2.0,
            top: middle.y - height / 2.0,
            right: middle.x + width / 2.0,
            bottom: middle.y + height / 2.0,
        }
    }

    /// Returns the bounding box of some points. If there are none, its right edge lies left of its
    /// left edge.
    pub fn of(points: impl IntoIterator<Item = Point>) -> Self {
        let nothing = Self {
            left: f64::INFINITY,
            top: f64::INFINITY,
            right: f64::NEG_INFINITY,
            bottom: f64::NEG_INFINITY,
        };
        points.into_iter().fold(nothing, |all, point| Self {
            left: all.left.min(point.x),
            top: all.top.min(point.y),
            right: all.right.max(point.x),
            bottom: all.bottom.max(point.y),
        })
    }

    /// Returns its width.
    pub const fn width(self) -> f64 {
        self.right - self.left
    }

    /// Returns its height.
    pub const fn height(self) -> f64 {
        self.bottom - self.top
    }

    /// Returns its centre.
    pub const fn middle(self) -> Point {
        Point {
            x: f64::midpoint(self.left, self.right),
            y: f64::midpoint(self.top, self.bottom),
        }
    }

    /// Returns its corners.
    pub fn corners(self) -> [Point; 4] {
        let Self {
            left,
            top,
            right,
            bottom,
        } = self;
        [(left, top), (right, top), (left, bottom), (right, bottom)].map(Point::from)
    }

    /// Returns the rectangle enlarged by this much on every side.
    pub const fn grown(self, by: f64) -> Self {
        Self {
            left: self.left - by,
            top: self.top - by,
            right: self.right + by,
            bottom: self.bottom + by,
        }
    }

    /// Returns the rectangle enlarged by this much on its left and its right side.
    pub const fn widened(self, by: f64) -> Self {
        Self {
            left: self.left - by,
            right: self.right + by,
            ..self
        }
    }

    /// Returns whether two rectangles overlap.
    pub fn meets(self, other: Self) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }

    /// Returns the area that two rectangles have in common.
    pub fn overlap(self, other: Self) -> f64 {
        let width = self.right.min(other.right) - self.left.max(other.left);
        let height = self.bottom.min(other.bottom) - self.top.max(other.top);
        width.max(0.0) * height.max(0.0)
    }

    /// Returns whether it contains another rectangle.
    pub fn covers(self, other: Self) -> bool {
        self.left <= other.left
            && other.right <= self.right
            && self.top <= other.top
            && other.bottom <= self.bottom
    }

    /// Returns whether it contains a point.
    pub fn has(self, point: Point) -> bool {
        (self.left..self.right).contains(&point.x) && (self.top..self.bottom).contains(&point.y)
    }

    /// Returns the distance to a point; 0 if the point is inside.
    pub fn distance(self, point: Point) -> f64 {
        let out = |at: f64, from: f64, to: f64| (from - at).max(at - to).max(0.0);
        out(point.x, self.left, self.right).hypot(out(point.y, self.top, self.bottom))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rectangles_are_compared() {
        let one = Rect::around(Point::new(5.0, 5.0), 10.0, 10.0);
        let other = Rect::of([Point::new(8.0, 20.0), Point::new(12.0, 8.0)]);
        assert!(one.meets(other) && !one.covers(other) && one.grown(10.0).covers(other));
        assert!((one.overlap(other) - 4.0).abs() < 1e-9);
        assert_eq!((other.width(), other.height()), (4.0, 12.0));
        assert!(one.has(one.middle()) && !one.has(other.middle()));
        assert!((one.distance(Point::new(13.0, 14.0)) - 5.0).abs() < 1e-9);
        assert!(
            one.corners()
                .into_iter()
                .all(|corner| one.distance(corner) < 1e-9)
        );
    }
}
