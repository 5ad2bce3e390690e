//! Explanations of the signs on a table.

use maud::{Markup, html};

/// A short explanation of a sign: what it is and what it does now. The script of the page opens it
/// when the pointer or the focus is on the sign, or when the sign is tapped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The name of the sign with its present value, as screen readers say it.
    pub label: String,
    /// The explanation: a sentence or two.
    pub words: String,
    /// The number of the rule the explanation links to; empty if there is none.
    pub rule: &'static str,
}

impl Explanation {
    /// Renders an explained sign as an HTML element.
    #[must_use]
    pub fn span(&self, class: &str, inner: &Markup) -> Markup {
        html! {
            span class={ "explained " (class) } role="button" tabindex="0" aria-label=(self.label)
                data-explain=(self.words) data-rule=(self.rule) { (inner) }
        }
    }

    /// Renders an explained sign as an SVG group; `place` is its `transform`.
    #[must_use]
    pub fn group(&self, id: &str, class: &str, place: Option<&str>, inner: &Markup) -> Markup {
        html! {
            g id=[(!id.is_empty()).then_some(id)] class={ "explained " (class) } transform=[place] role="button"
                tabindex="0" aria-label=(self.label) data-explain=(self.words) data-rule=(self.rule) { (inner) }
        }
    }
}
