//! A game as shown on a page.

use maud::Markup;

/// The content that a game puts on the page; the frame around it is the same for all games.
pub struct Scene {
    /// The class of the page: `astra-page`.
    pub class: &'static str,
    /// Facts beside the game's name, such as the round.
    pub facts: Vec<String>,
    /// The steps of a turn.
    pub steps: Vec<Step>,
    /// The decision, or who everyone is waiting for, in one sentence; its subject is in `em`.
    pub decision: Markup,
    /// Details of the decision: how much is left, what is highlighted.
    pub detail: Markup,
    /// Actions that have no piece on the board.
    pub buttons: Vec<Button>,
    /// The board in the middle of the page.
    pub board: Markup,
    /// The observer's own area; `None` for a spectator.
    pub own: Option<Markup>,
    /// The other players, one element each.
    pub rivals: Vec<Markup>,
}

/// A step of a turn.
pub struct Step {
    /// Its name, in the language of the page.
    pub words: String,
    /// Whether it is the current one.
    pub now: bool,
    /// Whether it is done.
    pub done: bool,
}

/// A button in the action bar.
pub struct Button {
    /// The label.
    pub words: Markup,
    /// The target, with a description for screen readers and for hovering.
    pub target: crate::Target,
    /// Whether it is the main button; there is at most one.
    pub main: bool,
}
