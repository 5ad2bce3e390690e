//! One value for each language.

use std::ops::{Index, IndexMut};

use crate::Language;

/// One value for each language: names from a data file, results that are costly to compute, or
/// messages for everybody.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ByLanguage<T>([T; Language::VARIANTS.len()]);

impl<T> ByLanguage<T> {
    /// Creates the value of every language.
    #[must_use]
    pub fn new(mut make: impl FnMut(Language) -> T) -> Self {
        Self(std::array::from_fn(|place| make(Language::VARIANTS[place])))
    }

    /// Returns the values of all languages, English first.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        Language::all().map(|language| &self[language])
    }
}

impl<T> Index<Language> for ByLanguage<T> {
    type Output = T;

    fn index(&self, language: Language) -> &T {
        &self.0[language as usize]
    }
}

impl<T> IndexMut<Language> for ByLanguage<T> {
    fn index_mut(&mut self, language: Language) -> &mut T {
        &mut self.0[language as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_its_own_value() {
        let codes = ByLanguage::new(Language::code);
        for language in Language::all() {
            assert_eq!(codes[language], language.code());
        }
        assert!(
            codes
                .values()
                .copied()
                .eq(Language::all().map(Language::code))
        );
    }
}
