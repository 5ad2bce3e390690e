//! Short numbers for pictures: one decimal, without superfluous zeros.

use std::fmt;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let numbers = [2.0, 0.0, -0.04, 0.25, -0.3, 1.26, -3.5, -12.34];
        let short = numbers.map(|number| n(number).to_string());
        assert_eq!(short.join(" "), "2 0 0 .3 -.3 1.3 -3.5 -12.3");
    }
}
