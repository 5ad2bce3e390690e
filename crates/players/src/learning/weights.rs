//! Learned weights: how much each feature counts.

use tabletop::{BySeat, Seat};

use super::features::{Features, MAX_FEATURES};
use crate::Standing;

/// The weight of a feature at the start of a phase, and its change until the end.
pub type Weight = [f64; 2];

/// The weights learned for one number of seats and one phase.
#[derive(Clone, PartialEq, Debug)]
pub struct TableWeights {
    /// The number of seats.
    pub seats: usize,
    /// The index of the phase.
    pub phase: usize,
    /// The weights for the strength of a seat.
    pub win: Vec<Weight>,
    /// The weights for the expected final points.
    pub points: Vec<Weight>,
}

/// All weights learned for a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// One table for each number of seats and each phase.
    pub tables: Vec<TableWeights>,
}

impl Weights {
    /// Judges a position. Without weights for this number of seats and this phase, all seats are
    /// equal.
    #[must_use]
    pub fn judge(&self, features: &Features) -> Standing {
        let fits =
            |table: &&TableWeights| (table.seats, table.phase) == (features.seats, features.phase);
        let table = self.tables.iter().find(fits);
        let [win, points_to_come] =
            table.map_or([&[][..]; 2], |table| [&table.win[..], &table.points]);
        let mut strength = BySeat::filled(0.0);
        let mut points = BySeat::filled(0.0);
        for seat in Seat::of(features.seats) {
            let own = &features.by_seat[seat];
            strength[seat] = weighted(win, own, features.progress);
            points[seat] = weighted(points_to_come, own, features.progress);
        }
        Standing {
            strength,
            points,
            other: features.other.then_some(0.0),
        }
    }
}

fn weighted(weights: &[Weight], features: &[f64; MAX_FEATURES], progress: f64) -> f64 {
    let pairs = weights.iter().zip(features);
    pairs
        .map(|([early, more], feature)| (early + more * progress) * feature)
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_change_over_the_phase_and_apply_to_their_seats_and_phase() {
        let table = TableWeights {
            seats: 2,
            phase: 1,
            win: vec![[1.0, 2.0], [0.5, 0.0]],
            points: vec![[3.0, 0.0], [0.0, 0.0]],
        };
        let weights = Weights {
            tables: vec![table],
        };
        let mut features = Features::new(2, 1, 0.5);
        features.set(Seat::new(0), [10.0, 4.0]);
        features.set(Seat::new(1), [1.0, 0.0]);
        let standing = weights.judge(&features);
        assert_eq!(standing.strength[Seat::new(0)], 22.0);
        assert_eq!(standing.strength[Seat::new(1)], 2.0);
        assert_eq!(standing.points[Seat::new(0)], 30.0);
        assert_eq!(standing.other, None);
        for (seats, phase) in [(3, 1), (2, 0)] {
            let mut features = Features::new(seats, phase, 0.0);
            features.set(Seat::new(0), [10.0]);
            assert_eq!(weights.judge(&features).strength[Seat::new(0)], 0.0);
        }
    }
}
