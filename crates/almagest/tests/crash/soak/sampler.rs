//! Measures the server's process every few seconds and prints a table by time.

use std::fs;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use super::judge::{self, Tolerance};
use crate::coordinator::Coordinator;
use crate::http::{Connection, JSON, Question};

/// The time between two samples.
const EVERY: Duration = Duration::from_secs(2);
/// The samples of a server's first five minutes: what is drawn once fills the caches, and the
/// allocator takes what busy moments need.
const WARM_UP: usize = 150;
/// The time between two looks at whether the run is over.
const LOOK: Duration = Duration::from_millis(100);
/// One in this many samples is printed.
const PRINTED: usize = 10;

/// What may grow how much, in the order of [`Sample::figures`].
const TOLERANCES: [Tolerance; 3] = [
    Tolerance {
        name: "the server's memory in KiB",
        percent: 10,
        more: 16 * 1024,
    },
    Tolerance {
        name: "the number of open files",
        percent: 10,
        more: 16,
    },
    Tolerance {
        name: "the number of threads",
        percent: 10,
        more: 8,
    },
];

/// Measures whichever server is running.
pub struct Sampler {
    begun: Instant,
    state: Mutex<State>,
    log: Arc<Mutex<Vec<String>>>,
}

#[derive(Default)]
struct State {
    /// The process and the address of its metrics; `None` while there is no server.
    target: Option<(u32, SocketAddr)>,
    /// The samples of each server.
    lives: Vec<Vec<Sample>>,
    over: bool,
}

/// One look at a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sample {
    /// Memory in KiB, open files, threads.
    figures: [u64; 3],
}

impl Sampler {
    /// Creates a sampler without a server.
    pub fn new() -> Self {
        Self {
            begun: Instant::now(),
            state: Mutex::default(),
            log: Arc::default(),
        }
    }

    /// Returns where the lines of the servers' logs are gathered.
    pub fn log(&self) -> Arc<Mutex<Vec<String>>> {
        Arc::clone(&self.log)
    }

    /// Measures a new server from now on.
    pub fn watch(&self, process: u32, metrics: SocketAddr) {
        let mut state = self.state.lock().unwrap();
        state.target = Some((process, metrics));
        state.lives.push(Vec::new());
    }

    /// Measures nothing until there is another server.
    pub fn pause(&self) {
        self.state.lock().unwrap().target = None;
    }

    /// Stops measuring.
    pub fn finish(&self) {
        self.state.lock().unwrap().over = true;
    }

    /// Prints a line of the table that is no sample.
    pub fn note(&self, text: &str) {
        println!("{}  {text}", self.time());
    }

    fn time(&self) -> String {
        let seconds = self.begun.elapsed().as_secs();
        format!("{:3}:{:02}", seconds / 60, seconds % 60)
    }

    /// Measures until told to stop. What is wrong ends the run.
    pub fn sample(&self, coordinator: &Coordinator) {
        println!(
            "  time  memory MiB  files  threads  connections  streams  tables in memory  actions  visits"
        );
        for number in 0.. {
            if let Err(wrong) = self.sample_once(coordinator, number % PRINTED == 0) {
                coordinator.fail(wrong);
            }
            let next = Instant::now() + EVERY;
            while Instant::now() < next {
                if self.state.lock().unwrap().over {
                    return;
                }
                thread::sleep(LOOK);
            }
        }
    }

    fn sample_once(&self, coordinator: &Coordinator, is_printed: bool) -> Result<(), String> {
        if let Some(line) = judge::error_in(&self.log.lock().unwrap()) {
            return Err(format!("the server logged: {line}"));
        }
        // The server is not stopped meanwhile, because that waits for this lock.
        let mut state = self.state.lock().unwrap();
        let Some((process, address)) = state.target else {
            return Ok(());
        };
        let sample = sample(process).map_err(|error| format!("no figures: {error}"))?;
        let metrics = metrics(address).map_err(|error| format!("no metrics: {error}"))?;
        if let Some(failed) = judge::failed_request(&metrics) {
            return Err(format!("the server failed: {failed}"));
        }
        if is_printed {
            let [memory, files, threads] = sample.figures;
            let names = ["connections", "streams", "tables_in_memory"];
            let [connections, streams, tables] = names.map(|name| figure(&metrics, name));
            let visits: u64 = coordinator.visits().values().sum();
            println!(
                "{}  {:10}  {files:5}  {threads:7}  {connections:>11}  {streams:>7}  {tables:>16}  {:7}  {visits:6}",
                self.time(),
                memory / 1024,
                coordinator.acknowledged(),
            );
        }
        if let Some(life) = state.lives.last_mut() {
            life.push(sample);
        }
        Ok(())
    }

    /// Judges every server that ran for longer than the warm-up. Returns how many did, and how many
    /// servers there were.
    pub fn judge(&self) -> Result<[usize; 2], String> {
        let log = self.log.lock().unwrap();
        for line in log.iter() {
            println!("{line}");
        }
        if let Some(line) = judge::error_in(&log) {
            return Err(format!("the server logged: {line}"));
        }
        let mut judged = 0;
        let state = self.state.lock().unwrap();
        for life in &state.lives {
            for (place, tolerance) in TOLERANCES.into_iter().enumerate() {
                let series: Vec<u64> = life.iter().map(|sample| sample.figures[place]).collect();
                if let Some(result) = tolerance.judge(&series, WARM_UP) {
                    result?;
                    judged += usize::from(place == 0);
                }
            }
        }
        Ok([judged, state.lives.len()])
    }
}

/// Measures a process. Only Linux tells these figures.
fn sample(process: u32) -> std::io::Result<Sample> {
    if !cfg!(target_os = "linux") {
        return Ok(Sample { figures: [0; 3] });
    }
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let files = fs::read_dir(format!("/proc/{process}/fd"))?.count() as u64;
    let number = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        number.ok_or(std::io::ErrorKind::InvalidData)
    };
    Ok(Sample {
        figures: [number("VmRSS:")?, files, number("Threads:")?],
    })
}

fn metrics(address: SocketAddr) -> std::io::Result<String> {
    let question = Question {
        method: "GET",
        path: "/metrics",
        cookie: "",
        media: JSON,
        body: "",
    };
    Ok(Connection::open(address)?.ask(question)?.body)
}

/// Returns a gauge without labels.
fn figure<'a>(metrics: &'a str, name: &str) -> &'a str {
    let name = format!("almagest_{name} ");
    let value = metrics.lines().find_map(|line| line.strip_prefix(&*name));
    value.unwrap_or("-")
}
