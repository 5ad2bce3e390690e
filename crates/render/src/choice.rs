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
    /// The seat's view after it: one where it reveals nothing, else one for each world it was tried
    /// out in. [`Choice::surely`] tells what is sure of it.
    pub after: Vec<G::View>,
    /// Whether it cannot be taken back: it reveals something, or ends what one can undo.
    pub is_final: bool,
}

impl<G: Game + ?Sized> Choice<G> {
    /// What it will surely bring, as one text.
    #[must_use]
    pub fn tell(&self) -> String {
        self.tells.join(" ")
    }

    /// Something of the view after it, if that is sure: if it is the same in all that agrees with the
    /// view before it.
    pub fn surely<T: PartialEq>(&self, of: impl Fn(&G::View) -> T) -> Option<T> {
        let (first, others) = self.after.split_first()?;
        let first = of(first);
        let same = others.iter().all(|view| of(view) == first);
        same.then_some(first)
    }
}
