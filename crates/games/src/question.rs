//! A decision of a seat, detached from its game so that a machine player can think about it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use players::{Advice, Budget, Judge, player_with};
use tabletop::{Seat, Seed};
use words::{Language, Words};

use crate::hint::About;
use crate::{Answer, Hint};

/// A seat's view and its legal actions, which is all a machine player gets. A player can think
/// about it on any thread while the game continues.
pub trait Question: Send + Sync {
    /// Returns the choice of the machine player with this name; `None` if there is no such player.
    /// All its randomness comes from the seed. `budget` replaces the level's own budget, and `stop`
    /// ends the search early.
    fn answer(
        &self,
        player: &str,
        seed: Seed,
        budget: Option<Budget>,
        stop: Option<Arc<AtomicBool>>,
    ) -> Option<Answer>;

    /// Returns the three best actions found until the budget is used up or `stop` is set.
    fn advice(
        &self,
        language: Language,
        seed: Seed,
        budget: Budget,
        stop: Option<&AtomicBool>,
    ) -> Vec<Hint>;
}

/// A decision of a particular game.
pub(crate) struct Ask<G: Judge> {
    game: Arc<G>,
    view: G::View,
    seat: Seat,
    legal: Vec<G::Action>,
}

impl<G: Judge> Ask<G> {
    /// Creates a question from a seat's view and its legal actions; `None` if there are none.
    pub fn new(game: Arc<G>, view: G::View, seat: Seat, legal: Vec<G::Action>) -> Option<Self> {
        (!legal.is_empty()).then_some(Self {
            game,
            view,
            seat,
            legal,
        })
    }
}

impl<G: Judge + Words> Question for Ask<G> {
    fn answer(
        &self,
        player: &str,
        seed: Seed,
        budget: Option<Budget>,
        stop: Option<Arc<AtomicBool>>,
    ) -> Option<Answer> {
        let mut player = player_with::<G>(player, seed, budget, stop)?;
        let action = player.choose(&self.game, &self.view, self.seat, &self.legal);
        Some(Answer::new(action))
    }

    fn advice(
        &self,
        language: Language,
        seed: Seed,
        budget: Budget,
        stop: Option<&AtomicBool>,
    ) -> Vec<Hint> {
        let game = &*self.game;
        let advice = Advice::think(game, &self.view, self.seat, seed, budget, 1, stop);
        let about = About {
            game,
            view: &self.view,
            seat: self.seat,
            language,
        };
        about.hints(advice.best)
    }
}
