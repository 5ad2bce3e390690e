//! Boxes on the map.

use sky::Point;

/// An axis-aligned box.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rect {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl Rect {
    /// Returns the box of a size around a point.
    pub const fn around(middle: Point, width: f64, height: f64) -> Self {
        Self {
            left: middle.x - width / 2.0,
            top: middle.y - height / 2.0,
            right: middle.x + width / 2.0,
            bottom: middle.y + height / 2.0,
        }
    }

    /// Returns its middle.
    pub const fn middle(self) -> Point {
        Point {
            x: f64::midpoint(self.left, self.right),
            y: f64::midpoint(self.top, self.bottom),
        }
    }

    /// Returns the box enlarged by this much on every side.
    pub const fn grown(self, by: f64) -> Self {
        Self {
            left: self.left - by,
            top: self.top - by,
            right: self.right + by,
            bottom: self.bottom + by,
        }
    }

    /// Returns the area that two boxes have in common.
    pub fn overlap(self, other: Self) -> f64 {
        let width = self.right.min(other.right) - self.left.max(other.left);
        let height = self.bottom.min(other.bottom) - self.top.max(other.top);
        width.max(0.0) * height.max(0.0)
    }

    /// Returns the bounding box of points.
    pub fn of(points: &[Point]) -> Self {
        let start = Self {
            left: f64::MAX,
            top: f64::MAX,
            right: f64::MIN,
            bottom: f64::MIN,
        };
        points.iter().fold(start, |all, point| Self {
            left: all.left.min(point.x),
            top: all.top.min(point.y),
            right: all.right.max(point.x),
            bottom: all.bottom.max(point.y),
        })
    }
}
