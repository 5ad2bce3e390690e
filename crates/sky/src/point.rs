//! Points of a drawing.

use serde::Serialize;

/// A point of a drawing: x to the right, y downwards, as on a screen.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Point {
    /// The distance to the right.
    pub x: f64,
    /// The distance downwards.
    pub y: f64,
}
