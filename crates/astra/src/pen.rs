//! Marker pens: one a player, and the dreamer's (A7.1).

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use tabletop::{MAX_SEATS, Seat};

/// Whose mark a star carries. The dreamer's pen comes after those of the (at most five) players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pen(u8);

impl Pen {
    /// The dreamer's.
    pub const DREAMER: Self = Self(MAX_SEATS as u8 - 1);

    /// A player's.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self(seat.index() as u8)
    }

    /// The player it belongs to; `None` for the dreamer's.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        (self != Self::DREAMER).then(|| Seat::new(usize::from(self.0)))
    }

    /// The pens of a table of `seats`, the dreamer's last.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        Seat::of(seats).map(Self::of).chain([Self::DREAMER])
    }
}

/// One value for each pen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByPen<T>([T; MAX_SEATS]);

impl<T> Index<Pen> for ByPen<T> {
    type Output = T;
    fn index(&self, pen: Pen) -> &T {
        &self.0[usize::from(pen.0)]
    }
}

impl<T> IndexMut<Pen> for ByPen<T> {
    fn index_mut(&mut self, pen: Pen) -> &mut T {
        &mut self.0[usize::from(pen.0)]
    }
}
