//! `cargo xtask crash`: kills the server in the middle of play, many times, or cuts its power.

use std::process::{Command, ExitCode};

use anyhow::Context;

use crate::flags::Flags;
use crate::workspace;

/// A test that makes the server crash.
struct CrashTest {
    /// The beginning of its name.
    name: &'static str,
    /// The environment variable for the number of crashes.
    variable: &'static str,
    /// The usual number of crashes.
    times: u64,
}

const KILLS: CrashTest = CrashTest {
    name: "no_crash",
    variable: "ALMAGEST_CRASHES",
    times: 500,
};

const POWER_CUTS: CrashTest = CrashTest {
    name: "power::no_power_cut",
    variable: "ALMAGEST_POWER_CUTS",
    times: 1_000,
};

/// Runs the test that kills the server, or with `power` the one that cuts its power, in release mode.
/// Its last line states the result.
///
/// # Errors
/// Returns an error if a flag is invalid or cargo cannot be started.
pub fn run(flags: &Flags, power: bool) -> anyhow::Result<ExitCode> {
    let test = if power { POWER_CUTS } else { KILLS };
    let times = flags.count("times", test.times)?;
    let seed = flags.count("seed", 1)?;
    let status = Command::new(workspace::cargo())
        .args(["test", "--quiet", "--release", "--package", "almagest"])
        .args(["--test", "crash", test.name, "--", "--nocapture"])
        .env(test.variable, times.to_string())
        .env("ALMAGEST_CRASH_SEED", seed.to_string())
        .current_dir(workspace::root())
        .status()
        .context("cargo cannot be started")?;
    Ok(workspace::exit_code(status))
}
