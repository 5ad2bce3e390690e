//! Stellium's board: every legal action can be chosen, nothing hidden shows, and updates are small.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod aims;
mod explained;
mod markup;
mod pictures;
mod play;
mod scenes;
#[path = "../common/signs.rs"]
mod signs;
#[path = "../common/snapshot.rs"]
mod snapshot;
mod spoken;
