//! Tasks that measure time or play thousands of games run in release mode.

use std::process::{Command, ExitCode};

use anyhow::Context;

use crate::workspace;

/// Runs the same task again in release mode if this is a debug build.
///
/// # Errors
/// Returns an error if cargo cannot be started.
pub fn again(words: &[String]) -> anyhow::Result<Option<ExitCode>> {
    if !cfg!(debug_assertions) {
        return Ok(None);
    }
    let status = Command::new(workspace::cargo())
        .args(["run", "--quiet", "--release", "--package", "xtask", "--"])
        .args(words)
        .current_dir(workspace::root())
        .status()
        .context("cargo cannot be started")?;
    Ok(Some(workspace::exit_code(status)))
}
