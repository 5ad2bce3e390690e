//! What can be chosen on a page: what it does, what it is called, what it would bring.

use maud::{Markup, html};
use serde_json::Value;
use tabletop::Game;

use crate::Choice;

/// A piece that can be chosen. The page's script reads the attributes.
///
/// A target acts (`data-act`), or it opens a group of targets (`data-open`): those that have the
/// group's name as `data-of` are shown only while the group is open, so that a choice in two steps
/// needs no word from the server. A piece that cannot be chosen now may be tried (`data-try`): the
/// server refuses the action and says why.
#[derive(Clone, Default, Debug)]
pub struct Target {
    act: Option<String>,
    open: Option<String>,
    of: Option<String>,
    attempt: Option<String>,
    label: String,
    tell: String,
    is_final: bool,
}

impl Target {
    /// Acts.
    #[must_use]
    pub fn act<G: Game + ?Sized>(choice: &Choice<G>) -> Self {
        Self {
            act: Some(choice.json.to_string()),
            label: choice.words.clone(),
            tell: choice.tell(),
            is_final: choice.is_final,
            ..Self::default()
        }
    }

    /// Acts if it may, else is a thing with a label that may be tried with an action.
    #[must_use]
    pub fn act_or_try<G: Game + ?Sized>(
        choice: Option<&Choice<G>>,
        label: &str,
        action: G::Action,
    ) -> Self {
        match choice {
            Some(choice) => Self::act(choice).labelled(label),
            None => Self {
                attempt: serde_json::to_value(action)
                    .ok()
                    .as_ref()
                    .map(Value::to_string),
                label: label.to_owned(),
                ..Self::default()
            },
        }
    }

    /// Opens a group of targets; `tell` says what can be chosen there.
    #[must_use]
    pub fn opens(group: &str, label: &str, tell: &str) -> Self {
        Self {
            open: Some(group.to_owned()),
            label: label.to_owned(),
            tell: tell.to_owned(),
            ..Self::default()
        }
    }

    /// Cannot be chosen; only has a label.
    #[must_use]
    pub fn thing(label: &str) -> Self {
        Self {
            label: label.to_owned(),
            ..Self::default()
        }
    }

    /// The same in a group: shown only while the group is open.
    #[must_use]
    pub fn of(mut self, group: &str) -> Self {
        self.of = Some(group.to_owned());
        self
    }

    /// The same with another label: what it is called, its kind and state.
    #[must_use]
    pub fn labelled(mut self, label: &str) -> Self {
        label.clone_into(&mut self.label);
        self
    }

    /// The same with other words for what it would bring.
    #[must_use]
    pub fn telling(mut self, tell: &str) -> Self {
        tell.clone_into(&mut self.tell);
        self
    }

    /// Whether it can be chosen.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.act.is_some() || self.open.is_some()
    }

    /// An SVG group that is this target. `place` is its `transform`, `class` what it is; a live one is
    /// `legal`, too.
    #[must_use]
    pub fn group(&self, id: &str, class: &str, place: Option<&str>, inner: &Markup) -> Markup {
        let role = if self.is_live() { "button" } else { "img" };
        html! {
            g id=[some(id)] class=(self.class(class)) transform=[place] role=(role)
                tabindex=[self.is_live().then_some("0")] aria-label=[some(&self.label)]
                data-act=[&self.act] data-open=[&self.open] data-of=[&self.of]
                data-try=[&self.attempt] data-tell=[some(&self.tell)]
                data-final=[self.is_final.then_some("")] { (inner) }
        }
    }

    /// An HTML button that is this target; one that cannot be chosen is no button but can be tried.
    #[must_use]
    pub fn button(&self, id: &str, class: &str, inner: &Markup) -> Markup {
        if !self.is_live() {
            return html! {
                div id=[some(id)] class=(class) role="img" aria-label=[some(&self.label)]
                    data-of=[&self.of] data-try=[&self.attempt] { (inner) }
            };
        }
        html! {
            button type="button" id=[some(id)] class=(self.class(class)) data-act=[&self.act]
                data-open=[&self.open] data-of=[&self.of] data-tell=[some(&self.tell)]
                data-final=[self.is_final.then_some("")] {
                // The label says it all: what is seen is not read out besides.
                @if let Some(label) = some(&self.label) {
                    span.hide { (label) }
                    span.face aria-hidden="true" { (inner) }
                } @else { (inner) }
            }
        }
    }

    fn class(&self, class: &str) -> String {
        let live = if self.is_live() { " legal" } else { "" };
        let later = if self.of.is_some() { " later" } else { "" };
        format!("{class}{live}{later}")
    }
}

fn some(text: &str) -> Option<&str> {
    (!text.is_empty()).then_some(text)
}
