//! A decision of a recorded game: the seat's view, its action, and how a search judges the action.

use players::{Advice, Budget, Candidate, Judge, Search};
use tabletop::{Game, Observer, Seat, Seed};

/// An action is judged reliably if it received at least one in this many of all tries.
const ENOUGH: u32 = 4;

/// An action of a seat, and the seat's view before it. Only that view is used to judge the action.
pub(crate) struct Decision<G: Game> {
    /// The number of its line in the record.
    pub line: usize,
    pub seat: Seat,
    pub action: G::Action,
    pub view: G::View,
    /// Whether there was no other legal action.
    pub forced: bool,
}

/// The action taken and the best one; both are the same if none is better.
pub(crate) struct Verdict<A> {
    pub taken: Candidate<A>,
    pub best: Candidate<A>,
}

impl<G: Game> Decision<G> {
    /// Creates a decision from the state before it. Only the seat's view is kept.
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
    /// Compares the action with the best one a search finds. If the search hardly tried the action,
    /// both are searched on their own, for equally long and from the same seed, so that chance
    /// favours neither.
    pub fn verdict(&self, game: &G, seed: Seed, budget: Budget) -> Option<Verdict<G::Action>> {
        let advice = Advice::think(game, &self.view, self.seat, seed, budget, 1, None);
        let best = *advice.best.first()?;
        if best.action == self.action {
            return Some(Verdict { taken: best, best });
        }
        // An action outside the best three received at most a quarter of the iterations.
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

    /// Searches one action on its own, ignoring the alternatives.
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
    /// Returns the verdict on an action taken instead of another. The other action counts as the
    /// best one only if it really gives the better chance.
    fn between(taken: Candidate<A>, other: Candidate<A>) -> Self {
        let better = other.win_chance > taken.win_chance;
        let best = if better { other } else { taken };
        Self { taken, best }
    }
}
