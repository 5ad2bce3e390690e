//! The contents of the bag, which everyone can infer from the board.

use ::stellium::Body;
use maud::{Markup, html};

use super::board::Board;
use super::body::picture;
use crate::geometry::moved_to;
use crate::short::n;
use crate::{icon, part};

impl Board<'_> {
    /// Draws the bag beside the board.
    pub fn bag(&self) -> Markup {
        let bag = &self.table().bag;
        let inner = html! {
            h2 { (icon("bag")) (self.say("bag", &[])) }
            ul {
                @for body in Body::ALL {
                    li class=(body.key()) {
                        svg class={ "body " (body.key()) } viewBox="-28 -28 56 56" aria-hidden="true" { (picture(body, 56.0)) }
                        span { b { (bag[body]) } (self.touch(body)) }
                    }
                }
            }
        };
        part("bag", &self.why_bag().div("bag", "bag", &inner))
    }

    /// Draws the bag in the other corner of the universe, for screens with no room beside it.
    pub fn bag_corner(&self) -> Markup {
        let bag = &self.table().bag;
        let corner = html! {
            g id="bag-corner" class="bag-corner explained" aria-hidden="true" data-explain-by="bag" transform=(moved_to((448.0, 386.0))) {
                use class="bag-sign" href="#i-bag" x="24" y="-68" width="34" height="34" {}
                @for (number, body) in Body::ALL.into_iter().enumerate() {
                    @let place = (84.0 * (number % 2) as f64, 64.0 * (number / 2) as f64);
                    g transform=(moved_to(place)) {
                        g class={ "body " (body.key()) } { (picture(body, 44.0)) }
                        text class="held-count" x=(n(38.0)) y="10" { (bag[body]) }
                    }
                }
            }
        };
        part("bag-corner", &corner)
    }
}
