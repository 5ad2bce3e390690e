//! What a game can say about itself.

use tabletop::{Game, GameOption, OptionValues};

use crate::text::try_text;
use crate::{Language, OptionWords, ValueWords, option_form, text};

/// A game that can be told in words.
pub trait Words: Game {
    /// The game's name.
    fn title(&self, language: Language) -> String {
        text(language, &format!("{}-title", self.facts().id), &[])
    }

    /// What the game is about, in a sentence.
    fn pitch(&self, language: Language) -> String {
        text(language, &format!("site-pitch-{}", self.facts().id), &[])
    }

    /// The heading over all cards of the game.
    fn cards_title(&self, language: Language) -> String {
        let title = try_text(language, &format!("site-cards-{}", self.facts().id), &[]);
        title.unwrap_or_else(|| self.title(language))
    }

    /// The numbered rules as a Markdown document, if they are written down.
    fn rules_text(&self, _: Language) -> Option<&'static str> {
        None
    }

    /// What happened, in a sentence; `names` are the players' in seat order.
    fn event_words(&self, language: Language, names: &[String], event: &Self::Event) -> String;

    /// Whether an event needs no sentence of its own in a log: what follows says it.
    fn goes_without_saying(&self, _: &Self::Event) -> bool {
        false
    }

    /// Whether an event goes on with what an earlier one of the same turn began: a log tells them in
    /// one sentence.
    fn continues(&self, _earlier: &Self::Event, _event: &Self::Event) -> bool {
        false
    }

    /// Events that go on with each other, in one sentence. Mostly the last says what came of it.
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

    /// What an action does, as on a button; `view` is what its seat sees before it acts.
    fn action_words(&self, language: Language, view: &Self::View, action: Self::Action) -> String;

    /// The table as an observer sees it, a line each.
    fn view_words(&self, language: Language, names: &[String], view: &Self::View) -> Vec<String>;

    /// What is wrong with an action and what would be right, in a sentence with the rule's number.
    fn illegal_words(&self, language: Language, error: &Self::Illegal) -> String;

    /// The name of a source of the final score; a key that means nothing is given back.
    fn source_words(&self, language: Language, key: &str) -> String {
        let words = try_text(language, &format!("{}-source-{key}", self.facts().id), &[]);
        words.unwrap_or_else(|| key.to_owned())
    }

    /// What is said about an option of the game.
    fn option_words(&self, language: Language, option: &GameOption) -> OptionWords {
        OptionWords::of(language, self.facts().id, option)
    }

    /// What is said about a value of an option.
    fn value_words(&self, language: Language, option: &GameOption, value: &str) -> ValueWords {
        ValueWords::of(language, option.key, value)
    }

    /// The game's options for people who type them: each as `key=values` and what it does. The items
    /// of a set follow their option.
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
