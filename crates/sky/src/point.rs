//! Points of a drawing.

use std::ops::{Add, Mul, Neg, Sub};

use serde::Serialize;

/// A point of a drawing, or a step from one point to another: x to the right, y downwards, as on a
/// screen.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Point {
    /// The distance to the right.
    pub x: f64,
    /// The distance downwards.
    pub y: f64,
}

impl Point {
    /// The origin.
    pub const ORIGIN: Self = Self::new(0.0, 0.0);

    /// Creates a point.
    #[must_use]
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }
}

impl From<(f64, f64)> for Point {
    fn from((x, y): (f64, f64)) -> Self {
        Self { x, y }
    }
}

impl Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Self;

    fn mul(self, by: f64) -> Self {
        Self::new(self.x * by, self.y * by)
    }
}

impl Neg for Point {
    type Output = Self;

    fn neg(self) -> Self {
        Self::new(-self.x, -self.y)
    }
}
