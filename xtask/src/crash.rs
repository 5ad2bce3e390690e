//! `cargo xtask crash`: kills the server in the middle of play, many times.

use std::process::{Command, ExitCode};

use anyhow::Context;

use crate::flags::Flags;
use crate::workspace;

/// The default number of kills.
const TIMES: u64 = 500;

/// Runs the test that kills the server, in release mode. Its last line states the result.
///
/// # Errors
/// Returns an error if a flag is invalid or cargo cannot be started.
pub fn run(flags: &Flags) -> anyhow::Result<ExitCode> {
    let times = flags.count("times", TIMES)?;
    let seed = flags.count("seed", 1)?;
    let status = Command::new(workspace::cargo())
        .args(["test", "--quiet", "--release", "--package", "almagest"])
        .args(["--test", "crash", "no_crash", "--", "--nocapture"])
        .env("ALMAGEST_CRASHES", times.to_string())
        .env("ALMAGEST_CRASH_SEED", seed.to_string())
        .current_dir(workspace::root())
        .status()
        .context("cargo cannot be started")?;
    Ok(workspace::exit_code(status))
}
