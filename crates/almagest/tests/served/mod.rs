//! A running server, started from the command line, and people who send it requests over real
//! sockets.

#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "each test program uses a part of this module, and tests may panic"
)]

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use ureq::Agent;

/// The time after which a test gives up waiting.
const TIMEOUT: Duration = Duration::from_secs(120);

/// A process whose output is collected as it arrives. It is killed when dropped.
pub struct Process {
    child: Child,
    out: Gathered,
    err: Gathered,
}

/// The output so far, and the thread that collects it.
struct Gathered(Arc<Mutex<String>>, Option<JoinHandle<()>>);

impl Gathered {
    fn from(pipe: impl Read + Send + 'static) -> Self {
        let text = Arc::<Mutex<String>>::default();
        let gathered = Arc::clone(&text);
        let reader = spawn(move || {
            for line in BufReader::new(pipe).lines().map_while(Result::ok) {
                *gathered.lock().unwrap() += &format!("{line}\n");
            }
        });
        Self(text, Some(reader))
    }

    fn so_far(&self) -> String {
        self.0.lock().unwrap().clone()
    }

    /// Waits for the end of the output, and returns all of it.
    fn whole(&mut self) -> String {
        if let Some(reader) = self.1.take() {
            reader.join().unwrap();
        }
        self.so_far()
    }
}

/// The exit status and output of a process.
#[derive(Debug)]
pub struct Ended {
    pub status: ExitStatus,
    pub out: String,
    pub err: String,
}

impl Process {
    /// Starts a program, without input and independent of the system's locale and proxies.
    #[track_caller]
    pub fn start(command: &mut Command) -> Self {
        let started = command
            .env("LC_ALL", "C")
            .env("NO_PROXY", "*")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        let name = command.get_program().to_string_lossy().into_owned();
        let mut child = started.unwrap_or_else(|error| {
            panic!("this test needs the program {name}, which failed to start: {error}")
        });
        let (out, err) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
        Self {
            child,
            out: Gathered::from(out),
            err: Gathered::from(err),
        }
    }

    /// Waits until the process has printed both texts, and returns what it printed between them.
    #[track_caller]
    pub fn said(&mut self, before: &str, after: &str) -> String {
        let begun = Instant::now();
        loop {
            let said = self.out.so_far() + &self.err.so_far();
            let found = said
                .split_once(before)
                .and_then(|(_, rest)| rest.split_once(after));
            if let Some((found, _)) = found {
                return found.to_owned();
            }
            let ended = self.child.try_wait().unwrap();
            assert!(
                ended.is_none() && begun.elapsed() < TIMEOUT,
                "{before}: {said}"
            );
            sleep(Duration::from_millis(5));
        }
    }

    /// Sends a signal.
    pub fn signal(&self, name: &str) {
        let kill = Command::new("kill")
            .args([name, &self.child.id().to_string()])
            .status();
        assert!(kill.unwrap().success());
    }

    /// Waits until the process has ended.
    #[track_caller]
    pub fn end(mut self) -> Ended {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return Ended {
                    status,
                    out: self.out.whole(),
                    err: self.err.whole(),
                };
            }
            let said = || self.out.so_far() + &self.err.so_far();
            assert!(
                begun.elapsed() < TIMEOUT,
                "the process does not end: {}",
                said()
            );
            sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A running server.
pub struct Served {
    process: Process,
    /// Its URL, such as `http://127.0.0.1:12345`.
    pub url: String,
}

impl Served {
    /// Serves a database on a free port, without rate limits.
    #[track_caller]
    pub fn start(db: &Path) -> Self {
        Self::at(
            "127.0.0.1:0",
            db,
            &["--limit-requests", "0", "--limit-guests", "0"],
        )
    }

    /// Serves a database at an address.
    #[track_caller]
    pub fn at(address: &str, db: &Path, more: &[&str]) -> Self {
        let mut serve = almagest(&["serve", "--addr", address, "--db"]);
        Self::by(serve.arg(db).args(more))
    }

    /// Starts the server with this command, and waits until it listens.
    #[track_caller]
    pub fn by(command: &mut Command) -> Self {
        let mut process = Process::start(command);
        let url = process.said("Almagest is running at ", " (");
        Self { process, url }
    }

