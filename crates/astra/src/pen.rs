//! Marker pens: one for each player, the dreamer's (A7.1) and Ptolemy's (A8).

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use tabletop::{MAX_SEATS, Seat};

/// The pen a star is marked with. The dreamer's pen and Ptolemy's come after those of the players,
/// of whom there are at most five.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub struct Pen(u8);

/// The holder of a pen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// A player, by seat.
    Seat(Seat),
    /// The dreamer, in a game for two or a solo game (A7.1).
    Dreamer,
    /// Ptolemy, in a solo game (A8).
    Ptolemy,
}

/// A pen as it is serialized: the number of a seat, or a word.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    Seat(Seat),
    Other(Other),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Other {
    Dreamer,
    Ptolemy,
}

impl From<Pen> for Written {
    fn from(pen: Pen) -> Self {
        match pen.holder() {
            Holder::Seat(seat) => Self::Seat(seat),
            Holder::Dreamer => Self::Other(Other::Dreamer),
            Holder::Ptolemy => Self::Other(Other::Ptolemy),
        }
    }
}

impl TryFrom<Written> for Pen {
    type Error = &'static str;
    fn try_from(written: Written) -> Result<Self, &'static str> {
        match written {
            Written::Other(Other::Dreamer) => Ok(Self::DREAMER),
            Written::Other(Other::Ptolemy) => Ok(Self::PTOLEMY),
            Written::Seat(seat) if Self::of(seat) != Self::DREAMER => Ok(Self::of(seat)),
            Written::Seat(_) => Err("there are at most five seats"),
        }
    }
}

impl Pen {
    /// The dreamer's pen.
    pub const DREAMER: Self = Self(MAX_SEATS as u8 - 1);
    /// Ptolemy's pen.
    pub const PTOLEMY: Self = Self(MAX_SEATS as u8);

    /// Returns the pen of a player.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self(seat.index() as u8)
    }

    /// Returns the holder of the pen.
    #[must_use]
    pub fn holder(self) -> Holder {
        match self {
            Self::DREAMER => Holder::Dreamer,
            Self::PTOLEMY => Holder::Ptolemy,
            Self(seat) => Holder::Seat(Seat::new(seat.into())),
        }
    }

    /// Returns the player who holds the pen, if it is a player's.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self.holder() {
            Holder::Seat(seat) => Some(seat),
            Holder::Dreamer | Holder::Ptolemy => None,
        }
    }

    /// Returns the pens of a table of `seats`: those of the players, Ptolemy's in a solo game, and
    /// the dreamer's last.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        let ptolemys = (seats == 1).then_some(Self::PTOLEMY);
        Seat::of(seats)
            .map(Self::of)
            .chain(ptolemys)
            .chain([Self::DREAMER])
    }
}

/// One value for each pen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByPen<T>([T; MAX_SEATS + 1]);

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
    fn pens_are_written_as_seats_or_words() {
        let written = |pen: Pen| serde_json::to_string(&pen).unwrap();
        assert_eq!(written(Pen::of(Seat::new(4))), "5");
        assert_eq!(written(Pen::DREAMER), "\"dreamer\"");
        assert_eq!(written(Pen::PTOLEMY), "\"ptolemy\"");
        for pen in Pen::all(5).chain(Pen::all(1)) {
            assert_eq!(serde_json::from_str::<Pen>(&written(pen)).unwrap(), pen);
        }
        for bad in ["0", "6", "200", "\"plato\""] {
            assert!(serde_json::from_str::<Pen>(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn only_a_solo_table_has_ptolemys_pen() {
        let pens: Vec<Pen> = Pen::all(1).collect();
        assert_eq!(pens, [Pen::of(Seat::new(0)), Pen::PTOLEMY, Pen::DREAMER]);
        assert!(Pen::all(2).all(|pen| pen != Pen::PTOLEMY));
    }
}
