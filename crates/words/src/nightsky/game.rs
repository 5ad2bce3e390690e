//! The implementation of [`Words`] for Night Sky.

use ::nightsky::{Action, Event, Illegal, NightSky, Remark, Sign, View, Why};
use tabletop::GameOption;

use super::action::Actions;
use super::card::card_name;
use super::coach::remark_words;
use super::event::Events;
use super::illegal::illegal_words;
use super::names::sign_name;
use super::table::Tables;
use super::why::why_words;
use crate::rules_text::{how_to_play, rules_text};
use crate::{Language, ValueWords, Words};

impl Words for NightSky {
    fn rules_text(&self, language: Language) -> Option<&'static str> {
        Some(rules_text!(language, "nightsky"))
    }

    fn how_to_play(&self, language: Language) -> Option<&'static str> {
        Some(how_to_play!(language, "nightsky"))
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
            // The move of an instrument implies that it was chosen.
            (
                Event::InstrumentChosen { seat, .. },
                Event::InstrumentMoved { seat: s, .. } | Event::InstrumentStayed { seat: s, .. },
            ) => seat == s,
            // A card without any other effect is described by its result.
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

    fn log_entry_words(&self, language: Language, names: &[String], events: &[Event]) -> String {
        let game = self;
        Events {
            language,
            game,
            names,
        }
        .log_entry(events)
    }

    fn chosen_card(&self, language: Language, event: &Event) -> Option<String> {
        match event {
            Event::CardPicked { card, .. } => Some(card_name(language, self.cards().get(*card))),
            _ => None,
        }
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

    fn why_words(&self, language: Language, _: &View, why: &Why) -> String {
        why_words(language, self, *why)
    }

    fn remark_words(
        &self,
        language: Language,
        names: &[String],
        _: &View,
        remark: &Remark,
    ) -> String {
        remark_words(language, self, names, *remark)
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

    fn value_words(&self, language: Language, option: &GameOption, value: &str) -> ValueWords {
        let mut words = ValueWords::of(language, option.key, value);
        // Signs are named after their constellations.
        if let Some(sign) = Sign::all().find(|sign| option.key == "sun" && sign.key() == value) {
            words.name = sign_name(language, sign);
        }
        words
    }
}
