//! How positions are judged where a search leaves its tree.

use tabletop::{BySeat, Observer, Outcome, Seat};

use crate::search::Tuning;
use crate::{Appraise, Learn};

/// How everybody stands.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    /// How strong each seat is: with 1 more the chance to win is e times as large beside the others'.
    pub strength: BySeat<f64>,
    /// The points each seat can expect at the end.
    pub points: BySeat<f64>,
    /// How strong an opponent is that is no seat.
    pub other: Option<f64>,
}

/// A game that can be searched: positions are judged for all seats at once.
pub trait Judge: Appraise + Learn + 'static {
    /// How everybody stands in a state the player imagined; each seat knows what is its own. By
    /// default as each seat's view is appraised.
    fn standing(&self, state: &Self::State) -> Standing {
        let seats = self.seats(state);
        let scale = self.tuning(seats).scale;
        let mut points = BySeat::filled(0.0);
        for seat in Seat::of(seats) {
            points[seat] = self.appraise(&self.view(state, Observer::Seat(seat)), seat);
        }
        let mut strength = points;
        for seat in Seat::of(seats) {
            strength[seat] /= scale;
        }
        Standing {
            strength,
            points,
            other: None,
        }
    }

    /// How a search of this game explores, by number of seats.
    fn tuning(&self, _seats: usize) -> Tuning {
        Tuning::default()
    }
}

/// The share of a finished game's value that the margin decides: who cannot win still plays on.
const MARGIN: f64 = 0.1;

impl Standing {
    /// Win chances by seat: the stronger, the more likely.
    pub(crate) fn chances(&self, seats: usize) -> BySeat<f64> {
        let all = Seat::of(seats).map(|seat| self.strength[seat]);
        let best = all.chain(self.other).fold(f64::NEG_INFINITY, f64::max);
        let weight = |strength: f64| (strength - best).exp();
        let mut chances = BySeat::filled(0.0);
        let mut sum = self.other.map_or(0.0, weight);
        for seat in Seat::of(seats) {
            chances[seat] = weight(self.strength[seat]);
            sum += chances[seat];
        }
        for seat in Seat::of(seats) {
            chances[seat] /= sum;
        }
        chances
    }

    /// How a finished game came out; so many points make a clear difference.
    pub(super) fn of_outcome(outcome: &Outcome, scale: f64) -> Self {
        let (mut points, mut strength) = (BySeat::filled(0.0), BySeat::filled(0.0));
        for (seat, score) in Seat::of(outcome.scores.len()).zip(&outcome.scores) {
            points[seat] = f64::from(score.total);
            strength[seat] = points[seat] / scale;
        }
        let other = outcome.best_other();
        Self {
            strength,
            points,
            other: other.map(|(_, score)| f64::from(score.total) / scale),
        }
    }
}

/// What a finished game is worth: the win, and a little the margin.
pub(super) fn final_chances(outcome: &Outcome, standing: &Standing) -> BySeat<f64> {
    let seats = outcome.scores.len();
    let mut chances = standing.chances(seats);
    for seat in Seat::of(seats) {
        chances[seat] = (1.0 - MARGIN) * outcome.win_share(seat) + MARGIN * chances[seat];
    }
    chances
}
