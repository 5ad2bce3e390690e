//! A player that picks legal actions at random.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{Game, Seat, Seed, below};

use crate::Player;

/// Picks any legal action with equal probability.
#[derive(Debug, Clone)]
pub struct Random {
    rng: Xoshiro256PlusPlus,
}

impl Random {
    /// Creates a random player; the same seed makes the same choices.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self {
            rng: Xoshiro256PlusPlus::from_seed(seed.bytes()),
        }
    }
}

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, _: &G, _: &G::View, _: Seat, legal: &[G::Action]) -> G::Action {
        legal[below(&mut self.rng, legal.len() as u32) as usize]
    }
}
