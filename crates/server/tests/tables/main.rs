//! Tables: made, listed, looked at, joined, left, begun, played again, put away and brought back.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

#[path = "../common/mod.rs"]
mod common;

mod lobby;
mod look;
mod making;
mod rematch;
mod upkeep;
