//! The action a machine player has chosen.

use std::any::Any;

use serde::Serialize;
use serde_json::Value;

use crate::line_update::json;

/// A type-erased action: a machine player's answer to a [`Question`](crate::Question).
/// [`LiveGame::act_on`](crate::LiveGame::act_on) applies it to the game.
pub struct Answer {
    action: Box<dyn Any + Send>,
    to_json: fn(&dyn Any) -> Value,
}

impl Answer {
    pub(crate) fn new<A: Serialize + Send + 'static>(action: A) -> Self {
        Self {
            action: Box::new(action),
            to_json: |action| action.downcast_ref::<A>().map(json).unwrap_or_default(),
        }
    }

    /// Returns the action if it has this type.
    pub(crate) fn action<A: Copy + 'static>(&self) -> Option<A> {
        self.action.downcast_ref().copied()
    }

    /// Returns the action in the form a client sends it.
    #[must_use]
    pub fn json(&self) -> Value {
        (self.to_json)(&*self.action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_only_valid_for_its_own_game() {
        let answer = Answer::new(7u8);
        assert_eq!(answer.action::<u8>(), Some(7));
        assert_eq!(answer.action::<u16>(), None);
        assert_eq!(answer.json(), 7);
    }
}
