//! The versions of Astra's rules. A game goes on by the version it began with; `docs/rules/astra.md`
//! tells what changed from one to the next.

/// A version of the rules; the newest unless an older one is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RulesVersion {
    /// The first.
    One,
    /// Two rulings on Ptolemy's stars follow the rulebook more closely.
    #[default]
    Two,
}

impl RulesVersion {
    /// The number that records give it.
    #[must_use]
    pub const fn number(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }

    /// The version with this number, if there is one.
    #[must_use]
    pub const fn from_number(number: u32) -> Option<Self> {
        match number {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            _ => None,
        }
    }

    /// A8.7 (3): whether a chain that begins on a Grand star has reached the one it makes for.
    /// Version 1 had it make for the next one.
    pub(crate) const fn first_star_may_be_the_goal(self) -> bool {
        match self {
            Self::One => false,
            Self::Two => true,
        }
    }

    /// A8.8: whether telescopes only go on from the chain A8.7 prescribes. Version 1 spent them
    /// where no single chain could finish the card, and on any chains that did.
    pub(crate) const fn telescopes_follow_the_prescribed_chain(self) -> bool {
        match self {
            Self::One => false,
            Self::Two => true,
        }
    }
}
