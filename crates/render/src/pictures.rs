//! What a game can draw of itself.

use maud::Markup;
use tabletop::{Game, Seat};
use words::{Language, Words};

use crate::{Look, Scene};

/// A game that can be drawn. Everything is a pure function of what it is given.
pub trait Pictures: Game + Words {
    /// What is worked out once for a set of data and kept: plates, maps.
    type Atlas: Send + Sync + 'static;

    /// Works it out.
    fn atlas(&self) -> Self::Atlas;

    /// The table as an observer sees it.
    fn scene(&self, atlas: &Self::Atlas, look: &Look<'_, Self>) -> Scene;

    /// The board alone as one SVG picture that needs no page around it: for PNG and print. Nothing
    /// on it lights up.
    fn poster(&self, atlas: &Self::Atlas, look: &Look<'_, Self>) -> Markup;

    /// Every card as one SVG picture that needs no page around it, with the name of its file.
    fn cards_drawn(&self, atlas: &Self::Atlas, language: Language) -> Vec<(String, Markup)>;

    /// A small picture of the game, as one SVG.
    fn cover(&self, atlas: &Self::Atlas) -> Markup;

    /// A picture that explains a rule, by the rule's number, as one SVG with what it shows as its
    /// label.
    fn rule_picture(&self, atlas: &Self::Atlas, language: Language, rule: &str) -> Option<Markup>;

    /// The id of the piece of the scene where something happened.
    fn place(&self, event: &Self::Event) -> Option<String>;

    /// The key of who brought an event about, if that is no seat: `ptolemy`, `dreamer`.
    fn other(&self, _: &Self::Event) -> Option<&'static str> {
        None
    }

    /// Whose mark stands before an event; `acting` is who has brought it about. Nobody's stands before
    /// what simply happens.
    fn whose(&self, event: &Self::Event, acting: Option<Seat>) -> Option<Seat>;

    /// Whose turn, of which round, begins with this event.
    fn turn_begun(&self, event: &Self::Event) -> Option<(Seat, u16)>;
}
