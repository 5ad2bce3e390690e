//! Hills under the sky, with an observatory dome.

use maud::{Markup, html};
use sky::Point;

use crate::geometry::{moved_to, through};
use crate::short::n;

/// The horizontal position of the dome.
const DOME: f64 = 1150.0;

/// Returns the height of a bump in a ridge.
fn bump(x: f64, middle: f64, wide: f64, high: f64) -> f64 {
    high * (-((x - middle) / wide).powi(2)).exp()
}

/// Returns the vertical position of the near ridge.
fn near(x: f64, ground: f64) -> f64 {
    ground + 4.0
        - 5.0 * (x / 190.0 + 1.9).sin()
        - 3.0 * (x / 71.0).sin()
        - 1.5 * (x / 29.0 + 2.0).sin()
        - bump(x, 120.0, 260.0, 34.0)
        - bump(x, DOME, 170.0, 16.0)
}

/// Returns the vertical position of the far ridge.
fn far(x: f64, ground: f64) -> f64 {
    ground
        - 10.0
        - 9.0 * (x / 170.0 + 3.3).sin()
        - 4.0 * (x / 57.0 + 1.0).sin()
        - bump(x, 620.0, 200.0, 12.0)
}

/// Returns the vertical position of the top of the land, including the dome.
pub(super) fn top(x: f64, ground: f64) -> f64 {
    let hills = near(x, ground).min(far(x, ground));
    match (x - DOME).abs() < 36.0 {
        true => hills.min(near(DOME, ground) - 40.0),
        false => hills,
    }
}

/// Draws the land, from the horizon down.
pub(super) fn landscape(width: f64, height: f64, ground: f64) -> Markup {
    let hill = |ridge: fn(f64, f64) -> f64| {
        let steps = (width / 12.0) as i32 + 2;
        let points = (-1..steps).map(|step| {
            let x = f64::from(step) * 12.0;
            let y = ridge(x, ground);
            Point { x, y }
        });
        let below = height + 9.0;
        let down = format!("L{} {} L-12 {}Z", n(width + 12.0), n(below), n(below));
        through(points) + &down
    };
    let dome = Point {
        x: DOME,
        y: near(DOME, ground) + 2.0,
    };
    html! {
        path.hill.far d=(hill(far)) {}
        path.hill d=(hill(near)) {}
        g.dome transform=(moved_to(dome)) {
            path.mass d="M-30 4V-15H30V4Z M-26-15A26 26 0 0 1 26-15Z" {}
            path.slit d="M3-41 13-38.5 16-15H5Z" {}
            path.edge d="M-30 3V-15H30V3 M-26-15A26 26 0 0 1 26-15 M-34-15H34" {}
        }
    }
}
