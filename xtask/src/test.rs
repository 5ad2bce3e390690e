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

/// Checks formatting, lints and the types of the scripts, runs all tests (unit, integration,
/// documentation and browser), and checks the rules. With `all`, the browser tests play every game
/// with every number of seats.
///
/// # Errors
/// Returns an error if a tool cannot be started.
pub fn run(all: bool) -> anyhow::Result<ExitCode> {
    let begin = Instant::now();
    let modules = tools::modules()?;
    let variables: Variables = vec![
        ("ALMAGEST_CHROMEDRIVER", tools::chromedriver()?.into()),
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
    let mut steps = vec![
        "fmt --all --check",
        "clippy --workspace --all-targets -- -D warnings",
        "test --workspace",
    ];
    if all {
        steps.push("test --package browser --test e2e -- --ignored");
    }
    for step in steps {
        let words: Vec<&str> = step.split(' ').collect();
        let code = cargo(&words, variables, report)?;
        if code != ExitCode::SUCCESS {
            eprintln!("xtask test: cargo {step} failed");
            return Ok(code);
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn close(report: &TestReport, ledger: &Ledger, begin: Instant) {
    let TestReport {
        passed, ignored, ..
    } = report;
    println!(
        "\n{}xtask test: all good: format, lints, {passed} tests passed ({ignored} ignored), {}; {} s",
        report.slowest(),
        ledger.summary(),
        begin.elapsed().as_secs()
    );
    // The closing line, for continuous integration.
    println!("{passed} passed, 0 failed, {ignored} skipped");
}

/// Runs one step, passing its output through and taking note of its tests.
fn cargo(
    words: &[&str],
    variables: &Variables,
    report: &mut TestReport,
) -> anyhow::Result<ExitCode> {
    heading(&format!("cargo {}", words.join(" ")))?;
    // Cargo names the test programs on standard error, and they print to standard output. One pipe
    // keeps the order.
    let (reader, writer) = std::io::pipe()?;
    let mut command = Command::new(workspace::cargo());
    command
        .args(words)
        .envs(variables.iter().cloned())
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
