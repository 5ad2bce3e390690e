//! A game in progress behind its erased type.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod data;
mod log;
mod other_world;
mod progress;
mod table;
mod taking_back;
mod waking;
