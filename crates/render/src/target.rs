//! Something that can be chosen on a page, with its label and its effect.

use maud::{Markup, html};
use serde_json::Value;
use tabletop::Game;

use crate::{Choice, Explanation};

/// A piece that can be chosen. The script of the page reads its attributes.
///
/// A target acts (`data-act`), or it opens a group of targets (`data-open`). Targets with the name
/// of the group as `data-of` are shown only while the group is open, so that a choice in two steps
/// needs no request. A piece that cannot be chosen now may be tried (`data-try`): the server
/// refuses the action and explains why. An action that ends the turn early needs a second press
/// (`data-early`), for which `data-again` can give the reason, and the page carries out the only legal action by itself (`data-only`). While the
/// pointer or the focus is on a card, a drawing on the board shows what it aims at (`data-aim`);
/// while it is on the piece there, the cards that aim at it are marked (`data-goal`). A piece may have an explanation (`data-explain`), or refer to one that several pieces share
/// (`data-explain-by`). What a drawing shows around the piece can be described to screen readers.
#[derive(Clone, Default, Debug)]
pub struct Target {
    act: Option<String>,
    open: Option<String>,
    of: Option<String>,
    attempt: Option<String>,
    aim: Option<String>,
    goal: Option<String>,
    why: Option<Explanation>,
    why_of: Option<(String, &'static str)>,
    label: String,
    description: String,
    tell: String,
    again: Option<String>,
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

    /// Returns the target with a description that screen readers say after the label.
    #[must_use]
    pub fn described(mut self, description: String) -> Self {
        self.description = description;
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

    /// Returns the target with the id of the drawing that shows it as the aim of some cards, which
    /// are marked while the pointer or the focus is on the target.
    #[must_use]
    pub fn wanted_by(mut self, drawing: Option<&str>) -> Self {
        self.goal = drawing.map(str::to_owned);
        self
    }

    /// Returns the target with an explanation. Its label stays.
    #[must_use]
    pub fn explained(mut self, why: Explanation) -> Self {
        self.why = Some(why);
        self
    }

    /// Returns the target with the id of the explanation that it shares with other pieces. It
    /// follows the first sign of its `data-signs`.
    #[must_use]
    pub fn explained_by(mut self, why: impl Into<String>) -> Self {
        self.why_of = Some((why.into(), "-1"));
        self
    }

    /// Returns the target with the id of a shared explanation, as the first sign of its
    /// `data-signs`.
    #[must_use]
    pub fn first_explained_by(mut self, why: impl Into<String>) -> Self {
        self.why_of = Some((why.into(), "0"));
        self
    }

    /// Returns the target without a confirmation: it is seldom chosen by mistake.
    #[must_use]
    pub fn unconfirmed(mut self) -> Self {
        self.is_early = false;
        self
    }

    /// Returns the target with a sentence that asks for a second press and says why.
    #[must_use]
    pub fn asking(mut self, why: Option<String>) -> Self {
        self.again = why;
        self
    }

    /// Returns the sentence that asks for a second press, if one is needed.
    fn again(&self) -> Option<&str> {
        self.again.as_deref().filter(|_| self.is_early)
    }

    /// Returns whether it acts, and its action is one of these in JSON.
    #[must_use]
    pub fn does(&self, actions: &[String]) -> bool {
        self.act.as_ref().is_some_and(|act| actions.contains(act))
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
        html! {
            g id=[some(id)] class=(self.class(class)) transform=[place] role=(self.role())
                tabindex=[self.tabindex()] aria-label=[some(&self.label)]
                aria-description=[some(&self.description)] data-goal=[&self.goal]
                data-explain=[self.why()] data-rule=[self.rule()] data-explain-by=[self.why_of()]
                data-act=[&self.act] data-open=[&self.open] data-of=[&self.of]
                data-try=[&self.attempt] data-tell=[some(&self.tell)]
                data-early=[self.is_early.then_some("")] data-again=[self.again()]
                data-only=[self.is_only.then_some("")] { (inner) }
        }
    }

    /// Renders the target as an HTML button; one that cannot be chosen becomes a `div` that can be
    /// tried.
    #[must_use]
    pub fn button(&self, id: &str, class: &str, inner: &Markup) -> Markup {
        if !self.is_live() {
            return html! {
                div id=[some(id)] class={ (class) (self.explained_class()) } role=(self.role()) aria-label=[some(&self.label)]
                    tabindex=[self.tabindex()] data-aim=[&self.aim] data-tell=[some(&self.tell)]
                    data-explain=[self.why()] data-rule=[self.rule()] data-explain-by=[self.why_of()]
                    data-of=[&self.of] data-try=[&self.attempt] { (inner) }
            };
        }
        html! {
            button type="button" id=[some(id)] class=(self.class(class)) data-act=[&self.act]
                data-open=[&self.open] data-of=[&self.of] data-tell=[some(&self.tell)] data-aim=[&self.aim]
                data-explain=[self.why()] data-rule=[self.rule()] data-explain-by=[self.why_of()]
                data-early=[self.is_early.then_some("")] data-again=[self.again()]
                data-only=[self.is_only.then_some("")] {
                // The label says everything, so the visible content is hidden from screen readers.
                @if let Some(label) = some(&self.label) {
                    span.hide { (label) }
                    span.face aria-hidden="true" { (inner) }
                } @else { (inner) }
            }
        }
    }

    fn is_explained(&self) -> bool {
        self.why.is_some() || self.why_of.is_some()
    }

    fn why(&self) -> Option<&str> {
        self.why.as_ref().and_then(Explanation::words)
    }

    /// Returns the id of the words that the piece shares with others.
    fn why_of(&self) -> Option<&str> {
        let own = self.why.as_ref().and_then(Explanation::words_id);
        own.or_else(|| self.why_of.as_ref().map(|(why, _)| why.as_str()))
    }

    fn rule(&self) -> Option<&'static str> {
        self.why.as_ref().and_then(Explanation::rule)
    }

    fn role(&self) -> &'static str {
        if self.is_live() { "button" } else { "img" }
    }

    fn tabindex(&self) -> Option<&'static str> {
        match &self.why {
            _ if self.is_live() || self.aim.is_some() => Some("0"),
            Some(why) => Some(why.tabindex()),
            None => self.why_of.as_ref().map(|&(_, tabindex)| tabindex),
        }
    }

    fn class(&self, class: &str) -> String {
        let live = if self.is_live() { " legal" } else { "" };
        let later = if self.of.is_some() { " later" } else { "" };
        format!("{class}{live}{later}{}", self.explained_class())
    }

    fn explained_class(&self) -> &'static str {
        if self.is_explained() {
            " explained"
        } else {
            ""
        }
    }
}

fn some(text: &str) -> Option<&str> {
    (!text.is_empty()).then_some(text)
}
