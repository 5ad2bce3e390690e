//! Seats at a table, sets of seats, and values by seat.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::{counted, set_of};

/// The maximum number of seats in any game.
pub const MAX_SEATS: usize = 6;

counted! {
    /// A place at the table.
    pub struct Seat, "seat", MAX_SEATS
}

impl Seat {
    /// Returns the next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        if self.0 as usize + 1 >= seats {
            Self(0)
        } else {
            Self(self.0 + 1)
        }
    }

    /// Returns the seats of a table of `seats`, in order.
    pub fn of(seats: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats).map(Self::new)
    }

    /// Returns the seats of a table of `seats`, clockwise, starting with this one.
    pub fn clockwise(self, seats: usize) -> impl Iterator<Item = Self> + Clone {
        (0..seats).map(move |step| Self::new((self.index() + step) % seats))
    }
}

set_of! {
    /// A set of seats.
    pub struct SeatSet(u8) of Seat
}

/// One value for each possible seat: a flat array indexed by [`Seat`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T: Copy> BySeat<T> {
    /// Creates a collection with the same value at every seat.
    #[must_use]
    pub const fn filled(value: T) -> Self {
        Self([value; MAX_SEATS])
    }
}

impl<T> BySeat<T> {
    /// Returns the values of a table of `seats`, in order.
    pub fn of(&self, seats: usize) -> &[T] {
        &self.0[..seats]
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_the_table() {
        let last = Seat::new(3);
        assert_eq!(last.next(4), Seat::new(0));
        assert_eq!(last.next(5), Seat::new(4));
        let order: Vec<usize> = Seat::new(2).clockwise(4).map(Seat::number).collect();
        assert_eq!(order, [3, 4, 1, 2]);
        assert_eq!(Seat::of(3).collect::<SeatSet>(), SeatSet::up_to(3));
    }

    #[test]
    fn values_by_seat_are_found_by_seat() {
        let mut values = BySeat::filled(0);
        values[Seat::new(2)] = 7;
        assert_eq!(values.of(4), [0, 0, 7, 0]);
        assert_eq!(values[Seat::new(2)], 7);
    }
}
