//! Why something was not done in a game in progress.

use words::Language;

/// Why something was not done, in each language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The number of the rule, if it is one.
    pub rule: Option<&'static str>,
    words: [String; 2],
}

impl Refusal {
    pub(crate) fn new(rule: Option<&'static str>, words: impl Fn(Language) -> String) -> Self {
        Self {
            rule,
            words: Language::ALL.map(words),
        }
    }

    /// Why, in a sentence.
    #[must_use]
    pub fn words(&self, language: Language) -> &str {
        let index = Language::ALL.iter().position(|known| *known == language);
        &self.words[index.unwrap_or_default()]
    }
}
