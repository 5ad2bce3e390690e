//! The server process that is measured.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, ensure};

use crate::workspace;

/// The length of a clock tick of Linux processor times, in milliseconds.
const TICK: u64 = 10;

/// A running server. It is stopped when this value is dropped.
pub struct Process {
    child: Child,
    /// The address it listens on.
    pub address: SocketAddr,
    /// Keeps standard error open for as long as the server runs.
    _says: BufReader<ChildStderr>,
}

/// Returns where the server is: next to this program, which also runs in release mode.
///
/// # Errors
/// Returns an error if the system does not tell where this program is.
pub fn program() -> anyhow::Result<PathBuf> {
    Ok(std::env::current_exe()?.with_file_name("almagest"))
}

/// Builds the program in release mode.
///
/// # Errors
/// Returns an error if it cannot be built.
pub fn build() -> anyhow::Result<()> {
    let status = Command::new(workspace::cargo())
        .args(["build", "--quiet", "--release", "--package", "almagest"])
        .current_dir(workspace::root())
        .status()
        .context("cargo cannot be started")?;
    ensure!(status.success(), "the program cannot be built");
    Ok(())
}

impl Process {
    /// Starts a server in a folder. Apart from the given limit of requests, its limits are too high
    /// to matter.
    ///
    /// # Errors
    /// Returns an error if it does not start.
    pub fn start(folder: &Path, requests_per_second: u32) -> anyhow::Result<Self> {
        let requests = format!("--limit-requests={requests_per_second}");
        let flags = [
            &requests,
            "--limit-guests=0",
            "--limit-tables=100000",
            "--limit-streams=10000",
            "--limit-connections=0",
            "--limit-connections-per-address=0",
        ];
        Self::start_with(folder, &flags)
    }

    /// Starts a server in a folder with these flags; its other limits are as usual.
    ///
    /// # Errors
    /// Returns an error if it does not start.
    pub fn start_with(folder: &Path, flags: &[&str]) -> anyhow::Result<Self> {
        let mut child = Command::new(program()?)
            .args(["serve", "--addr=127.0.0.1:0", "--log=off"])
            .args(flags)
            .arg("--db")
            .arg(folder.join("almagest.db"))
            .env("LC_ALL", "C")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .context("the server cannot be started")?;
        let says = child
            .stderr
            .take()
            .context("the server's output is missing")?;
        let mut says = BufReader::new(says);
        let mut line = String::new();
        says.read_line(&mut line)?;
        let address = line
            .split_once("http://")
            .and_then(|(_, rest)| rest.split(' ').next());
        let address = address.and_then(|address| address.parse().ok());
        Ok(Self {
            child,
            address: address.with_context(|| format!("the server printed: {line}"))?,
            _says: says,
        })
    }

    /// Returns its resident memory in KiB.
    ///
    /// # Errors
    /// Returns an error if the system does not provide it.
    pub fn memory(&self) -> anyhow::Result<u64> {
        self.kibibytes("VmRSS:")
    }

    /// Returns the most resident memory it has had so far, in KiB.
    ///
    /// # Errors
    /// Returns an error if the system does not provide it.
    pub fn peak(&self) -> anyhow::Result<u64> {
        self.kibibytes("VmHWM:")
    }

    fn kibibytes(&self, name: &str) -> anyhow::Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let resident = status.lines().find_map(|line| line.strip_prefix(name));
        let kibibytes = resident.and_then(|text| text.trim().split(' ').next()?.parse().ok());
        kibibytes.context("the system does not report the server's memory")
    }

    /// Returns the processor time it has used.
    ///
    /// # Errors
    /// Returns an error if the system does not provide it.
    pub fn worked(&self) -> anyhow::Result<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        // The program's name may contain anything and ends at the last closing bracket.
        let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields);
        let times = fields.split_whitespace().skip(11).take(2);
        let ticks: u64 = times.filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
        Ok(Duration::from_millis(ticks * TICK))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already, which is fine.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
