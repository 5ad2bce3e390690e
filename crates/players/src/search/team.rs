//! Several parallel searches of one position, each on its own thread and with its own randomness.

use std::panic::resume_unwind;
use std::sync::atomic::AtomicBool;

use tabletop::{Seat, Seed};

use super::{Budget, Candidate, Judge, Search};

/// Searches that think about the same position in parallel and merge their results.
#[derive(Debug)]
pub struct Team<'g, G: Judge> {
    searches: Vec<Search<'g, G>>,
}

impl<'g, G: Judge> Team<'g, G> {
    /// Creates one search per thread, at least one. With a budget in iterations, the result depends
    /// only on the seed, the budget and the number of threads.
    #[must_use]
    pub fn new(game: &'g G, view: &'g G::View, seat: Seat, seed: Seed, threads: usize) -> Self {
        let search = |thread| {
            let seed = match thread {
                0 => seed,
                _ => seed.branch("thread", thread),
            };
            Search::new(game, view, seat, seed)
        };
        Self {
            searches: (0..threads.max(1) as u64).map(search).collect(),
        }
    }

    /// Thinks until the budget is used up or `stop` is set. Iterations are divided among the
    /// threads, time is not. Returns the merged findings about each action, the most tried first,
    /// and the total number of iterations.
    pub fn think(
        &mut self,
        budget: Budget,
        stop: Option<&AtomicBool>,
    ) -> (Vec<Candidate<G::Action>>, u32) {
        if let [search] = &mut self.searches[..] {
            return search.think(budget, stop);
        }
        let shares = budget.shared_out(self.searches.len());
        let found: Vec<_> = std::thread::scope(|scope| {
            let pairs = self.searches.iter_mut().zip(shares);
            let running: Vec<_> = pairs
                .map(|(search, share)| scope.spawn(move || search.think(share, stop)))
                .collect();
            let ended = running.into_iter();
            ended
                .map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)))
                .collect()
        });
        let iterations = found.iter().map(|(_, iterations)| iterations).sum();
        let found = found.into_iter().flat_map(|(found, _)| found).collect();
        (together(found), iterations)
    }
}

/// Merges the candidates of each action and sorts them, the most tried first.
fn together<A: Copy + PartialEq>(found: Vec<Candidate<A>>) -> Vec<Candidate<A>> {
    let mut merged: Vec<Candidate<A>> = Vec::new();
    for candidate in found {
        let same = |other: &&mut Candidate<A>| other.action == candidate.action;
        match merged.iter_mut().find(same) {
            Some(other) => *other = other.and(&candidate),
            None => merged.push(candidate),
        }
    }
    merged.sort_by(Candidate::more_tried);
    merged
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_several_searches_are_weighted_by_tries() {
        let candidate = |action, tries, win_chance, points| Candidate {
            action,
            tries,
            win_chance,
            points,
        };
        let found = vec![
            candidate('a', 10, 0.5, 20.0),
            candidate('b', 0, 0.0, 0.0),
            candidate('b', 30, 0.25, 8.0),
            candidate('a', 10, 1.0, 10.0),
        ];
        let expected = [
            candidate('b', 30, 0.25, 8.0),
            candidate('a', 20, 0.75, 15.0),
        ];
        assert_eq!(together(found), expected);
    }
}
