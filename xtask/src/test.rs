//! `cargo xtask test`: runs everything a change must pass, stopping at the first failure.

use std::ffi::OsString;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, ExitCode};
use std::time::Instant;

use anyhow::Context;

use crate::rules::{self, Ledger};
use crate::test_report::TestReport;
use crate::{scripts, tools, workspace};

/// Environment variables for the tests.
type Variables = Vec<(&'static str, OsString)>;

/// The tests that also run in Firefox without `--all`: a whole game by mouse, playing by keys and by
/// touch, focus, several people, and the table with the most texts in a drawing in many windows.
const SAMPLE: &str = "harness a_game_of_night_sky keyboard::night_sky l_opens_the_log second_press \
    focus together night_sky_fits texts_of_drawings";

/// A call of cargo.
struct Step {
    /// The words after `cargo`.
    words: String,
    /// The browser for its tests.
    browser: &'static str,
}

impl Step {
    fn new(words: &str) -> Self {
        Self {
            words: words.to_owned(),
            browser: "chromium",
        }
    }

    fn in_firefox(words: &str) -> Self {
        Self {
            browser: "firefox",
            ..Self::new(words)
        }
    }

    /// Returns all steps, in order.
    fn all(all: bool) -> Vec<Self> {
        let mut steps = vec![
            Self::new("fmt --all --check"),
            Self::new("clippy --workspace --all-targets -- -D warnings"),
            Self::new("test --workspace"),
        ];
        let browser = "test --package browser --test";
        if all {
            steps.push(Self::new(&format!("{browser} e2e -- --ignored")));
            let programs = format!("{browser} e2e --test pebbles --test pseudo");
            steps.push(Self::in_firefox(&format!(
                "{programs} -- --include-ignored"
            )));
        } else {
            steps.push(Self::in_firefox(&format!("{browser} e2e -- {SAMPLE}")));
        }
        steps
    }
}

/// Checks formatting, lints and the types of the scripts, runs all tests (unit, integration,
/// documentation and browser), and checks the rules. With `all`, the browser tests play every game
/// with every number of seats, and all of them run in Firefox too.
///
/// # Errors
/// Returns an error if a tool cannot be started.
pub fn run(all: bool) -> anyhow::Result<ExitCode> {
    let begin = Instant::now();
    let modules = tools::modules()?;
    let variables: Variables = vec![
        ("ALMAGEST_CHROMEDRIVER", tools::chromedriver()?.into()),
        ("ALMAGEST_FIREFOX", tools::firefox()?.into()),
        ("ALMAGEST_AXE", modules.join("axe-core/axe.min.js").into()),
    ];
    heading("the scripts of the pages")?;
    let code = scripts::check(&modules)?;
    if code != ExitCode::SUCCESS {
        eprintln!("xtask test: the scripts have type errors");
        return Ok(code);
    }
    let mut report = TestReport::default();
    let code = cargo_steps(&variables, &mut report, all)?;
    if code != ExitCode::SUCCESS {
        return Ok(code);
    }
    heading("cargo xtask rules")?;
    let ledger = Ledger::read()?;
    let code = rules::check(&ledger);
    if code != ExitCode::SUCCESS {
        eprintln!("xtask test: cargo xtask rules failed");
        return Ok(code);
    }
    close(&report, &ledger, begin);
    Ok(code)
}

/// Runs formatting, lints and tests, stopping at the first failure.
fn cargo_steps(
    variables: &Variables,
    report: &mut TestReport,
    all: bool,
) -> anyhow::Result<ExitCode> {
    for step in Step::all(all) {
        let code = cargo(&step, variables, report)?;
        if code != ExitCode::SUCCESS {
            eprintln!("xtask test: cargo {} failed", step.words);
            return Ok(code);
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn close(report: &TestReport, ledger: &Ledger, begin: Instant) {
    let TestReport {
        passed,
        ignored,
        repeated,
        ..
    } = report;
    println!(
        "\n{}xtask test: all good: format, lints, {passed} tests passed ({repeated} of them again, in Firefox; {ignored} ignored), {}; {} s",
        report.slowest(),
        ledger.summary(),
        begin.elapsed().as_secs()
    );
    // The closing line, for continuous integration.
    println!("{passed} passed, 0 failed, {ignored} skipped");
}

/// Runs one step, passing its output through and taking note of its tests.
fn cargo(
    Step { words, browser }: &Step,
    variables: &Variables,
    report: &mut TestReport,
) -> anyhow::Result<ExitCode> {
    let is_repetition = *browser == "firefox";
    let place = if is_repetition { " (in Firefox)" } else { "" };
    heading(&format!("cargo {words}{place}"))?;
    report.begin(is_repetition);
    // Cargo names the test programs on standard error, and they print to standard output. One pipe
    // keeps the order.
    let (reader, writer) = std::io::pipe()?;
    let mut command = Command::new(workspace::cargo());
    command
        .args(words.split_whitespace())
        .envs(variables.iter().cloned())
        .env("ALMAGEST_BROWSER", browser)
        .current_dir(workspace::root())
        .stdout(writer.try_clone()?)
        .stderr(writer);
    let mut child = command.spawn().context("cargo cannot be started")?;
    // Reading ends when every write end is closed, and `command` holds two.
    drop(command);
    for line in BufReader::new(reader).split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        report.add_line(&line);
        writeln!(std::io::stdout(), "{line}")?;
    }
    Ok(workspace::exit_code(child.wait()?))
}

fn heading(text: &str) -> anyhow::Result<()> {
    let mut out = std::io::stdout();
    writeln!(out, "\n== {text}")?;
    Ok(out.flush()?)
}
