//! Buttons for the actions that belong to no piece of the board.

use ::astra::{Action, Stage};
use maud::html;

use super::scribe::Scribe;
use crate::{Button, Choice, Target};

impl Scribe<'_> {
    /// Returns the buttons of the action bar.
    pub fn buttons(&self) -> Vec<Button> {
        let choices = self.context.choices.iter().filter(|_| self.lights);
        choices.filter_map(|choice| self.button(choice)).collect()
    }

    fn button(&self, choice: &Choice<::astra::Astra>) -> Option<Button> {
        let stage = self.table().stage;
        let alone = self.context.choices.len() == 1;
        let (key, main) = match (choice.action, stage) {
            (Action::Rest, _) => ("do-rest", alone),
            (Action::Trade, _) => ("do-trade", true),
            (Action::Stop, Stage::Trading) => ("do-stop-trading", false),
            (Action::Stop, Stage::Reactivating) => ("do-stop-reactivating", false),
            (Action::Stop, _) => ("do-stop", true),
            (Action::Finish, Stage::Turn) => ("do-finish-turn", true),
            (Action::Finish, _) => ("do-finish", true),
            (Action::Decline, _) => ("do-decline", alone),
            _ => return None,
        };
        let tell = if choice.tells.is_empty() {
            choice.words.clone()
        } else {
            choice.tell()
        };
        Some(Button {
            words: html! { (self.say(key, &[])) },
            target: Target::act(choice).telling(&tell),
            main,
        })
    }
}
