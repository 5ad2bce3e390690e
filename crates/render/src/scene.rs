//! A game as it is shown on a page.

use maud::Markup;

/// What a game puts on the page; the frame around it is the same for all.
pub struct Scene {
    /// The class of the page: `astra-page`.
    pub class: &'static str,
    /// Facts beside the game's name, such as the round.
    pub facts: Vec<String>,
    /// The steps of a turn.
    pub steps: Vec<Step>,
    /// What is to be decided, or who is waited for, in one sentence; what it is about in `em`.
    pub decision: Markup,
    /// What is good to know about it: what is left, what is lit.
    pub detail: Markup,
    /// What can be done that is on no piece of the board.
    pub buttons: Vec<Button>,
    /// The board.
    pub board: Markup,
    /// The observer's own things; nothing for a spectator.
    pub own: Option<Markup>,
    /// The other players, one element each.
    pub rivals: Vec<Markup>,
}

/// A step of a turn.
pub struct Step {
    /// Its name.
    pub words: String,
    /// Whether it is being done.
    pub now: bool,
    /// Whether it is over.
    pub done: bool,
}

/// Something that can be done, in the action bar.
pub struct Button {
    /// What it does, in a few words.
    pub words: Markup,
    /// What it does and brings, for who does not see it, and on hover.
    pub target: crate::Target,
    /// Whether it is the main one: one at most.
    pub main: bool,
}
