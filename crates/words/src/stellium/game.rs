//! Stellium as [`Words`] wants it.

use ::stellium::{Action, Event, Illegal, Stellium, View};

use super::action::Actions;
use super::event::Events;
use super::illegal::illegal_words;
use super::table::Tables;
use crate::text::try_text;
use crate::{Language, Words, text};

/// The options in the order they are told.
const OPTIONS: [&str; 6] = ["feels", "first", "influence", "limit", "memory", "cards"];

impl Words for Stellium {
    fn title(&self, language: Language) -> String {
        text(language, "stellium-title", &[])
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
            // What is felt is told by what becomes of it.
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

    fn source_words(&self, language: Language, key: &str) -> String {
        try_text(language, &format!("stellium-source-{key}"), &[]).unwrap_or_else(|| key.to_owned())
    }

    fn option_words(&self, language: Language) -> Vec<(String, String)> {
        let words = |key: &str| {
            let form = text(language, &format!("stellium-option-{key}"), &[]);
            let meaning = text(language, &format!("stellium-option-{key}.meaning"), &[]);
            (form, meaning)
        };
        OPTIONS.map(words).into()
    }
}
