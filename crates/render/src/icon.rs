//! Glyphs, and the marks of the seats.

use maud::{Markup, html};
use tabletop::Seat;

/// Renders a glyph in a line of text: `fame`, `undo`, `refractor`.
#[must_use]
pub fn icon(name: &str) -> Markup {
    glyph("ico", &format!("i-{name}"))
}

/// Renders a glyph within a sign. The sign has a label, so screen readers do not look inside.
pub(crate) fn icon_of_sign(name: &str) -> Markup {
    html! { svg.ico { use href={ "#i-" (name) } {} } }
}

/// Renders the glyph of an element: `fire`, `water`, `air`, `earth`.
#[must_use]
pub fn element_icon(element: &str) -> Markup {
    glyph("ico el", &format!("el-{element}"))
}

/// Renders a seat's mark in a line of text: its shape in its colour.
#[must_use]
pub fn mark(seat: Seat) -> Markup {
    other_mark(seat_key(seat))
}

/// Renders the mark of a participant without a seat: `ptolemy`, `dreamer`.
#[must_use]
pub fn other_mark(key: &str) -> Markup {
    glyph(&format!("mk seat-{key}"), &format!("mk-{key}"))
}

/// Returns a seat's key in classes and marks: `1` to `5`; the sixth has the dreamer's crescent.
#[must_use]
pub fn seat_key(seat: Seat) -> &'static str {
    ["1", "2", "3", "4", "5", "dreamer"][seat.index()]
}

fn glyph(class: &str, id: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href={ "#" (id) } {} } }
}
