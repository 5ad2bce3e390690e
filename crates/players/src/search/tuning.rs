//! The numbers that shape a search.

/// How a search explores.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How much an action's promise draws the search to it before it is tried.
    pub explore: f64,
    /// How sharply promise differs: small favours the best-looking actions.
    pub sharpness: f64,
    /// How many tries the first look at an action counts for.
    pub first_look: f64,
    /// A position is looked into once it was reached so often.
    pub expand_after: u32,
    /// So many points more or less at the end make a clear difference, beside the win itself.
    pub scale: f64,
    /// So many decisions are made by chance where the tree ends, before the position is judged.
    pub rollout: u32,
}

/// For a game nobody has tuned a search for.
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
