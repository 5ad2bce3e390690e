//! A player that looks one step ahead and picks the action with the best result.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{NullSink, Observer, Seat, Seed, below};

use crate::{Appraise, Player};

/// Looks one action ahead and picks the best result, at random among equals. Hidden information is
/// imagined.
#[derive(Debug, Clone)]
pub struct Greedy {
    rng: Xoshiro256PlusPlus,
}

impl Greedy {
    /// Creates a greedy player; the same seed makes the same choices.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self {
            rng: Xoshiro256PlusPlus::from_seed(seed.bytes()),
        }
    }
}

impl<G: Appraise> Player<G> for Greedy {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
        let imagined = game.imagine(view, &mut self.rng);
        let mut best = legal[0];
        let mut best_value = f64::NEG_INFINITY;
        let mut equals = 0;
        for &action in legal {
            let mut after = imagined.clone();
            if game.apply(&mut after, seat, action, &mut NullSink).is_err() {
                continue;
            }
            let value = game.appraise(&game.view(&after, Observer::Seat(seat)), seat);
            if value > best_value {
                (best, best_value, equals) = (action, value, 1);
            } else if value >= best_value {
                // The n-th equal action replaces the previous one with probability 1/n, so all are
                // equally likely.
                equals += 1;
                if below(&mut self.rng, equals) == 0 {
                    best = action;
                }
            }
        }
        best
    }
}
