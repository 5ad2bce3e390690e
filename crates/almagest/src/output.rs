//! Standard output, which may be full or go away.

use std::io::{ErrorKind, Write};

use serde::Serialize;
use words::{Language, text};

use crate::failure::Failure;

/// Prints a line. If nobody reads any more (`almagest cards astra | head`) the program ends
/// quietly; output that is lost is a failure.
///
/// # Errors
/// If the line cannot be written.
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
/// If the line cannot be written.
pub fn print_json(language: Language, value: &impl Serialize) -> Result<(), Failure> {
    print(language, &serde_json::to_string(value).unwrap_or_default())
}

/// Says something on standard error; if that is lost too, nothing can be done.
pub fn note(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// Prints a text with this key.
///
/// # Errors
/// If it cannot be written.
pub fn say(
    language: Language,
    key: &str,
    arguments: &[(&str, words::Arg<'_>)],
) -> Result<(), Failure> {
    print(language, &text(language, key, arguments))
}
