//! Measures how fast machine players think: iterations per second, and how quickly they stop.

use std::hint::black_box;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use players::{Budget, Greedy, Judge, Player, Search, Team};
use tabletop::{NullSink, Observer, Options, Seat, Seed};

use crate::stopwatch::best;
use crate::table::{TextTable, grouped};

/// The number of iterations of each measurement, the same as for a master.
const ITERATIONS: u32 = 2_000;
/// How long a search runs before it is stopped.
const ALONE: Duration = Duration::from_millis(20);

/// The headings of the table.
pub const HEADINGS: [&str; 6] = [
    "game",
    "seats",
    "legal actions",
    "iterations/s",
    "on two threads",
    "stop ms",
];

/// Measures a search in the middle of a game and adds a row.
///
/// # Errors
/// Returns an error if the game cannot be set up.
pub fn measure<G: Judge>(game: &G, seats: usize, table: &mut TextTable) -> anyhow::Result<()> {
    let (view, seat, legal) = middle(game, seats)?;
    let seed = Seed::from_text("bench");
    let speed = |threads| {
        let (time, _) = best(|| {
            let mut team = Team::new(game, &view, seat, seed, threads);
            black_box(team.think(Budget::Iterations(ITERATIONS), None))
        });
        grouped((f64::from(ITERATIONS) / time.as_secs_f64()) as u64)
    };
    table.row(vec![
        game.facts().id.to_owned(),
        seats.to_string(),
        legal.to_string(),
        speed(1),
        speed(2),
        format!("{:.2}", 1000.0 * stop_time(game, &view, seat).as_secs_f64()),
    ]);
    Ok(())
}

/// Returns how long a search continues after it was told to stop.
fn stop_time<G: Judge>(game: &G, view: &G::View, seat: Seat) -> Duration {
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        let thinking = scope.spawn(|| {
            let mut search = Search::new(game, view, seat, Seed::from_text("stop"));
            search.think(Budget::Iterations(u32::MAX), Some(&stop));
            Instant::now()
        });
        thread::sleep(ALONE);
        let signalled = Instant::now();
        stop.store(true, Ordering::Relaxed);
        thinking.join().map_or(Duration::MAX, |stopped| {
            stopped.saturating_duration_since(signalled)
        })
    })
}

/// Plays greedy players to the middle of a game and returns the choice with the most legal actions
/// around there.
fn middle<G: Judge>(game: &G, seats: usize) -> anyhow::Result<(G::View, Seat, usize)> {
    let seed = Seed::from_text("bench");
    let mut state = game.setup(&Options::new(), seats, seed)?;
    let mut greedy = Greedy::new(seed);
    let mut seen = Vec::new();
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act(&state).first() {
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        let view = game.view(&state, Observer::Seat(seat));
        let action = greedy.choose(game, &view, seat, &legal);
        seen.push((view, seat, legal.len()));
        let _ = game.apply(&mut state, seat, action, &mut NullSink);
    }
    let half = seen.len() / 2;
    let around = seen.drain(half..(half + 10).min(seen.len()));
    around
        .max_by_key(|(_, _, count)| *count)
        .ok_or_else(|| anyhow::anyhow!("the game has no decisions"))
}
