//! Astra as [`Words`] wants it.

use ::astra::{Action, Astra, Event, Illegal, Modifier, View};

use super::action::Actions;
use super::deed;
use super::event::Events;
use super::illegal::illegal_words;
use super::modifier::modifier_words;
use super::table::Tables;
use crate::text::try_text;
use crate::{Language, Words, text};

/// The options in the order they are told.
const OPTIONS: [&str; 3] = ["first", "cards", "modifiers"];

impl Words for Astra {
    fn title(&self, language: Language) -> String {
        text(language, "astra-title", &[])
    }

    fn event_words(&self, language: Language, names: &[String], event: &Event) -> String {
        let cards = self.cards();
        Events {
            language,
            cards,
            names,
        }
        .words(event)
    }

    fn goes_without_saying(&self, event: &Event) -> bool {
        deed::goes_without_saying(event)
    }

    fn continues(&self, earlier: &Event, event: &Event) -> bool {
        deed::continues(self.cards(), earlier, event)
    }

    fn deed_words(&self, language: Language, names: &[String], events: &[Event]) -> String {
        let cards = self.cards();
        let teller = Events {
            language,
            cards,
            names,
        };
        teller.deed(events)
    }

    fn action_words(&self, language: Language, view: &View, action: Action) -> String {
        let (cards, table) = (self.cards(), &view.table);
        Actions {
            language,
            cards,
            table,
        }
        .words(action)
    }

    fn view_words(&self, language: Language, names: &[String], view: &View) -> Vec<String> {
        Tables {
            language,
            game: self,
            names,
            table: &view.table,
        }
        .words()
    }

    fn illegal_words(&self, language: Language, error: &Illegal) -> String {
        illegal_words(language, *error)
    }

    fn source_words(&self, language: Language, key: &str) -> String {
        try_text(language, &format!("astra-source-{key}"), &[]).unwrap_or_else(|| key.to_owned())
    }

    fn option_words(&self, language: Language) -> Vec<(String, String)> {
        let words = |key: &str| {
            let form = text(language, &format!("astra-option-{key}"), &[]);
            let meaning = text(language, &format!("astra-option-{key}.meaning"), &[]);
            (form, meaning)
        };
        // The modifiers follow the option they are values of, which is the last.
        let modifiers = Modifier::ALL.map(|modifier| {
            let form = format!("modifiers={}", modifier.key());
            (form, modifier_words(language, modifier))
        });
        OPTIONS.map(words).into_iter().chain(modifiers).collect()
    }
}
