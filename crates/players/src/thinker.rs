//! A player that thinks ahead.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use tabletop::{Seat, Seed};

use crate::{Budget, Candidate, Judge, Level, Player, Team};

/// Searches before every decision. With a budget in iterations the same seed makes the same
/// choices.
#[derive(Debug, Clone)]
pub struct Thinker {
    level: Level,
    budget: Budget,
    threads: usize,
    seed: Seed,
    decisions: u64,
    stop: Option<Arc<AtomicBool>>,
}

impl Thinker {
    /// Creates a player of a level; all its randomness derives from the seed.
    #[must_use]
    pub fn new(level: Level, seed: Seed) -> Self {
        Self {
            level,
            budget: level.budget(),
            threads: 1,
            seed,
            decisions: 0,
            stop: None,
        }
    }

    /// Replaces the budget.
    #[must_use]
    pub fn with_budget(mut self, budget: Budget) -> Self {
        self.budget = budget;
        self
    }

    /// Sets the number of threads.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Sets a flag that stops the search. The player then picks the best action found so far, or
    /// the first legal one if it has found none.
    #[must_use]
    pub fn stopped_by(mut self, stop: Option<Arc<AtomicBool>>) -> Self {
        self.stop = stop;
        self
    }
}

impl<G: Judge> Player<G> for Thinker {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        self.decisions += 1;
        let seed = self.seed.branch("think", self.decisions);
        let mut team = Team::new(game, view, seat, seed, self.threads);
        let (found, _) = team.think(self.budget, self.stop.as_deref());
        let mut rng = Xoshiro256PlusPlus::from_seed(seed.branch("choose", 0).bytes());
        pick(&found, self.level.softness(), &mut rng).unwrap_or(legal[0])
    }
}

/// Returns the most tried action or, with a softness above 0, sometimes another one that was tried
/// often.
fn pick<A: Copy>(found: &[Candidate<A>], softness: f64, rng: &mut impl Rng) -> Option<A> {
    let best = found.first()?;
    if softness <= 0.0 {
        return Some(best.action);
    }
    let weight = |candidate: &Candidate<A>| {
        let share = f64::from(candidate.tries) / f64::from(best.tries.max(1));
        share.powf(1.0 / softness)
    };
    let sum: f64 = found.iter().map(weight).sum();
    // A number from 0 up to the sum. A floating-point fraction holds at most 53 bits.
    let mut left = (rng.next_u64() >> 11) as f64 / (1u64 << 53) as f64 * sum;
    let chosen = found.iter().find(|candidate| {
        left -= weight(candidate);
        left < 0.0
    });
    Some(chosen.unwrap_or(best).action)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(action: char, tries: u32, win_chance: f64) -> Candidate<char> {
        Candidate {
            action,
            tries,
            win_chance,
            points: 0.0,
        }
    }

    fn counts(softness: f64) -> [usize; 3] {
        let found = [
            candidate('a', 60, 0.6),
            candidate('b', 30, 0.5),
            candidate('c', 0, 0.9),
        ];
        let mut rng = Xoshiro256PlusPlus::from_seed([7; 32]);
        let picks: Vec<char> = (0..1000)
            .filter_map(|_| pick(&found, softness, &mut rng))
            .collect();
        ['a', 'b', 'c'].map(|action| picks.iter().filter(|&&pick| pick == action).count())
    }

    #[test]
    fn without_softness_the_most_tried_is_chosen() {
        assert_eq!(counts(0.0), [1000, 0, 0]);
    }

    #[test]
    fn with_softness_better_actions_are_chosen_more_often_and_untried_ones_never() {
        let [better, worse, untried] = counts(1.0);
        // Tried twice as often, chosen twice as often.
        assert!((620..710).contains(&better), "{better}");
        assert_eq!((better + worse, untried), (1000, 0));
        let [better, ..] = counts(0.5);
        assert!((760..840).contains(&better), "{better}");
        assert!(counts(0.05)[0] > 990);
    }
}
