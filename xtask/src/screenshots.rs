//! `cargo xtask screenshots`: pictures of every page for the documentation.

use std::process::{Command, ExitCode};

use anyhow::Context;

use crate::flags::Flags;
use crate::{tools, workspace};

/// Where they go.
const FOLDER: &str = "docs/pictures";

/// Makes all of them anew, or `--only` those whose names begin so.
///
/// # Errors
/// If there is no browser or cargo cannot be started.
pub fn run(flags: &Flags) -> anyhow::Result<ExitCode> {
    let names: Vec<String> = flags.list("only", Vec::new())?;
    let status = Command::new(workspace::cargo())
        .args(["run", "--quiet", "--package", "browser"])
        .args(["--bin", "screenshots", "--"])
        .arg(workspace::root().join(FOLDER))
        .args(names)
        .env("ALMAGEST_CHROMEDRIVER", tools::chromedriver()?)
        .current_dir(workspace::root())
        .status()
        .context("cargo cannot be started")?;
    Ok(workspace::exit_code(status))
}