    /// Returns its address without the scheme.
    pub fn address(&self) -> &str {
        self.url.strip_prefix("http://").unwrap()
    }

    /// Waits until the server has printed this, and returns what comes between it and `after`.
    #[track_caller]
    pub fn said(&mut self, before: &str, after: &str) -> String {
        self.process.said(before, after)
    }

    /// Stops the server and waits until it has ended.
    #[track_caller]
    pub fn stop(self) -> Ended {
        self.stop_by("-TERM")
    }

    /// Stops the server with this signal and waits until it has ended.
    #[track_caller]
    pub fn stop_by(self, signal: &str) -> Ended {
        self.process.signal(signal);
        self.process.end()
    }

    /// Creates a guest with this name.
    pub fn guest(&self, name: &str) -> Person {
        let mut guest = self.stranger();
        let answer = guest.send("POST", "/guests", Some(json!({ "name": name })));
        assert_eq!(answer.status, 201, "{answer:?}");
        let cookie = answer.cookie.unwrap();
        guest.header = Some(("cookie", cookie));
        guest
    }

    /// Returns a program with this token.
    pub fn program(&self, token: &str) -> Person {
        let header = Some(("authorization", format!("Bearer {token}")));
        Person {
            header,
            ..self.stranger()
        }
    }

    /// Returns a person who is not signed in.
    pub fn stranger(&self) -> Person {
        let config = Agent::config_builder().http_status_as_error(false);
        Person {
            agent: config.proxy(None).build().into(),
            url: self.url.clone(),
            header: None,
        }
    }
}

/// Returns a command that runs the program with these arguments, without `ALMAGEST_` variables from
/// the environment.
pub fn almagest(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_almagest"));
    command.args(arguments);
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("ALMAGEST_") {
            command.env_remove(name);
        }
    }
    command
}

/// A person or program that sends requests.
#[derive(Clone)]
pub struct Person {
    agent: Agent,
    url: String,
    header: Option<(&'static str, String)>,
}

/// A response.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub body: String,
    pub cookie: Option<String>,
}

impl Person {
    /// Returns the same person as a client of another server.
    pub fn at(&self, served: &Served) -> Self {
        let url = served.url.clone();
        Self {
            url,
            ..self.clone()
        }
    }

    /// Sends a request to the API.
    pub fn send(&self, method: &str, path: &str, body: Option<Value>) -> Answer {
        let mut response = self.open(method, path, body);
        let cookie = response.headers().get("set-cookie");
        let cookie = cookie.map(|cookie| cookie.to_str().unwrap().split(';').next().unwrap());
        Answer {
            status: response.status().as_u16(),
            cookie: cookie.map(str::to_owned),
            body: response.body_mut().read_to_string().unwrap(),
        }
    }

    /// Sends a request and returns the response without reading its body.
    pub fn open(
        &self,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> ureq::http::Response<ureq::Body> {
        let url = format!("{}/api/v1{path}", self.url);
        let mut request = ureq::http::Request::builder().method(method).uri(url);
        if let Some((name, value)) = &self.header {
            request = request.header(*name, value);
        }
        let request = request.header("content-type", "application/json");
        let sent = match body {
            Some(body) => self.agent.run(request.body(body.to_string()).unwrap()),
            None => self.agent.run(request.body(()).unwrap()),
        };
        sent.unwrap()
    }

    /// Sends a GET request that must succeed, and returns the body.
    #[track_caller]
    pub fn get(&self, path: &str) -> Value {
        let answer = self.send("GET", path, None);
        assert_eq!(answer.status, 200, "{path}: {answer:?}");
        serde_json::from_str(&answer.body).unwrap()
    }

    /// Sends a POST request that must succeed, and returns the body.
    #[track_caller]
    pub fn post(&self, path: &str, body: Value) -> Value {
        let answer = self.send("POST", path, Some(body));
        assert!((200..300).contains(&answer.status), "{path}: {answer:?}");
        serde_json::from_str(&answer.body).unwrap_or_default()
    }
}
