//! A small game with everything the contract knows, for tests and as an example of a whole game in
//! one crate.
//!
//! `rules.rs` and `conform.rs` are a game that the conformance suite can check. With the feature `member` it also
//! has words in both languages, an appraisal for machine players and a place in the registry: after
//! `games::register::<Pebbles>()` it can be simulated, served, played in the browser and replayed. It
//! draws nothing itself and has no weights, cards or data files: the defaults serve.

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
