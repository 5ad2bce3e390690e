//! A small picture of the game: three galaxies with bodies.

use ::stellium::Body;
use maud::{Markup, html};
use sky::Point;

use super::body::picture;
use super::galaxy::portrait;
use super::place::at_sixth;
use crate::geometry::moved_to;
use crate::short::n;

const RADIUS: f64 = 43.0;
/// The bodies on each galaxy: the centre, then the ring clockwise.
const BODIES: [[Option<Body>; 7]; 3] = {
    use Body::{Comet, Planet, Star, Supernova};
    let no = None;
    [
        [
            Some(Supernova),
            Some(Planet),
            no,
            no,
            Some(Star),
            no,
            Some(Comet),
        ],
        [
            no,
            Some(Star),
            no,
            Some(Comet),
            Some(Planet),
            Some(Supernova),
            no,
        ],
        [
            Some(Star),
            no,
            Some(Supernova),
            Some(Star),
            no,
            Some(Comet),
            Some(Planet),
        ],
    ]
};

/// Draws the picture.
pub fn cover() -> Markup {
    html! {
        svg class="art stellium-art" xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 308 140" aria-hidden="true" {
            rect class="deep" width="300" height="132" {}
            @for (number, bodies) in BODIES.iter().enumerate() {
                g transform=(moved_to((60.0 + 90.0 * number as f64, 66.0))) { (galaxy(number, bodies)) }
            }
            rect class="neat" width="300" height="132" {}
            rect class="neat" x="-3.4" y="-3.4" width="306.8" height="138.8" {}
        }
    }
}

fn galaxy(number: usize, bodies: &[Option<Body>; 7]) -> Markup {
    let place = |position: usize| match position {
        0 => Point::ORIGIN,
        ring => at_sixth((ring - 1) as f64, 29.0),
    };
    html! {
        g class="galaxy" {
            circle class="disc" r=(n(RADIUS)) {}
            path class="arms" d=(portrait([5, 2, 0][number % 3], RADIUS)) {}
            @for (position, body) in bodies.iter().enumerate() {
                @let Point { x, y } = place(position);
                @if body.is_none() { circle class="socket" cx=(n(x)) cy=(n(y)) r="9" {} }
            }
        }
        @for (position, body) in bodies.iter().enumerate() {
            @if let Some(body) = body {
                g class={ "body " (body.key()) } transform=(moved_to(place(position))) { (picture(*body, 24.0)) }
            }
        }
    }
}
