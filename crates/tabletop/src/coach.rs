//! A coach: short remarks for somebody who is new to a game, made from the rules and a seat's view.

use crate::{Game, Seat};

/// What a coach may remark.
pub trait CoachRemark: Copy + PartialEq + std::fmt::Debug {
    /// Returns the key under which the remark has its text, and by which it is said once a game.
    fn key(&self) -> &'static str;

    /// Returns the numbers of the rules it rests on.
    fn rules(&self) -> &'static [&'static str];
}

/// The remarks of a game without a coach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoRemark {}

impl CoachRemark for NoRemark {
    fn key(&self) -> &'static str {
        match *self {}
    }

    fn rules(&self) -> &'static [&'static str] {
        match *self {}
    }
}

/// A game with a coach. Remarks depend on nothing but the seat's view.
pub trait Coach: Game {
    /// The remarks in the terms of the game.
    type Remark: CoachRemark;

    /// Returns the remarks that hold for the decision of a seat, the most important first. There
    /// are none if the seat has nothing to decide.
    fn remarks(&self, _view: &Self::View, _seat: Seat) -> Vec<Self::Remark> {
        Vec::new()
    }

    /// Returns the legal actions a remark is about: it is said when the player turns to one of
    /// them. A remark about no action in particular is said at once.
    fn actions_of(&self, _view: &Self::View, _seat: Seat, _: &Self::Remark) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Returns a number that is the same throughout a turn and changes with the next one: there is
    /// at most one remark a turn.
    fn turn_number(&self, _view: &Self::View) -> u32 {
        0
    }
}
