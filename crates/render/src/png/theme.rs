//! The two looks of everything that is drawn.

/// Night or day: which tokens of the style sheet hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Theme {
    /// The night sky.
    #[default]
    Night,
    /// A paper chart, for daylight and print.
    Chart,
}

impl Theme {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Night, Self::Chart];

    /// Its key: what `data-theme` says on a page.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Night => "night",
            Self::Chart => "chart",
        }
    }

    /// The theme with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.key() == key)
    }
}
