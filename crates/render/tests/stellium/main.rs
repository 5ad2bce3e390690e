//! Stellium's board: everything legal can be chosen on it, nothing hidden shows, little is sent.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod markup;
mod pictures;
mod play;
mod scenes;
#[path = "../common/snapshot.rs"]
mod snapshot;
