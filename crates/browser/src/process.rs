//! A process that listens on a port and does not outlive this one.

use std::io::{BufRead, BufReader, Read};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::thread;

/// Starts a program in its own process group. Kills the whole group, with all processes that the
/// program started, once the program has ended or the other end of the pipe is closed. The pipe
/// also closes if this process is killed.
const WATCH: &str = "{ \"$0\" \"$@\" </dev/null 2>&1; kill -9 0; } & \
    exec >/dev/null; cat; kill -9 0";

/// How often a program is started if its port is taken: chromedriver chooses a free port of IPv6 and
/// ends if another process has the same one of IPv4.
const TRIES: usize = 5;

/// The words of a program whose port is taken.
const TAKEN: &str = "Address already in use";

/// A running process. Dropping it kills it.
#[derive(Debug)]
pub struct Process {
    watch: Child,
    pipe: Option<ChildStdin>,
    /// The port it listens on.
    pub port: u16,
}

impl Process {
    /// Starts a program and waits until it prints the port it listens on, after these words.
    ///
    /// # Panics
    /// Panics if the program ends instead.
    pub fn start(program: &Path, arguments: &[String], words: &str) -> Self {
        let mut tries = 1;
        loop {
            match Self::try_to_start(program, arguments, words) {
                Ok(process) => return process,
                Err(printed) if printed.contains(TAKEN) && tries < TRIES => tries += 1,
                Err(printed) => panic!("{} did not start: {printed}", program.display()),
            }
        }
    }

    /// Returns the process, or else what the program printed.
    fn try_to_start(program: &Path, arguments: &[String], words: &str) -> Result<Self, String> {
        let mut watch = Command::new("sh")
            .args(["-c", WATCH])
            .arg(program)
            .args(arguments)
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let pipe = watch.stdin.take();
        let mut output = BufReader::new(watch.stdout.take().unwrap());
        let port = port(&mut output, words);
        let mut process = Self {
            watch,
            pipe,
            port: 0,
        };
        process.port = port?;
        // The rest of the output is irrelevant, but the pipe must be drained.
        thread::spawn(move || output.read_to_end(&mut Vec::new()));
        Ok(process)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.pipe.take();
        let _ = self.watch.wait();
    }
}

/// Returns the number after some words in the output, or else the output.
fn port(output: &mut impl BufRead, words: &str) -> Result<u16, String> {
    let mut all = String::new();
    for line in output.lines() {
        let line = line.unwrap();
        let rest = line.split_once(words).map_or("", |(_, rest)| rest);
        let end = rest.find(|sign: char| !sign.is_ascii_digit());
        if let Ok(port) = rest[..end.unwrap_or(rest.len())].parse() {
            return Ok(port);
        }
        all.push_str(&line);
        all.push('\n');
    }
    Err(all)
}

/// Finds a program: the one that an environment variable names, or else the one on the path.
///
/// # Panics
/// Panics if there is none.
pub fn find(variable: &str, name: &str) -> PathBuf {
    let found = match std::env::var_os(variable) {
        Some(named) => Some(PathBuf::from(named)).filter(|path| path.is_file()),
        None => on_path(name),
    };
    found.unwrap_or_else(|| {
        panic!(
            "{name} is missing: run `cargo xtask test`, which provides it, or set {variable} to its path"
        )
    })
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let places = std::env::split_paths(&path).map(|folder| folder.join(name));
    places.into_iter().find(|place| place.is_file())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    /// Returns a program in a folder that prints these words as often as told, and then a port.
    fn program(folder: &Path, words: &str, times: usize) -> PathBuf {
        let path = folder.join("program");
        let text = format!(
            "#!/bin/sh\necho >> \"$0.tries\"\n\
             if [ $(wc -l < \"$0.tries\") -le {times} ]; then echo '{words}'; exit 1; fi\n\
             echo 'on port 4711'\nsleep 60\n"
        );
        fs::write(&path, text).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        path
    }

    #[test]
    fn a_program_whose_port_is_taken_is_started_again() {
        let folder = tempfile::tempdir().unwrap();
        let taken = "bind() failed: Address already in use (98)";
        let program = program(folder.path(), taken, TRIES - 1);
        assert_eq!(Process::start(&program, &[], "on port ").port, 4711);
    }

    #[test]
    #[should_panic = "did not start: no memory"]
    fn a_program_that_fails_otherwise_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let program = program(folder.path(), "no memory", 1);
        Process::start(&program, &[], "on port ");
    }
}
