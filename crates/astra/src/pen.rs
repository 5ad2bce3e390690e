//! Marker pens: one a player, and the dreamer's (A7.1).

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use tabletop::{MAX_SEATS, Seat};

/// Whose mark a star carries. The dreamer's pen comes after those of the (at most five) players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(into = "Holder", try_from = "Holder")]
pub struct Pen(u8);

/// A pen as it is written: a seat's number, or the dreamer.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Holder {
    Seat(Seat),
    Other(Dreamer),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Dreamer {
    Dreamer,
}

impl From<Pen> for Holder {
    fn from(pen: Pen) -> Self {
        pen.seat().map_or(Self::Other(Dreamer::Dreamer), Self::Seat)
    }
}

impl TryFrom<Holder> for Pen {
    type Error = &'static str;
    fn try_from(holder: Holder) -> Result<Self, &'static str> {
        match holder {
            Holder::Other(Dreamer::Dreamer) => Ok(Self::DREAMER),
            Holder::Seat(seat) if Self::of(seat) != Self::DREAMER => Ok(Self::of(seat)),
            Holder::Seat(_) => Err("at most five play"),
        }
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pens_are_written_as_seats_or_the_dreamer() {
        let written = |pen: Pen| serde_json::to_string(&pen).unwrap();
        assert_eq!(written(Pen::of(Seat::new(4))), "5");
        assert_eq!(written(Pen::DREAMER), "\"dreamer\"");
        for pen in Pen::all(5) {
            assert_eq!(serde_json::from_str::<Pen>(&written(pen)).unwrap(), pen);
        }
        for bad in ["0", "6", "200", "\"ptolemy\""] {
            assert!(serde_json::from_str::<Pen>(bad).is_err(), "{bad}");
        }
    }
}
