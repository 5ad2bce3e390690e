//! The versions of Astra's rules. A game continues under the version it began with.
//! `docs/rules/astra.md` describes what changed from one version to the next.

/// A version of the rules. The default is the newest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RulesVersion {
    /// The first version.
    One,
    /// Two rulings on Ptolemy's stars follow the rulebook more closely.
    #[default]
    Two,
}

impl RulesVersion {
    /// Returns the number of the version in records.
    #[must_use]
    pub const fn number(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }

    /// Returns the version with this number, if there is one.
    #[must_use]
    pub const fn from_number(number: u32) -> Option<Self> {
        match number {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            _ => None,
        }
    }

    /// A8.7 (3): whether a chain that begins on a Grand star has already reached its goal. In
    /// version 1 the chain heads for the next Grand star instead.
    pub(crate) const fn first_star_may_be_the_goal(self) -> bool {
        match self {
            Self::One => false,
            Self::Two => true,
        }
    }

    /// A8.8: whether telescopes only continue from the chain that A8.7 prescribes. In version 1
    /// they are spent only if no single chain can finish the card, and then on any chains that do.
    pub(crate) const fn telescopes_follow_the_prescribed_chain(self) -> bool {
        match self {
            Self::One => false,
            Self::Two => true,
        }
    }
}
