//! `cargo xtask conformance`: runs the full conformance suite on all processors.

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::anyhow;
use games::ReadyGame;
use tabletop::conformance::{Effort, Failure, Tally};
use tabletop::{Options, Seed};

use crate::flags::{Flags, Misuse};
use crate::release;
use crate::table::{TextTable, grouped};

/// The number of games a thread takes at a time.
const BATCH: u64 = 25;

/// The games to play.
struct Plan {
    games: u64,
    seats: Vec<usize>,
    seed: Seed,
}

/// Runs the suite for every game, or the named one, with every number of seats, and prints the
/// number of checks.
///
/// # Errors
/// Returns an error if a flag is invalid or a check fails.
pub fn run(flags: &Flags, words: &[String]) -> anyhow::Result<ExitCode> {
    for kind in chosen(flags)? {
        let game = ready(kind)?;
        let plan = Plan::read(flags, &*game)?;
        if let Some(code) = release::again(words)? {
            return Ok(code);
        }
        play_all(&*game, &plan)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the games to play.
fn chosen(flags: &Flags) -> Result<Vec<&'static games::GameKind>, Misuse> {
    let named = flags.text("game");
    let kinds = games::kinds().into_iter();
    let kinds: Vec<_> = kinds
        .filter(|kind| named.is_none_or(|name| name == kind.id))
        .collect();
    match named {
        Some(name) if kinds.is_empty() => {
            let known = games::known();
            Err(Misuse(format!("there is no game '{name}', only {known}")))
        }
        _ => Ok(kinds),
    }
}

/// Returns a game with its default options.
fn ready(kind: &games::GameKind) -> anyhow::Result<Box<dyn ReadyGame>> {
    let ready = kind.ready(&Options::new());
    ready.map_err(|error| anyhow!("{}", error.words(words::Language::English)))
}

impl Plan {
    fn read(flags: &Flags, game: &dyn ReadyGame) -> Result<Self, Misuse> {
        let facts = game.facts();
        let possible = facts.least_seats..=facts.most_seats;
        let seats: Vec<usize> = flags.list("seats", possible.clone().collect())?;
        if let Some(bad) = seats.iter().find(|seats| !possible.contains(seats)) {
            let (least, most) = (facts.least_seats, facts.most_seats);
            let sentence = format!("{bad} players are not possible, only {least} to {most}");
            return Err(Misuse(sentence));
        }
        Ok(Self {
            games: flags.count("games", 10_000)?,
            seats,
            seed: Seed::from_text(flags.text("seed").unwrap_or("conformance")),
        })
    }
}

fn play_all(game: &dyn ReadyGame, plan: &Plan) -> anyhow::Result<()> {
    let mut table = TextTable::new(&[
        "game",
        "seats",
        "games",
        "decisions",
        "longest",
        "refusals",
        "leak checks",
        "imagined",
        "undone",
        "seconds",
    ]);
    for &seats in &plan.seats {
        let begin = Instant::now();
        let tally = spread(game, plan, seats)
            .map_err(|failure| anyhow!("{} does not conform: {failure}", game.facts().id))?;
        let seconds = begin.elapsed().as_secs_f64();
        table.row(row(game.facts().id, seats, &tally, seconds));
        eprintln!(
            "{} with {seats} seats: {} games conform",
            game.facts().id,
            tally.games
        );
    }
    print!("{}", table.text());
    Ok(())
}

fn row(game: &str, seats: usize, tally: &Tally, seconds: f64) -> Vec<String> {
    let counts = [
        tally.games,
        tally.decisions,
        tally.longest,
        tally.refusals,
        tally.leak_checks,
        tally.imagined,
        tally.undone,
    ];
    let mut cells = vec![game.to_owned(), seats.to_string()];
    cells.extend(counts.map(grouped));
    cells.push(format!("{seconds:.1}"));
    cells
}

/// Spreads the games over threads. A game's seed depends only on its number, so the games do not
/// depend on the number of threads.
fn spread(game: &dyn ReadyGame, plan: &Plan, seats: usize) -> Result<Tally, Failure> {
    let next = AtomicU64::new(0);
    let result = Mutex::new(Ok(Tally::default()));
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| work(game, plan, seats, &next, &result));
        }
    });
    result
        .into_inner()
        .unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Plays batches until there are none left or something has failed.
