//! One value for each language.

use std::ops::Index;

use crate::Language;

/// One value for each language, for what is costly to find out or has to be said to everybody.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ByLanguage<T>([T; Language::ALL.len()]);

impl<T> ByLanguage<T> {
    /// Makes the value of every language.
    #[must_use]
    pub fn new(make: impl FnMut(Language) -> T) -> Self {
        Self(Language::ALL.map(make))
    }
}

impl<T> Index<Language> for ByLanguage<T> {
    type Output = T;

    fn index(&self, language: Language) -> &T {
        &self.0[language as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_its_own_value() {
        let codes = ByLanguage::new(Language::code);
        for language in Language::ALL {
            assert_eq!(codes[language], language.code());
        }
    }
}
