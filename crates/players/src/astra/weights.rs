//! The values of things during the game, in points of fame.

/// A set of weights.
pub(super) struct Weights {
    /// Stardust in the pouch.
    pub stardust: f64,
    /// A telescope the player owns.
    pub telescope: f64,
    /// A step on the wisdom track, besides the card limit it leads to.
    pub wisdom: f64,
    /// A pouch size, besides its point at the end, while there is time to fill it.
    pub pouch: f64,
    /// An ability ready to be used, while there is time to use it.
    pub ready: f64,
    /// A card owned, while there is time: it can be reactivated.
    pub owned: f64,
    /// A star that an ability lets the player mark for free.
    pub free_star: f64,
    /// The chance that a player who can finish a card in one chain does so.
    pub finishes: f64,
    /// The same with a telescope, when one chain is not enough.
    pub finishes_with_telescope: f64,
    /// A player's own star on a card that cannot be finished soon, up to four points per card.
    pub own_star: f64,
    /// The share of the boon that such a card still promises.
    pub later_boon: f64,
    /// The value of taking any card: it is denied to the others.
    pub denied: f64,
    /// The share of a card's value that remains when the card limit is reached.
    pub over_limit: f64,
}

impl Weights {
    /// Against other players: set by hand.
    pub const AMONG_OTHERS: Self = Self {
        stardust: 0.3,
        telescope: 1.3,
        wisdom: 0.35,
        pouch: 1.2,
        ready: 0.9,
        owned: 2.4,
        free_star: 0.9,
        finishes: 0.85,
        finishes_with_telescope: 0.45,
        own_star: 0.5,
        later_boon: 0.4,
        denied: 1.0,
        over_limit: 0.4,
    };

    /// Solo play against Ptolemy: found by experiments on separate seeds. A star on every card, and
    /// finishing cards whenever possible, count for almost everything; stardust counts for almost
    /// nothing.
    pub const ALONE: Self = Self {
        stardust: 0.06,
        telescope: 0.2,
        wisdom: 0.33,
        pouch: 1.35,
        ready: 0.04,
        owned: 0.9,
        free_star: 0.9,
        finishes: 0.12,
        finishes_with_telescope: 0.06,
        own_star: 12.0,
        later_boon: 0.34,
        denied: 0.1,
        over_limit: 0.7,
    };
}
