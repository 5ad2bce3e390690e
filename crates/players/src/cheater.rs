//! A player that cheats, to measure what hidden knowledge is worth. It is no [`Player`](crate::Player),
//! so it can sit at no table where people play.

use tabletop::{Seat, Seed};

use crate::{Budget, Judge, Level, Search};

/// Thinks like a master, and knows all hidden cards and all chance to come.
#[derive(Debug, Clone)]
pub struct Cheater {
    budget: Budget,
    seed: Seed,
    decisions: u64,
}

impl Cheater {
    /// The name it is asked for by.
    pub const NAME: &'static str = "cheater";

    /// A cheater; a budget, if there is one, takes the place of a master's.
    #[must_use]
    pub fn new(seed: Seed, budget: Option<Budget>) -> Self {
        Self {
            budget: budget.unwrap_or(Level::Master.budget()),
            seed,
            decisions: 0,
        }
    }

    /// Picks one of the legal actions of a seat, knowing the state.
    pub fn choose<G: Judge>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
    ) -> G::Action {
        self.decisions += 1;
        let seed = self.seed.branch("think", self.decisions);
        let (found, _) = Search::cheating(game, state, seat, seed).think(self.budget, None);
        found.first().map_or(legal[0], |best| best.action)
    }
}
