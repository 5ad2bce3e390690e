//! Why a text is not a record, in words.

use tabletop::RecordError;

use crate::{Language, text};

/// Returns the reason in one sentence.
#[must_use]
pub fn record_error_words(language: Language, error: &RecordError) -> String {
    match error {
        RecordError::Empty => text(language, "record-empty", &[]),
        RecordError::Line { line, reason } => {
            let args = [("line", (*line).into()), ("reason", reason.into())];
            text(language, "record-line", &args)
        }
    }
}
