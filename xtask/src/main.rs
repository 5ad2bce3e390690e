//! The development tasks of Almagest:
//! `cargo xtask test | rules | conformance | crash | soak | bench | screenshots`.

mod bench;
mod conformance;
mod crash;
mod flags;
mod load;
mod lots;
mod page_bench;
#[cfg(test)]
mod record_example;
mod release;
mod rule;
mod rule_test;
mod rules;
mod screenshots;
mod scripts;
mod search_bench;
mod soak;
mod stopwatch;
mod table;
mod test;
mod test_report;
mod tools;
mod workspace;

use std::process::ExitCode;

use flags::{Flags, Misuse};

/// The available tasks.
const TASKS: &str = "test, rules, conformance, crash, soak, bench and screenshots";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&words) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::from(if error.is::<Misuse>() { 2 } else { 1 })
        }
    }
}

fn dispatch(words: &[String]) -> anyhow::Result<ExitCode> {
    let (command, rest) = words
        .split_first()
        .ok_or_else(|| Misuse(format!("name a task: {TASKS}")))?;
    match command.as_str() {
        "test" => {
            let (all, rest) = switch(rest, "--all");
            Flags::parse(&rest, &[])?;
            test::run(all)
        }
        "rules" => {
            Flags::parse(rest, &[])?;
            rules::run()
        }
        "conformance" => {
            let flags = Flags::parse(rest, &["game", "games", "seats", "seed"])?;
            conformance::run(&flags, words)
        }
        "crash" => {
            let (power, rest) = switch(rest, "--power");
            crash::run(&Flags::parse(&rest, &["times", "seed"])?, power)
        }
        "soak" => soak::run(&Flags::parse(rest, &["minutes", "seed"])?, words),
        "bench" => bench::run(&Flags::parse(rest, &["only"])?, words),
        "screenshots" => screenshots::run(&Flags::parse(rest, &["only"])?),
        other => Err(Misuse(format!("there is no task '{other}', only {TASKS}")).into()),
    }
}

/// Returns whether a flag without a value is among the words, and the other words.
fn switch(words: &[String], flag: &str) -> (bool, Vec<String>) {
    let (found, rest): (Vec<_>, Vec<_>) = words.iter().cloned().partition(|word| word == flag);
    (!found.is_empty(), rest)
}
