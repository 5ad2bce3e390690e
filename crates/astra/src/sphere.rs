//! The sphere board: four spheres, the discard icon, the places (A1.10, A1.11).

use crate::{ByElement, Element};

/// A sphere board for a number of players (data).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// For how many players.
    pub seats: usize,
    /// The spheres clockwise.
    pub spheres: [Element; 4],
    /// The marker passes the discard icon when it leaves this sphere.
    pub discard_after: Element,
    /// Cards under Game End (A2.2).
    pub under_game_end: usize,
    /// Cards above Game End before the first is drawn (A2.2).
    pub above_game_end: usize,
    /// The numbers on the spheres, on the side for 2 players.
    pub dream: Option<ByElement<u8>>,
}

impl Board {
    /// The next sphere clockwise.
    #[must_use]
    pub fn next(&self, sphere: Element) -> Element {
        let at = self.spheres.iter().position(|&s| s == sphere).unwrap_or(0);
        self.spheres[(at + 1) % 4]
    }
}
