//! NightSky drawn.

use ::nightsky::{Event, NightSky};
use maud::{Markup, html};
use tabletop::{Game, Seat};
use words::Language;

use crate::{Button, Look, Pictures, Scene, Target};

/// What is worked out once.
pub struct Atlas;

impl Pictures for NightSky {
    type Atlas = Atlas;

    fn atlas(&self) -> Atlas {
        Atlas
    }

    fn scene(&self, _: &Atlas, look: &Look<'_, Self>) -> Scene {
        let button = |choice| Button {
            words: html! { (choice_words(choice)) },
            target: Target::act(choice),
            main: false,
        };
        Scene {
            class: "nightsky-page",
            facts: Vec::new(),
            steps: Vec::new(),
            decision: html! {},
            detail: html! {},
            buttons: look.choices.iter().map(button).collect(),
            board: html! {},
            own: look.seat.map(|_| html! {}),
            rivals: Vec::new(),
        }
    }

    fn poster(&self, _: &Atlas, _: &Look<'_, Self>) -> Markup {
        html! { svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" {} }
    }

    fn cards_drawn(&self, _: &Atlas, _: Language) -> Vec<(String, Markup)> {
        Vec::new()
    }

    fn cover(&self, _: &Atlas) -> Markup {
        html! {}
    }

    fn rule_picture(&self, _: &Atlas, _: Language, _: &str) -> Option<Markup> {
        None
    }

    fn place(&self, _: &Event) -> Option<String> {
        None
    }

    fn turn_begun(&self, event: &Event) -> Option<(Seat, u16)> {
        match *event {
            Event::TurnBegan { seat, round } => Some((seat, round)),
            _ => None,
        }
    }
}

fn choice_words<G: Game>(choice: &crate::Choice<G>) -> &str {
    &choice.words
}
