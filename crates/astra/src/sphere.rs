//! The sphere board: four spheres, the discard icon, the places (A1.10, A1.11).

use crate::{ByElement, Element, PlaceId};

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
    /// The sphere each place is nearest to, on the side for 2 players when it is used alone.
    pub nearest: Option<[Element; 3]>,
}

impl Board {
    /// The next sphere clockwise.
    #[must_use]
    pub fn next(&self, sphere: Element) -> Element {
        let at = self.spheres.iter().position(|&s| s == sphere).unwrap_or(0);
        self.spheres[(at + 1) % 4]
    }

    /// How many cards the deck has.
    #[must_use]
    pub fn cards(&self) -> usize {
        self.under_game_end + self.above_game_end
    }

    /// How far a place lies from a sphere: steps round the circle from the sphere it is nearest to
    /// (A8.6).
    pub(crate) fn steps_to(&self, place: PlaceId, sphere: Element) -> usize {
        let at = |sphere| self.spheres.iter().position(|&s| s == sphere).unwrap_or(0);
        let nearest = self
            .nearest
            .and_then(|near| near.get(place.index()).copied());
        nearest.map_or(0, |near| {
            let steps = at(near).abs_diff(at(sphere));
            steps.min(4 - steps)
        })
    }
}
