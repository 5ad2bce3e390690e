//! `cargo xtask screenshots`: pictures of every page.

use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::Context;

use crate::flags::Flags;
use crate::{tools, workspace};

/// Where all pictures are written.
const ALL: &str = "target/screenshots";
/// The pictures that documents show. Only those already there are updated.
const SHOWN: &str = "docs/pictures";

/// Takes all screenshots, or only those whose names start with a prefix given by `--only`.
///
/// # Errors
/// Returns an error if there is no browser, cargo cannot be started, or a picture cannot be copied.
pub fn run(flags: &Flags) -> anyhow::Result<ExitCode> {
    let names: Vec<String> = flags.list("only", Vec::new())?;
    let status = Command::new(workspace::cargo())
        .args(["run", "--quiet", "--package", "browser"])
        .args(["--bin", "screenshots", "--"])
        .arg(workspace::root().join(ALL))
        .args(names)
        .env("ALMAGEST_CHROMEDRIVER", tools::chromedriver()?)
        .current_dir(workspace::root())
        .status()
        .context("cargo cannot be started")?;
    if status.success() {
        update_shown(workspace::root())?;
    }
    Ok(workspace::exit_code(status))
}

/// Copies new versions of the pictures that documents show.
fn update_shown(root: &Path) -> anyhow::Result<()> {
    for shown in fs::read_dir(root.join(SHOWN))? {
        let shown = shown?;
        let new = root.join(ALL).join(shown.file_name());
        if new.is_file() {
            fs::copy(new, shown.path())?;
        }
    }
    Ok(())
}
