//! Helpers that several tests share.
#![allow(dead_code, reason = "not every test file needs all of it")]

use words::Language;

/// Asserts that a text is complete: not empty, without unknown keys or unfilled variables.
pub fn assert_whole(text: &str) {
    assert!(!text.trim().is_empty(), "empty text");
    assert!(!text.contains("Unknown localization"), "{text}");
    assert!(!text.contains("{$") && !text.contains("{ $"), "{text}");
    assert!(!text.contains("\u{2068}"), "isolating marks: {text}");
}

/// Asserts that a text is complete in both languages and differs between them.
pub fn assert_said(say: impl Fn(Language) -> String) {
    let [english, french] = [Language::English, Language::French].map(say);
    assert_whole(&english);
    assert_whole(&french);
    assert_ne!(english, french, "French should differ from English");
}

/// Asserts a text in English and in French; no-break spaces in the French text count as plain ones.
pub fn assert_says(say: impl Fn(Language) -> String, english: &str, french: &str) {
    assert_eq!(say(Language::English), english);
    assert_eq!(say(Language::French).replace('\u{a0}', " "), french);
}
