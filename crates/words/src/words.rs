//! The texts that a game provides.

use tabletop::{Coach, GameOption, OptionValues, Reasons};

use crate::text::try_text;
use crate::{Language, OptionWords, ValueWords, option_form, text};

/// A game with texts for everything that people see.
pub trait Words: Reasons + Coach {
    /// Returns the game's name.
    fn title(&self, language: Language) -> String {
        text(language, &format!("{}-title", self.facts().id), &[])
    }

    /// Returns one sentence about the game.
    fn pitch(&self, language: Language) -> String {
        text(language, &format!("site-pitch-{}", self.facts().id), &[])
    }

    /// Returns the heading of the list of its cards.
    fn cards_title(&self, language: Language) -> String {
        let title = try_text(language, &format!("site-cards-{}", self.facts().id), &[]);
        title.unwrap_or_else(|| self.title(language))
    }

    /// Returns the numbered rules as a Markdown document, if there is one.
    fn rules_text(&self, _: Language) -> Option<&'static str> {
        None
    }

    /// Returns the page that tells how to play as a Markdown document, if there is one. An image
    /// whose address is `picture:NAME` stands for a picture drawn by the game.
    fn how_to_play(&self, _: Language) -> Option<&'static str> {
        None
    }

    /// Describes an event in one sentence. `names` are the players' names in seat order.
    fn event_words(&self, language: Language, names: &[String], event: &Self::Event) -> String;

    /// Returns whether an event needs no log entry of its own, because the next event implies it.
    fn goes_without_saying(&self, _: &Self::Event) -> bool {
        false
    }

    /// Returns whether an event continues an earlier one of the same turn, so that the log
    /// describes both in one sentence.
    fn continues(&self, _earlier: &Self::Event, _event: &Self::Event) -> bool {
        false
    }

    /// Describes events that continue each other in one sentence. Usually the last one states the
    /// result.
    fn log_entry_words(
        &self,
        language: Language,
        names: &[String],
        events: &[Self::Event],
    ) -> String {
        let last = events.last();
        last.map_or_else(String::new, |event| {
            self.event_words(language, names, event)
        })
    }

    /// Returns the name of the card that a player chose with this event, if they did. It is said
    /// to players for whom it was chosen because their time was up.
    fn chosen_card(&self, _: Language, _: &Self::Event) -> Option<String> {
        None
    }

    /// Describes an action, as on a button. `view` is the view of its seat before the action.
    fn action_words(&self, language: Language, view: &Self::View, action: Self::Action) -> String;

    /// Describes a reason for an action in one sentence. `view` is the view of its seat before the
    /// action.
    fn why_words(&self, language: Language, view: &Self::View, why: &Self::Why) -> String;

    /// Returns a remark of the coach, in one or two sentences. `view` is the view of the seat that it
    /// is made to.
    fn remark_words(
        &self,
        language: Language,
        names: &[String],
        view: &Self::View,
        remark: &Self::Remark,
    ) -> String;

    /// Describes the table as an observer sees it, one line each.
    fn view_words(&self, language: Language, names: &[String], view: &Self::View) -> Vec<String>;

    /// Explains why an action is illegal and what would be legal, in one sentence with the rule's
    /// number.
    fn illegal_words(&self, language: Language, error: &Self::Illegal) -> String;

    /// Returns the name of a source of the final score. An unknown key is returned unchanged.
    fn source_words(&self, language: Language, key: &str) -> String {
        let words = try_text(language, &format!("{}-source-{key}", self.facts().id), &[]);
        words.unwrap_or_else(|| key.to_owned())
    }

    /// Returns a sentence that explains a source of the final score; empty if the game has none.
    fn source_explained(&self, language: Language, key: &str) -> String {
        let key = format!("{}-source-{key}.why", self.facts().id);
        try_text(language, &key, &[]).unwrap_or_default()
    }

    /// Returns the texts of an option of the game.
    fn option_words(&self, language: Language, option: &GameOption) -> OptionWords {
        OptionWords::of(language, self.facts().id, option)
    }

    /// Returns the texts of a value of an option.
    fn value_words(&self, language: Language, option: &GameOption, value: &str) -> ValueWords {
        ValueWords::of(language, option.key, value)
    }

    /// Returns the game's options for the command line: each as `key=values` with a description.
    /// The items of a set follow their option.
    fn option_list(&self, language: Language) -> Vec<(String, String)> {
        let facts = self.facts();
        let mut list = Vec::new();
        for option in facts.options {
            let form = option_form(language, option, facts.most_seats);
            list.push((form, self.option_words(language, option).meaning));
            if let OptionValues::Set { groups, .. } = option.values {
                let items = groups.iter().flat_map(|(_, items)| *items);
                list.extend(items.map(|item| {
                    let meaning = self.value_words(language, option, item).meaning;
                    (format!("{}={item}", option.key), meaning)
                }));
            }
        }
        list
    }
}
