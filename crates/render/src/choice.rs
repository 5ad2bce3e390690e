//! What a seat may do, with what it would surely bring.

use serde_json::Value;
use tabletop::Game;

/// One legal action.
#[derive(Clone, Debug)]
pub struct Choice<G: Game + ?Sized> {
    /// The action.
    pub action: G::Action,
    /// The action as it is sent back.
    pub json: Value,
    /// What it does, as on a button.
    pub words: String,
    /// What it will surely bring, whatever is hidden: as far as all that agrees with the view agrees.
    pub sure: Vec<G::Event>,
    /// The same in words, a sentence each.
    pub tells: Vec<String>,
    /// Whether it cannot be taken back: it reveals something, or ends what one can undo.
    pub is_final: bool,
}

impl<G: Game + ?Sized> Choice<G> {
    /// What it will surely bring, as one text.
    #[must_use]
    pub fn tell(&self) -> String {
        self.tells.join(" ")
    }
}
