//! Placement of names: none overlap, and few cover stars or lines.

use sky::Point;

use crate::geometry::{Rect, between};
use crate::text_width;

/// The side of the grid squares in which obstacles are stored.
const SQUARE: f64 = 32.0;
/// The cost of covering a bright star, and a point of a line.
const STAR: f64 = 16.0;
const LINE: f64 = 7.0;
/// The least gap between two names on a line, in multiples of the letter size: with only a word
/// space between them, they would read as one name.
const GAP: f64 = 0.75;

/// A style of lettering.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Hand {
    /// The size in pixels.
    pub size: f64,
    /// Whether it is italic.
    pub italic: bool,
    /// Whether lower-case letters become small capitals.
    pub caps: bool,
    /// The letter spacing in pixels.
    pub track: f64,
}

impl Hand {
    /// Returns the width of a text.
    pub fn width(self, text: &str) -> f64 {
        let letters = text.chars().count() as f64;
        let width = match self.caps {
            false => text_width(text, self.size, self.italic),
            // A small capital has about four fifths of the size of a capital.
            true => text
                .chars()
                .map(|letter| match letter.is_lowercase() {
                    true => text_width(&letter.to_uppercase().to_string(), 0.8 * self.size, false),
                    false => text_width(letter.encode_utf8(&mut [0; 4]), self.size, false),
                })
                .sum(),
        };
        width + letters * self.track
    }

    /// Returns the area of a text of this width that begins at a point on its baseline.
    pub fn area(self, width: f64, start: Point) -> Rect {
        Rect {
            left: start.x - 2.0,
            top: start.y - 0.74 * self.size,
            right: start.x + width + 2.0,
            bottom: start.y + 0.24 * self.size,
        }
    }
}

/// The obstacles already on the picture.
pub(super) struct Clutter {
    columns: usize,
    squares: Vec<Vec<(Point, f64)>>,
    taken: Vec<Rect>,
}

impl Clutter {
    /// Creates an empty picture of this size.
    pub fn new(width: f64, height: f64) -> Self {
        let count = |side: f64| (side / SQUARE).ceil().max(1.0) as usize;
        Self {
            columns: count(width),
            squares: vec![Vec::new(); count(width) * count(height)],
            taken: Vec::new(),
        }
    }

    fn square(&self, point: Point) -> Option<usize> {
        if point.x < 0.0 || point.y < 0.0 {
            return None;
        }
        let [column, row] = [point.x, point.y].map(|side| (side / SQUARE) as usize);
        (column < self.columns).then_some(row * self.columns + column)
    }

    fn put(&mut self, point: Point, weight: f64) {
        let square = self.square(point);
        if let Some(square) = square.and_then(|square| self.squares.get_mut(square)) {
            square.push((point, weight));
        }
    }

    /// Adds a star; covering faint ones costs less.
    pub fn star(&mut self, point: Point, magnitude: f64) {
        self.put(point, STAR * ((6.0 - magnitude) / 3.0).clamp(0.3, 1.0));
    }

    /// Adds a line.
    pub fn line(&mut self, a: Point, b: Point) {
        for step in 0..=16 {
            self.put(between(a, b, f64::from(step) / 16.0), LINE);
        }
    }

    /// Reserves an area: no name may be placed there any more.
    pub fn take(&mut self, area: Rect) {
        self.taken.push(area);
    }

    /// Returns the cost of the things that a name in an area would cover, or `None` if the area is
    /// reserved.
    pub fn cost(&self, area: Rect) -> Option<f64> {
        if self.taken.iter().any(|taken| taken.meets(area)) {
            return None;
        }
        let area = area.grown(3.0);
        let range = |from: f64, to: f64| {
            let square = |side: f64| (side / SQUARE).floor().max(0.0) as usize;
            square(from)..=square(to)
        };
        let mut cost = 0.0;
        for row in range(area.top, area.bottom) {
            for column in range(area.left, area.right) {
                let square = self.squares.get(row * self.columns + column);
                let square = square.filter(|_| column < self.columns);
                for (point, weight) in square.into_iter().flatten() {
                    if area.has(*point) {
                        cost += weight;
                    }
                }
            }
        }
        Some(cost)
    }

    /// Returns the best of some places for a text of this width, and reserves it. Each place is
    /// given as its starting point and its own cost.
    pub fn place(
        &mut self,
        (width, hand): (f64, Hand),
        places: impl Iterator<Item = (Point, f64)>,
        rules: &Rules<impl Fn(Rect) -> Option<f64>>,
    ) -> Option<Point> {
        let mut least = rules.most;
        let mut best = None;
        for (start, own) in places {
            let area = hand.area(width, start);
            // Cheap checks come first.
            let Some(cost) = Some(own)
                .filter(|own| *own < least)
                .and_then(|_| self.cost(area))
            else {
                continue;
            };
            if cost + own < least
                && let Some(more) = (rules.cost)(area)
                && cost + own + more < least
            {
                least = cost + own + more;
                best = Some(start);
            }
        }
        let start = best?;
        let area = hand.area(width, start).grown(0.12 * hand.size);
        self.take(area.widened(GAP * hand.size));
        Some(start)
    }
}

/// The constraints on the place of a name.
pub(super) struct Rules<F> {
    /// Returns the additional cost of an area, or `None` if a name may not be there.
    pub cost: F,
    /// The maximum cost; a name that would cost more is left out.
    pub most: f64,
}

/// Returns the places around a star for its name, in the usual order of preference.
pub(super) fn round_a_star(
    star: Point,
    (width, hand): (f64, Hand),
    reach: f64,
) -> impl Iterator<Item = (Point, f64)> {
    // The baseline lies below the middle of the letters.
    let level = 0.27 * hand.size;
    let (near, up, down) = (reach, -0.7 * reach, reach + 0.35 * hand.size);
    let places = [
        (near, level),
        (-near - width, level),
        (0.7 * near, up),
        (-0.7 * near - width, up),
        (0.7 * near, down),
        (-0.7 * near - width, down),
        (-width / 2.0, -1.25 * reach),
        (-width / 2.0, reach + 0.7 * hand.size),
    ];
    let point =
        move |(place, (dx, dy)): (usize, (f64, f64))| (star + Point::new(dx, dy), place as f64);
    places.into_iter().enumerate().map(point)
}

/// Returns the places around the middle of a figure for its name, each centred horizontally.
pub(super) fn round_a_figure(middle: Point, width: f64) -> impl Iterator<Item = (Point, f64)> {
    let steps = |reach: i32, by: usize| (-reach..=reach).step_by(by).map(f64::from);
    steps(150, 15).flat_map(move |dx| {
        steps(110, 10).map(move |dy| {
            let start = Point {
                x: middle.x + dx - width / 2.0,
                y: middle.y + dy,
            };
            (start, 0.5 * dx.hypot(dy))
        })
    })
}
