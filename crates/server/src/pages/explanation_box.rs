//! The box in which the script of a table or a replay explains signs.

use maud::{Markup, html};
use words::{Language, text};

/// Renders the box, which is closed, and the place for screen readers.
pub fn explanation_box(language: Language) -> Markup {
    html! {
        div.explain id="explain" hidden {
            p.explain-name id="explain-name" {}
            p id="explain-words" {}
            a id="explain-rule" target="_blank" { (text(language, "table-explain-rule", &[])) }
        }
        p.hide id="explain-said" role="status" {}
    }
}
