//! The implementation of [`Words`] for Astra.

use ::astra::{Action, Astra, Event, Illegal, Remark, View, Why};

use super::action::Actions;
use super::coach::remark_words;
use super::event::Events;
use super::illegal::illegal_words;
use super::log_entry;
use super::table::Tables;
use super::why::why_words;
use crate::rules_text::{how_to_play, rules_text};
use crate::{Language, Words};

impl Words for Astra {
    fn rules_text(&self, language: Language) -> Option<&'static str> {
        Some(rules_text!(language, "astra"))
    }

    fn how_to_play(&self, language: Language) -> Option<&'static str> {
        Some(how_to_play!(language, "astra"))
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
        log_entry::goes_without_saying(event)
    }

    fn continues(&self, earlier: &Event, event: &Event) -> bool {
        log_entry::continues(self.cards(), earlier, event)
    }

    fn log_entry_words(&self, language: Language, names: &[String], events: &[Event]) -> String {
        let cards = self.cards();
        Events {
            language,
            cards,
            names,
        }
        .log_entry(events)
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

    fn why_words(&self, language: Language, _: &View, why: &Why) -> String {
        why_words(language, self.cards(), *why)
    }

    fn remark_words(
        &self,
        language: Language,
        names: &[String],
        _: &View,
        remark: &Remark,
    ) -> String {
        remark_words(language, self.cards(), names, *remark)
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
}
