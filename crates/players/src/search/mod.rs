//! Thinking ahead: information-set Monte Carlo tree search on top of the [`Game`](tabletop::Game)
//! trait.
//!
//! Each iteration imagines a full state consistent with the player's view, walks down a tree shared
//! by all imagined states, and judges the position where it leaves the tree. Choices are identified
//! by seat and action, so the same tree serves every outcome of chance and all hidden cards.

mod budget;
mod engine;
mod judge;
mod team;
mod tree;

pub use budget::{Budget, MAX_ITERATIONS};
pub use engine::{Candidate, Search};
pub use judge::{Judge, Standing, Tuning};
pub use team::Team;
