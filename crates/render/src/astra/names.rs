//! Names beside the stars: each takes the best of many places, and none lies on another.

use super::figure::{Figure, Spot};
use crate::text_width;

/// The size a star's name has at most: small plates draw it larger than 12.5, so that it can be read.
pub(super) const SIZE: f64 = 14.5;
/// How far from its star a name begins: the ring of a star that can be marked lies between.
const CLEAR: f64 = 16.0;
/// In which directions a name is tried, the best first.
const ANGLES: [f64; 12] = [
    0.0, 180.0, -35.0, 35.0, 145.0, -145.0, -90.0, 90.0, -62.0, 62.0, 118.0, -118.0,
];

/// Which end of a name stays where it is, whatever its size: the one at its star.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Anchor {
    /// What SVG calls it; nothing where it begins.
    pub const fn key(self) -> Option<&'static str> {
        match self {
            Self::Start => None,
            Self::Middle => Some("middle"),
            Self::End => Some("end"),
        }
    }
}

/// Where a name is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct NameBox {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
    pub anchor: Anchor,
}

impl NameBox {
    /// Where the text is anchored.
    pub fn x(self) -> f64 {
        match self.anchor {
            Anchor::Start => self.left,
            Anchor::Middle => (self.left + self.right) / 2.0,
            Anchor::End => self.right,
        }
    }

    /// Whether it comes closer to another than this.
    pub fn meets(self, other: Self, apart: f64) -> bool {
        self.left < other.right + apart
            && other.left < self.right + apart
            && self.top < other.bottom + apart
            && other.top < self.bottom + apart
    }

    fn distance(self, (x, y): Spot) -> f64 {
        let dx = (self.left - x).max(x - self.right).max(0.0);
        let dy = (self.top - y).max(y - self.bottom).max(0.0);
        dx.hypot(dy)
    }

    fn holds(self, (x, y): Spot) -> bool {
        (self.left - 1.0..self.right + 1.0).contains(&x) && (self.top..self.bottom).contains(&y)
    }
}

/// Finds a place for each of these names, given with its star.
pub(super) fn place(figure: &Figure, names: &[(usize, &str)]) -> Vec<NameBox> {
    let mut placed: Vec<NameBox> = Vec::new();
    for &(star, name) in names {
        let width = text_width(name, SIZE, true);
        let mut best: Option<(f64, NameBox)> = None;
        for angle in ANGLES {
            for further in [0.0, 5.0, 12.0] {
                let found = beside(figure.spots[star], width, angle, CLEAR + further);
                let askew = if angle % 180.0 == 0.0 { 0.0 } else { 2.0 };
                let cost = further * 1.5 + askew + cost(figure, star, found, &placed);
                if best.is_none_or(|(least, _)| cost < least) {
                    best = Some((cost, found));
                }
            }
        }
        placed.extend(best.map(|(_, found)| found));
    }
    placed
}

fn beside((x, y): Spot, width: f64, angle: f64, away: f64) -> NameBox {
    let (sin, cos) = angle.to_radians().sin_cos();
    let (x, y) = (x + away * cos, y + away * sin);
    let height = SIZE * 0.92;
    let (left, anchor) = match cos {
        c if c > 0.3 => (x, Anchor::Start),
        c if c < -0.3 => (x - width, Anchor::End),
        _ => (x - width / 2.0, Anchor::Middle),
    };
    let top = match sin {
        s if s.abs() < 0.3 => y - height / 2.0,
        s if s < 0.0 => y - height,
        _ => y,
    };
    NameBox {
        left,
        top,
        right: left + width,
        bottom: top + height,
        anchor,
    }
}

/// What is wrong with a place: the edge, stars, names, lines.
fn cost(figure: &Figure, own: usize, found: NameBox, placed: &[NameBox]) -> f64 {
    let window = figure.window;
    let outside = found.left < 5.0
        || found.top < 4.0
        || found.right > window.width - 5.0
        || found.bottom > window.height - 4.0;
    let mut cost = if outside { 500.0 } else { 0.0 };
    for (star, &spot) in figure.spots.iter().enumerate() {
        // The ring of a star that can be marked has a radius of 12.5.
        let near = if star == own { 7.0 } else { 13.5 };
        let distance = found.distance(spot);
        if distance < near {
            cost += 60.0 + 10.0 * (near - distance);
        }
    }
    let met = placed.iter().filter(|&&other| found.meets(other, 2.5));
    cost += 300.0 * met.count() as f64;
    for &(a, b) in &figure.lines {
        let ((ax, ay), (bx, by)) = (figure.spots[a], figure.spots[b]);
        let at = |t: u32| {
            let t = f64::from(t) / 40.0;
            (ax + (bx - ax) * t, ay + (by - ay) * t)
        };
        let covered = (0..=40).filter(|&t| found.holds(at(t))).count() as f64 / 41.0;
        cost += covered * (bx - ax).hypot(by - ay) * 2.2;
    }
    cost
}
