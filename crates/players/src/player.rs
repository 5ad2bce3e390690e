//! What a machine player is, and the players by name.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use tabletop::{Game, Seat, Seed, data_hash};

use crate::{Budget, Greedy, Judge, Level, MOST_ITERATIONS, Random, Thinker};

/// A machine player at one seat of one game.
pub trait Player<G: Game>: Send {
    /// Picks one of the legal actions of its seat. There is at least one.
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action;
}

/// Raised when a search finds other moves for another reason than its weights.
const SEARCH_VERSION: u32 = 2;

/// What tells the players of a game from those of another version: the same mark makes the same moves.
#[must_use]
pub fn engine_mark<G: Judge>() -> String {
    let mut mark = data_hash(&format!("search {SEARCH_VERSION}\n{}", G::WEIGHTS));
    mark.truncate(16);
    mark
}

/// The names players are asked for by, from gentle to strong.
pub const NAMES: &[&str] = &[
    "random",
    "greedy",
    Level::Novice.name(),
    Level::Apprentice.name(),
    Level::Astronomer.name(),
    Level::Master.name(),
];

/// The player of that name; all its own chance follows from the seed.
#[must_use]
pub fn player<G: Judge>(name: &str, seed: Seed) -> Option<Box<dyn Player<G>>> {
    player_with(name, seed, None, None)
}

/// The player of that name; a budget, if there is one, takes the place of its level's own. Those
/// that do not think have no use for it. A level may name its own budget: `master:300` thinks for
/// 300 iterations, whatever the others do. A stop flag, if there is one, ends all thinking.
#[must_use]
pub fn player_with<G: Judge>(
    name: &str,
    seed: Seed,
    budget: Option<Budget>,
    stop: Option<Arc<AtomicBool>>,
) -> Option<Box<dyn Player<G>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(Greedy::new(seed))),
        _ => {
            let (name, own) = own_budget(name)?;
            let level = Level::from_name(name)?;
            let budget = own.or(budget).unwrap_or(level.budget());
            let thinker = Thinker::new(level, seed).with_budget(budget);
            Some(Box::new(thinker.stopped_by(stop)))
        }
    }
}

/// A name and the budget it comes with; nothing if that is none.
#[must_use]
pub fn own_budget(name: &str) -> Option<(&str, Option<Budget>)> {
    let Some((name, iterations)) = name.split_once(':') else {
        return Some((name, None));
    };
    let digits = iterations.bytes().all(|byte| byte.is_ascii_digit());
    let possible = |count: &u32| digits && (1..=MOST_ITERATIONS).contains(count);
    let iterations = iterations.parse().ok().filter(possible)?;
    Some((name, Some(Budget::Iterations(iterations))))
}
