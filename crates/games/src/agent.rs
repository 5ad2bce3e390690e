//! The machine players that are measured against each other.

use players::{Budget, Cheater, Judge, Player, own_budget, player_with};
use tabletop::{Observer, Seat, Seed};

/// A machine player: an honest one that sees only its seat's view, or one that cheats.
pub(crate) enum Agent<G: Judge> {
    /// Sees only its seat's view.
    Honest(Box<dyn Player<G>>),
    /// Sees the whole state. Allowed in the arena only.
    Cheating(Cheater),
}

impl<G: Judge> Agent<G> {
    /// Returns the machine player with this name, including the cheater.
    pub fn named(name: &str, seed: Seed, budget: Option<Budget>) -> Option<Self> {
        match own_budget(name)? {
            (Cheater::NAME, own) => Some(Self::Cheating(Cheater::new(seed, own.or(budget)))),
            _ => player_with(name, seed, budget, None).map(Self::Honest),
        }
    }

    /// Picks one of the seat's legal actions.
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
