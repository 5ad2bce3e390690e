//! Names beside the stars: each takes the best of many positions, away from other names.

use sky::Point;

use super::figure::Figure;
use crate::geometry::{Rect, between, distance};
use crate::text_width;

/// The maximum size of a star's name. Small plates draw it larger than 12.5 to keep it legible.
pub(super) const SIZE: f64 = 14.5;
/// The distance of a name from its star, which leaves room for the ring of a star that can be
/// marked.
const CLEAR: f64 = 16.0;
/// The directions in which a name is tried, the best first.
const ANGLES: [f64; 12] = [
    0.0, 180.0, -35.0, 35.0, 145.0, -145.0, -90.0, 90.0, -62.0, 62.0, 118.0, -118.0,
];

/// The end of a name that stays in place whatever its size: the one next to its star.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Anchor {
    /// Returns the SVG value, or `None` for the default.
    pub const fn key(self) -> Option<&'static str> {
        match self {
            Self::Start => None,
            Self::Middle => Some("middle"),
            Self::End => Some("end"),
        }
    }
}

/// The box of a name.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct NameBox {
    pub rect: Rect,
    pub anchor: Anchor,
}

impl NameBox {
    /// Returns the x coordinate of the text's anchor.
    pub fn x(self) -> f64 {
        match self.anchor {
            Anchor::Start => self.rect.left,
            Anchor::Middle => self.rect.middle().x,
            Anchor::End => self.rect.right,
        }
    }
}

/// Finds a position for each of these names, given with its star.
pub(super) fn place(figure: &Figure, names: &[(usize, &str)]) -> Vec<NameBox> {
    let mut placed: Vec<NameBox> = Vec::new();
    for &(star, name) in names {
        let width = text_width(name, SIZE, true);
        let mut best: Option<(f64, NameBox)> = None;
        for angle in ANGLES {
            for further in [0.0, 5.0, 12.0] {
                let found = beside(figure.spots[star], width, angle, CLEAR + further);
                let askew = if angle % 180.0 == 0.0 { 0.0 } else { 2.0 };
                let cost = further * 1.5 + askew + cost(figure, star, found.rect, &placed);
                if best.is_none_or(|(least, _)| cost < least) {
                    best = Some((cost, found));
                }
            }
        }
        placed.extend(best.map(|(_, found)| found));
    }
    placed
}

fn beside(star: Point, width: f64, angle: f64, away: f64) -> NameBox {
    let (sin, cos) = angle.to_radians().sin_cos();
    let Point { x, y } = star + Point::new(cos, sin) * away;
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
    let rect = Rect {
        left,
        top,
        right: left + width,
        bottom: top + height,
    };
    NameBox { rect, anchor }
}

/// Returns the cost of a position: near the edge, or on stars, names or lines.
fn cost(figure: &Figure, own: usize, found: Rect, placed: &[NameBox]) -> f64 {
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
    let met = placed
        .iter()
        .filter(|other| found.meets(other.rect.grown(2.5)));
    cost += 300.0 * met.count() as f64;
    let wide = Rect {
        left: found.left - 1.0,
        right: found.right + 1.0,
        ..found
    };
    for &(a, b) in &figure.lines {
        let (a, b) = (figure.spots[a], figure.spots[b]);
        let at = |t: u32| between(a, b, f64::from(t) / 40.0);
        let covered = (0..=40).filter(|&t| wide.has(at(t))).count() as f64 / 41.0;
        cost += covered * distance(a, b) * 2.2;
    }
    cost
}
