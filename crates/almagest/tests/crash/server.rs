//! The server as a process that can be killed.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStderr, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Flags without limits on clients, so that they keep the server busy.
const FLAGS: &[&str] = &[
    "--log=off",
    "--limit-requests=0",
    "--limit-guests=0",
    "--limit-tables=100000",
    "--limit-streams=10000",
    "--limit-connections-per-address=0",
];
/// The time a server may take to end after it was told to, which is more than its grace period.
const END: Duration = Duration::from_secs(60);

/// A running server.
pub struct Server {
    process: Child,
    says: Option<BufReader<ChildStderr>>,
}

impl Server {
    /// Starts a server on a database, without waiting until it listens.
    pub fn start(db: &Path) -> Self {
        Self::start_with(db, FLAGS)
    }

    /// Starts a server with these flags. `ALMAGEST_SOAK_SERVER` names another program than the one
    /// that was built with this test.
    pub fn start_with(db: &Path, flags: &[&str]) -> Self {
        let program = std::env::var_os("ALMAGEST_SOAK_SERVER");
        let program = program.unwrap_or_else(|| env!("CARGO_BIN_EXE_almagest").into());
        let mut process = Command::new(program)
            .args(["serve", "--addr=127.0.0.1:0"])
            .args(flags)
            .arg("--db")
            .arg(db)
            .env("LC_ALL", "C")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let says = process.stderr.take().map(BufReader::new);
        Self { process, says }
    }

    /// Waits until the server listens, and returns its address.
    pub fn address(&mut self) -> SocketAddr {
        self.told("http://")
    }

    /// Waits until the server prints a line with an address, and returns the address.
    pub fn told(&mut self, before: &str) -> SocketAddr {
        let mut line = String::new();
        let says = self.says.as_mut().expect("nobody else reads stderr");
        says.read_line(&mut line).expect("stderr is readable");
        let address = line.split_once(before).map(|(_, rest)| rest);
        let address = address.and_then(|rest| rest.split([' ', '/']).next()?.parse().ok());
        address.unwrap_or_else(|| panic!("the server printed: {line}"))
    }

    /// Passes every further line the server prints to `hear`, on a thread that ends with the server.
    pub fn listen(&mut self, mut hear: impl FnMut(String) + Send + 'static) {
        let says = self.says.take().expect("nobody else reads stderr");
        thread::spawn(move || says.lines().map_while(Result::ok).for_each(&mut hear));
    }

    /// Returns the number of its process.
    pub fn id(&self) -> u32 {
        self.process.id()
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

    /// Asks it to stop (SIGTERM) and waits until it has ended. Returns `None` if it does not end.
    pub fn stop(mut self) -> Option<ExitStatus> {
        let id = self.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status();
        assert!(asked.expect("kill can be started").success());
        let begun = Instant::now();
        while begun.elapsed() < END {
            let ended = self.process.try_wait().expect("a child can be waited for");
            if ended.is_some() {
                return ended;
            }
            thread::sleep(Duration::from_millis(20));
        }
        None
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
