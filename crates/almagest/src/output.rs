//! Standard output, which may be full or closed.

use std::io::{ErrorKind, Write};

use serde::Serialize;
use words::{Language, text};

use crate::failure::Failure;

/// Prints a line. If the reader has gone (`almagest cards astra | head`), the program exits
/// quietly; any other write error is a failure.
///
/// # Errors
/// Returns an error if the line cannot be written.
pub fn print(language: Language, line: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout();
    match writeln!(out, "{line}").and_then(|()| out.flush()) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => std::process::exit(0),
        Err(error) => {
            let reason = games::io_words(language, error.kind());
            Err(Failure::say(
                language,
                "cli-lost",
                &[("reason", reason.into())],
            ))
        }
    }
}

/// Prints a value as one line of JSON.
///
/// # Errors
/// Returns an error if the line cannot be written.
pub fn print_json(language: Language, value: &impl Serialize) -> Result<(), Failure> {
    print(language, &serde_json::to_string(value).unwrap_or_default())
}

/// Prints a line to standard error and ignores failures, since there is nowhere left to report
/// them.
pub fn note(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// Prints the text with this key.
///
/// # Errors
/// Returns an error if it cannot be written.
pub fn say(
    language: Language,
    key: &str,
    arguments: &[(&str, words::Arg<'_>)],
) -> Result<(), Failure> {
    print(language, &text(language, key, arguments))
}
