//! The data of paths. All numbers are tenths of a pixel.

use std::fmt::Write;

use sky::Point;

use crate::short::{Short, n};

/// The width of a strip of dots.
const STRIP: f64 = 6.0;

/// Formats a point as two short numbers.
pub(crate) fn pair(point: Point) -> String {
    format!("{} {}", n(point.x), n(point.y))
}

/// Returns the `transform` that moves something to a position.
pub(crate) fn moved_to(position: impl Into<Point>) -> String {
    let Point { x, y } = position.into();
    format!("translate({} {})", n(x), n(y))
}

/// Returns a path through points.
pub(crate) fn through(points: impl IntoIterator<Item = Point>) -> String {
    let mut path = String::new();
    for (place, Point { x, y }) in points.into_iter().enumerate() {
        let command = if place == 0 { 'M' } else { 'L' };
        // Writing into a `String` cannot fail.
        let _ = write!(path, "{command}{} {}", n(x), n(y));
    }
    path
}

/// Returns a path of dots: lines of zero length, which round caps make visible.
pub(crate) fn dots(points: impl IntoIterator<Item = Point>) -> String {
    let mut path = String::new();
    for Point { x, y } in points {
        let _ = write!(path, "M{} {}h0", n(x), n(y));
    }
    path
}

/// Returns the path of a circle, which is not closed.
pub(crate) fn circle(middle: Point, radius: f64) -> String {
    let r = n(radius);
    let [left, right] = [-radius, radius].map(|by| pair(middle + Point::new(by, 0.0)));
    format!("M{left}A{r} {r} 0 1 1 {right}A{r} {r} 0 1 1 {left}")
}

/// Writes compact path data: relative from point to point.
#[derive(Default)]
pub(crate) struct Pen {
    data: String,
    /// The current point, in tenths.
    at: [i32; 2],
    /// The start of the current line, to which closing returns.
    start: [i32; 2],
    /// The command that a further pair of numbers continues.
    going: char,
}

impl Pen {
    /// Returns the data of a closed line through points.
    pub fn closed(points: &[Point]) -> String {
        let mut pen = Self::default();
        pen.ring(points);
        pen.data()
    }

    /// Returns the data of an open line through points.
    pub fn open(points: &[Point]) -> String {
        let mut pen = Self::default();
        pen.line(points);
        pen.data()
    }

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
    fn dot(&mut self, point: Point) {
        self.begin(point);
        self.data.push_str("h0");
        self.going = 'h';
    }

    /// Returns the data of dots. They are drawn in narrow strips from left to right, because short
    /// steps from dot to dot are short to write.
    pub fn dots(mut points: Vec<Point>) -> String {
        let strip = |point: &Point| (point.x / STRIP).floor();
        points.sort_by(|one, other| {
            let strips = strip(one).total_cmp(&strip(other));
            strips.then(one.y.total_cmp(&other.y))
        });
        let mut pen = Self::default();
        for point in points {
            pen.dot(point);
        }
        pen.data()
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
    fn a_pen_writes_from_point_to_point() {
        let mut pen = Pen::default();
        pen.ring(&[at(1.04, -2.0), at(1.5, -2.0), at(1.5, 10.0)]);
        pen.dot(at(1.0, -1.0));
        assert_eq!(pen.data(), "m1-2 .5 0 0 12zm0 1h0");
    }

    #[test]
    fn paths_are_written() {
        let points = [at(1.04, -2.0), at(0.5, 10.0)];
        assert_eq!(through(points), "M1 -2L.5 10");
        assert_eq!(dots(points), "M1 -2h0M.5 10h0");
        let round = circle(at(1.0, 2.0), 3.0);
        assert_eq!(round, "M-2 2A3 3 0 1 1 4 2A3 3 0 1 1 -2 2");
    }

    #[test]
    fn a_position_is_a_transform() {
        assert_eq!(moved_to((1.0, -2.5)), "translate(1 -2.5)");
        assert_eq!(moved_to(at(0.5, 0.0)), "translate(.5 0)");
    }
}
