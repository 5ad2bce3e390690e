//! Type-checks the scripts of the pages.

use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::Context;

use crate::workspace;

/// The flags of the TypeScript compiler.
const FLAGS: [&str; 13] = [
    "--allowJs",
    "--checkJs",
    "--noEmit",
    "--strict",
    "--pretty",
    "--target",
    "es2022",
    "--module",
    "es2022",
    // Pages load every script as a module, also those without imports.
    "--moduleDetection",
    "force",
    "--lib",
    "es2022,dom,dom.iterable",
];

/// Checks the scripts with the TypeScript compiler among the npm modules.
///
/// # Errors
/// Returns an error if it cannot be started.
pub fn check(modules: &Path) -> anyhow::Result<ExitCode> {
    let folder = workspace::root().join("crates/server/assets");
    let scripts = workspace::files(&folder, "js")?;
    let status = Command::new("node")
        .arg(modules.join("typescript/bin/tsc"))
        .args(FLAGS)
        .args(&scripts)
        .current_dir(workspace::root())
        .status()
        .context("node cannot be started: install nodejs")?;
    println!("{} scripts", scripts.len());
    Ok(workspace::exit_code(status))
}
