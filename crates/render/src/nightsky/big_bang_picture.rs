//! The pictures on Big Bang cards, in thin lines as on a star chart.

use ::nightsky::BigBang;
use maud::{Markup, html};
use sky::Point;

use super::piece::sun_drawn;
use crate::geometry::{Pen, moved_to, star};

/// The stars in the background: their places and sizes.
const STARS: [(f64, f64, f64); 12] = [
    (-62.0, -36.0, 1.6),
    (-48.0, 22.0, 1.1),
    (-30.0, -44.0, 1.1),
    (-70.0, 2.0, 1.1),
    (-12.0, 46.0, 1.6),
    (8.0, -50.0, 1.1),
    (26.0, 44.0, 1.1),
    (44.0, -40.0, 1.6),
    (66.0, -18.0, 1.1),
    (70.0, 24.0, 1.6),
    (50.0, 38.0, 1.1),
    (-58.0, 44.0, 1.1),
];

/// Draws the picture of a card.
pub(super) fn picture(card: BigBang) -> Markup {
    html! {
        svg.big-bang-picture viewBox="-84 -60 168 120" aria-hidden="true" {
            @for (x, y, r) in STARS { circle.star cx=(x) cy=(y) r=(r) {} }
            (drawn(card))
        }
    }
}

fn drawn(card: BigBang) -> Markup {
    match card {
        BigBang::ClearNight => html! {
            @for (x, y, size) in [(0.0, -6.0, 26.0), (-38.0, 14.0, 12.0), (36.0, 18.0, 14.0)] {
                (twinkling(x, y, size))
            }
        },
        BigBang::ShootingStar => html! {
            path.line d="M-64 38 C-30 26 0 8 26 -16 M-44 44 C-16 32 10 14 30 -10 M-50 22 C-26 14 -2 -2 20 -20" {}
            (twinkling(32.0, -20.0, 18.0))
        },
        BigBang::Clouds => html! {
            path.solid d="M-44 26a17 17 0 0 1-2-34 23 23 0 0 1 42-9 19 19 0 0 1 28 12 16 16 0 0 1-3 31z" {}
            path.line d="M-20 40H44M-2 50H30" {}
        },
        BigBang::Conjunction => html! {
            circle.solid cx="-18" r="24" {}
            circle.line cx="20" r="17" {}
            path.line d="M-60 -34 L60 34" stroke-dasharray="2 6" {}
        },
        BigBang::NewMoon => html! {
            circle.line r="34" {}
            circle.dark r="28" {}
        },
        BigBang::Eclipse => html! {
            g transform="scale(2)" { (sun_drawn()) }
            circle.dark cx="9" cy="-5" r="20" {}
            circle.line cx="9" cy="-5" r="20" {}
        },
        BigBang::StarParty => html! {
            @for x in [-44.0, 0.0, 44.0] {
                path.line d={ "M" (x - 12.0) " 42L" (x) " 8L" (x + 12.0) " 42M" (x) " 8V42" } {}
                path.solid d={ "M" (x - 14.0) " 14L" (x + 12.0) " -12l6 6L" (x - 8.0) " 20z" } {}
            }
            (twinkling(30.0, -38.0, 9.0))
            (twinkling(-18.0, -36.0, 9.0))
        },
        BigBang::Dew => html! {
            circle.line r="36" {}
            circle.line r="31" {}
            @for (x, y, size) in [(-12.0, -8.0, 1.0), (10.0, -14.0, 0.7), (8.0, 8.0, 1.2), (-10.0, 16.0, 0.7)] {
                path.solid d="M0 -9C5 -2 7 1 7 4A7 7 0 0 1 -7 4C-7 1 -5 -2 0 -9Z" transform={ "translate(" (x) " " (y) ") scale(" (size) ")" } {}
            }
        },
        BigBang::BigBang => html! {
            path.solid d=(Pen::closed(&star(Point::ORIGIN, 12, 22.0, 12.0))) {}
            @for turn in 0..12 {
                path.line d="M0 -28V-50" transform={ "rotate(" (30 * turn + 15) ")" } {}
                path.line d="M0 -30V-40" transform={ "rotate(" (30 * turn) ")" } {}
            }
        },
    }
}

/// Draws a bright star with four rays.
fn twinkling(x: f64, y: f64, size: f64) -> Markup {
    let rays = Pen::closed(&star(Point::ORIGIN, 4, size, 0.22 * size));
    html! { path.solid d=(rays) transform=(moved_to(Point { x, y })) {} }
}
