//! `almagest simulate`: many games by machine players.

use std::hash::{BuildHasher, RandomState};
use std::io::IsTerminal;

use clap::ArgMatches;
use games::{Plan, ReadyGame, Summary, TextTable};
use indicatif::{ProgressBar, ProgressStyle};
use words::{Language, decimal, text};

use super::record_file::RecordFile;
use super::{given, options};
use crate::failure::Failure;
use crate::output::{note, print, say};

/// The most games and threads that can be asked for.
const MOST_GAMES: u64 = 1_000_000_000;
const MOST_THREADS: u64 = 1024;

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let kind = games::find(given(matches, "game"))?;
    let game = kind.ready(&options(language, matches)?)?;
    let plan = plan(language, matches)?;
    let mut records = matches
        .get_one::<String>("records")
        .map(|file| RecordFile::new(file));
    let bar = progress_bar(plan.games);
    let summary = game.simulate(&plan, &mut |done| bar.set_position(done), &mut |text| {
        records
            .as_mut()
            .map_or(Ok(()), |records| records.write(text))
    });
    bar.finish_and_clear();
    let summary = summary?;
    if let Some(records) = records {
        let file = records.finish()?;
        let arguments = [("games", plan.games.into()), ("file", file.into())];
        note(&text(language, "cli-records-written", &arguments));
    }
    if matches.get_flag("json") {
        print(
            language,
            &serde_json::to_string(&summary).unwrap_or_default(),
        )
    } else {
        show(language, &*game, &summary)
    }
}

fn plan(language: Language, matches: &ArgMatches) -> Result<Plan, Failure> {
    let number = |name: &str| matches.get_one::<u64>(name).copied();
    let range = |name: &str, value: u64, least: u64, most: u64| {
        if (least..=most).contains(&value) {
            return Ok(value);
        }
        let what = format!("--{name}");
        let arguments = [
            ("what", what.into()),
            ("value", value.into()),
            ("least", least.into()),
            ("most", most.into()),
        ];
        Err(Failure::say(language, "cli-range", &arguments))
    };
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let agents: Vec<String> = matches
        .get_many::<String>("agents")
        .unwrap_or_default()
        .cloned()
        .collect();
    Ok(Plan {
        agents,
        seats: number("players").unwrap_or_default() as usize,
        games: range("games", number("games").unwrap_or_default(), 1, MOST_GAMES)?,
        seed: matches
            .get_one::<String>("seed")
            .cloned()
            .unwrap_or_else(fresh_seed),
        threads: range(
            "threads",
            number("threads").unwrap_or(threads),
            1,
            MOST_THREADS,
        )? as usize,
        records: matches.contains_id("records"),
    })
}

/// A seed nobody asked for: from the keys the standard library draws for its hash maps.
fn fresh_seed() -> String {
    let word = RandomState::new().hash_one(std::time::SystemTime::now());
    format!("{word:016x}")
}

/// A bar on a terminal, nothing elsewhere.
fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    bar
}

fn show(language: Language, game: &dyn ReadyGame, summary: &Summary) -> Result<(), Failure> {
    let number = |value: f64, digits| decimal(language, value, digits);
    let arguments = [
        ("games", summary.games.into()),
        ("decisions", summary.decisions.into()),
        ("seconds", number(summary.seconds, 2).into()),
        ("rate", number(summary.decisions_per_second, 0).into()),
    ];
    say(language, "cli-simulated", &arguments)?;
    say(
        language,
        "cli-seed",
        &[("seed", summary.seed.as_str().into())],
    )?;
    let arguments = [
        ("rounds", number(summary.mean_rounds, 1).into()),
        (
            "decisions",
            number(summary.mean_decisions_per_game, 1).into(),
        ),
    ];
    say(language, "cli-game-length", &arguments)?;
    print(language, &seats(language, summary).to_text())?;
    let shares = summary
        .win_share_by_turn
        .iter()
        .map(|&share| number(share, 3));
    let arguments = [("shares", shares.collect::<Vec<_>>().join(" ").into())];
    say(language, "cli-by-turn-order", &arguments)?;
    let sources = summary.mean_sources.iter().map(|&(source, mean)| {
        format!(
            "{} {}",
            game.source_words(language, source),
            number(mean, 2)
        )
    });
    let arguments = [("sources", sources.collect::<Vec<_>>().join(", ").into())];
    say(language, "cli-mean-sources", &arguments)?;
    let counts = summary.per_game.iter().map(|&(name, mean)| {
        format!(
            "{} {}",
            text(language, &format!("count-{name}"), &[]),
            number(mean, 2)
        )
    });
    let arguments = [("counts", counts.collect::<Vec<_>>().join(", ").into())];
    say(language, "cli-per-game", &arguments)
}

/// One row a seat.
fn seats(language: Language, summary: &Summary) -> TextTable {
    let headings = ["seat", "agent", "mean-score", "win-share"];
    let row = |seat: usize| {
        vec![
            (seat + 1).to_string(),
            summary.agents[seat].clone(),
            decimal(language, summary.mean_scores[seat], 2),
            decimal(language, summary.win_share[seat], 3),
        ]
    };
    TextTable {
        headings: headings
            .map(|key| text(language, &format!("cli-col-{key}"), &[]))
            .to_vec(),
        rows: (0..summary.players).map(row).collect(),
    }
}
