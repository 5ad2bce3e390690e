//! The background of a figure: the graticule, the other stars of the field, the degree scale.

use std::fmt::Write;

use maud::{Markup, html};
use sky::{Catalogue, Equatorial, Point};

use super::figure::{Chart, Figure};
use crate::geometry::{distance, dots, half_turn, pair};
use crate::short::n;

/// The magnitude of the faintest star in the field.
const FAINTEST: f64 = 5.0;
/// The thickness of the degree scale.
const THICK: f64 = 3.4;

/// Draws the graticule and the field stars behind the figure.
pub(super) fn field(figure: &Figure, own: &[u16]) -> Markup {
    let window = figure.window;
    let Some(chart) = &figure.chart else {
        return html! {};
    };
    html! {
        svg width=(n(window.width)) height=(n(window.height)) overflow="hidden" {
            path.graticule d=(graticule(figure, chart)) {}
        }
        g.field aria-hidden="true" {
            @for (class, stars) in field_stars(figure, chart, own) {
                @if !stars.is_empty() { path class=(class) d=(dots(stars)) {} }
            }
        }
    }
}

/// Draws the degree scale that frames the window, with alternate degrees solid.
pub(super) fn frame(figure: &Figure) -> Markup {
    let (width, height) = (figure.window.width, figure.window.height);
    html! {
        @if let Some(chart) = &figure.chart {
            path.scale d=(scale(chart, width, height)) {}
        }
        rect.neat width=(n(width)) height=(n(height)) {}
        rect.neat x=(n(-THICK)) y=(n(-THICK)) width=(n(width + 2.0 * THICK))
            height=(n(height + 2.0 * THICK)) {}
    }
}

/// Returns the first step that is at least `least` pixels long.
fn step(steps: &[f64], scale: f64, least: f64) -> f64 {
    let fits = |step: &&f64| **step * scale >= least;
    let last = steps.last().copied().unwrap_or(30.0);
    steps.iter().find(fits).copied().unwrap_or(last)
}

/// Returns lines of right ascension and declination, true to the projection.
fn graticule(figure: &Figure, chart: &Chart) -> String {
    let (width, height) = (figure.window.width, figure.window.height);
    let middle = chart.direction(Point::new(width / 2.0, height / 2.0));
    let cos = middle.dec.to_radians().cos().max(0.18);
    let dec_step = step(&[0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 30.0], chart.scale, 34.0);
    let ra_steps = [1.0, 2.0, 2.5, 5.0, 7.5, 10.0, 15.0, 30.0, 45.0];
    let ra_step = step(&ra_steps, chart.scale * cos, 34.0);
    let reach = width.hypot(height) / chart.scale / 2.0 + dec_step;
    let (low, high) = (
        (middle.dec - reach).max(-88.0),
        (middle.dec + reach).min(88.0),
    );
    let steepest = (middle.dec.abs() + reach * 0.6).min(88.0).to_radians();
    let span = (reach / steepest.cos().max(0.12)).min(180.0);
    let mut path = String::new();
    let mut circle = (low / dec_step).ceil();
    while circle * dec_step <= high {
        let dec = circle * dec_step;
        let ra = |t: u32| middle.ra - span + 2.0 * span * f64::from(t) / 48.0;
        curve(&mut path, figure, chart, (0..=48).map(|t| (ra(t), dec)));
        circle += 1.0;
    }
    let mut hour = ((middle.ra - span) / ra_step).ceil();
    while hour * ra_step <= middle.ra + span && hour * ra_step - middle.ra + span < 360.0 {
        let ra = hour * ra_step;
        let dec = |t: u32| low + (high - low) * f64::from(t) / 30.0;
        curve(&mut path, figure, chart, (0..=30).map(|t| (ra, dec(t))));
        hour += 1.0;
    }
    path
}

fn curve(
    path: &mut String,
    figure: &Figure,
    chart: &Chart,
    points: impl Iterator<Item = (f64, f64)>,
) {
    let (width, height) = (figure.window.width, figure.window.height);
    let mut down = false;
    for (ra, dec) in points {
        let spot = chart.spot(Equatorial { ra, dec });
        let near = |at: &Point| {
            (-36.0..width + 36.0).contains(&at.x) && (-36.0..height + 36.0).contains(&at.y)
        };
        let Some(spot) = spot.filter(near) else {
            down = false;
            continue;
        };
        let pen = if down { 'L' } else { 'M' };
        let _ = write!(path, "{pen}{}", pair(spot));
        down = true;
    }
}

/// Returns the other real stars of the field in four sizes, each with its class.
fn field_stars(figure: &Figure, chart: &Chart, own: &[u16]) -> [(&'static str, Vec<Point>); 4] {
    let mut sizes = ["d1", "d2", "d3", "d4"].map(|class| (class, Vec::new()));
    let (width, height) = (figure.window.width, figure.window.height);
    for star in Catalogue::built_in().stars().all() {
        if star.magnitude > FAINTEST || own.contains(&star.hr) {
            continue;
        }
        let Some(spot) = chart.spot(star.position) else {
            continue;
        };
        let inside = (3.0..width - 3.0).contains(&spot.x) && (3.0..height - 3.0).contains(&spot.y);
        let free = |&other: &Point| distance(spot, other) > 7.0;
        if inside && figure.spots.iter().all(free) {
            let size = ((star.magnitude - 1.0).max(0.0) as usize).min(3);
            sizes[size].1.push(spot);
        }
    }
    sizes
}

fn scale(chart: &Chart, width: f64, height: f64) -> String {
    let middle = chart.direction(Point::new(width / 2.0, height / 2.0));
    let cos = middle.dec.to_radians().cos().max(0.15);
    let dec_step = step(&[0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 30.0], chart.scale, 11.0);
    let ra_steps = [0.5, 1.0, 2.0, 2.5, 5.0, 7.5, 10.0, 15.0, 30.0];
    let ra_step = step(&ra_steps, chart.scale * cos, 11.0);
    let ra = |x, y| half_turn(chart.direction(Point::new(x, y)).ra - middle.ra);
    let dec = |x, y| chart.direction(Point::new(x, y)).dec;
    let mut path = String::new();
    for (y, edge) in [(0.0, -THICK), (height, height)] {
        for (a, b) in solid(width, |x| ra(x, y) / ra_step) {
            let _ = write!(path, "M{} {}H{}v{THICK}H{}Z", n(a), n(edge), n(b), n(a));
        }
    }
    for (x, edge) in [(0.0, -THICK), (width, width)] {
        for (a, b) in solid(height, |y| dec(x, y) / dec_step) {
            let _ = write!(path, "M{} {}V{}h{THICK}V{}Z", n(edge), n(a), n(b), n(a));
        }
    }
    path
}

/// Returns the stretches of an edge in which the value lies in an even step.
fn solid(length: f64, value: impl Fn(f64) -> f64) -> Vec<(f64, f64)> {
    let mut stretches = Vec::new();
    let (mut start, mut before) = (0.0, value(0.0).floor());
    let mut end = |start: f64, to: f64, step: f64| {
        if step.rem_euclid(2.0) == 0.0 {
            stretches.push((start, to));
        }
    };
    for pixel in 1..=length as u32 {
        let pixel = f64::from(pixel);
        let step = value(pixel).floor();
        if step != before {
            end(start, pixel, before);
            (start, before) = (pixel, step);
        }
    }
    end(start, length, before);
    stretches
}
