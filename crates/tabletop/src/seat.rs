//! Seats around a table, sets of them, and values kept by seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The most seats any game has.
pub const MAX_SEATS: usize = 6;

/// One place at the table. Counted from 0 in memory and from 1 wherever people read it
/// (records, logs, the command line).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If there is no such seat at any table.
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "no table has that many seats");
        Self(index as u8)
    }

    /// The index, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people see, counted from 1.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        if self.0 as usize + 1 >= seats {
            Self(0)
        } else {
            Self(self.0 + 1)
        }
    }

    /// All seats of a table of `seats`, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats).map(Self::new)
    }

    /// All seats of a table of `seats`, clockwise, beginning with this one.
    pub fn clockwise(self, seats: usize) -> impl Iterator<Item = Self> + Clone {
        (0..seats).map(move |step| Self::new((self.index() + step) % seats))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        if (1..=MAX_SEATS).contains(&usize::from(number)) {
            Ok(Self(number - 1))
        } else {
            Err(de::Error::custom(format_args!(
                "seat {number} is not one of 1 to {MAX_SEATS}"
            )))
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// Just this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Every seat of a table of `seats`.
    #[must_use]
    pub const fn all(seats: usize) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// Whether nobody is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether this seat is in it.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seat of lowest index, if any.
    #[must_use]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Seat::number))
            .finish()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// One value for each seat a table can have: a flat array, indexed by [`Seat`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T: Copy> BySeat<T> {
    /// The same value at every seat.
    #[must_use]
    pub const fn filled(value: T) -> Self {
        Self([value; MAX_SEATS])
    }
}

impl<T> BySeat<T> {
    /// The values of a table of `seats`, in order.
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
    }

    #[test]
    fn seats_are_written_from_one() {
        assert_eq!(serde_json::to_string(&Seat::new(0)).unwrap(), "1");
        assert_eq!(serde_json::from_str::<Seat>("6").unwrap(), Seat::new(5));
        assert!(serde_json::from_str::<Seat>("0").is_err());
        assert!(serde_json::from_str::<Seat>("7").is_err());
        assert_eq!(format!("{} {:?}", Seat::new(1), Seat::new(1)), "2 seat 2");
    }

    #[test]
    fn sets_of_seats_hold_what_was_put_in() {
        let mut set = SeatSet::all(3);
        assert_eq!(set.len(), 3);
        set.remove(Seat::new(0));
        assert!(!set.contains(Seat::new(0)) && set.contains(Seat::new(2)));
        assert_eq!(set.first(), Some(Seat::new(1)));
        set.insert(Seat::new(5));
        assert_eq!(set.iter().map(Seat::number).collect::<Vec<_>>(), [2, 3, 6]);
        assert_eq!(format!("{set:?}"), "{2, 3, 6}");
        assert_eq!(set.iter().collect::<SeatSet>(), set);
        assert_eq!(SeatSet::only(Seat::new(4)).len(), 1);
        assert!(SeatSet::EMPTY.is_empty() && SeatSet::EMPTY.first().is_none());
        assert!(!set.is_empty());
    }

    #[test]
    fn values_by_seat_are_found_by_seat() {
        let mut values = BySeat::filled(0);
        values[Seat::new(2)] = 7;
        assert_eq!(values.of(4), [0, 0, 7, 0]);
        assert_eq!(values[Seat::new(2)], 7);
    }
}
