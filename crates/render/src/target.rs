//! Something that can be chosen on a page, with its label and its effect.

use maud::{Markup, html};
use serde_json::Value;
use tabletop::Game;

use crate::Choice;

/// A piece that can be chosen. The script of the page reads its attributes.
///
/// A target acts (`data-act`), or it opens a group of targets (`data-open`). Targets with the name
/// of the group as `data-of` are shown only while the group is open, so that a choice in two steps
/// needs no request. A piece that cannot be chosen now may be tried (`data-try`): the server
/// refuses the action and explains why. An action that ends the turn early needs a second press
/// (`data-early`), and the page carries out the only legal action by itself (`data-only`). While the
/// pointer or the focus is on a card, a drawing on the board shows what it aims at (`data-aim`).
#[derive(Clone, Default, Debug)]
pub struct Target {
    act: Option<String>,
    open: Option<String>,
    of: Option<String>,
    attempt: Option<String>,
    aim: Option<String>,
    label: String,
    tell: String,
    is_early: bool,
    is_only: bool,
}

impl Target {
    /// Creates a target that acts.
    #[must_use]
    pub fn act<G: Game + ?Sized>(choice: &Choice<G>) -> Self {
        Self {
            act: Some(choice.json.to_string()),
            label: choice.words.clone(),
            tell: choice.tell(),
            is_early: choice.is_early,
            is_only: choice.is_only,
            ..Self::default()
        }
    }

    /// Creates a target that acts if the choice is legal, otherwise one with a label that may be
    /// tried.
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

    /// Creates a target that opens a group; `tell` says what can be chosen there.
    #[must_use]
    pub fn opens(group: &str, label: &str, tell: &str) -> Self {
        Self {
            open: Some(group.to_owned()),
            label: label.to_owned(),
            tell: tell.to_owned(),
            ..Self::default()
        }
    }

    /// Creates a piece that has a label but cannot be chosen.
    #[must_use]
    pub fn thing(label: &str) -> Self {
        Self {
            label: label.to_owned(),
            ..Self::default()
        }
    }

    /// Returns the target as a member of a group: it is shown only while the group is open.
    #[must_use]
    pub fn of(mut self, group: &str) -> Self {
        self.of = Some(group.to_owned());
        self
    }

    /// Returns the target with another label: its name, kind and state.
    #[must_use]
    pub fn labelled(mut self, label: &str) -> Self {
        label.clone_into(&mut self.label);
        self
    }

    /// Returns the target with another description of its effect.
    #[must_use]
    pub fn telling(mut self, tell: &str) -> Self {
        tell.clone_into(&mut self.tell);
        self
    }

    /// Returns the target with the id of a drawing on the board, which is shown while the pointer or
    /// the focus is on the target.
    #[must_use]
    pub fn aiming(mut self, drawing: &str) -> Self {
        self.aim = Some(drawing.to_owned());
        self
    }

    /// Returns the target without a confirmation: it is seldom chosen by mistake.
    #[must_use]
    pub fn unconfirmed(mut self) -> Self {
        self.is_early = false;
        self
    }

    /// Returns whether it can be chosen.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.act.is_some() || self.open.is_some()
    }

    /// Renders the target as an SVG group. `place` is its `transform` and `class` its kind; a
    /// target that can be chosen also has the class `legal`.
    #[must_use]
    pub fn group(&self, id: &str, class: &str, place: Option<&str>, inner: &Markup) -> Markup {
        let role = if self.is_live() { "button" } else { "img" };
        html! {
            g id=[some(id)] class=(self.class(class)) transform=[place] role=(role)
                tabindex=[self.is_live().then_some("0")] aria-label=[some(&self.label)]
                data-act=[&self.act] data-open=[&self.open] data-of=[&self.of]
                data-try=[&self.attempt] data-tell=[some(&self.tell)]
                data-early=[self.is_early.then_some("")] data-only=[self.is_only.then_some("")] { (inner) }
        }
    }

    /// Renders the target as an HTML button; one that cannot be chosen becomes a `div` that can be
    /// tried.
    #[must_use]
    pub fn button(&self, id: &str, class: &str, inner: &Markup) -> Markup {
        if !self.is_live() {
            return html! {
                div id=[some(id)] class=(class) role="img" aria-label=[some(&self.label)]
                    tabindex=[self.aim.is_some().then_some("0")] data-aim=[&self.aim] data-tell=[some(&self.tell)]
                    data-of=[&self.of] data-try=[&self.attempt] { (inner) }
            };
        }
        html! {
            button type="button" id=[some(id)] class=(self.class(class)) data-act=[&self.act]
                data-open=[&self.open] data-of=[&self.of] data-tell=[some(&self.tell)] data-aim=[&self.aim]
                data-early=[self.is_early.then_some("")] data-only=[self.is_only.then_some("")] {
                // The label says everything, so the visible content is hidden from screen readers.
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
