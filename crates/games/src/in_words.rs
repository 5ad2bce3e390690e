//! The same words in each language.

use words::Language;

/// Something said in each language: what is costly to find out is told to everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InWords([String; 2]);

impl InWords {
    pub(crate) fn new(words: impl Fn(Language) -> String) -> Self {
        Self(Language::ALL.map(words))
    }

    /// The words in a language.
    #[must_use]
    pub fn of(&self, language: Language) -> &str {
        let index = Language::ALL.iter().position(|known| *known == language);
        &self.0[index.unwrap_or_default()]
    }
}
