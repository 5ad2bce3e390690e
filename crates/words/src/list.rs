//! Lists in words.

use crate::{Language, text};

/// Returns the items as a list in words: “A, B and C”.
#[must_use]
pub fn list_words<S: AsRef<str>>(language: Language, items: &[S]) -> String {
    match items {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            let args = [
                ("first", first.join(", ").into()),
                ("last", last.as_ref().into()),
            ];
            text(language, "list-and", &args)
        }
    }
}
