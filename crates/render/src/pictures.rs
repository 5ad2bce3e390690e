//! The pictures of a game.

use maud::Markup;
use tabletop::{Game, Seat};
use words::{Language, Words};

use crate::{Assets, Scene, SceneContext, plain};

/// A game that can be drawn. All methods are pure functions of their arguments. By default a game
/// is shown as text, with a button for each choice.
pub trait Pictures: Game + Words {
    /// The style sheet and symbols the pictures need.
    const ASSETS: Assets = Assets::NONE;

    /// The drawings that are computed once for a set of data and kept: plates, maps.
    type Atlas: Send + Sync + 'static;

    /// Computes the atlas.
    fn atlas(&self) -> Self::Atlas;

    /// Renders the table as an observer sees it.
    fn scene(&self, _: &Self::Atlas, context: &SceneContext<'_, Self>) -> Scene {
        plain::scene(self, context)
    }

    /// Renders the board as a stand-alone SVG picture, for PNG and print. Nothing on it is
    /// highlighted.
    fn poster(&self, _: &Self::Atlas, context: &SceneContext<'_, Self>) -> Markup {
        plain::poster(self, context)
    }

    /// Renders every card as a stand-alone SVG picture, with its file name.
    fn cards_drawn(&self, _: &Self::Atlas, _: Language) -> Vec<(String, Markup)> {
        Vec::new()
    }

    /// Renders a small picture of the game, as one SVG.
    fn cover(&self, _: &Self::Atlas) -> Markup {
        plain::cover()
    }

    /// Renders a picture that explains a rule, given by its number, as one SVG with a label that
    /// describes it.
    fn rule_picture(&self, _: &Self::Atlas, _: Language, _rule: &str) -> Option<Markup> {
        None
    }

    /// Renders a picture of the page that tells how to play, given by its name there, as one SVG
    /// with a label that describes it.
    fn how_to_picture(&self, _: &Self::Atlas, _: Language, _name: &str) -> Option<Markup> {
        None
    }

    /// Returns whether a page asks the player even if there is only one legal action. It must if
    /// going on at once would tell the others something hidden.
    fn asks_anyway(&self, _: &Self::View) -> bool {
        false
    }

    /// Returns the id of the piece of the scene where an event happened.
    fn place(&self, _: &Self::Event) -> Option<String> {
        None
    }

    /// Returns the key of the participant without a seat that caused an event: `ptolemy`,
    /// `dreamer`.
    fn other(&self, _: &Self::Event) -> Option<&'static str> {
        None
    }

    /// Returns whether an event changes the game for everyone, so that a page shows it large for a
    /// moment. `together` are all events of the same action.
    fn holds_stage(&self, _: &Self::Event, _together: &[Self::Event]) -> bool {
        false
    }

    /// Returns the seat whose mark precedes an event in the log, given the seat that acted. Returns
    /// `None` for events that nobody caused.
    fn whose(&self, _: &Self::Event, acting: Option<Seat>) -> Option<Seat> {
        acting
    }

    /// Returns the seat and round of the turn that begins with this event.
    fn turn_begun(&self, _: &Self::Event) -> Option<(Seat, u16)> {
        None
    }

    /// Returns the round that an observer's view shows; `None` if the game has no rounds or the
    /// first one has not begun.
    fn round(&self, _: &Self::View) -> Option<u16> {
        None
    }
}
