//! The tracks of a journal: pouch and wisdom (A1.8, A1.9).

use crate::short::n;
use ::astra::JournalTracks;
use maud::{Markup, html};

/// The width of one slot of the pouch.
const SLOT: f64 = 18.4;

/// Draws the pouch: the stardust in it, the free slots, and those it may still grow to.
pub(super) fn pouch_row(label: &str, stardust: u16, pouch: u8, tracks: &JournalTracks) -> Markup {
    let slots = usize::from(tracks.pouch_end).max(usize::from(stardust).min(16));
    html! {
        svg.pouch-row viewBox={ "0 0 " (n(SLOT * slots as f64 + 3.0)) " 22" } role="img" aria-label=(label) {
            @for slot in 0..slots {
                @let x = 10.0 + SLOT * slot as f64;
                @if slot < usize::from(stardust) {
                    path class=(if slot < usize::from(pouch) { "dust" } else { "dust over" }) d=(sparkle(x, 11.0, 8.6)) {}
                } @else if slot < usize::from(pouch) {
                    circle.room cx=(n(x)) cy="11" r="5" {}
                } @else {
                    circle.none cx=(n(x)) cy="11" r="2" {}
                }
            }
        }
    }
}

/// Returns the path of a four-pointed grain of light with concave sides.
fn sparkle(x: f64, y: f64, reach: f64) -> String {
    let q = reach * 0.2;
    format!(
        "M{0} {1}Q{2} {3} {4} {5}Q{2} {6} {0} {7}Q{8} {6} {9} {5}Q{8} {3} {0} {1}Z",
        n(x),
        n(y - reach),
        n(x + q),
        n(y - q),
        n(x + reach),
        n(y),
        n(y + q),
        n(y + reach),
        n(x - q),
        n(x - reach),
    )
}

/// Draws the wisdom track: its spots, and the card limit that each full section brings.
pub(super) fn wisdom_row(label: &str, wisdom: u8, tracks: &JournalTracks) -> Markup {
    let mut x = 9.0;
    let mut drawn = vec![limit(x, tracks.card_limit(0), true)];
    x += 15.0;
    let mut spot = 0;
    for &spots in &tracks.wisdom_sections {
        for _ in 0..spots {
            spot += 1;
            let class = if spot <= wisdom { "spot got" } else { "spot" };
            drawn.push(html! { circle class=(class) cx=(n(x)) cy="11" r="2.7" {} });
            x += 7.4;
        }
        x += 7.5;
        drawn.push(limit(x, tracks.card_limit(spot), spot <= wisdom));
        x += 15.0;
    }
    html! {
        svg.wisdom-row viewBox={ "0 0 " (n(x - 5.0)) " 22" } role="img" aria-label=(label) {
            @for piece in drawn { (piece) }
        }
    }
}

fn limit(x: f64, number: usize, got: bool) -> Markup {
    html! {
        g class=(if got { "limit got" } else { "limit" }) transform={ "translate(" (n(x)) " 11)" } {
            circle r="8.5" {}
            text y="4.2" { (number) }
        }
    }
}
