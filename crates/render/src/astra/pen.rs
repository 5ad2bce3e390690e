//! Pens: the colour and shape of marks.

use ::astra::{Holder, Pen};
use maud::{Markup, html};

use crate::seat_key;
use crate::short::n;

/// Returns a pen's key in class names and glyph ids.
pub(super) fn pen_key(pen: Pen) -> &'static str {
    match pen.holder() {
        Holder::Seat(seat) => seat_key(seat),
        Holder::Dreamer => "dreamer",
        Holder::Ptolemy => "ptolemy",
    }
}

/// Draws a pen's mark around the origin.
pub(super) fn pen_mark(pen: Pen, radius: f64) -> Markup {
    let key = pen_key(pen);
    let (corner, side) = (n(-radius), n(2.0 * radius));
    html! {
        use class={ "mark seat-" (key) } href={ "#mk-" (key) }
            x=(corner) y=(corner) width=(side) height=(side) {}
    }
}

/// Draws a pen's mark in a line of text.
pub(super) fn pen_icon(pen: Pen, class: &str) -> Markup {
    let key = pen_key(pen);
    html! {
        svg class={ "mk seat-" (key) " " (class) } aria-hidden="true" {
            use href={ "#mk-" (key) } {}
        }
    }
}
