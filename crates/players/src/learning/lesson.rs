//! A lesson: a position of a game played, and how the game ended.

use tabletop::{BySeat, Outcome, Seat};

use super::features::{Features, MOST_FEATURES};

/// How many numbers there are when each also counts with the progress of the phase.
pub(super) const MOST_INPUTS: usize = 2 * MOST_FEATURES;

/// The numbers of a seat, and again as far as the phase has come.
pub(super) type Inputs = [f64; MOST_INPUTS];

/// A position and how the game ended.
#[derive(Clone, Debug)]
pub(super) struct Lesson {
    pub features: Features,
    /// What each seat won: 1, or a part of it.
    pub won: BySeat<f64>,
    /// The points each seat had at the end.
    pub points: BySeat<f64>,
}

impl Lesson {
    /// What was seen, and what came of it.
    pub fn new(features: Features, outcome: &Outcome) -> Self {
        let (mut won, mut points) = (BySeat::filled(0.0), BySeat::filled(0.0));
        for seat in Seat::of(features.seats) {
            won[seat] = outcome.win_share(seat);
            points[seat] = f64::from(outcome.scores[seat.index()].total);
        }
        Self {
            features,
            won,
            points,
        }
    }

    /// A seat's numbers, of which there are `count`, for the weights of a beginning phase and then
    /// for what is added at its end.
    pub fn inputs(&self, seat: Seat, count: usize) -> Inputs {
        let mut inputs = [0.0; MOST_INPUTS];
        for (index, &feature) in self.features.by_seat[seat][..count].iter().enumerate() {
            inputs[index] = feature;
            inputs[count + index] = feature * self.features.progress;
        }
        inputs
    }
}
