//! The sphere board: four spheres, the discard icon and the places (A1.10, A1.11).

use crate::{ByElement, Element, PlaceId};

/// A sphere board for a number of players (data).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The number of players it is for.
    pub seats: usize,
    /// The spheres, clockwise.
    pub spheres: [Element; 4],
    /// The sphere before the discard icon: the marker passes the icon when it leaves this sphere.
    pub discard_after: Element,
    /// The number of cards under Game End (A2.2).
    pub under_game_end: usize,
    /// The number of cards above Game End before the first is drawn (A2.2).
    pub above_game_end: usize,
    /// The numbers on the spheres, for the side for 2 players.
    pub dream: Option<ByElement<u8>>,
    /// The sphere nearest to each place, for a solo game on the side for 2 players.
    pub nearest: Option<[Element; 3]>,
}

impl Board {
    /// Returns the next sphere clockwise.
    #[must_use]
    pub fn next(&self, sphere: Element) -> Element {
        let at = self.spheres.iter().position(|&s| s == sphere).unwrap_or(0);
        self.spheres[(at + 1) % 4]
    }

    /// Returns the number of cards in the deck.
    #[must_use]
    pub fn cards(&self) -> usize {
        self.under_game_end + self.above_game_end
    }

    /// Returns the distance of a place from a sphere: the steps round the circle from the sphere
    /// nearest to the place (A8.6).
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
