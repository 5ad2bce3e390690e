//! What a game can say about itself.

use tabletop::Game;

use crate::Language;

/// A game that can be told in words.
pub trait Words: Game {
    /// The game's name.
    fn title(&self, language: Language) -> String;

    /// What happened, in a sentence; `names` are the players' in seat order.
    fn event_words(&self, language: Language, names: &[String], event: &Self::Event) -> String;

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
