//! The available languages.

use unic_langid::LanguageIdentifier;

#[cfg(feature = "pseudo")]
use crate::facts::PSEUDO;
use crate::facts::{ENGLISH, FRENCH, Facts};

/// A language of the user interface.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Default)]
pub enum Language {
    /// English, the default.
    #[default]
    English,
    /// French.
    French,
    /// English with marked vowels, for tests.
    #[cfg(feature = "pseudo")]
    Pseudo,
}

impl Language {
    /// All variants, in order.
    pub(crate) const VARIANTS: &[Self] = &[
        Self::English,
        Self::French,
        #[cfg(feature = "pseudo")]
        Self::Pseudo,
    ];

    /// Returns all languages that are offered, English first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        let all = Self::VARIANTS.iter().copied();
        all.filter(|language| language.is_offered())
    }

    /// Returns whether the language is offered. The one for tests is offered only after it was
    /// added.
    fn is_offered(self) -> bool {
        match self {
            #[cfg(feature = "pseudo")]
            Self::Pseudo => crate::pseudo::is_added(),
            _ => true,
        }
    }

    /// Returns the language code, as in `lang="fr"` and `?lang=fr`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.facts().code
    }

    /// Returns the language with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::all().find(|language| language.code() == code)
    }

    /// Returns the language of a locale such as `fr_FR.UTF-8` or `fr-CA`; English if it is not
    /// available.
    #[must_use]
    pub fn from_locale(locale: &str) -> Self {
        let code = locale
            .split(['_', '-', '.', '@'])
            .next()
            .unwrap_or_default();
        Self::from_code(&code.to_ascii_lowercase()).unwrap_or_default()
    }

    /// Returns the identifier that names the folder of its Fluent files.
    #[must_use]
    pub const fn identifier(self) -> &'static LanguageIdentifier {
        &self.facts().identifier
    }

    /// Returns the column or field of its names in data files.
    #[must_use]
    pub const fn column(self) -> &'static str {
        self.facts().column
    }

    /// Returns the language with this column.
    pub(crate) fn of_column(column: &str) -> Option<Self> {
        let mut all = Self::VARIANTS.iter().copied();
        all.find(|language| language.column() == column)
    }

    /// Returns the decimal separator.
    #[must_use]
    pub const fn decimal_mark(self) -> char {
        self.facts().decimal_mark
    }

    /// Returns whether its speakers use the Latin names of constellations, as astronomers do.
    #[must_use]
    pub const fn has_latin_constellations(self) -> bool {
        self.facts().latin_constellations
    }

    /// Returns the language whose names it borrows if a data file has none of its own.
    pub(crate) const fn lender(self) -> Option<Self> {
        self.facts().lender
    }

    /// Returns a borrowed name as it is written in this language.
    pub(crate) fn borrowed(self, name: &str) -> String {
        match self {
            #[cfg(feature = "pseudo")]
            Self::Pseudo => crate::pseudo::marked(name).into_owned(),
            _ => name.to_owned(),
        }
    }

    const fn facts(self) -> &'static Facts {
        match self {
            Self::English => &ENGLISH,
            Self::French => &FRENCH,
            #[cfg(feature = "pseudo")]
            Self::Pseudo => &PSEUDO,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn variants_are_in_order() {
        for (place, language) in Language::VARIANTS.iter().enumerate() {
            assert_eq!(*language as usize, place);
        }
        assert_eq!(Language::all().next(), Some(Language::default()));
    }

    #[test]
    fn codes_and_columns_differ() {
        let facts: BTreeSet<_> = Language::VARIANTS
            .iter()
            .flat_map(|language| [language.code(), language.column()])
            .collect();
        assert_eq!(facts.len(), 2 * Language::VARIANTS.len());
    }

    #[test]
    fn a_language_is_found_by_its_code_and_its_locales() {
        for language in Language::all() {
            assert_eq!(Language::from_code(language.code()), Some(language));
        }
        assert_eq!(Language::from_code("de"), None);
        for locale in ["fr_FR.UTF-8", "fr", "fr-CA", "FR", "fr.UTF-8", "fr@euro"] {
            assert_eq!(Language::from_locale(locale), Language::French, "{locale}");
        }
        for locale in [
            "en_GB.UTF-8",
            "de_DE.UTF-8",
            "C",
            "POSIX",
            "",
            "frr_DE",
            "fy_NL",
        ] {
            assert_eq!(Language::from_locale(locale), Language::English, "{locale}");
        }
    }
}
