//! Functions shared by all commands in which machine players play or think.

use std::hash::{BuildHasher, RandomState};
use std::io::IsTerminal;

use clap::ArgMatches;
use games::{ArenaPlan, Thinking};
use indicatif::{ProgressBar, ProgressStyle};
use words::{Language, decimal};

use crate::failure::Failure;
use crate::output::say;

/// The maximum number of threads, samples and milliseconds.
pub const MAX_THREADS: u64 = 1024;
const MAX_SAMPLES: u64 = 100_000;
const MAX_MILLISECONDS: u64 = 600_000;

/// Returns a numeric argument, if given.
pub fn number(matches: &ArgMatches, name: &str) -> Option<u64> {
    matches.get_one::<u64>(name).copied()
}

/// Returns a numeric argument, if given.
///
/// # Errors
/// Returns an error if it is out of range.
pub fn in_range(
    language: Language,
    matches: &ArgMatches,
    name: &str,
    least: u64,
    most: u64,
) -> Result<Option<u64>, Failure> {
    match number(matches, name) {
        Some(value) if !(least..=most).contains(&value) => {
            let arguments = [
                ("what", format!("--{name}").into()),
                ("value", value.into()),
                ("least", least.into()),
                ("most", most.into()),
            ];
            Err(Failure::say(language, "cli-range", &arguments))
        }
        value => Ok(value),
    }
}

/// Returns the number of threads; by default one per available processor.
///
/// # Errors
/// Returns an error if the number is out of range.
pub fn threads(language: Language, matches: &ArgMatches) -> Result<usize, Failure> {
    let all = || std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let given = in_range(language, matches, "threads", 1, MAX_THREADS)?;
    Ok(given.unwrap_or_else(all) as usize)
}

/// Returns how long to think about a decision.
///
/// # Errors
/// Returns an error if the value is out of range.
pub fn thinking(language: Language, matches: &ArgMatches) -> Result<Thinking, Failure> {
    let most = u64::from(games::MAX_ITERATIONS);
    if let Some(iterations) = in_range(language, matches, "iterations", 1, most)? {
        // The value is in range, so the cast is lossless.
        return Ok(Thinking::Iterations(iterations as u32));
    }
    let time = in_range(language, matches, "think-ms", 1, MAX_MILLISECONDS)?;
    Ok(time.map_or(Thinking::Own, Thinking::ThinkMs))
}

/// Returns the machine players that were named.
pub fn agents(matches: &ArgMatches) -> Vec<String> {
    let names = matches.get_many::<String>("agents").unwrap_or_default();
    names.cloned().collect()
}

/// Returns the given seed, or a new one.
pub fn seed(matches: &ArgMatches) -> String {
    let given = matches.get_one::<String>("seed").cloned();
    given.unwrap_or_else(fresh_seed)
}

/// Returns a random seed, drawn from the keys the standard library uses for its hash maps.
fn fresh_seed() -> String {
    let word = RandomState::new().hash_one(std::time::SystemTime::now());
    format!("{word:016x}")
}

/// Returns a progress bar, which is hidden unless standard error is a terminal.
pub fn progress_bar(length: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(length);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    bar
}

/// Returns the plan of the arena or the ladder.
///
/// # Errors
/// Returns an error if a value is out of range.
pub fn measuring_plan(language: Language, matches: &ArgMatches) -> Result<ArenaPlan, Failure> {
    Ok(ArenaPlan {
        agents: agents(matches),
        seats: number(matches, "players").unwrap_or_default() as usize,
        samples: in_range(language, matches, "games", 1, MAX_SAMPLES)?.unwrap_or_default(),
        seed: seed(matches),
        budget: thinking(language, matches)?,
        threads: threads(language, matches)?,
    })
}

/// Prints how many samples and games were played, how long they took, and the seed.
///
/// # Errors
/// Returns an error if the text cannot be written.
pub fn say_played(
    language: Language,
    (samples, games): (u64, u64),
    seconds: f64,
    seed: &str,
) -> Result<(), Failure> {
    let arguments = [
        ("samples", samples.into()),
        ("games", games.into()),
        ("seconds", decimal(language, seconds, 2).into()),
    ];
    say(language, "cli-arena-played", &arguments)?;
    say(language, "cli-seed", &[("seed", seed.into())])
}
