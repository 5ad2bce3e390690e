//! Thinking ahead: information-set Monte Carlo tree search over the contract.
//!
//! Each iteration imagines a full state that agrees with the player's view, walks down one tree
//! that all imagined states share, and judges the position where it leaves the tree. A choice is
//! kept by who makes it and what it is, so one tree serves whatever chance and hidden cards bring.

mod budget;
mod engine;
mod judge;
mod team;
mod tree;
mod tuning;

pub use budget::{Budget, MOST_ITERATIONS};
pub use engine::{Candidate, Search};
pub use judge::{Judge, Standing};
pub use team::Team;
pub use tuning::Tuning;
