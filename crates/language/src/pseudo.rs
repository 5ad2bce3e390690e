//! A language for tests: English with a mark on every vowel.
//!
//! It has everything a language has, so a test that adds it shows that a language can be added. On
//! a page, a word without marks does not come from the message files and cannot be translated.
//!
//! The feature `pseudo` alone changes nothing, because cargo enables it for the whole workspace as
//! soon as one test wants it. A test program calls [`add`] first.

use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, Ordering};

/// The vowels and, in the same order, their marked forms.
const VOWELS: &str = "aeiouyAEIOUY";
const MARKED: &str = "åêîôûÿÅÊÎÔÛŸ";

static ADDED: AtomicBool = AtomicBool::new(false);

/// Adds the language for the whole process. Call it before anything asks for all languages.
pub fn add() {
    ADDED.store(true, Ordering::SeqCst);
}

/// Returns whether the language was added.
pub(crate) fn is_added() -> bool {
    ADDED.load(Ordering::SeqCst)
}

/// Returns the text with its vowels marked.
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
