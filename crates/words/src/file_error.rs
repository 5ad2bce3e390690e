//! The texts for errors of data files.

use tabletop::FileError;

use crate::text::capitalised;
use crate::{Language, text};

/// Returns one sentence that says where the error is and what is wrong.
#[must_use]
pub fn file_error_words(language: Language, error: &FileError) -> String {
    match error {
        FileError::Syntax { line, message } => syntax_words(language, *line, message),
        FileError::Count {
            what,
            found,
            expected,
        } => {
            let args = [("found", (*found).into()), ("expected", (*expected).into())];
            text(language, &format!("file-count-{what}"), &args)
        }
        FileError::Twice { what } => text(language, "file-twice", &[("what", what.into())]),
        FileError::Missing { what } => text(language, "file-missing", &[("what", what.into())]),
        FileError::Entry { number, key, .. } => {
            let problem = text(language, &format!("problem-{key}"), &[]);
            let args = [("number", (*number).into()), ("problem", problem.into())];
            text(language, "file-entry", &args)
        }
    }
}

/// Returns the message of the TOML parser, with its line if known.
fn syntax_words(language: Language, line: Option<usize>, message: &str) -> String {
    let message = message.trim_end_matches(['.', '\n']);
    let problem = text(language, "file-syntax", &[("message", message.into())]);
    let Some(line) = line else {
        return capitalised(&problem);
    };
    let args = [("line", line.into()), ("problem", problem.into())];
    text(language, "file-line", &args)
}
