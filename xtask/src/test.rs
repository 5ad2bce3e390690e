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

/// The test programs that use a browser.
const BROWSER_PROGRAMS: &[&str] = &["e2e", "pebbles_pages", "pseudo_pages"];

/// The test programs of the server that also run on PostgreSQL: those that use storage most.
const STORAGE_PROGRAMS: &[&str] = &[
    "tables",
    "play",
    "records",
    "streams",
    "identity",
    "sessions",
    "sockets",
    "exhaustion",
    "upgrade",
    "old_rules",
];

/// Something that runs and must succeed.
enum Step {
    /// A call of cargo, with the words after `cargo`.
    Cargo(&'static str),
    /// A test program that cargo has run before, with other tests or in another browser. Calling
    /// cargo for it would compile it again: the features of dependencies differ for one package.
    Again {
        program: &'static str,
        browser: &'static str,
        /// The words after the program.
        words: &'static str,
    },
    /// A test program of the server that cargo has run before, now on PostgreSQL.
    OnPostgres(&'static str),
}

impl Step {
    /// Returns all steps, in order.
    fn all(all: bool) -> Vec<Self> {
        let mut steps = vec![
            Self::Cargo("fmt --all --check"),
            Self::Cargo("clippy --workspace --all-targets -- -D warnings"),
            Self::Cargo("test --workspace"),
        ];
        steps.extend(STORAGE_PROGRAMS.iter().copied().map(Self::OnPostgres));
        if all {
            steps.push(Self::Again {
                program: "e2e",
                browser: "chromium",
                words: "--ignored",
            });
        }
        let in_firefox = |program, words| Self::Again {
            program,
            browser: "firefox",
            words,
        };
        let (programs, words) = if all {
            (BROWSER_PROGRAMS, "--include-ignored")
        } else {
            (&BROWSER_PROGRAMS[..1], SAMPLE)
        };
        steps.extend(programs.iter().map(|program| in_firefox(program, words)));
        steps
    }

    /// Returns the browser for the tests.
    const fn browser(&self) -> &'static str {
        match self {
            Self::Cargo(_) | Self::OnPostgres(_) => "chromium",
            Self::Again { browser, .. } => browser,
        }
    }

    /// Returns the words that describe the step.
    fn title(&self) -> String {
        match self {
            Self::Cargo(words) => format!("cargo {words}"),
            Self::Again {
                program,
                browser,
                words,
            } => format!("{program} {words} (in {browser})"),
            Self::OnPostgres(program) => format!("{program} (on PostgreSQL)"),
        }
    }

    /// Returns the command.
    ///
    /// # Errors
    /// Returns an error if cargo has not run the program before.
    fn command(&self, report: &TestReport) -> anyhow::Result<Command> {
        match self {
            Self::Cargo(words) => {
                let mut command = Command::new(workspace::cargo());
                command
                    .args(words.split_whitespace())
                    .current_dir(workspace::root());
                Ok(command)
            }
            Self::Again { program, words, .. } => {
                let mut command = again(program, "crates/browser", report)?;
                command.args(words.split_whitespace());
                Ok(command)
            }
            Self::OnPostgres(program) => {
                let mut command = again(program, "crates/server", report)?;
                command.env("ALMAGEST_TEST_ENGINE", "postgres");
                Ok(command)
            }
        }
    }
}

/// Returns a command that runs a test program of a package again.
fn again(program: &str, package: &str, report: &TestReport) -> anyhow::Result<Command> {
    let path = report
        .path_of(program)
        .with_context(|| format!("cargo has not run the program {program}"))?;
    let mut command = Command::new(workspace::root().join(path));
    command.current_dir(workspace::root().join(package));
    Ok(command)
}

/// Checks formatting, lints and the types of the scripts, runs all tests (unit, integration,
/// documentation and browser), and checks the rules. With `all`, the browser tests play every game
/// with every number of seats, and all of them run in Firefox too. Tests of the server that use storage
/// run on PostgreSQL too.
///
/// # Errors
/// Returns an error if a tool cannot be started.
pub fn run(all: bool) -> anyhow::Result<ExitCode> {
    let begin = Instant::now();
    let modules = tools::modules()?;
    // It stops at the end, also if a test fails.
    let postgres = tools::postgres()?;
    let variables: Variables = vec![
        (testing::POSTGRES, postgres.address().into()),
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
    let code = run_steps(&variables, &mut report, all)?;
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
fn run_steps(
    variables: &Variables,
    report: &mut TestReport,
    all: bool,
) -> anyhow::Result<ExitCode> {
    for step in Step::all(all) {
        let code = run_step(&step, variables, report)?;
        if code != ExitCode::SUCCESS {
            eprintln!("xtask test: {} failed", step.title());
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
        "\n{}xtask test: all good: format, lints, {passed} tests passed ({repeated} of them again, in Firefox or on PostgreSQL; {ignored} ignored), {}; {} s",
        report.slowest(),
        ledger.summary(),
        begin.elapsed().as_secs()
    );
    // The closing line, for continuous integration.
    println!("{passed} passed, 0 failed, {ignored} skipped");
}

/// Runs one step, passing its output through and taking note of its tests.
fn run_step(
    step: &Step,
    variables: &Variables,
    report: &mut TestReport,
) -> anyhow::Result<ExitCode> {
    heading(&step.title())?;
    let mut command = step.command(report)?;
    match step {
        Step::Cargo(_) => report.begin(false),
        Step::Again {
            program, browser, ..
        } => {
            report.begin(*browser != "chromium");
            report.begin_program(program);
        }
        Step::OnPostgres(program) => {
            report.begin(true);
            report.begin_program(program);
        }
    }
    // Cargo names the test programs on standard error, and they print to standard output. One pipe
    // keeps the order.
    let (reader, writer) = std::io::pipe()?;
    command
        .envs(variables.iter().cloned())
        .env("ALMAGEST_BROWSER", step.browser())
        .stdout(writer.try_clone()?)
        .stderr(writer);
    let mut child = command
        .spawn()
        .with_context(|| format!("{} cannot be started", step.title()))?;
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
