//! Static evaluation of a position for a seat.

use tabletop::{Game, Seat};

/// A game whose positions can be appraised from a view alone.
pub trait Appraise: Game {
    /// Returns how good the view looks for a seat, in points of the game's score. Higher is better.
    fn appraise(&self, view: &Self::View, seat: Seat) -> f64;
}
