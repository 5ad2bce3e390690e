//! Judging positions by what was learned from games played.
//!
//! A game has features: a few numbers for every seat. How much each of them counts was
//! found out by playing many games and fitting the weights to how they ended. A seat's strength is
//! the weighted sum of its numbers; its chance to win is its share of all strengths (as powers of e).

mod features;
mod fit;
mod lesson;
mod training;
mod weights;
mod weights_file;

pub use features::{Features, Learn, MOST_FEATURES};
pub use training::{Lessons, Training, learn};
pub use weights::{TableWeights, Weights};
pub use weights_file::WeightsError;
pub(crate) use weights_file::built_in;
