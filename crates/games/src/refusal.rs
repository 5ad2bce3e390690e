//! The reason why something was refused in a game in progress.

use std::fmt;

use words::{ByLanguage, Language};

/// The reason why something was refused, in each language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Refusal {
    /// The number of the rule, if a rule forbids it.
    pub rule: Option<&'static str>,
    words: ByLanguage<String>,
}

impl Refusal {
    pub(crate) fn new(rule: Option<&'static str>, words: impl Fn(Language) -> String) -> Self {
        Self {
            rule,
            words: ByLanguage::new(words),
        }
    }

    /// Returns the reason in one sentence.
    #[must_use]
    pub fn words(&self, language: Language) -> &str {
        &self.words[language]
    }
}

/// Formats the reason in English, for logs.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words(Language::English))
    }
}
