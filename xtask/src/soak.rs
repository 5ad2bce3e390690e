//! `cargo xtask soak`: everything people do with a server, for a long time.

use std::process::{Command, ExitCode};

use anyhow::Context;

use crate::flags::Flags;
use crate::{load, release, workspace};

/// The default length in minutes.
const MINUTES: u64 = 60;

/// Runs the soak test with the server in release mode. Its last line states the result.
///
/// # Errors
/// Returns an error if a flag is invalid, the server cannot be built or cargo cannot be started.
pub fn run(flags: &Flags, words: &[String]) -> anyhow::Result<ExitCode> {
    let minutes = flags.count("minutes", MINUTES)?;
    let seed = flags.count("seed", 1)?;
    if let Some(code) = release::again(words)? {
        return Ok(code);
    }
    load::build()?;
    let status = Command::new(workspace::cargo())
        .args(["test", "--quiet", "--package", "almagest"])
        .args([
            "--test",
            "crash",
            "soak::soak",
            "--",
            "--exact",
            "--nocapture",
        ])
        .env("ALMAGEST_SOAK_MINUTES", minutes.to_string())
        .env("ALMAGEST_SOAK_SEED", seed.to_string())
        .env("RUST_BACKTRACE", "0")
        .env("ALMAGEST_SOAK_SERVER", load::program()?)
        .current_dir(workspace::root())
        .status()
        .context("cargo cannot be started")?;
    Ok(match status.success() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}
