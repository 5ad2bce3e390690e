//! What all commands share that let machine players play or think.

use std::hash::{BuildHasher, RandomState};
use std::io::IsTerminal;

use clap::ArgMatches;
use games::{ArenaPlan, Thinking};
use indicatif::{ProgressBar, ProgressStyle};
use words::{Language, decimal};

use crate::failure::Failure;
use crate::output::say;

/// The most threads, samples and milliseconds that can be asked for.
pub const MOST_THREADS: u64 = 1024;
const MOST_SAMPLES: u64 = 100_000;
const MOST_MILLISECONDS: u64 = 600_000;

/// A number, if it was given.
pub fn number(matches: &ArgMatches, name: &str) -> Option<u64> {
    matches.get_one::<u64>(name).copied()
}

/// A number, if it was given.
///
/// # Errors
/// If it is not in the range.
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

/// On how many threads to play: as many as there are, unless it is said.
///
/// # Errors
/// If that is not possible.
pub fn threads(language: Language, matches: &ArgMatches) -> Result<usize, Failure> {
    let all = || std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let given = in_range(language, matches, "threads", 1, MOST_THREADS)?;
    Ok(given.unwrap_or_else(all) as usize)
}

/// How long to think about a decision.
///
/// # Errors
/// If that is not possible.
pub fn thinking(language: Language, matches: &ArgMatches) -> Result<Thinking, Failure> {
    let most = u64::from(games::MOST_ITERATIONS);
    if let Some(iterations) = in_range(language, matches, "iterations", 1, most)? {
        // In range, so nothing is lost.
        return Ok(Thinking::Iterations(iterations as u32));
    }
    let time = in_range(language, matches, "think-ms", 1, MOST_MILLISECONDS)?;
    Ok(time.map_or(Thinking::Own, Thinking::ThinkMs))
}

/// The machine players that were named.
pub fn agents(matches: &ArgMatches) -> Vec<String> {
    let names = matches.get_many::<String>("agents").unwrap_or_default();
    names.cloned().collect()
}

/// The seed that was given, or a new one.
pub fn seed(matches: &ArgMatches) -> String {
    let given = matches.get_one::<String>("seed").cloned();
    given.unwrap_or_else(fresh_seed)
}

/// A seed nobody asked for: from the keys the standard library draws for its hash maps.
fn fresh_seed() -> String {
    let word = RandomState::new().hash_one(std::time::SystemTime::now());
    format!("{word:016x}")
}

/// A bar on a terminal, nothing elsewhere.
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

/// What the arena and the ladder are to measure.
///
/// # Errors
/// If that is not possible.
pub fn measuring_plan(language: Language, matches: &ArgMatches) -> Result<ArenaPlan, Failure> {
    Ok(ArenaPlan {
        agents: agents(matches),
        seats: number(matches, "players").unwrap_or_default() as usize,
        samples: in_range(language, matches, "games", 1, MOST_SAMPLES)?.unwrap_or_default(),
        seed: seed(matches),
        budget: thinking(language, matches)?,
        threads: threads(language, matches)?,
    })
}

/// Says how many samples and games there were, how long they took, and from what seed.
///
/// # Errors
/// If it cannot be written.
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
