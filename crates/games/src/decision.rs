//! A decision of a recorded game: what a seat saw, what it did, and what a search says of it.

use players::{Advice, Budget, Candidate, Judge, Search};
use tabletop::{Game, Observer, Seat, Seed};

/// One part in so many of all tries is enough to know an action by.
const ENOUGH: u32 = 4;

/// What a seat did, and what it saw before it did it. There is nothing else to judge it by.
pub(crate) struct Decision<G: Game> {
    /// The number of its line in the record.
    pub line: usize,
    pub seat: Seat,
    pub action: G::Action,
    pub view: G::View,
    /// Whether nothing else was possible.
    pub forced: bool,
}

/// The action taken and the best one; the same if none is better.
pub(crate) struct Verdict<A> {
    pub taken: Candidate<A>,
    pub best: Candidate<A>,
}

impl<G: Game> Decision<G> {
    /// A decision from the state before it, of which only the seat's view is kept.
    pub fn new(game: &G, line: usize, before: &G::State, seat: Seat, action: G::Action) -> Self {
        let mut legal = Vec::new();
        game.legal_actions(before, seat, &mut legal);
        Self {
            line,
            seat,
            action,
            view: game.view(before, Observer::Seat(seat)),
            forced: legal.len() < 2,
        }
    }
}

impl<G: Judge> Decision<G> {
    /// Compares the action with the best a search finds. Where the search hardly looked at it, both
    /// are thought about alone, equally long and from the same seed: chance is not to favour either.
    pub fn verdict(&self, game: &G, seed: Seed, budget: Budget) -> Option<Verdict<G::Action>> {
        let advice = Advice::think(game, &self.view, self.seat, seed, budget, 1, None);
        let best = *advice.best.first()?;
        if best.action == self.action {
            return Some(Verdict { taken: best, best });
        }
        // What is not among the best three was tried in a quarter of the iterations at most.
        let taken = advice.best.iter().find(|known| known.action == self.action);
        match taken.filter(|known| known.tries * ENOUGH >= advice.iterations) {
            Some(taken) => Some(Verdict::between(*taken, best)),
            None => {
                let seed = seed.branch("alone", 0);
                let alone = |action| self.think_alone(game, action, seed, budget);
                Some(Verdict::between(alone(self.action)?, alone(best.action)?))
            }
        }
    }

    /// What comes of one action, whatever else could be done.
    fn think_alone(
        &self,
        game: &G,
        action: G::Action,
        seed: Seed,
        budget: Budget,
    ) -> Option<Candidate<G::Action>> {
        let search = Search::new(game, &self.view, self.seat, seed);
        let (found, _) = search.among(&[action]).think(budget, None);
        found.first().copied()
    }
}

impl<A: Copy> Verdict<A> {
    /// The verdict on an action that was taken instead of another. The other is no better if it only
    /// seemed so.
    fn between(taken: Candidate<A>, other: Candidate<A>) -> Self {
        let better = other.win_chance > taken.win_chance;
        let best = if better { other } else { taken };
        Self { taken, best }
    }
}
