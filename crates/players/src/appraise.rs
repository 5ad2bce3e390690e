//! How good a position looks to a seat.

use tabletop::{Game, Seat};

/// A game whose positions can be appraised from a view alone.
pub trait Appraise: Game {
    /// How good the view looks for a seat, in points of the game's own score, more is better.
    fn appraise(&self, view: &Self::View, seat: Seat) -> f64;
}
