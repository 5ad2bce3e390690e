//! Helpers for the tests of the other crates, which use this one only as a dev-dependency.
//!
//! Failed checks panic, as `assert!` does.

mod allocations;
mod perft;
mod play;
mod postgres;
mod refusal;
mod variants;

pub use allocations::{CountingAllocator, allocations, step_allocations};
pub use perft::{
    FirstOutcome, Position, assert_counts, assert_trying_counts_the_same, sequences,
    sequences_by_trying,
};
pub use play::{
    ANN, BEN, CAT, DAN, EVE, act, act_with, assert_read_back, legal_actions, numbers_in, observers,
};
pub use postgres::{POSTGRES, PostgresServer, postgres, programs as postgres_programs};
pub use refusal::{assert_rules, assert_unlisted_are_refused, refuse};
pub use variants::variant_name;
