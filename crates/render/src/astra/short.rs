//! Numbers as they stand in a picture: one digit after the point, and none if it is a nought.

use std::fmt;

/// A number in a picture.
#[derive(Clone, Copy)]
pub(super) struct Short(pub f64);

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round();
        if tenths % 10.0 == 0.0 {
            // Adding nought makes of minus nought a plain one.
            write!(f, "{}", tenths / 10.0 + 0.0)
        } else {
            write!(f, "{:.1}", tenths / 10.0)
        }
    }
}

/// A number in a picture.
pub(super) const fn n(number: f64) -> Short {
    Short(number)
}

/// The `transform` that moves something to a place.
pub(super) fn at((x, y): (f64, f64)) -> String {
    format!("translate({} {})", n(x), n(y))
}

/// The point so far from the origin at an angle in degrees, clockwise from the right.
pub(super) fn polar(radius: f64, degrees: f64) -> (f64, f64) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (radius * cos, radius * sin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let short = |number| n(number).to_string();
        assert_eq!(
            [short(2.0), short(-0.04), short(1.26), short(-3.5)],
            ["2", "0", "1.3", "-3.5"]
        );
    }
}
