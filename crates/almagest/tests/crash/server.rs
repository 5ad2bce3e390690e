//! The server as a process that can be killed.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};

/// No client is held back: they are to keep the server busy.
const FLAGS: &[&str] = &[
    "serve",
    "--addr=127.0.0.1:0",
    "--log=off",
    "--limit-requests=0",
    "--limit-guests=0",
    "--limit-tables=100000",
    "--limit-streams=10000",
];

/// A running server.
pub struct Server {
    process: Child,
    says: BufReader<ChildStderr>,
}

impl Server {
    /// Starts one on a database, and does not wait until it listens.
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
        let says = process.stderr.take().expect("it can speak");
        let says = BufReader::new(says);
        Self { process, says }
    }

    /// Where it listens, as soon as it does.
    pub fn address(&mut self) -> SocketAddr {
        let mut line = String::new();
        self.says.read_line(&mut line).expect("it says where it is");
        let address = line.split_once("http://").map(|(_, rest)| rest);
        let address = address.and_then(|rest| rest.split(' ').next()?.parse().ok());
        address.unwrap_or_else(|| panic!("the server says: {line}"))
    }

    /// Ends it from one instant to the next (SIGKILL).
    pub fn kill(self) {
        drop(self);
    }
}

/// No server outlives its test, however that ends.
impl Drop for Server {
    fn drop(&mut self) {
        // One that has ended by itself is as wished.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
