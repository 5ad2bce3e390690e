//! A race: several seats choose at once, and the first to act is served first.

use std::time::Duration;

/// How long a choice in a race may take. The rules have no clock: the caller that runs the table
/// keeps time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Race {
    /// The time for the first choice of the game.
    pub first: Duration,
    /// The time for each later choice.
    pub later: Duration,
}
