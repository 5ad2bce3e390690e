//! The parameters of a search.

/// The parameters of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How strongly an action's prior draws the search to it.
    pub explore: f64,
    /// How strongly priors differ: small values favour the best-looking actions.
    pub sharpness: f64,
    /// The number of tries that the initial judgement of an action counts for.
    pub first_look: f64,
    /// The number of visits after which a node is expanded.
    pub expand_after: u32,
    /// The difference in final points that counts as clear, besides the win itself.
    pub scale: f64,
    /// The number of random actions played at the end of the tree before the position is judged.
    pub rollout: u32,
}

/// For games without their own tuning.
impl Default for Tuning {
    fn default() -> Self {
        Self {
            explore: 0.5,
            sharpness: 0.05,
            first_look: 2.0,
            expand_after: 2,
            scale: 4.0,
            rollout: 0,
        }
    }
}
