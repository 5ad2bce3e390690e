//! Advice: the best actions of a seat, according to a search based on its view.

use std::sync::atomic::AtomicBool;

use tabletop::{Seat, Seed};

use crate::{Budget, Candidate, Judge, Team};

/// The maximum number of actions recommended.
const MAX: usize = 3;

/// The most promising actions of a seat, for hints and for reviewing a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// Up to three actions, the most tried first.
    pub best: Vec<Candidate<A>>,
    /// The number of iterations of the search.
    pub iterations: u32,
}

/// Returns whether hints are offered unless the table's settings say otherwise. They are not
/// offered if two or more people play, because people may want to be sure that the others choose
/// their own moves.
#[must_use]
pub const fn hints_by_default(people: usize) -> bool {
    people < 2
}

impl<A> Advice<A> {
    /// Searches for the best actions of a seat, based on nothing but its view, until the budget is
    /// used up or `stop` is set. With a budget in iterations, the same seed and number of threads
    /// give the same advice. There is no advice if the search is stopped before it begins.
    #[must_use]
    pub fn think<G: Judge<Action = A>>(
        game: &G,
        view: &G::View,
        seat: Seat,
        seed: Seed,
        budget: Budget,
        threads: usize,
        stop: Option<&AtomicBool>,
    ) -> Self {
        let mut team = Team::new(game, view, seat, seed, threads);
        let (mut best, iterations) = team.think(budget, stop);
        // Nothing is known about an action that was never tried, not even that it is bad.
        best.retain(|candidate| candidate.tries > 0);
        best.truncate(MAX);
        Self { best, iterations }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_are_off_by_default_where_two_or_more_people_sit() {
        assert_eq!(
            [0, 1, 2, 5].map(hints_by_default),
            [true, true, false, false]
        );
    }
}
