//! A race: several seats choose at once, and the first to arrive is served first.

use std::time::Duration;

/// How long a choice in a race may take. Rules have no clock: whoever runs the table keeps the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Race {
    /// For the first choice of the game.
    pub first: Duration,
    /// For each later choice.
    pub later: Duration,
}
