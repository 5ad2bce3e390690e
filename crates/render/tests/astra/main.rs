//! Astra's pictures in whole random games: every choice is on the page, nothing hidden is.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

#[path = "../common/signs.rs"]
mod signs;
#[path = "../common/snapshot.rs"]
mod snapshot;

mod aims;
mod explained;
mod games;
mod markup;
mod pictures;
mod table;
