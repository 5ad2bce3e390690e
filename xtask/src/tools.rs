//! Finds the tools that tests need besides Rust, or installs them where possible.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, anyhow, bail};
use testing::PostgresServer;

use crate::workspace;

/// The Debian packages of Chromium and its driver.
const CHROMIUM: [&str; 2] = ["chromium", "chromium-driver"];

/// The Debian package of Firefox, and the name of its program.
const FIREFOX: &str = "firefox-esr";

/// The Debian package of PostgreSQL.
const POSTGRES: &str = "postgresql";

/// The Debian packages of npm.
const NPM: [&str; 2] = ["nodejs", "npm"];

/// The npm modules and their versions: `axe-core` finds accessibility barriers on pages,
/// `typescript` checks the types of the scripts.
const MODULES: [(&str, &str); 2] = [("axe-core", "4.14.0"), ("typescript", "5.9.3")];

/// Returns Chromium's driver, which is installed together with Chromium.
///
/// # Errors
/// Returns an error if Chromium or its driver is missing and cannot be installed.
pub fn chromedriver() -> anyhow::Result<PathBuf> {
    if let Some(named) = std::env::var_os("ALMAGEST_CHROMEDRIVER") {
        return Ok(named.into());
    }
    let there = || on_path("chromium").and(on_path("chromedriver"));
    if there().is_none() {
        install(&CHROMIUM)?;
    }
    there().context("chromium and chromium-driver were installed, but are not on the path")
}

/// Returns Firefox, which needs no driver.
///
/// # Errors
/// Returns an error if it is missing and cannot be installed.
pub fn firefox() -> anyhow::Result<PathBuf> {
    if let Some(named) = std::env::var_os("ALMAGEST_FIREFOX") {
        return Ok(named.into());
    }
    if on_path(FIREFOX).is_none() {
        install(&[FIREFOX])?;
    }
    on_path(FIREFOX).context("firefox-esr was installed, but is not on the path")
}

/// Starts a PostgreSQL server, which stops when it is dropped.
///
/// # Errors
/// Returns an error if PostgreSQL is missing and cannot be installed, or does not start.
pub fn postgres() -> anyhow::Result<PostgresServer> {
    if testing::postgres_programs().is_none() {
        install(&[POSTGRES])?;
    }
    PostgresServer::try_start().map_err(|reason| anyhow!(reason))
}

/// Returns the folder of the npm modules, below cargo's target folder.
///
/// # Errors
/// Returns an error if a module is missing and cannot be installed.
pub fn modules() -> anyhow::Result<PathBuf> {
    let folder = cache()?;
    let modules = folder.join("node_modules");
    if MODULES.iter().all(|module| is_there(&modules, module)) {
        return Ok(modules);
    }
    if on_path("npm").is_none() {
        install(&NPM)?;
    }
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("{} cannot be created", folder.display()))?;
    let names = MODULES.map(|(name, version)| format!("{name}@{version}"));
    let done = Command::new("npm")
        .args([
            "install",
            "--no-save",
            "--no-audit",
            "--no-fund",
            "--silent",
        ])
        .arg("--prefix")
        .arg(&folder)
        .args(&names)
        .stdout(Stdio::null())
        .status()
        .context("npm cannot be started: install nodejs and npm")?;
    if !done.success() {
        bail!("npm could not install {}", names.join(" and "));
    }
    Ok(modules)
}

/// Returns whether a module is installed at its version.
fn is_there(modules: &Path, (name, version): &(&str, &str)) -> bool {
    let about = std::fs::read_to_string(modules.join(name).join("package.json"));
    about.is_ok_and(|about| about.contains(&format!("\"version\": \"{version}\"")))
}

/// Returns the folder for downloads that are kept, next to cargo's build output.
fn cache() -> anyhow::Result<PathBuf> {
    let program = std::env::current_exe().context("the path of this program is unknown")?;
    let target = program.ancestors().nth(2).unwrap_or(workspace::root());
    Ok(target.join("browser-tools"))
}

/// Finds a program on the path.
fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let places = std::env::split_paths(&path).map(|folder| folder.join(name));
    places.into_iter().find(|place| place.is_file())
}

/// Installs Debian packages, if running as root.
fn install(packages: &[&str]) -> anyhow::Result<()> {
    let names = packages.join(" and ");
    if on_path("apt-get").is_none() || !is_root() {
        bail!(
            "the tests need {names} (on Debian: apt-get install {})",
            packages.join(" ")
        );
    }
    println!("xtask: installing {names}");
    let apt = |words: &[&str]| {
        let status = Command::new("apt-get")
            .args(words)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .stdout(Stdio::null())
            .status();
        status.is_ok_and(|status| status.success())
    };
    let install = [&["install", "--yes", "--no-install-recommends"], packages].concat();
    // The package lists may be outdated or missing.
    if apt(&["update"]) && apt(&install) {
        return Ok(());
    }
    bail!("apt-get could not install {names}")
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}
