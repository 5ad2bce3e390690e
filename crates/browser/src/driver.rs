//! The chromedriver process, shared by all tests of a process.

use std::io::{BufRead, BufReader, Read};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex, Weak};
use std::thread;

/// The environment variable with the path of chromedriver, if it is not on `PATH`.
const NAMED: &str = "ALMAGEST_CHROMEDRIVER";

/// Starts chromedriver in its own process group, and kills the whole group with all browsers once
/// the other end of the pipe is closed. This also works if this process is killed.
const WATCH: &str = "\"$0\" --port=0 </dev/null & cat >/dev/null; kill -9 0";

static SHARED: Mutex<Weak<Driver>> = Mutex::new(Weak::new());

/// The running chromedriver. It ends when the last user drops it.
#[derive(Debug)]
pub struct Driver {
    watch: Child,
    pipe: Option<ChildStdin>,
    port: u16,
}

impl Driver {
    /// Returns the driver of this process, starting it if necessary.
    ///
    /// # Panics
    /// Panics if there is no chromedriver.
    pub fn shared() -> Arc<Self> {
        let mut shared = SHARED.lock().unwrap_or_else(|lock| lock.into_inner());
        if let Some(running) = shared.upgrade() {
            return running;
        }
        let started = Arc::new(Self::start());
        *shared = Arc::downgrade(&started);
        started
    }

    fn start() -> Self {
        let program = find().unwrap_or_else(|| {
            panic!(
                "chromedriver is missing: run `cargo xtask test`, which provides it, or set {NAMED} to its path"
            )
        });
        let mut watch = Command::new("sh")
            .args(["-c", WATCH])
            .arg(program)
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let pipe = watch.stdin.take();
        let mut output = BufReader::new(watch.stdout.take().unwrap());
        let port = port(&mut output);
        // The rest of the output is irrelevant, but the pipe must be drained.
        thread::spawn(move || output.read_to_end(&mut Vec::new()));
        Self { watch, pipe, port }
    }

    /// Returns the URL it listens on.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        self.pipe.take();
        let _ = self.watch.wait();
    }
}

fn find() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os(NAMED) {
        return Some(named.into()).filter(|path: &PathBuf| path.is_file());
    }
    let path = std::env::var_os("PATH")?;
    let places = std::env::split_paths(&path).map(|folder| folder.join("chromedriver"));
    places.into_iter().find(|place| place.is_file())
}

/// Returns the port it reports.
fn port(output: &mut impl BufRead) -> u16 {
    let mut all = String::new();
    for line in output.lines() {
        let line = line.unwrap();
        let port = line.split_once("successfully on port ");
        let port = port.and_then(|(_, port)| port.trim_end_matches('.').parse().ok());
        if let Some(port) = port {
            return port;
        }
        all.push_str(&line);
    }
    panic!("chromedriver did not start: {all}")
}
