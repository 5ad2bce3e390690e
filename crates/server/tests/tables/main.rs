//! Tables: creating, listing, viewing, joining, leaving, beginning, rematches, and upkeep.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

#[path = "../common/mod.rs"]
mod common;

mod delete;
mod lobby;
mod look;
mod making;
mod names;
mod rematch;
mod upkeep;
