//! The engraved rims of the spheres: flames, waves, wind, hatching.

use std::fmt::Write;

use ::astra::Element;

use super::polar::polar;
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
        let angle = f64::from(k) * 10.0;
        let inner = radius * if k % 2 == 0 { 0.62 } else { 0.72 };
        let outer = radius * if k % 3 == 0 { 0.9 } else { 0.96 };
        let ((x0, y0), (x1, y1)) = (polar(inner, angle), polar(outer, angle));
        let (cx, cy) = polar((inner + outer) / 2.0, angle + 5.7);
        let _ = write!(
            path,
            "M{} {}Q{} {} {} {}",
            n(x0),
            n(y0),
            n(cx),
            n(cy),
            n(x1),
            n(y1)
        );
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
        let ((x0, y0), (x1, y1)) = (polar(reach, from), polar(reach, from + round));
        let large = u8::from(round > 180.0);
        let r = n(reach);
        let _ = write!(
            path,
            "M{} {}A{r} {r} 0 {large} 1 {} {}",
            n(x0),
            n(y0),
            n(x1),
            n(y1)
        );
    }
    path
}

fn hatching(radius: f64) -> String {
    let (inner, outer) = (radius * 0.6, radius - 2.0);
    let mut path = String::new();
    for k in -9..=9 {
        let x = f64::from(k) * radius / 7.0;
        let mut run: Option<((f64, f64), (f64, f64))> = None;
        for t in -20..=21 {
            let y = f64::from(t) * radius / 20.0;
            let spot = (x + y * 0.6, y);
            let out = spot.0.hypot(spot.1);
            if t <= 20 && (inner..outer).contains(&out) {
                run = Some((run.map_or(spot, |(first, _)| first), spot));
            } else if let Some(((x0, y0), (x1, y1))) = run.take() {
                let _ = write!(path, "M{} {}L{} {}", n(x0), n(y0), n(x1), n(y1));
            }
        }
    }
    path
}
