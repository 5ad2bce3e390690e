//! A small game that uses every feature of the game contract, for tests and as an example of a
//! whole game in one crate.
//!
//! `rules.rs` and `conform.rs` form a game that the conformance suite can check. With the feature
//! `member` it also has texts in two languages, an appraisal for machine players and an entry in
//! the registry: after `games::register::<Pebbles>()` it can be simulated, served, played in the
//! browser and replayed. It has no drawings, weights, cards or data files of its own and relies on
//! the defaults.

mod conform;
#[cfg(feature = "member")]
mod member;
#[cfg(feature = "member")]
mod pictures;
#[cfg(feature = "member")]
mod players;
mod rules;
#[cfg(feature = "member")]
mod words;

pub use rules::{Action, Event, Fault, Pebbles, ROUNDS, Refused, State, View};
