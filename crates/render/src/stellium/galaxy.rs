//! A galaxy: a disc with its engraved portrait, cells and symbols (S1.4). All of it turns.

use std::f64::consts::{PI, TAU};

use ::stellium::{Body, Disc, Galaxy, Universe};
use maud::{Markup, html};
use sky::Point;

use super::body::outline;
use super::place::{DISC, SOCKET, centre, on_disc, turn, turn_of};
use crate::geometry::{circle, moved_to, polar, through};
use crate::short::n;

/// The spirals: number of arms, winding, and starting angle in degrees.
const SPIRALS: [(usize, f64, f64); 6] = [
    (2, 2.2, 80.0),
    (6, 0.12, 0.0),
    (5, 0.8, 10.0),
    (3, 1.7, 35.0),
    (7, 0.55, 20.0),
    (2, 1.15, 0.0),
];
/// The disc whose arms are the spokes of a ring.
const RINGED: usize = 1;

/// Returns the portrait of a disc of this radius as one path.
pub fn portrait(disc: usize, radius: f64) -> String {
    let (arms, wind, start) = SPIRALS[disc % SPIRALS.len()];
    let reach = if disc == RINGED { 0.62 } else { 0.95 };
    let mut path = String::new();
    for arm in 0..arms {
        for offset in [-0.16, 0.0, 0.16] {
            let begin = start.to_radians() + TAU * arm as f64 / arms as f64;
            let point = |step: usize| {
                let out = 0.2 + (reach - 0.2) * step as f64 / 24.0;
                let angle = begin + offset * (0.5 + out) + wind * PI * out;
                polar(radius * out, angle)
            };
            path += &through((0..=24).map(point));
        }
    }
    if disc == RINGED {
        for ring in [0.2, 0.62, 0.66, 0.86, 0.9, 0.94] {
            path += &circle(Point::ORIGIN, radius * ring);
        }
    }
    path
}

/// Draws definitions of things that are used repeatedly: the portraits of the discs, and tokens on
/// cells.
pub fn portraits() -> Markup {
    html! {
        defs {
            @for token in Body::ALL {
                g id={ "token-" (token.key()) "-place" } { (outline(token, 30.0)) }
            }
            @for disc in 0..SPIRALS.len() { path id={ "arms-" (disc + 1) } d=(portrait(disc, DISC)) {} }
        }
    }
}

/// Draws a galaxy without the bodies on it. On the board it has an id and shares the portraits.
pub fn galaxy(
    universe: &Universe,
    discs: &[Disc],
    galaxy: Galaxy,
    on_board: bool,
    class: &str,
) -> Markup {
    let laid = universe.discs[galaxy.index()];
    let sixths = turn_of(universe, galaxy);
    let place = format!("{} {}", moved_to(centre(galaxy)), turn(sixths));
    let name = on_board.then(|| format!("galaxy-{galaxy}"));
    let symbols = &discs[laid.disc.index()].symbols;
    let symbol = |position: usize| {
        let here = |&colour: &Body| usize::from(symbols[colour]) == position;
        Body::ALL.into_iter().find(here)
    };
    html! {
        g id=[name] class={ "galaxy" (class) } transform=(place) aria-hidden="true" {
            circle class="disc" r=(n(DISC)) {}
            @if on_board {
                use class="arms" href={ "#arms-" (laid.disc) } {}
            } @else {
                path class="arms" d=(portrait(laid.disc.index(), DISC)) {}
            }
            @for position in 0..7 { (cell(position, symbol(position), sixths)) }
        }
    }
}

/// Draws a cell of an unturned disc. Its symbol stays upright.
fn cell(position: usize, symbol: Option<Body>, sixths: i8) -> Markup {
    let place = on_disc(position);
    let r = n(SOCKET);
    html! {
        circle class="socket" cx=(n(place.x)) cy=(n(place.y)) r=(r) {}
        @if let Some(colour) = symbol {
            g class={ "symbol " (colour.key()) } transform={ (moved_to(place)) " " (turn(-sixths)) } {
                circle class="band" r=(r) {}
                use href={ "#sym-" (colour.key()) } x="-17" y="-17" width="34" height="34" {}
            }
        }
    }
}
