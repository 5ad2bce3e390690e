//! Machine players. They only receive a view and the states they can imagine from it, never the
//! real state: the types prevent cheating.

mod advice;
mod astra;
mod cheater;
mod greedy;
mod learning;
mod level;
mod nightsky;
mod player;
mod random;
mod rounds;
mod search;
mod stellium;
mod thinker;

pub use advice::{Advice, hints_by_default};
pub use cheater::Cheater;
pub use greedy::Greedy;
pub use learning::{
    Features, Learn, Lessons, MAX_FEATURES, TableWeights, Training, Weights, WeightsError, learn,
};
pub use level::Level;
pub use player::{Appraise, NAMES, Player, engine_mark, own_budget, player, player_with};
pub use random::Random;
pub use search::{Budget, Candidate, Judge, MAX_ITERATIONS, Search, Standing, Team, Tuning};
pub use thinker::Thinker;
