//! How positions are judged where a search leaves its tree.

use tabletop::{BySeat, Outcome, Seat};

use crate::Appraise;
use crate::search::Tuning;

/// How everybody stands: points each can expect at the end.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    /// By seat.
    pub points: BySeat<f64>,
    /// An opponent that is no seat.
    pub other: Option<f64>,
}

/// A game that can be searched: positions are judged for all seats at once.
pub trait Judge: Appraise + 'static {
    /// How everybody stands in a state the player imagined; each seat knows what is its own.
    fn standing(&self, state: &Self::State) -> Standing;

    /// How a search of this game explores, by number of seats.
    fn tuning(&self, seats: usize) -> Tuning;
}

/// The share of a finished game's value that the margin decides: who cannot win still plays on.
const MARGIN: f64 = 0.1;

impl Standing {
    /// Win chances by seat: the more points ahead, the more likely.
    pub(super) fn chances(&self, seats: usize, scale: f64) -> BySeat<f64> {
        let all = Seat::of(seats).map(|seat| self.points[seat]);
        let best = all.chain(self.other).fold(f64::NEG_INFINITY, f64::max);
        let weight = |points: f64| ((points - best) / scale).exp();
        let mut chances = BySeat::filled(0.0);
        let mut sum = self.other.map_or(0.0, weight);
        for seat in Seat::of(seats) {
            chances[seat] = weight(self.points[seat]);
            sum += chances[seat];
        }
        for seat in Seat::of(seats) {
            chances[seat] /= sum;
        }
        chances
    }

    /// How a finished game came out.
    pub(super) fn of_outcome(outcome: &Outcome) -> Self {
        let mut points = BySeat::filled(0.0);
        for (seat, score) in Seat::of(outcome.scores.len()).zip(&outcome.scores) {
            points[seat] = f64::from(score.total);
        }
        let other = outcome
            .best_other()
            .map(|(_, score)| f64::from(score.total));
        Self { points, other }
    }
}

/// What a finished game is worth: the win, and a little the margin.
pub(super) fn final_chances(outcome: &Outcome, standing: &Standing, scale: f64) -> BySeat<f64> {
    let seats = outcome.scores.len();
    let mut chances = standing.chances(seats, scale);
    for seat in Seat::of(seats) {
        chances[seat] = (1.0 - MARGIN) * outcome.win_share(seat) + MARGIN * chances[seat];
    }
    chances
}
