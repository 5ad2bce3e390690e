//! Streams of updates: what they send, to whom, and where they begin.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

#[path = "../common/mod.rs"]
mod common;

mod hidden;
mod own;
mod table;
