//! Machine players. They get a view and what they can imagine from it, never the state: the types
//! keep them honest.

mod appraise;
mod astra;
mod greedy;
mod level;
mod nightsky;
mod player;
mod random;
mod search;
mod stellium;
mod thinker;

pub use appraise::Appraise;
pub use greedy::Greedy;
pub use level::Level;
pub use player::{NAMES, Player, player, player_with};
pub use random::Random;
pub use search::{Budget, Candidate, Judge, Search, Standing, Tuning};
pub use thinker::Thinker;
