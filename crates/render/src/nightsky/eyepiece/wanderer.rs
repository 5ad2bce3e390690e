//! The solar system.

use ::nightsky::Card;
use maud::{Markup, html};

use super::sketch::{EDGE, Sketch};

/// Draws a planet as seen through a telescope.
pub(super) fn planet(sketch: &mut Sketch, card: &Card) {
    sketch.field_stars(14);
    let globe = match card.object.as_str() {
        "Saturn" => saturn(),
        "Jupiter" => jupiter(),
        "Mars" => mars(),
        "Venus" => phase(12.0, "M0-12A12 12 0 0 1 0 12A7 12 0 0 0 0-12Z"),
        "Mercury" => phase(8.5, "M0-8.5A8.5 8.5 0 0 1 0 8.5A1.2 8.5 0 0 0 0-8.5Z"),
        "Uranus" => far("verdant", 7.5),
        _ => far("blue", 5.5),
    };
    sketch.add(&globe);
}

fn saturn() -> Markup {
    html! {
        g transform="rotate(-16)" {
            path.ringline d="M-27 0A27 7.5 0 0 1 27 0" {}
            circle.globe r="12.5" {}
            path.band d="M-12-3.5Q0-1 12-3.5M-11.5 5Q0 7.6 11.5 5" {}
            path.ringline d="M-27 0A27 7.5 0 0 0 27 0" {}
            path.ringline.gap d="M-21.5 0A21.5 5.6 0 0 0 21.5 0" {}
        }
    }
}

/// Draws two dark belts, the spot, and the four moons in a line.
fn jupiter() -> Markup {
    html! {
        g transform="rotate(-8)" {
            ellipse.globe rx="16" ry="15" {}
            path.belt d="M-15.3-4.2H15.3M-15.2 4.6H15.2" {}
            path.band d="M-13-8.8H13M-15.9 0H15.9M-12.6 9.2H12.6" {}
            ellipse.spot cx="6.5" cy="7.2" rx="3.4" ry="1.8" {}
            g.moons {
                circle cx="-31" cy="0" r="1.2" {}
                circle cx="-22" cy="0" r="1" {}
                circle cx="22.5" cy="0" r="1.2" {}
                circle cx="29" cy="0" r="1" {}
            }
        }
    }
}

/// Draws the ice cap and the dark areas.
fn mars() -> Markup {
    html! {
        circle.rust r="14" {}
        path.cap d="M-5.8-12.7A14 14 0 0 1 5.8-12.7Q0-9.6-5.8-12.7Z" {}
        path.shade d="M-12.5-1Q-6-4.5-1 0T8-1.5Q10 0 12.8 1.5Q8 4.5 4 3.2T-5 4.5Q-10 4-12.5-1Z" {}
        path.shade d="M-8 9Q-2 7.2 5 9.6Q1 11.8-8 9Z" {}
    }
}

/// Draws a globe lit from the right, given the path of its lit part.
fn phase(radius: f64, lit: &str) -> Markup {
    html! {
        circle.unlit r=(radius) {}
        path.globe d=(lit) {}
    }
}

fn far(hue: &str, radius: f64) -> Markup {
    html! { circle class=(hue) r=(radius) {} }
}

/// Draws the Moon at first quarter: seas, and craters along the terminator.
pub(super) fn moon(sketch: &mut Sketch) {
    sketch.add(&html! {
        circle.unlit r="29" {}
        path.globe d="M0-29A29 29 0 0 1 0 29A5 29 0 0 0 0-29Z" {}
        g.shade {
            ellipse cx="12" cy="-12" rx="6.5" ry="5.5" {}
            ellipse cx="15.5" cy="-1.5" rx="5.6" ry="4.6" {}
            ellipse cx="22" cy="-8" rx="2.8" ry="2.3" {}
            ellipse cx="19.5" cy="7" rx="4" ry="4.6" {}
        }
        g.crater {
            circle cx="-1.5" cy="12" r="2.6" {}
            circle cx="3" cy="17" r="3.2" {}
            circle cx="8" cy="21.5" r="2" {}
            circle cx="-2.8" cy="3" r="1.8" {}
            circle cx="3.5" cy="-20" r="1.8" {}
            circle cx="11" cy="13" r="1.5" {}
            circle cx="0" cy="-7" r="1.4" {}
        }
    });
}

/// Draws an asteroid: a point among points, which only its motion gives away.
pub(super) fn asteroid(sketch: &mut Sketch) {
    sketch.field_stars(64);
    sketch.dot(0.0, 0.0, 3);
    sketch.add(&html! {
        path.way d="M-20 11L-6 3.3M6-3.3L20-11" {}
        path.tick d="M-8.5 0H-4M4 0H8.5M0-8.5V-4M0 4V8.5" {}
    });
}

/// Draws a comet: a head, and a tail that widens.
pub(super) fn comet(sketch: &mut Sketch) {
    sketch.field_stars(20);
    for _ in 0..640 {
        let out = sketch.grain.part() * 46.0;
        let spread = sketch.grain.gauss() * (1.1 + 0.13 * out);
        let fades = sketch.grain.part() < 0.25 + 0.6 * out / 46.0;
        let (x, y) = (
            -14.0 + out * 0.87 + spread * 0.5,
            11.0 - out * 0.5 + spread * 0.87,
        );
        if !fades && x.hypot(y) < EDGE {
            let weight = sketch.grain.pick(&[0, 0, 1]);
            sketch.dot(x, y, weight);
        }
    }
    sketch.add(&html! { circle.core cx="-14" cy="11" r="2.8" {} });
}
