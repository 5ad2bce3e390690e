//! A legal action with its certain effects.

use serde_json::Value;
use tabletop::Game;

/// One legal action.
#[derive(Clone, Debug)]
pub struct Choice<G: Game + ?Sized> {
    /// The action itself.
    pub action: G::Action,
    /// The action in the form in which it is sent back.
    pub json: Value,
    /// A label for a button.
    pub words: String,
    /// The events it is certain to bring about: those in which all sampled states agree.
    pub sure: Vec<G::Event>,
    /// The texts for these effects, one sentence each.
    pub tells: Vec<String>,
    /// The seat's view after the action: a single one if the action reveals nothing, otherwise one
    /// for each sampled state it was tried in. [`Choice::surely`] returns the facts that are
    /// certain.
    pub after: Vec<G::View>,
    /// Whether it cannot be undone, because it reveals something or ends the seat's own actions,
    /// while another action would let the seat go on. The page asks to confirm it.
    pub is_early: bool,
    /// Whether the page carries it out without asking, because there is nothing to decide.
    pub is_only: bool,
}

impl<G: Game + ?Sized> Choice<G> {
    /// Returns its certain effects as one text.
    #[must_use]
    pub fn tell(&self) -> String {
        self.tells.join(" ")
    }

    /// Returns a property of the view after the action if it is certain, that is, if it is the same
    /// in all sampled states.
    pub fn surely<T: PartialEq>(&self, of: impl Fn(&G::View) -> T) -> Option<T> {
        let (first, others) = self.after.split_first()?;
        let first = of(first);
        let same = others.iter().all(|view| of(view) == first);
        same.then_some(first)
    }
}
