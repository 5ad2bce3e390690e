//! The implementation of [`Words`] for Stellium.

use ::stellium::{Action, Event, Illegal, Remark, Stellium, View, Why};

use super::action::Actions;
use super::coach::remark_words;
use super::event::Events;
use super::illegal::illegal_words;
use super::table::Tables;
use super::why::why_words;
use crate::rules_text::{how_to_play, rules_text};
use crate::{Language, Words};

impl Words for Stellium {
    fn rules_text(&self, language: Language) -> Option<&'static str> {
        Some(rules_text!(language, "stellium"))
    }

    fn how_to_play(&self, language: Language) -> Option<&'static str> {
        Some(how_to_play!(language, "stellium"))
    }

    fn event_words(&self, language: Language, names: &[String], event: &Event) -> String {
        let objectives = self.objectives();
        Events {
            language,
            objectives,
            names,
        }
        .words(event)
    }

    fn continues(&self, earlier: &Event, event: &Event) -> bool {
        match (earlier, event) {
            // A felt body is described by what becomes of it.
            (
                Event::BodyFelt { seat, .. },
                Event::BodyKept { seat: s, .. } | Event::BodyLetGo { seat: s, .. },
            ) => seat == s,
            _ => false,
        }
    }

    fn action_words(&self, language: Language, view: &View, action: Action) -> String {
        let objectives = self.objectives();
        Actions {
            language,
            objectives,
            view,
        }
        .words(action)
    }

    fn why_words(&self, language: Language, _: &View, why: &Why) -> String {
        why_words(language, self.objectives(), *why)
    }

    fn remark_words(
        &self,
        language: Language,
        names: &[String],
        _: &View,
        remark: &Remark,
    ) -> String {
        remark_words(language, self.objectives(), names, *remark)
    }

    fn view_words(&self, language: Language, names: &[String], view: &View) -> Vec<String> {
        Tables {
            language,
            game: self,
            names,
            view,
        }
        .words()
    }

    fn illegal_words(&self, language: Language, error: &Illegal) -> String {
        illegal_words(language, *error)
    }
}
