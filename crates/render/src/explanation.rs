//! Explanations of the signs on a table.

use maud::{Markup, html};

/// A short explanation of a sign: what it is and what it does now. The script of the page opens it
/// when the pointer or the focus is on the sign, or when the sign is tapped.
///
/// Signs that belong together are in an element with the attribute `data-signs`. The first one is
/// reached with Tab, the others from there with the arrow keys: a table has too many signs to tab
/// through all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The name of the sign with its present value, as screen readers say it.
    pub label: String,
    /// The explanation: a sentence or two.
    pub words: String,
    /// The number of the rule the explanation links to; empty if there is none.
    pub rule: &'static str,
    /// The id of the words, if the sign shares them with others of its kind.
    by: Option<&'static str>,
    /// The id of a drawing on the board, which is shown while the pointer or the focus is on the
    /// sign.
    aim: Option<String>,
    follows: bool,
}

impl Explanation {
    /// Creates the explanation of a sign that is reached with Tab.
    #[must_use]
    pub fn new(label: String, words: String, rule: &'static str) -> Self {
        Self {
            label,
            words,
            rule,
            by: None,
            aim: None,
            follows: false,
        }
    }

    /// Creates the explanation of a sign that shares its words with others of its kind; `id` is
    /// that of the words.
    #[must_use]
    pub fn by(label: String, id: &'static str) -> Self {
        Self {
            by: Some(id),
            ..Self::new(label, String::new(), "")
        }
    }

    /// Returns the explanation of a sign that follows the first one of its `data-signs`.
    #[must_use]
    pub fn following(mut self) -> Self {
        self.follows = true;
        self
    }

    /// Returns the explanation of a sign with the id of a drawing on the board, which is shown
    /// while the pointer or the focus is on the sign.
    #[must_use]
    pub fn aiming(mut self, drawing: &str) -> Self {
        self.aim = Some(drawing.to_owned());
        self
    }

    /// Renders an explained sign as an HTML element.
    #[must_use]
    pub fn span(&self, class: &str, inner: &Markup) -> Markup {
        html! {
            span class=(class_of(class)) role="img" tabindex=(self.tabindex()) aria-label=(self.label)
                data-aim=[&self.aim]
                data-explain=[self.words()] data-rule=[self.rule()] data-explain-by=[self.by] { (inner) }
        }
    }

    /// Renders an explained sign as an HTML block.
    #[must_use]
    pub fn div(&self, id: &str, class: &str, inner: &Markup) -> Markup {
        html! {
            div id=[(!id.is_empty()).then_some(id)] class=(class_of(class)) role="img"
                tabindex=(self.tabindex()) aria-label=(self.label)
                data-explain=[self.words()] data-rule=[self.rule()] data-explain-by=[self.by] { (inner) }
        }
    }

    /// Renders an explained sign as an SVG group; `place` is its `transform`.
    #[must_use]
    pub fn group(&self, id: &str, class: &str, place: Option<&str>, inner: &Markup) -> Markup {
        html! {
            g id=[(!id.is_empty()).then_some(id)] class=(class_of(class)) transform=[place] role="img"
                tabindex=(self.tabindex()) aria-label=(self.label)
                data-explain=[self.words()] data-rule=[self.rule()] data-explain-by=[self.by] { (inner) }
        }
    }

    /// Renders the words on their own, for signs that refer to them by this id.
    #[must_use]
    pub fn shared(&self, id: &str) -> Markup {
        html! { g id=(id) data-explain=(self.words) data-rule=[self.rule()] {} }
    }

    /// Returns the id of the words, if the sign shares them.
    pub(crate) fn words_id(&self) -> Option<&'static str> {
        self.by
    }

    /// Returns the `tabindex` of the sign.
    pub(crate) fn tabindex(&self) -> &'static str {
        if self.follows { "-1" } else { "0" }
    }

    /// Returns the words, if they are the sign's own.
    pub(crate) fn words(&self) -> Option<&str> {
        self.by.is_none().then_some(&self.words)
    }

    /// Returns the rule, if there is one.
    pub(crate) fn rule(&self) -> Option<&'static str> {
        (!self.rule.is_empty()).then_some(self.rule)
    }
}

fn class_of(class: &str) -> String {
    match class {
        "" => "explained".to_owned(),
        class => format!("{class} explained"),
    }
}
