//! Games played through the API by people and machines, and everything that may interfere.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

#[path = "../common/mod.rs"]
mod common;

mod absence;
mod actions;
mod clocks;
mod disk;
mod draft;
mod hints;
mod lost;
mod machines;
mod proposals;
mod races;
mod retries;
mod undo;