fn work(
    game: &dyn ReadyGame,
    plan: &Plan,
    seats: usize,
    next: &AtomicU64,
    result: &Mutex<Result<Tally, Failure>>,
) {
    loop {
        let first = next.fetch_add(BATCH, Ordering::Relaxed);
        if first >= plan.games {
            return;
        }
        let games = BATCH.min(plan.games - first);
        let played = batch(game, plan, seats, first, games);
        let failed = played.is_err();
        if let Ok(mut result) = result.lock() {
            join(&mut result, played);
        }
        if failed {
            next.store(plan.games, Ordering::Relaxed);
        }
    }
}

/// Adds the result of a batch. Among several failures, that of the earliest game is kept.
fn join(result: &mut Result<Tally, Failure>, played: Result<Tally, Failure>) {
    match (&mut *result, played) {
        (Ok(tally), Ok(more)) => tally.add(&more),
        (Ok(_), Err(failure)) => *result = Err(failure),
        (Err(known), Err(failure)) if failure.game < known.game => *result = Err(failure),
        (Err(_), _) => {}
    }
}

fn batch(
    game: &dyn ReadyGame,
    plan: &Plan,
    seats: usize,
    first: u64,
    games: u64,
) -> Result<Tally, Failure> {
    let effort = Effort {
        games,
        first,
        thorough_every: 40,
        count_every: 60,
    };
    game.conformance(seats, plan.seed, effort)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first_game() -> Box<dyn ReadyGame> {
        ready(games::kinds()[0]).unwrap()
    }

    fn plan(words: &[&str]) -> Result<Plan, Misuse> {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        let flags = Flags::parse(&words, &["games", "seats", "seed"])?;
        Plan::read(&flags, &*first_game())
    }

    #[test]
    fn a_plan_has_defaults_and_limits() {
        let facts = first_game().facts();
        let (least, most) = (facts.least_seats, facts.most_seats);
        let usual = plan(&[]).unwrap();
        assert_eq!(usual.games, 10_000);
        assert_eq!(usual.seats, (least..=most).collect::<Vec<_>>());
        let own = plan(&["--games", "3", "--seats", "2,5"]).unwrap();
        assert_eq!((own.games, own.seats), (3, vec![2, 5]));
        for bad in [least - 1, most + 1] {
            let refused = plan(&["--seats", &format!("{least},{bad}")]).map(|_| ());
            assert_eq!(
                refused.unwrap_err().to_string(),
                format!("{bad} players are not possible, only {least} to {most}")
            );
        }
    }

    #[test]
    fn one_game_can_be_chosen() {
        let names = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
            let kinds = chosen(&Flags::parse(&words, &["game"])?)?;
            Ok::<_, Misuse>(kinds.iter().map(|kind| kind.id).collect::<Vec<_>>())
        };
        let all: Vec<&str> = games::kinds().iter().map(|kind| kind.id).collect();
        assert_eq!(names(&[]).unwrap(), all);
        assert_eq!(names(&["--game", all[1]]).unwrap(), all[1..2]);
        let sentence = names(&["--game", "go"]).unwrap_err().to_string();
        assert_eq!(
            sentence,
            "there is no game 'go', only astra, stellium, nightsky"
        );
    }

    #[test]
    fn batches_of_any_size_add_up_to_the_same() {
        let game = first_game();
        let plan = plan(&["--games", "30", "--seats", "2"]).unwrap();
        let spread = spread(&*game, &plan, 2).unwrap();
        assert_eq!(batch(&*game, &plan, 2, 0, 30).unwrap(), spread);
        assert_eq!(spread.games, 30);
    }

    #[test]
    fn the_earliest_failure_is_kept() {
        let failure = |game| Failure {
            game,
            seats: 2,
            step: 0,
            what: String::new(),
        };
        let mut result = Ok(Tally::default());
        for game in [7, 3, 5] {
            join(&mut result, Err(failure(game)));
        }
        join(&mut result, Ok(Tally::default()));
        assert_eq!(result, Err(failure(3)));
    }
}
