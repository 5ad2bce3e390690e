//! The languages there are.

use unic_langid::{LanguageIdentifier, langid};

static ENGLISH: LanguageIdentifier = langid!("en");
static FRENCH: LanguageIdentifier = langid!("fr");

/// A language everything can be said in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Language {
    /// Both.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// Its code of two letters.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// The language with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// The language for a locale such as `fr_FR.UTF-8` or `fr-CA`; English for all that are not French.
    #[must_use]
    pub fn from_locale(locale: &str) -> Self {
        let code = locale
            .split(['_', '-', '.', '@'])
            .next()
            .unwrap_or_default();
        Self::from_code(&code.to_ascii_lowercase()).unwrap_or_default()
    }

    pub(crate) fn identifier(self) -> &'static LanguageIdentifier {
        match self {
            Self::English => &ENGLISH,
            Self::French => &FRENCH,
        }
    }
}
