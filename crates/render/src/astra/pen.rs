//! Pens: whose colour and shape a mark has.

use ::astra::{Holder, Pen};
use maud::{Markup, html};

use crate::seat_key;
use crate::short::n;

/// A pen's key in classes and marks.
pub(super) fn pen_key(pen: Pen) -> &'static str {
    match pen.holder() {
        Holder::Seat(seat) => seat_key(seat),
        Holder::Dreamer => "dreamer",
        Holder::Ptolemy => "ptolemy",
    }
}

/// A pen's mark around the origin of a picture, so large from the middle.
pub(super) fn pen_mark(pen: Pen, radius: f64) -> Markup {
    let key = pen_key(pen);
    let (corner, side) = (n(-radius), n(2.0 * radius));
    html! {
        use class={ "mark seat-" (key) } href={ "#mk-" (key) }
            x=(corner) y=(corner) width=(side) height=(side) {}
    }
}

/// A pen's mark in a line of text.
pub(super) fn pen_icon(pen: Pen, class: &str) -> Markup {
    let key = pen_key(pen);
    html! {
        svg class={ "mk seat-" (key) " " (class) } aria-hidden="true" {
            use href={ "#mk-" (key) } {}
        }
    }
}
