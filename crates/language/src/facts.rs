//! The properties of each language.

use unic_langid::{LanguageIdentifier, langid};

use crate::Language;

/// The properties of a language.
pub(crate) struct Facts {
    pub(crate) code: &'static str,
    pub(crate) identifier: LanguageIdentifier,
    pub(crate) column: &'static str,
    pub(crate) decimal_mark: char,
    pub(crate) latin_constellations: bool,
    /// The language whose names it borrows if a data file has no column for it. Tables keep the
    /// files they were started with, so every language but the first two borrows.
    pub(crate) lender: Option<Language>,
}

pub(crate) static ENGLISH: Facts = Facts {
    code: "en",
    identifier: langid!("en"),
    column: "english",
    decimal_mark: '.',
    latin_constellations: true,
    lender: None,
};

pub(crate) static FRENCH: Facts = Facts {
    code: "fr",
    identifier: langid!("fr"),
    column: "french",
    decimal_mark: ',',
    latin_constellations: false,
    lender: None,
};

#[cfg(feature = "pseudo")]
pub(crate) static PSEUDO: Facts = Facts {
    // Codes from `qaa` to `qtz` are for private use.
    code: "qps",
    // It uses the English messages.
    identifier: langid!("en"),
    column: "pseudo",
    decimal_mark: '.',
    latin_constellations: false,
    lender: Some(Language::English),
};
