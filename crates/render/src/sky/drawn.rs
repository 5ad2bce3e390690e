//! Elements of both pictures: stars, lines, wanderers.

use maud::{Markup, html};
use sky::{Point, Wanderer};

use super::seen::{LineSeen, StarSeen};
use crate::geometry::{self, between, distance, moved_to, through};
use crate::short::n;

/// Returns the radius of a star.
pub(super) fn radius(magnitude: f64) -> f64 {
    (3.0 - 0.52 * magnitude).max(0.6)
}

/// Returns the opacity of a star: near the horizon the air dims it.
fn dimmed(altitude: f64) -> f64 {
    (0.35 + altitude / 18.0).clamp(0.0, 1.0)
}

fn tint(colour: f64) -> &'static str {
    match colour {
        colour if colour < 0.0 => "hot",
        colour if colour > 1.35 => "warm",
        _ => "plain",
    }
}

/// Draws the stars: discs in their colours, the brightest with rays.
pub(super) fn stars(stars: &[StarSeen]) -> Markup {
    let dim = |star: &StarSeen| {
        let dim = dimmed(star.altitude);
        (dim < 0.995).then(|| format!("{dim:.2}"))
    };
    let disc = |star: &StarSeen| {
        html! {
            circle cx=(n(star.at.x)) cy=(n(star.at.y)) r={ (format!("{:.2}", radius(star.star.magnitude))) }
                opacity=[dim(star)] {}
        }
    };
    let bright = stars.iter().filter(|star| star.star.magnitude < 1.0);
    html! {
        g.sky-stars {
            @for kind in ["plain", "hot", "warm"] {
                g class=(kind) {
                    @for star in stars.iter().filter(|star| tint(star.star.colour) == kind) { (disc(star)) }
                }
            }
            @for star in bright {
                g transform=(moved_to(star.at)) opacity=[dim(star)] {
                    path.rays d=(rays(4, 9.5 - 2.0 * star.star.magnitude, 1.1)) {}
                }
            }
        }
    }
}

/// Returns the path of a star with this many rays, centred on the origin.
fn rays(count: u32, outer: f64, inner: f64) -> String {
    through(geometry::star(Point::ORIGIN, count, outer, inner)) + "Z"
}

/// Draws the lines of the figures, which stop short of the stars.
pub(super) fn lines(lines: &[LineSeen]) -> Markup {
    let line = |line: &LineSeen| {
        let [a, b] = line.ends;
        let whole = distance(a, b).max(0.1);
        let gap = 5.5_f64.min(whole / 4.0) / whole;
        through([between(a, b, gap), between(a, b, 1.0 - gap)])
    };
    let path: String = lines.iter().map(line).collect();
    html! { path.sky-lines d=(path) {} }
}

/// Draws the Moon with its phase, lit from the direction of `angle`.
pub(super) fn moon(radius: f64, lit: f64, angle: f64) -> Markup {
    let (r, across) = (n(radius), n(radius * (1.0 - 2.0 * lit).abs()));
    let bulge = u8::from(lit > 0.5);
    let path = format!("M0-{r}A{r} {r} 0 0 1 0 {r}A{across} {r} 0 0 {bulge} 0-{r}Z");
    html! {
        circle.moon-dark r=(r) {}
        path.moon-lit transform={ "rotate(" (n(angle)) ")" } d=(path) {}
    }
}

/// Returns the radius of a wanderer.
pub(super) fn size(wanderer: Wanderer) -> f64 {
    match wanderer {
        Wanderer::Sun | Wanderer::Moon => 9.0,
        _ => 4.6,
    }
}

/// Draws a wanderer in its place.
pub(super) fn wanderer(wanderer: Wanderer, at: Point, moonlight: (f64, f64)) -> Markup {
    let size = size(wanderer);
    let body = match wanderer {
        Wanderer::Moon => moon(size, moonlight.0, moonlight.1),
        Wanderer::Sun => html! { path.sun-rays d=(rays(16, 15.0, 11.0)) {} circle r="8.5" {} },
        _ => html! { circle r=(n(size)) {} },
    };
    html! {
        g class={ "wanderer " (wanderer.key()) } id={ "sky-" (wanderer.key()) } transform=(moved_to(at)) {
            g.orb { circle.halo r=(n(size + 6.4)) {} (body) }
        }
    }
}
