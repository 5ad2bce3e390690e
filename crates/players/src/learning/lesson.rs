//! A lesson: a position of a played game, and how the game ended.

use tabletop::{BySeat, Outcome, Seat};

use super::features::{Features, MAX_FEATURES};

/// The maximum number of inputs: each feature is used twice, once multiplied by the phase's
/// progress.
pub(super) const MAX_INPUTS: usize = 2 * MAX_FEATURES;

/// The features of a seat, followed by the same features multiplied by the phase's progress.
pub(super) type Inputs = [f64; MAX_INPUTS];

/// A position and how the game ended.
#[derive(Clone, Debug)]
pub(super) struct Lesson {
    pub features: Features,
    /// The share of the win of each seat, from 0 to 1.
    pub won: BySeat<f64>,
    /// The final points of each seat.
    pub points: BySeat<f64>,
}

impl Lesson {
    /// Creates a lesson from the features of a position and the outcome of the game.
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

    /// Returns a seat's inputs for `count` features: first those for the weights at the start of
    /// the phase, then those for their change until its end.
    pub fn inputs(&self, seat: Seat, count: usize) -> Inputs {
        let mut inputs = [0.0; MAX_INPUTS];
        for (index, &feature) in self.features.by_seat[seat][..count].iter().enumerate() {
            inputs[index] = feature;
            inputs[count + index] = feature * self.features.progress;
        }
        inputs
    }
}
