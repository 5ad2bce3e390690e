//! Records: exporting and importing them, and deleting players from them.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

#[path = "../common/mod.rs"]
mod common;

mod deleting;
mod export;
mod import;
mod units;
