//! `cargo xtask test`: everything a change must pass, in order, until something fails.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use anyhow::Context;

use crate::rules::{self, Ledger};
use crate::test_count::TestCount;
use crate::workspace;

/// Format, lints, tests (unit, integration and documentation), rules.
///
/// # Errors
/// If a tool cannot be started.
pub fn run() -> anyhow::Result<ExitCode> {
    let begin = Instant::now();
    let lints = [
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    let mut count = TestCount::default();
    let steps: [&[&str]; 3] = [
        &["fmt", "--all", "--check"],
        &lints,
        &["test", "--workspace"],
    ];
    for step in steps {
        let code = cargo(step, &mut count)?;
        if code != ExitCode::SUCCESS {
            eprintln!("xtask test: cargo {} failed", step.join(" "));
            return Ok(code);
        }
    }
    heading("cargo xtask rules")?;
    let ledger = Ledger::read()?;
    let code = rules::check(&ledger);
    if code != ExitCode::SUCCESS {
        eprintln!("xtask test: cargo xtask rules failed");
        return Ok(code);
    }
    let TestCount { passed, ignored } = count;
    println!(
        "\nxtask test: all good: format, lints, {passed} tests passed ({ignored} ignored), {}; {} s",
        ledger.summary(),
        begin.elapsed().as_secs()
    );
    // The closing line a continuous integration reads.
    println!("{passed} passed, 0 failed, {ignored} skipped");
    Ok(code)
}

/// Runs one step, passes its output on and counts the tests in it.
fn cargo(words: &[&str], count: &mut TestCount) -> anyhow::Result<ExitCode> {
    heading(&format!("cargo {}", words.join(" ")))?;
    let mut child = Command::new(workspace::cargo())
        .args(words)
        .current_dir(workspace::root())
        .stdout(Stdio::piped())
        .spawn()
        .context("cargo cannot be started")?;
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).lines() {
            let line = line?;
            count.add_line(&line);
            writeln!(std::io::stdout(), "{line}")?;
        }
    }
    Ok(workspace::exit_code(child.wait()?))
}

fn heading(text: &str) -> anyhow::Result<()> {
    let mut out = std::io::stdout();
    writeln!(out, "\n== {text}")?;
    Ok(out.flush()?)
}
