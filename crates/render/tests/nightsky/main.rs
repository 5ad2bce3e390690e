//! Night Sky's pictures, tested by random play.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

#[path = "../common/signs.rs"]
mod signs;
#[path = "../common/snapshot.rs"]
mod snapshot;

mod acts;
mod cards;
mod explained;
mod joining;
mod map;
mod markup;
mod pictures;
mod pieces;
mod play;
mod updates;
