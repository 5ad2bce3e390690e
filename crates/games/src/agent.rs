//! Who sits on a seat where machine players are measured.

use players::{Budget, Cheater, Judge, Player, own_budget, player_with};
use tabletop::{Observer, Seat, Seed};

/// A machine player: one that sees what its seat sees, or one that cheats.
pub(crate) enum Agent<G: Judge> {
    /// Sees a view.
    Honest(Box<dyn Player<G>>),
    /// Sees the state; only in the arena.
    Cheating(Cheater),
}

impl<G: Judge> Agent<G> {
    /// The machine player of that name, cheaters among them.
    pub fn named(name: &str, seed: Seed, budget: Option<Budget>) -> Option<Self> {
        match own_budget(name)? {
            (Cheater::NAME, own) => Some(Self::Cheating(Cheater::new(seed, own.or(budget)))),
            _ => player_with(name, seed, budget, None).map(Self::Honest),
        }
    }

    /// Picks one of the legal actions of its seat.
    pub fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
    ) -> G::Action {
        match self {
            Self::Honest(player) => {
                let view = game.view(state, Observer::Seat(seat));
                player.choose(game, &view, seat, legal)
            }
            Self::Cheating(cheater) => cheater.choose(game, state, seat, legal),
        }
    }
}
