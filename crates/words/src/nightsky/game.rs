//! Night Sky as [`Words`] wants it.

use ::nightsky::{Action, Event, Illegal, NightSky, View};

use super::action::Actions;
use super::event::Events;
use super::illegal::illegal_words;
use super::table::Tables;
use crate::text::try_text;
use crate::{Language, Words, text};

/// The options in the order they are told.
const OPTIONS: [&str; 4] = ["draft", "die", "sun", "cards"];

impl Words for NightSky {
    fn title(&self, language: Language) -> String {
        text(language, "nightsky-title", &[])
    }

    fn event_words(&self, language: Language, names: &[String], event: &Event) -> String {
        let game = self;
        Events {
            language,
            game,
            names,
        }
        .words(event)
    }

    fn continues(&self, earlier: &Event, event: &Event) -> bool {
        match (earlier, event) {
            // What was chosen is told by where it goes.
            (
                Event::InstrumentChosen { seat, .. },
                Event::InstrumentMoved { seat: s, .. } | Event::InstrumentStayed { seat: s, .. },
            ) => seat == s,
            // A card that says nothing else is told by what it brings.
            (Event::BigBangDrawn { seat, .. }, Event::ShootingStar { seat: s, .. }) => seat == s,
            (
                Event::CardPlayed { seat, card },
                Event::CardScored {
                    seat: s, card: c, ..
                },
            ) => (seat, card) == (s, c),
            _ => false,
        }
    }

    fn deed_words(&self, language: Language, names: &[String], events: &[Event]) -> String {
        let game = self;
        let teller = Events {
            language,
            game,
            names,
        };
        teller.deed(events)
    }

    fn action_words(&self, language: Language, view: &View, action: Action) -> String {
        let game = self;
        Actions {
            language,
            game,
            view,
        }
        .words(action)
    }

    fn view_words(&self, language: Language, names: &[String], view: &View) -> Vec<String> {
        let game = self;
        Tables {
            language,
            game,
            names,
            view,
        }
        .words()
    }

    fn illegal_words(&self, language: Language, error: &Illegal) -> String {
        illegal_words(language, *error)
    }

    fn source_words(&self, language: Language, key: &str) -> String {
        try_text(language, &format!("nightsky-source-{key}"), &[]).unwrap_or_else(|| key.to_owned())
    }

    fn option_words(&self, language: Language) -> Vec<(String, String)> {
        let words = |key: &str| {
            let form = text(language, &format!("nightsky-option-{key}"), &[]);
            let meaning = text(language, &format!("nightsky-option-{key}.meaning"), &[]);
            (form, meaning)
        };
        OPTIONS.map(words).into()
    }
}
