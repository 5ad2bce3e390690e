//! The server as a process that can be killed.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};

/// Flags without limits on clients, so that they keep the server busy.
const FLAGS: &[&str] = &[
    "serve",
    "--addr=127.0.0.1:0",
    "--log=off",
    "--limit-requests=0",
    "--limit-guests=0",
    "--limit-tables=100000",
    "--limit-streams=10000",
    "--limit-connections-per-address=0",
];

/// A running server.
pub struct Server {
    process: Child,
    says: BufReader<ChildStderr>,
}

impl Server {
    /// Starts a server on a database, without waiting until it listens.
    pub fn start(db: &Path) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_almagest"))
            .args(FLAGS)
            .arg("--db")
            .arg(db)
            .env("LC_ALL", "C")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let says = process.stderr.take().expect("stderr is piped");
        let says = BufReader::new(says);
        Self { process, says }
    }

    /// Waits until the server listens, and returns its address.
    pub fn address(&mut self) -> SocketAddr {
        let mut line = String::new();
        self.says.read_line(&mut line).expect("stderr is readable");
        let address = line.split_once("http://").map(|(_, rest)| rest);
        let address = address.and_then(|rest| rest.split(' ').next()?.parse().ok());
        address.unwrap_or_else(|| panic!("the server printed: {line}"))
    }

    /// Kills it (SIGKILL).
    pub fn kill(self) {
        drop(self);
    }

    /// Kills it, and does something before it is gone.
    pub fn kill_then(mut self, doing: impl FnOnce()) {
        // The process may have ended already.
        let _ = self.process.kill();
        doing();
    }
}

/// Ensures that no server outlives its test, however the test ends.
impl Drop for Server {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
