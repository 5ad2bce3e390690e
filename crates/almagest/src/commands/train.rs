//! `almagest train`: learns how to judge positions from games of machine players.

use clap::ArgMatches;
use games::{TextTable, TrainPlan, TrainResult, TrainSummary};
use words::{Language, decimal, text};

use super::given;
use super::machine_games::{in_range, progress_bar, seed, threads};
use super::record_file::RecordFile;
use crate::failure::Failure;
use crate::output::{print, print_json, say};

/// The maximum number of games. Positions are kept in memory, about 200 KB per five-player game.
const MAX_GAMES: u64 = 10_000;

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let kind = games::find(given(matches, "game"))?;
    let game = kind.ready(&tabletop::Options::new())?;
    let plan = plan(language, matches)?;
    let mut out = RecordFile::new(given(matches, "out"));
    // Notice an unwritable file before an hour of play.
    out.write("")?;
    let facts = game.facts();
    let tables = (facts.least_seats..=facts.most_seats).count() as u64;
    let bar = progress_bar(tables * plan.games);
    let summary = game.train(&plan, &|done| bar.set_position(done));
    bar.finish_and_clear();
    let summary = summary?;
    out.write(&summary.file)?;
    let file = out.finish()?;
    if matches.get_flag("json") {
        return print_json(language, &summary);
    }
    show(language, &summary, &file)
}

fn plan(language: Language, matches: &ArgMatches) -> Result<TrainPlan, Failure> {
    let games = in_range(language, matches, "games", 1, MAX_GAMES)?;
    let most = u64::from(games::MAX_ITERATIONS);
    let iterations = in_range(language, matches, "iterations", 0, most)?;
    Ok(TrainPlan {
        games: games.unwrap_or_default(),
        seed: seed(matches),
        // The value is in range, so the cast is lossless.
        iterations: iterations.unwrap_or_default() as u32,
        threads: threads(language, matches)?,
    })
}

fn show(language: Language, summary: &TrainSummary, file: &str) -> Result<(), Failure> {
    let headings = ["players", "phase", "positions", "foreseen", "surprise"];
    let row = |result: &TrainResult| {
        vec![
            result.players.to_string(),
            text(language, &format!("train-phase-{}", result.phase), &[]),
            result.positions.to_string(),
            decimal(language, result.foreseen, 3),
            decimal(language, result.surprise, 3),
        ]
    };
    let table = TextTable {
        headings: headings
            .map(|key| text(language, &format!("cli-train-{key}"), &[]))
            .to_vec(),
        rows: summary.results.iter().map(row).collect(),
    };
    print(language, &table.to_text())?;
    let arguments = [
        ("seconds", decimal(language, summary.seconds, 1).into()),
        ("file", file.into()),
    ];
    say(language, "cli-train-written", &arguments)?;
    let arguments = [("seed", summary.seed.as_str().into())];
    say(language, "cli-seed", &arguments)
}
