//! `almagest simulate`: many games by machine players.

use std::fs::File;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufWriter, IsTerminal, Write};
use std::path::PathBuf;

use clap::ArgMatches;
use games::{GameError, Plan, ReadyGame, Summary};
use indicatif::{ProgressBar, ProgressStyle};
use tabletop::{Options, Seed};
use words::{Language, decimal, text};

use super::{given, options};
use crate::failure::Failure;
use crate::output::print;

/// The most games, threads or seats that can be asked for.
const MOST_GAMES: u64 = 1_000_000_000;
const MOST_THREADS: u64 = 1024;

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let kind = games::find(given(matches, "game"))?;
    let game = kind.ready(&options(language, matches)?)?;
    let plan = plan(language, matches)?;
    let mut records = matches
        .get_one::<String>("records")
        .map(|file| Records::new(file));
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
        eprintln!("{}", text(language, "cli-records-written", &arguments));
    }
    if matches.get_flag("json") {
        print(&serde_json::to_string(&summary).unwrap_or_default());
    } else {
        show(language, &*game, &summary);
    }
    Ok(())
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
        options: Options::new(),
        agents,
        seats: number("players").unwrap_or_default() as usize,
        games: range("games", number("games").unwrap_or_default(), 1, MOST_GAMES)?,
        seed: matches
            .get_one::<String>("seed")
            .map_or_else(fresh_seed, |s| Seed::from_text(s)),
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
fn fresh_seed() -> Seed {
    let word = || RandomState::new().hash_one(std::time::SystemTime::now());
    Seed::from_text(&format!("{:x}{:x}", word(), word()))
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

/// The record file: written beside its final name and moved there when it is whole, so that a
/// failure leaves nothing half-written.
struct Records {
    file: String,
    partial: PathBuf,
    out: Option<BufWriter<File>>,
}

impl Records {
    fn new(file: &str) -> Self {
        Self {
            file: file.to_owned(),
            partial: format!("{file}.partial").into(),
            out: None,
        }
    }

    fn write(&mut self, text: &str) -> Result<(), GameError> {
        let out = match &mut self.out {
            Some(out) => out,
            none => {
                let file = File::create(&self.partial).map_err(|e| unwritable(&self.file, &e))?;
                none.insert(BufWriter::new(file))
            }
        };
        out.write_all(text.as_bytes())
            .map_err(|error| unwritable(&self.file, &error))
    }

    fn finish(mut self) -> Result<String, GameError> {
        if let Some(mut out) = self.out.take() {
            let moved = out
                .flush()
                .and_then(|()| std::fs::rename(&self.partial, &self.file));
            if let Err(error) = moved {
                let _ = std::fs::remove_file(&self.partial);
                return Err(unwritable(&self.file, &error));
            }
        }
        Ok(self.file.clone())
    }
}

/// Without `finish` the partial file goes away again.
impl Drop for Records {
    fn drop(&mut self) {
        if self.out.take().is_some() {
            let _ = std::fs::remove_file(&self.partial);
        }
    }
}

fn unwritable(file: &str, error: &std::io::Error) -> GameError {
    GameError::Unwritable {
        file: file.to_owned(),
        reason: error.kind(),
    }
}

fn show(language: Language, game: &dyn ReadyGame, summary: &Summary) {
    let arguments = [
        ("games", summary.games.into()),
        ("decisions", summary.decisions.into()),
        ("seconds", decimal(language, summary.seconds, 2).into()),
        (
            "rate",
            decimal(language, summary.decisions_per_second, 0).into(),
        ),
    ];
    print(&text(language, "cli-simulated", &arguments));
    let arguments = [
        ("rounds", decimal(language, summary.mean_rounds, 1).into()),
        (
            "decisions",
            decimal(language, summary.mean_decisions_per_game, 1).into(),
        ),
    ];
    print(&text(language, "cli-game-length", &arguments));
    let heading = |key: &str| text(language, key, &[]);
    let seats = games::CardList {
        headings: [
            "seat",
            "agent",
            "mean-score",
            "win-share",
            "win-share-by-turn",
        ]
        .map(|key| heading(&format!("cli-col-{key}")))
        .to_vec(),
        rows: (0..summary.players)
            .map(|seat| {
                vec![
                    (seat + 1).to_string(),
                    summary.agents[seat].clone(),
                    decimal(language, summary.mean_scores[seat], 2),
                    decimal(language, summary.win_share[seat], 3),
                    decimal(language, summary.win_share_by_turn[seat], 3),
                ]
            })
            .collect(),
    };
    print(&seats.to_text());
    let sources = summary.mean_sources.iter().map(|&(source, mean)| {
        format!(
            "{} {}",
            game.source_words(language, source),
            decimal(language, mean, 2)
        )
    });
    let arguments = [("sources", sources.collect::<Vec<_>>().join(", ").into())];
    print(&text(language, "cli-mean-sources", &arguments));
    let counts = summary.per_game.iter().map(|&(name, mean)| {
        let name = heading(&format!("count-{}", name.replace('_', "-")));
        format!("{name} {}", decimal(language, mean, 2))
    });
    let arguments = [("counts", counts.collect::<Vec<_>>().join(", ").into())];
    print(&text(language, "cli-per-game", &arguments));
}
