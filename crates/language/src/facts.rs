//! What is true of each language.

use unic_langid::{LanguageIdentifier, langid};

/// What is true of a language.
pub(crate) struct Facts {
    pub(crate) code: &'static str,
    pub(crate) identifier: LanguageIdentifier,
    pub(crate) column: &'static str,
    pub(crate) decimal_mark: char,
    pub(crate) latin_constellations: bool,
}

pub(crate) static ENGLISH: Facts = Facts {
    code: "en",
    identifier: langid!("en"),
    column: "english",
    decimal_mark: '.',
    latin_constellations: true,
};

pub(crate) static FRENCH: Facts = Facts {
    code: "fr",
    identifier: langid!("fr"),
    column: "french",
    decimal_mark: ',',
    latin_constellations: false,
};
