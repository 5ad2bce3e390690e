//! When each seat was asked for its current decision.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Line, Seat, SeatSet};

/// The version at which each seat was asked for its current decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Asked(BySeat<usize>);

impl Default for Asked {
    fn default() -> Self {
        Self(BySeat::filled(0))
    }
}

impl Asked {
    /// Returns the version at which a seat was asked.
    pub fn at(&self, seat: Seat) -> usize {
        self.0[seat]
    }

    /// Updates the versions after a line. The seat of the line and every seat that had nothing to
    /// decide before the line are asked again; after a take-back all seats are.
    pub fn note<A>(&mut self, line: &Line<A>, before: SeatSet, after: SeatSet) {
        let own = match line {
            Line::Undo { to: Some(_), .. } => SeatSet::ALL,
            _ => seat_of(line).map_or(SeatSet::EMPTY, SeatSet::only),
        };
        for seat in after.without(before.without(own)).iter() {
            self.0[seat] = line.number();
        }
    }
}

/// Returns the seat a line belongs to.
pub(crate) fn seat_of<A>(line: &Line<A>) -> Option<Seat> {
    match line {
        Line::Action { seat, .. }
        | Line::Undo { seat, .. }
        | Line::TimeOut { seat, .. }
        | Line::TakeOver { seat, .. } => Some(*seat),
        Line::End { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use tabletop::StateHash;

    use super::*;

    #[test]
    fn a_simultaneous_action_or_undo_asks_no_other_seat_again() {
        let [ann, ben, cat] = [0, 1, 2].map(Seat::new);
        let seats = |seats: &[Seat]| -> SeatSet { seats.iter().copied().collect() };
        let state = StateHash::of("");
        let act = |n, seat| Line::Action {
            n,
            seat,
            action: (),
            chance: Vec::new(),
            state,
        };
        let undo = |n, seat| Line::<()>::Undo {
            n,
            seat,
            to: None,
            state,
        };
        let mut asked = Asked::default();
        asked.note(&act(1, ann), seats(&[ann, ben]), seats(&[ben]));
        assert_eq!(asked.0[ben], 0);
        asked.note(&undo(2, ann), seats(&[ben]), seats(&[ann, ben]));
        assert_eq!([ann, ben].map(|seat| asked.0[seat]), [2, 0]);
        asked.note(&act(3, ben), seats(&[ann, ben]), seats(&[ann]));
        asked.note(&act(4, ann), seats(&[ann]), seats(&[cat]));
        assert_eq!(asked.0[cat], 4);
        asked.note(&undo(5, ann), seats(&[cat]), seats(&[ann]));
        assert_eq!(asked.0[ann], 5);
    }

    #[test]
    fn all_seats_to_act_are_asked_again_after_a_take_back() {
        let [ann, ben] = [0, 1].map(Seat::new);
        let both: SeatSet = [ann, ben].into_iter().collect();
        let line = Line::<()>::Undo {
            n: 7,
            seat: ann,
            to: Some(2),
            state: StateHash::of(""),
        };
        let mut asked = Asked::default();
        asked.note(&line, both, both);
        assert_eq!([ann, ben].map(|seat| asked.0[seat]), [7, 7]);
    }
}
