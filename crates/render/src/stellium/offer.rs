//! The face-up objectives, the reserve and the bag.

use ::stellium::Stage;
use maud::{Markup, html};
use sky::Point;

use super::board::Board;
use super::place::at_sixth;
use crate::part;
use crate::short::n;

impl Board<'_> {
    /// Draws the column beside the universe.
    pub fn offer(&self) -> Markup {
        let title = self.say("objectives", &[]);
        html! {
            section.offer aria-label=(title) data-signs {
                (part("offer-title", &html! { h2 id="offer-title" { (title) span { (self.offer_note()) } } }))
                (part("offer", &self.open_cards()))
                (self.bag())
            }
        }
    }

    fn open_cards(&self) -> Markup {
        let table = self.table();
        let left = table.reserve_left();
        html! {
            ul.objectives id="offer" tabindex="0" {
                @for id in table.open.iter() { li { (self.open_card(id)) } }
                li { (part("reserve", &self.reserve(left))) }
            }
        }
    }

    fn offer_note(&self) -> String {
        let taking = matches!(self.stage(), Stage::Taking | Stage::Exchanging) && self.chooses();
        let key = match (self.table().open.is_empty(), taking) {
            (true, _) => "offer-gone",
            (false, true) => "offer-now",
            (false, false) => "offer-later",
        };
        self.say(key, &[])
    }

    fn reserve(&self, left: usize) -> Markup {
        let word = self.say("reserve", &[]);
        let inner = html! {
            svg viewBox="0 15 104 88" aria-hidden="true" { (card_back()) }
            span.cap { span { (word) } b { (left) } }
        };
        self.why_reserve().div("reserve", "reserve", &inner)
    }
}

/// Draws the engraved back of a card: overlapping circles of the lattice.
pub fn card_back() -> Markup {
    html! {
        g class="back" {
            @for radius in ["17", "34", "37"] { circle cx="52" cy="59" r=(radius) {} }
            @for sixth in 0..6 {
                @let Point { x, y } = at_sixth(f64::from(sixth), 17.0);
                circle cx=(n(52.0 + x)) cy=(n(59.0 + y)) r="17" {}
            }
        }
    }
}
