//! What a game can say about itself.

use tabletop::Game;

use crate::Language;

/// A game that can be told in words.
pub trait Words: Game {
    /// The game's name.
    fn title(&self, language: Language) -> String;

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
    fn deed_words(&self, language: Language, names: &[String], events: &[Self::Event]) -> String {
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
    fn source_words(&self, language: Language, key: &str) -> String;

    /// The game's options: each as `key=values`, and what it does in a sentence.
    fn option_words(&self, language: Language) -> Vec<(String, String)>;
}
