//! The rim of a round chart: the horizon with its degrees and the points of the compass.

use std::fmt::Write;

use maud::{Markup, html};
use sky::{Compass, Dome, Horizontal, Point};
use words::Language;
use words::sky::compass_short;

use crate::geometry::{between, distance, pair, through};
use crate::short::n;

/// The width of the scale of degrees.
const SCALE: f64 = 9.0;

/// A round chart on a picture.
#[derive(Clone, Copy)]
pub(super) struct Disc {
    pub middle: Point,
    pub radius: f64,
}

impl Disc {
    /// Projects a direction; below the horizon it is outside the disc.
    pub fn project(self, direction: Horizontal) -> Option<Point> {
        Some(self.middle + Dome::Stereographic.project(direction)? * self.radius)
    }

    /// Returns the distance of a point from the middle.
    pub fn out(self, point: Point) -> f64 {
        distance(point, self.middle)
    }

    /// Returns the point at a distance outside the rim in a direction.
    fn beyond(self, azimuth: f64, by: f64) -> Point {
        let (east, north) = azimuth.to_radians().sin_cos();
        let out = self.radius + by;
        Point {
            x: self.middle.x - out * east,
            y: self.middle.y - out * north,
        }
    }

    /// Returns the part of a line that is on the disc.
    pub fn cut(self, [a, b]: [Point; 2]) -> Option<[Point; 2]> {
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let (fx, fy) = (a.x - self.middle.x, a.y - self.middle.y);
        let square = dx * dx + dy * dy;
        let half = (fx * dx + fy * dy) / square;
        let root = half * half - (fx * fx + fy * fy - self.radius * self.radius) / square;
        if square == 0.0 || root <= 0.0 {
            return None;
        }
        let (from, to) = (
            (-half - root.sqrt()).max(0.0),
            (-half + root.sqrt()).min(1.0),
        );
        (from < to).then(|| [from, to].map(|part| between(a, b, part)))
    }
}

/// Draws the rim.
pub(super) fn rim(disc: Disc) -> Markup {
    let (x, y) = (n(disc.middle.x), n(disc.middle.y));
    let circle = |class: &str, radius: f64| {
        html! { circle class=(class) cx=(x) cy=(y) r=(n(radius)) {} }
    };
    html! {
        g.rim {
            (circle("limb", disc.radius))
            (circle("limb fine", disc.radius + SCALE))
            (circle("limb fine", disc.radius + SCALE + 3.5))
            path.scale d=(scale(disc)) {}
            path.ticks d=(ticks(disc)) {}
        }
    }
}

/// Draws the degrees and the points of the compass around the rim.
pub(super) fn rim_words(language: Language, disc: Disc) -> Markup {
    let degrees = (1..12).filter(|step| step % 3 != 0).map(|step| 30 * step);
    html! {
        g.rim {
            @for degree in degrees {
                @let at = disc.beyond(f64::from(degree), SCALE + 20.0);
                text.rim-degree x=(n(at.x)) y=(n(at.y + 4.5)) { (degree) "°" }
            }
            @for point in Compass::all().filter(|point| point.azimuth() % 45.0 == 0.0) {
                @let main = point.azimuth() % 90.0 == 0.0;
                @let at = disc.beyond(point.azimuth(), SCALE + 23.0);
                text class=(if main { "rim-point main" } else { "rim-point" })
                    x=(n(at.x)) y=(n(at.y + if main { 8.0 } else { 5.5 })) { (compass_short(language, point)) }
            }
        }
    }
}

/// Draws north, east, south and west around the rim, in large letters.
pub(super) fn main_points(language: Language, disc: Disc) -> Markup {
    html! {
        g.rim {
            @for point in Compass::all().filter(|point| point.azimuth() % 90.0 == 0.0) {
                @let at = disc.beyond(point.azimuth(), SCALE + 27.0);
                text.rim-point.main x=(n(at.x)) y=(n(at.y + 14.0)) { (compass_short(language, point)) }
            }
        }
    }
}

/// Draws the scale: every other five degrees are filled, as on old maps.
fn scale(disc: Disc) -> String {
    let mut path = String::new();
    let [inner, outer] = [disc.radius, disc.radius + SCALE].map(n);
    for step in (0..72).step_by(2) {
        let [from, to] = [step, step + 1].map(|step| f64::from(step) * 5.0);
        let [a, b] = [from, to].map(|azimuth| disc.beyond(azimuth, 0.0));
        let [c, d] = [to, from].map(|azimuth| disc.beyond(azimuth, SCALE));
        let [a, b, c, d] = [a, b, c, d].map(pair);
        let _ = write!(
            path,
            "M{a}A{inner} {inner} 0 0 0 {b}L{c}A{outer} {outer} 0 0 1 {d}Z"
        );
    }
    path
}

/// Draws a tick every ten degrees.
fn ticks(disc: Disc) -> String {
    let tick = |step: i32| {
        let azimuth = f64::from(step) * 10.0;
        through([SCALE + 3.5, SCALE + 8.0].map(|by| disc.beyond(azimuth, by)))
    };
    (0..36).map(tick).collect()
}
