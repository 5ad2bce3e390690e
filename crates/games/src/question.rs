//! A decision a seat has to make, taken away from its game to be thought about.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use players::{Advice, Budget, Candidate, Judge, player_with};
use serde::Serialize;
use serde_json::Value;
use tabletop::{Seat, Seed};
use words::{Language, Words};

use crate::Answer;

/// What a seat sees and may do: all a machine player gets. It can be thought about on any thread,
/// while the game goes on.
pub trait Question: Send + Sync {
    /// What the machine player of that name does; nothing if there is none. All its chance follows
    /// from the seed; a budget, if there is one, takes the place of its level's own, a
    /// stop flag ends its thinking.
    fn answer(
        &self,
        player: &str,
        seed: Seed,
        budget: Option<Budget>,
        stop: Option<Arc<AtomicBool>>,
    ) -> Option<Answer>;

    /// The best three actions, until the budget is used up or somebody stops it.
    fn advice(
        &self,
        language: Language,
        seed: Seed,
        budget: Budget,
        stop: Option<&AtomicBool>,
    ) -> Vec<Hint>;
}

/// An action that is recommended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// The action, as it is sent back.
    pub action: Value,
    /// What it does.
    pub words: String,
    /// The chance to win with it, from 0 to 1.
    pub win_chance: f64,
    /// The points to expect with it.
    pub points: f64,
    /// How often it was tried.
    pub tries: u32,
}

/// A decision of a game.
pub(crate) struct Ask<G: Judge> {
    game: Arc<G>,
    view: G::View,
    seat: Seat,
    legal: Vec<G::Action>,
}

impl<G: Judge> Ask<G> {
    /// What a seat sees and may do; nothing if it may do nothing.
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
