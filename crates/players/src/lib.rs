//! Machine players. They get a view and what they can imagine from it, never the state: the types
//! keep them honest.

mod appraise;
mod astra;
mod greedy;
mod nightsky;
mod player;
mod random;
mod stellium;

pub use appraise::Appraise;
pub use greedy::Greedy;
pub use player::{NAMES, Player, player};
pub use random::Random;
