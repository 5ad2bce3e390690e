//! The whole sky of a place and moment as a disc.

use maud::{Markup, html};
use sky::{Compass, Instant, Place};
use words::sky::compass_words;

use super::Taste;

/// The disc's radius in its picture.
const RADIUS: u32 = 300;

/// The sky as one sees it lying on one's back: north up, east left.
#[must_use]
pub fn planisphere(taste: &Taste, _place: Place, _instant: Instant) -> Markup {
    let points = [
        (0.0, "translate(0 -312)"),
        (90.0, "translate(-318 5)"),
        (180.0, "translate(0 324)"),
        (270.0, "translate(318 5)"),
    ];
    html! {
        svg.planisphere viewBox="-350 -350 700 700" aria-hidden="true" {
            circle.deep r=(RADIUS) {}
            circle.neat r=(RADIUS + 4) {}
            @for (azimuth, place) in points {
                text.compass transform=(place) {
                    (initial(&compass_words(taste.language, Compass::of(azimuth))))
                }
            }
        }
    }
}

fn initial(word: &str) -> String {
    word.chars().take(1).flat_map(char::to_uppercase).collect()
}
