//! What a game can draw of itself.

use maud::Markup;
use tabletop::{Game, Seat};
use words::{Language, Words};

use crate::{Assets, Scene, SceneContext, plain};

/// A game that can be drawn. Everything is a pure function of what it is given. A game that draws
/// nothing itself is shown in words, with a button for each choice.
pub trait Pictures: Game + Words {
    /// The style sheet and symbols its pictures need.
    const ASSETS: Assets = Assets::NONE;

    /// What is worked out once for a set of data and kept: plates, maps.
    type Atlas: Send + Sync + 'static;

    /// Works it out.
    fn atlas(&self) -> Self::Atlas;

    /// The table as an observer sees it.
    fn scene(&self, _: &Self::Atlas, context: &SceneContext<'_, Self>) -> Scene {
        plain::scene(self, context)
    }

    /// The board alone as one SVG picture that needs no page around it: for PNG and print. Nothing
    /// on it lights up.
    fn poster(&self, _: &Self::Atlas, context: &SceneContext<'_, Self>) -> Markup {
        plain::poster(self, context)
    }

    /// Every card as one SVG picture that needs no page around it, with the name of its file.
    fn cards_drawn(&self, _: &Self::Atlas, _: Language) -> Vec<(String, Markup)> {
        Vec::new()
    }

    /// A small picture of the game, as one SVG.
    fn cover(&self, _: &Self::Atlas) -> Markup {
        plain::cover()
    }

    /// A picture that explains a rule, by the rule's number, as one SVG with what it shows as its
    /// label.
    fn rule_picture(&self, _: &Self::Atlas, _: Language, _rule: &str) -> Option<Markup> {
        None
    }

    /// The id of the piece of the scene where something happened.
    fn place(&self, _: &Self::Event) -> Option<String> {
        None
    }

    /// The key of who brought an event about, if that is no seat: `ptolemy`, `dreamer`.
    fn other(&self, _: &Self::Event) -> Option<&'static str> {
        None
    }

    /// Whose mark stands before an event; `acting` is who has brought it about. Nobody's stands before
    /// what simply happens.
    fn whose(&self, _: &Self::Event, acting: Option<Seat>) -> Option<Seat> {
        acting
    }

    /// Whose turn, of which round, begins with this event.
    fn turn_begun(&self, _: &Self::Event) -> Option<(Seat, u16)> {
        None
    }
}
