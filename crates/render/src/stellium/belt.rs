//! The outer belt in three parts, with its scale (S1.2).

use ::stellium::Galaxy;
use maud::{Markup, html};
use sky::Point;

use super::place::{UNIT, at_sixth, centre};
use crate::geometry::{between, pair, through};
use crate::short::n;

/// The distance of the belt's two lines from the corner galaxies' centres.
const OUTER: f64 = 1.62 * UNIT;
const INNER: f64 = 1.50 * UNIT;
/// The number of ticks along a side.
const TICKS: usize = 60;

/// Draws the belt.
pub fn belt() -> Markup {
    html! {
        path class="belt" d=(rim(OUTER)) {}
        path class="belt fine" d=(rim(INNER)) {}
        path class="ticks" d=(ticks()) {}
    }
}

/// Returns the three sides, clockwise: start, end, and outward direction.
fn sides() -> [(Point, Point, Point); 3] {
    let [left, right, foot] = [0, 2, 5].map(|galaxy| centre(Galaxy::new(galaxy)));
    [
        (left, right, at_sixth(4.5, 1.0)),
        (right, foot, at_sixth(0.5, 1.0)),
        (foot, left, at_sixth(2.5, 1.0)),
    ]
}

fn rim(radius: f64) -> String {
    let r = n(radius);
    let mut path = String::new();
    for (number, (from, to, outward)) in sides().into_iter().enumerate() {
        let start = pair(from + outward * radius);
        path += &match number {
            0 => format!("M{start}"),
            _ => format!("A{r} {r} 0 0 1 {start}"),
        };
        path += &format!("L{}", pair(to + outward * radius));
    }
    let (from, _, outward) = sides()[0];
    path + &format!("A{r} {r} 0 0 1 {}Z", pair(from + outward * radius))
}

fn ticks() -> String {
    let mut path = String::new();
    for (from, to, outward) in sides() {
        for tick in 0..=TICKS {
            let part = tick as f64 / TICKS as f64;
            let foot = between(from, to, part);
            let long = if tick % 10 == 0 { 0.12 } else { 0.05 };
            path += &through([OUTER - long * UNIT, OUTER].map(|away| foot + outward * away));
        }
    }
    path
}
