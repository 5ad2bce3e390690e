//! The versions of the rules and what differs between them. A game goes on with the version it
//! began with; `docs/rules/stellium.md` tells why each ruling changed.

/// A version of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RulesVersion {
    /// The first one.
    One,
    /// The newest one.
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

    /// S3.1: how often one may feel in the bag unless the options say otherwise.
    pub const fn usual_feels(self) -> &'static str {
        match self {
            Self::One => "3",
            Self::Two => "5",
        }
    }

    /// S3.9: whether a body that a reload brings back can serve again in the turn in which bodies of
    /// its kind were discarded.
    pub const fn discarded_bodies_serve(self) -> bool {
        matches!(self, Self::One)
    }

    /// S4.7: whether any S counts: its mirror image too, and one that lies on a single galaxy.
    pub const fn any_s_counts(self) -> bool {
        matches!(self, Self::One)
    }

    /// S5.5: whether a round in which nothing can happen any more is the last.
    pub const fn ends_with_empty_bag(self) -> bool {
        matches!(self, Self::Two)
    }
}
