//! Where a game stands, without the lines that led there.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// Where a game stands: everything needed to continue it, without the lines that led there. It
/// includes hidden state and the random generator.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Standing<S> {
    /// How many lines the record has.
    pub version: usize,
    /// The current state.
    pub state: S,
    /// The states before each action that can still be undone, oldest first. All of these actions
    /// are those of `undo_seat`.
    pub undoable: Vec<S>,
    /// The seat that acted last; `None` before the first action and after a take-back.
    pub undo_seat: Option<Seat>,
}

impl<S> Standing<S> {
    /// Creates the standing right after the set-up.
    pub(crate) fn first(state: S) -> Self {
        Self {
            version: 0,
            state,
            undoable: Vec::new(),
            undo_seat: None,
        }
    }

    /// Returns the same standing with every state changed.
    #[must_use]
    pub fn map(&self, mut change: impl FnMut(&S) -> S) -> Self {
        Self {
            version: self.version,
            state: change(&self.state),
            undoable: self.undoable.iter().map(change).collect(),
            undo_seat: self.undo_seat,
        }
    }
}
