//! The traits of machine players and of games they can appraise, and players by name.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use tabletop::{Game, Seat, Seed, data_hash};

use crate::{Budget, Greedy, Judge, Level, MAX_ITERATIONS, Random, Thinker};

/// A machine player at a seat of a game.
pub trait Player<G: Game>: Send {
    /// Picks one of the legal actions of its seat. There is at least one.
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action;
}

/// A game whose positions can be appraised from a view alone.
pub trait Appraise: Game {
    /// Returns how good the view looks for a seat, in points of the game's score. Higher is better.
    fn appraise(&self, view: &Self::View, seat: Seat) -> f64;
}

/// The version of the search. Raise it whenever the search picks different moves for any reason
/// other than its weights.
const SEARCH_VERSION: u32 = 2;

/// Returns a mark that identifies the version of a game's machine players: with the same mark they
/// make the same moves.
#[must_use]
pub fn engine_mark<G: Judge>() -> String {
    let mut mark = data_hash(&format!("search {SEARCH_VERSION}\n{}", G::WEIGHTS));
    mark.truncate(16);
    mark
}

/// The names of the players, from the weakest to the strongest.
pub const NAMES: &[&str] = &names();

/// Returns the players that do not search, then all levels.
const fn names() -> [&'static str; 2 + Level::ALL.len()] {
    let mut names = ["random"; 2 + Level::ALL.len()];
    names[1] = "greedy";
    let mut level = 0;
    while level < Level::ALL.len() {
        names[2 + level] = Level::ALL[level].name();
        level += 1;
    }
    names
}

/// Creates the player with this name; all its randomness derives from the seed.
#[must_use]
pub fn player<G: Judge>(name: &str, seed: Seed) -> Option<Box<dyn Player<G>>> {
    player_with(name, seed, None, None)
}

/// Creates the player with this name. A budget, if given, replaces that of the level; players that
/// do not search ignore it. A name may include its own budget, which takes precedence: `master:300`
/// thinks for 300 iterations. A stop flag, if given, ends all thinking.
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

/// Splits a name such as `master:300` into the level and its budget, if it has one. Returns `None`
/// if the budget is invalid.
#[must_use]
pub fn own_budget(name: &str) -> Option<(&str, Option<Budget>)> {
    let Some((name, iterations)) = name.split_once(':') else {
        return Some((name, None));
    };
    let digits = iterations.bytes().all(|byte| byte.is_ascii_digit());
    let possible = |count: &u32| digits && (1..=MAX_ITERATIONS).contains(count);
    let iterations = iterations.parse().ok().filter(possible)?;
    Some((name, Some(Budget::Iterations(iterations))))
}
