//! Standard output that may go away: `almagest cards astra | head` is no error.

use std::io::{ErrorKind, Write};

/// Prints a line; if nobody reads any more, ends quietly.
pub fn print(line: &str) {
    if let Err(error) = writeln!(std::io::stdout(), "{line}")
        && error.kind() == ErrorKind::BrokenPipe
    {
        std::process::exit(0);
    }
}
