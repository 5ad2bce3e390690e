//! A language for tests: English with a mark on every vowel.
//!
//! It has all a language has, so a test that adds it shows that a language can be added. And a word
//! without marks on a page does not come from the files of words: nobody could translate it.
//!
//! The feature `pseudo` alone changes nothing, because cargo turns it on for the whole workspace when
//! one test wants it. A test program calls [`add`] first.

use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, Ordering};

/// Vowels, and what becomes of them.
const VOWELS: &str = "aeiouyAEIOUY";
const MARKED: &str = "åêîôûÿÅÊÎÔÛŸ";

static ADDED: AtomicBool = AtomicBool::new(false);

/// Adds the language, in the whole process. It has to come before anything asks for all languages.
pub fn add() {
    ADDED.store(true, Ordering::SeqCst);
}

/// Whether it was added.
pub(crate) fn is_added() -> bool {
    ADDED.load(Ordering::SeqCst)
}

/// The text with its vowels marked.
#[must_use]
pub fn marked(text: &str) -> Cow<'_, str> {
    let mark = |letter| {
        let mut pairs = VOWELS.chars().zip(MARKED.chars());
        pairs
            .find(|&(plain, _)| plain == letter)
            .map_or(letter, |(_, marked)| marked)
    };
    text.chars().map(mark).collect()
}

#[cfg(test)]
mod tests {
    use super::marked;

    #[test]
    fn only_vowels_change() {
        assert_eq!(marked("Your turn, 3 × A!"), "Ÿôûr tûrn, 3 × Å!");
    }
}
