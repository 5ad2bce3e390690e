//! Short numbers for pictures: one decimal, without superfluous zeros.

use std::fmt;

use sky::Point;

/// A number in a picture, in tenths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Short(pub i32);

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10);
        if self.0 < 0 {
            f.write_str("-")?;
        }
        match (whole, rest) {
            (whole, 0) => write!(f, "{whole}"),
            (0, rest) => write!(f, ".{rest}"),
            (whole, rest) => write!(f, "{whole}.{rest}"),
        }
    }
}

/// Rounds a number for a picture.
pub(crate) fn n(number: f64) -> Short {
    Short((number * 10.0).round() as i32)
}

/// Something that has a position.
pub(crate) trait Position {
    /// Returns the position: to the right, and down.
    fn xy(self) -> (f64, f64);
}

impl Position for Point {
    fn xy(self) -> (f64, f64) {
        (self.x, self.y)
    }
}

impl Position for (f64, f64) {
    fn xy(self) -> (f64, f64) {
        self
    }
}

/// Returns the `transform` that moves something to a position.
pub(crate) fn moved_to(position: impl Position) -> String {
    let (x, y) = position.xy();
    format!("translate({} {})", n(x), n(y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let numbers = [2.0, 0.0, -0.04, 0.25, -0.3, 1.26, -3.5, -12.34];
        let short = numbers.map(|number| n(number).to_string());
        assert_eq!(short.join(" "), "2 0 0 .3 -.3 1.3 -3.5 -12.3");
    }

    #[test]
    fn a_place_is_a_transform() {
        assert_eq!(moved_to((1.0, -2.5)), "translate(1 -2.5)");
        assert_eq!(moved_to(Point { x: 0.5, y: 0.0 }), "translate(.5 0)");
    }
}
