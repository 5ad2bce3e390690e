//! The two themes of everything that is drawn.

use picture::Root;

/// The theme, which selects the custom properties of the style sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Theme {
    /// The night sky.
    #[default]
    Night,
    /// A paper chart, for daylight and print.
    Chart,
}

impl Theme {
    /// Both themes.
    pub const ALL: [Self; 2] = [Self::Night, Self::Chart];

    /// Returns the key: the value of `data-theme` on a page.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Night => "night",
            Self::Chart => "chart",
        }
    }

    /// Returns the theme with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.key() == key)
    }

    /// Returns the root element of a page with this theme.
    pub(crate) const fn root(self) -> Root<'static> {
        let attributes: &[(&str, &str)] = match self {
            Self::Night => const { &[("data-theme", Self::Night.key())] },
            Self::Chart => const { &[("data-theme", Self::Chart.key())] },
        };
        Root {
            attributes,
            background: "var(--sky-0)",
        }
    }
}
