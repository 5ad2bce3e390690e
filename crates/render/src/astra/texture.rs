//! The engraved rims of the spheres: flames, waves, wind, hatching.

use std::fmt::Write;

use ::astra::Element;
use sky::Point;

use crate::geometry::{distance, pair, polar, through};
use crate::short::n;

/// Returns the rim of a sphere of this radius, as a path.
pub(super) fn texture(element: Element, radius: f64) -> String {
    match element {
        Element::Fire => flames(radius),
        Element::Water => waves(radius),
        Element::Air => wind(radius),
        Element::Earth => hatching(radius),
    }
}

fn flames(radius: f64) -> String {
    let mut path = String::new();
    for k in 0..36 {
        let degrees = f64::from(k) * 10.0;
        let inner = radius * if k % 2 == 0 { 0.62 } else { 0.72 };
        let outer = radius * if k % 3 == 0 { 0.9 } else { 0.96 };
        let angle = degrees.to_radians();
        let bent = polar((inner + outer) / 2.0, (degrees + 5.7).to_radians());
        let [start, control, end] = [polar(inner, angle), bent, polar(outer, angle)].map(pair);
        let _ = write!(path, "M{start}Q{control} {end}");
    }
    path
}

fn waves(radius: f64) -> String {
    let mut path = String::new();
    for k in -5..=5 {
        let y = f64::from(k) * radius / 5.5;
        let half = (radius * radius - y * y).max(0.0).sqrt() - 2.0;
        if half < 5.0 {
            continue;
        }
        let _ = write!(path, "M{} {}", n(-half), n(y));
        let (mut x, mut up) = (-half, 1.0);
        while x < half - 3.0 {
            let step = (half - x).min(6.0);
            let _ = write!(path, "q{} {} {} 0", n(step / 2.0), n(-2.2 * up), n(step));
            up = -up;
            x += step;
        }
    }
    path
}

fn wind(radius: f64) -> String {
    // The angle at which each gust begins, and how many degrees it covers.
    const BREATHS: [(f64, f64); 9] = [
        (20.0, 150.0),
        (205.0, 190.0),
        (310.0, 130.0),
        (95.0, 210.0),
        (250.0, 160.0),
        (5.0, 140.0),
        (160.0, 200.0),
        (60.0, 170.0),
        (285.0, 150.0),
    ];
    let mut path = String::new();
    for (k, (from, round)) in BREATHS.into_iter().enumerate() {
        let reach = radius * (0.58 + 0.045 * k as f64);
        let angles = [from, from + round].map(f64::to_radians);
        let [start, end] = angles.map(|angle| pair(polar(reach, angle)));
        let large = u8::from(round > 180.0);
        let r = n(reach);
        let _ = write!(path, "M{start}A{r} {r} 0 {large} 1 {end}");
    }
    path
}

fn hatching(radius: f64) -> String {
    let (inner, outer) = (radius * 0.6, radius - 2.0);
    let mut path = String::new();
    for k in -9..=9 {
        let x = f64::from(k) * radius / 7.0;
        let mut run: Option<(Point, Point)> = None;
        for t in -20..=21 {
            let y = f64::from(t) * radius / 20.0;
            let spot = Point::new(x + y * 0.6, y);
            let out = distance(spot, Point::ORIGIN);
            if t <= 20 && (inner..outer).contains(&out) {
                run = Some((run.map_or(spot, |(first, _)| first), spot));
            } else if let Some((first, last)) = run.take() {
                path += &through([first, last]);
            }
        }
    }
    path
}
