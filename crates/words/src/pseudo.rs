//! A language nobody speaks: every vowel of the files of words has a mark. What has none on a page does
//! not come from them, so a test finds words that nobody could translate.

use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, Ordering};

/// Vowels, and what becomes of them.
const VOWELS: &str = "aeiouyAEIOUY";
const MARKED: &str = "åêîôûÿÅÊÎÔÛŸ";

static SPOKEN: AtomicBool = AtomicBool::new(false);

/// Speaks it from now on, in the whole process. It has to be said before the first word is.
pub fn speak() {
    SPOKEN.store(true, Ordering::SeqCst);
}

/// Whether it is spoken.
pub(crate) fn is_spoken() -> bool {
    SPOKEN.load(Ordering::SeqCst)
}

/// The text with its vowels marked.
pub(crate) fn marked(text: &str) -> Cow<'_, str> {
    let mark = |letter| {
        let pair = VOWELS.chars().zip(MARKED.chars());
        pair.into_iter()
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
