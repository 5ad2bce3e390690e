//! Advice: what a seat could do now, as far as a search from what it sees can tell.

use std::sync::atomic::AtomicBool;

use tabletop::{Seat, Seed};

use crate::{Budget, Candidate, Judge, Team};

/// How many actions are recommended at most.
const MOST: usize = 3;

/// The most promising actions of a seat: for hints, and to look back on a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The best three, or fewer if there are no more; the most tried first.
    pub best: Vec<Candidate<A>>,
    /// How many iterations it took to find them.
    pub iterations: u32,
}

/// Whether hints are offered unless the table says otherwise: not where two or more people play, who
/// may want to know that the others' moves are their own.
#[must_use]
pub const fn hints_by_default(people: usize) -> bool {
    people < 2
}

impl<A> Advice<A> {
    /// Thinks about what a seat should do, from what it sees and nothing else, until the budget is
    /// used up or somebody stops it. By iterations the same seed and number of threads give the
    /// same advice; stopped before it began, there is none.
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
        // Of what was never tried nothing is known, also not that it is bad.
        best.retain(|candidate| candidate.tries > 0);
        best.truncate(MOST);
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
