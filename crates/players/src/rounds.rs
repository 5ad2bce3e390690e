//! Turn order: how long each seat waits, and how many turns it has left.

use tabletop::Seat;

/// The current position in a game whose seats take turns in rounds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rounds {
    pub seats: usize,
    pub first: Seat,
    pub active: Seat,
    pub round: u16,
    /// The number of the last round, once it is known.
    pub last: Option<u16>,
}

impl Rounds {
    /// Returns how many turns a seat has left once the last round is known, including the current
    /// one. Returns 0 before that.
    pub fn turns_left(&self, seat: Seat) -> f64 {
        let Some(last) = self.last else {
            return 0.0;
        };
        let order = |seat: Seat| distance(self.first, seat, self.seats);
        let rounds = f64::from(last.saturating_sub(self.round));
        rounds + f64::from(u8::from(order(seat) >= order(self.active)))
    }

    /// Returns how many turns of others come before a seat's turn, divided by the number of seats;
    /// 0 for the active seat.
    pub fn wait(&self, seat: Seat) -> f64 {
        distance(self.active, seat, self.seats) as f64 / self.seats as f64
    }
}

/// Returns the number of seats from one to another, clockwise.
fn distance(from: Seat, to: Seat, seats: usize) -> usize {
    (to.index() + seats - from.index()) % seats
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_counted_from_the_first_player() {
        let [ann, ben, cat] = [0, 1, 2].map(Seat::new);
        let mut rounds = Rounds {
            seats: 3,
            first: ben,
            active: cat,
            round: 4,
            last: None,
        };
        assert_eq!(
            [ann, ben, cat].map(|seat| rounds.turns_left(seat)),
            [0.0; 3]
        );
        rounds.last = Some(4);
        assert_eq!(
            [ann, ben, cat].map(|seat| rounds.turns_left(seat)),
            [1.0, 0.0, 1.0]
        );
        rounds.last = Some(5);
        assert_eq!(
            [ann, ben, cat].map(|seat| rounds.turns_left(seat)),
            [2.0, 1.0, 2.0]
        );
        let waits = [ann, ben, cat].map(|seat| (rounds.wait(seat) * 3.0).round());
        assert_eq!(waits, [1.0, 2.0, 0.0]);
    }
}
