//! Reasons for an action, made from the rules and a seat's view: what it changes at once, and what
//! is then one step away. They know nothing of how machine players judge a position.

use rand::SeedableRng;
use rand::rngs::ChaCha12Rng;
use serde::Serialize;

use crate::{Barrier, Game, Observer, Seat};

/// One reason for an action, or against it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason<W> {
    /// The final count would give this many points more, or fewer, if the game ended after it.
    Points(i32),
    /// Chance or something hidden decides what follows.
    Open,
    /// What the action means in the terms of its game.
    #[serde(untagged)]
    Own(W),
}

/// The reasons of a game that has none of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum NoReason {}

/// What follows from an action in one of the states that are consistent with a view.
pub struct Foresight<G: Game> {
    /// The state after the action. Only what the seat would see of it may become a reason.
    pub state: G::State,
    /// What the seat would see of it.
    pub view: G::View,
    /// What the seat would learn of what happens.
    pub events: Vec<G::Event>,
    /// Whether the same follows in every state that is consistent with the view.
    pub is_certain: bool,
}

impl<G: Game> Foresight<G> {
    /// Carries out an action of a seat in a state consistent with the seat's view, always the same
    /// one for the same view. Returns `None` if the action is illegal.
    pub fn of(game: &G, view: &G::View, seat: Seat, action: G::Action) -> Option<Self> {
        let mut state = imagined(game, view);
        let mut events = Vec::new();
        let barrier = game.apply(&mut state, seat, action, &mut events).ok()?;
        let observer = Observer::Seat(seat);
        let told = |event| game.event_for(event, observer);
        Some(Self {
            view: game.view(&state, observer),
            events: events.iter().filter_map(told).collect(),
            // What can be undone has neither drawn nor revealed anything.
            is_certain: barrier == Barrier::Open,
            state,
        })
    }

    /// Returns how many points a seat gains from `before` on, as the final count sees it.
    pub fn points(&self, game: &G, before: &G::View, seat: Seat) -> i32 {
        let total = |view| {
            let now = game.provisional(view);
            now.and_then(|now| Some(now.scores.get(seat.index())?.total))
        };
        total(&self.view).unwrap_or(0) - total(before).unwrap_or(0)
    }
}

/// Returns a state consistent with a view, always the same one for the same view.
#[must_use]
pub fn imagined<G: Game>(game: &G, view: &G::View) -> G::State {
    game.imagine(view, &mut ChaCha12Rng::seed_from_u64(0))
}

/// A game that can say why an action may be worth choosing.
pub trait Reasons: Game {
    /// The reasons in the terms of the game.
    type Why: Copy + PartialEq + std::fmt::Debug + Serialize;

    /// Returns the points that a reason brings within reach: the next step could give them.
    fn within_reach(_: &Self::Why) -> i32 {
        0
    }

    /// Returns the reasons for a legal action of a seat, the most important first. They depend on
    /// nothing but the seat's view.
    fn reasons(&self, view: &Self::View, seat: Seat, action: Self::Action) -> Vec<Reason<Self::Why>>
    where
        Self: Sized,
    {
        match Foresight::of(self, view, seat, action) {
            Some(after) if after.is_certain => points(after.points(self, view, seat)),
            Some(_) => vec![Reason::Open],
            None => Vec::new(),
        }
    }
}

/// Returns the reason that an action changes the score, if it does.
#[must_use]
pub fn points<W>(change: i32) -> Vec<Reason<W>> {
    let reason = (change != 0).then_some(Reason::Points(change));
    reason.into_iter().collect()
}

/// Returns the points that some reasons promise; `None` if chance or something hidden decides.
#[must_use]
pub fn promised<W: PartialEq>(reasons: &[Reason<W>]) -> Option<i32> {
    let points = |reason: &Reason<W>| match reason {
        Reason::Points(points) => *points,
        _ => 0,
    };
    let is_open = reasons.contains(&Reason::Open);
    (!is_open).then(|| reasons.iter().map(points).sum())
}
