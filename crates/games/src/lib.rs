//! The registry: each game with its players and words behind one erased type. Adding a game is one
//! line in [`KINDS`].

mod astra;
mod cards;
mod error;
mod kind;
mod measures;
mod replay;
mod simulate;

pub use cards::CardList;
pub use error::GameError;
pub use kind::{GameKind, KINDS, ReadyGame, find, known};
pub use measures::Measures;
pub use replay::{Replay, ReplayRequest};
pub use simulate::{Plan, Summary};
