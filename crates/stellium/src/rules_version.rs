//! The versions of the rules and the differences between them. A game continues with the version it
//! began with; `docs/rules/stellium.md` explains why each ruling changed.

/// A version of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RulesVersion {
    /// The first version, which some games still play by.
    One,
    /// The newest version.
    Two,
}

impl RulesVersion {
    pub const NEWEST: Self = Self::Two;

    pub const fn number(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }

    pub const fn from_number(number: u32) -> Option<Self> {
        match number {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            _ => None,
        }
    }

    /// S3.1: returns how often a player may feel in the bag unless the options say otherwise.
    pub const fn usual_feels(self) -> &'static str {
        match self {
            Self::One => "3",
            Self::Two => "5",
        }
    }

    /// S3.9: returns whether a body brought back by a reload can serve in a turn in which bodies of
    /// its kind were discarded.
    pub const fn discarded_bodies_serve(self) -> bool {
        matches!(self, Self::One)
    }

    /// S4.7: returns whether any S counts, including mirrored ones and those on a single galaxy.
    pub const fn any_s_counts(self) -> bool {
        matches!(self, Self::One)
    }

    /// S5.5: returns whether the game ends after a round in which nothing could happen any more.
    pub const fn ends_with_empty_bag(self) -> bool {
        matches!(self, Self::Two)
    }
}
