//! A player that cheats, to measure the value of hidden information. It does not implement
//! [`Player`](crate::Player), so it cannot join a table with people.

use tabletop::{Seat, Seed};

use crate::{Budget, Judge, Level, Search};

/// Searches like a master, but knows all hidden cards and future draws.
#[derive(Debug, Clone)]
pub struct Cheater {
    budget: Budget,
    seed: Seed,
    decisions: u64,
}

impl Cheater {
    /// The name that selects this player.
    pub const NAME: &'static str = "cheater";

    /// Creates a cheater. A budget, if given, replaces that of a master.
    #[must_use]
    pub fn new(seed: Seed, budget: Option<Budget>) -> Self {
        Self {
            budget: budget.unwrap_or(Level::Master.budget()),
            seed,
            decisions: 0,
        }
    }

    /// Picks a legal action of a seat, knowing the full state.
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
