//! A decision of a seat, detached from its game so that a machine player can think about it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use players::{Advice, Budget, Candidate, Judge, player_with};
use serde::Serialize;
use serde_json::Value;
use tabletop::{Seat, Seed};
use words::{Language, Words};

use crate::Answer;

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

/// A recommended action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// The action in the form a client sends it.
    pub action: Value,
    /// The text for the action.
    pub words: String,
    /// The chance of winning after this action, from 0 to 1.
    pub win_chance: f64,
    /// The expected points after this action.
    pub points: f64,
    /// How often the search tried it.
    pub tries: u32,
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
        let hint = |candidate: Candidate<G::Action>| Hint {
            action: serde_json::to_value(candidate.action).unwrap_or_default(),
            words: game.action_words(language, &self.view, candidate.action),
            win_chance: candidate.win_chance,
            points: candidate.points,
            tries: candidate.tries,
        };
        advice.best.into_iter().map(hint).collect()
    }
}
