//! Where a game stands, apart from the lines that led there.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// Where a game stands: all it needs to go on, without the lines that led there. It holds what is
/// hidden and the chance to come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Standing<S> {
    /// How many lines the record has.
    pub version: usize,
    /// The state.
    pub state: S,
    /// The states before each action that can still be taken back, all of `undo_seat`.
    pub undoable: Vec<S>,
    /// Whose action was the last one.
    pub undo_seat: Option<Seat>,
}

impl<S> Standing<S> {
    /// A game right after its set-up.
    pub(crate) fn first(state: S) -> Self {
        Self {
            version: 0,
            state,
            undoable: Vec::new(),
            undo_seat: None,
        }
    }

    /// The same with every state in it changed.
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
