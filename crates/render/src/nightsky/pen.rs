//! Compact path data: tenths of a pixel, relative from point to point.

use std::fmt::Write;

use sky::Point;

use crate::short::{Short, n};

/// Writes the `d` of a path.
#[derive(Default)]
pub(super) struct Pen {
    data: String,
    /// The current point, in tenths.
    at: [i32; 2],
    /// The start of the current line, to which closing returns.
    start: [i32; 2],
    /// The command that a further pair of numbers continues.
    going: char,
}

impl Pen {
    /// Begins a line.
    pub fn begin(&mut self, point: Point) {
        self.step('m', tenths(point));
        self.start = self.at;
        // After a `m`, further pairs continue as `l`.
        self.going = 'l';
    }

    /// Draws a line to a point, unless the pen is already there.
    pub fn go_to(&mut self, point: Point) {
        let to = tenths(point);
        if to != self.at {
            self.step('l', to);
        }
    }

    /// Closes the line.
    pub fn close(&mut self) {
        self.data.push('z');
        self.at = self.start;
        self.going = 'z';
    }

    /// Draws a dot: a line of zero length, which round caps make visible.
    pub fn dot(&mut self, point: Point) {
        self.begin(point);
        self.data.push_str("h0");
        self.going = 'h';
    }

    /// Draws a closed line through points.
    pub fn ring(&mut self, points: &[Point]) {
        self.line(points);
        self.close();
    }

    /// Draws an open line through points.
    pub fn line(&mut self, points: &[Point]) {
        for (number, point) in points.iter().enumerate() {
            if number == 0 {
                self.begin(*point);
            } else {
                self.go_to(*point);
            }
        }
    }

    /// Returns the path data.
    pub fn data(self) -> String {
        self.data
    }

    fn step(&mut self, command: char, to: [i32; 2]) {
        let [x, y] = [to[0] - self.at[0], to[1] - self.at[1]];
        let spaced = self.going == command && command == 'l';
        if !spaced {
            self.data.push(command);
        }
        self.number(x, spaced);
        self.number(y, true);
        self.at = to;
        self.going = command;
    }

    fn number(&mut self, tenths: i32, spaced: bool) {
        if spaced && tenths >= 0 {
            self.data.push(' ');
        }
        // Writing into a `String` cannot fail.
        let _ = write!(self.data, "{}", Short(tenths));
    }
}

fn tenths(point: Point) -> [i32; 2] {
    [point.x, point.y].map(|number| n(number).0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    #[test]
    fn a_path_is_written_from_point_to_point() {
        let mut pen = Pen::default();
        pen.ring(&[at(1.04, -2.0), at(1.5, -2.0), at(1.5, 10.0)]);
        pen.dot(at(1.0, -1.0));
        assert_eq!(pen.data(), "m1-2 .5 0 0 12zm0 1h0");
    }
}
