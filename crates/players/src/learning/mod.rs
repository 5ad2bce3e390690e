//! Judging positions by weights learned from played games.
//!
//! Every game defines features: a few numbers for each seat. Their weights come from playing many
//! games and fitting the weights to the results. A seat's strength is the weighted sum of its
//! features, and the win chances are the softmax of all strengths.

mod features;
mod fit;
mod lesson;
mod training;
mod weights;
mod weights_file;

pub use features::{Features, Learn, MAX_FEATURES};
pub use training::{Lessons, Training, learn};
pub use weights::{TableWeights, Weights};
pub use weights_file::WeightsError;
pub(crate) use weights_file::built_in;
