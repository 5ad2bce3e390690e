//! Learning: plays games, collects positions and fits weights to the results.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{BySeat, NullSink, Observer, Options, Outcome, Seat, Seed, SetupErrors, below};

use super::features::{Features, Learn};
use super::fit::{chances, fit_points, fit_wins, flat, likelihood};
use super::lesson::Lesson;
use super::weights::TableWeights;
use crate::{Budget, Greedy, Judge, Level, Player, Thinker};

/// One action in this many is a random legal one, so that players learn the consequences of
/// mistakes.
const MISTAKE: u32 = 20;
/// One position in this many is kept: consecutive ones are very similar.
const KEPT: u32 = 3;
/// One lesson in this many is held out, to measure how well the weights generalise.
const KEPT_BACK: usize = 10;

/// The parameters of a training run.
#[derive(Clone, Debug)]
pub struct Training {
    /// The number of games for each number of seats.
    pub games: u64,
    /// The seed of all games.
    pub seed: Seed,
    /// The number of iterations for players that search; 0 for none. All other players are greedy.
    pub iterations: u32,
    /// The number of threads.
    pub threads: usize,
}

/// The weights learned for one number of seats and one phase, and their quality.
#[derive(Clone, Debug)]
pub struct Lessons {
    /// The learned weights.
    pub weights: TableWeights,
    /// The number of positions.
    pub positions: usize,
    /// How often the favourite won, among the held-out positions.
    pub foreseen: f64,
    /// The mean of -ln of the winner's chance in the held-out positions.
    pub surprise: f64,
}

/// Plays games with this many seats and learns from them. Returns one result per phase. Calls
/// `progress` after every game.
///
/// # Errors
/// Returns an error if no game can be played with this many seats.
pub fn learn<G: Judge>(
    game: &G,
    seats: usize,
    training: &Training,
    progress: &(dyn Fn() + Sync),
) -> Result<Vec<Lessons>, SetupErrors> {
    game.setup(&Options::new(), seats, training.seed)?;
    let mut phases: Vec<Vec<Lesson>> = G::PHASES.iter().map(|_| Vec::new()).collect();
    for lesson in all_games(game, seats, training, progress) {
        phases[lesson.features.phase].push(lesson);
    }
    let learned = |(phase, lessons): (usize, Vec<Lesson>)| learned::<G>(&lessons, seats, phase);
    Ok(phases.into_iter().enumerate().map(learned).collect())
}

/// Plays all games. Returns their lessons in order, whatever the number of threads.
fn all_games<G: Judge>(
    game: &G,
    seats: usize,
    training: &Training,
    progress: &(dyn Fn() + Sync),
) -> Vec<Lesson> {
    let next = AtomicU64::new(0);
    let mut games: Vec<(u64, Vec<Lesson>)> = std::thread::scope(|scope| {
        let work = || {
            let mut done = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= training.games {
                    return done;
                }
                done.push((number, one_game(game, seats, training, number)));
                progress();
            }
        };
        let threads: Vec<_> = (0..training.threads.max(1))
            .map(|_| scope.spawn(work))
            .collect();
        let ended = threads
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)));
        ended.flatten().collect()
    });
    games.sort_by_key(|(number, _)| *number);
    games.into_iter().flat_map(|(_, lessons)| lessons).collect()
}

/// Plays a game and keeps some of its positions.
fn one_game<G: Judge>(game: &G, seats: usize, training: &Training, number: u64) -> Vec<Lesson> {
    let seed = training.seed.of_game(number);
    let mut rng = Xoshiro256PlusPlus::from_seed(seed.branch("lessons", 0).bytes());
    let mut players: Vec<_> = Seat::of(seats)
        .map(|seat| {
            let own = seed.branch("player", seat.index() as u64);
            pupil::<G>(own, training, &mut rng)
        })
        .collect();
    let Ok(mut state) = game.setup(&Options::new(), seats, seed) else {
        return Vec::new();
    };
    let features = play(game, &mut state, &mut players, &mut rng);
    let lesson = |outcome: Outcome| features.into_iter().map(move |l| Lesson::new(l, &outcome));
    // A tie without a winner teaches nothing about winning.
    let outcome = game.outcome(&state);
    let outcome = outcome.filter(|o| !o.winners.is_empty() || !o.others.is_empty());
    outcome.map(lesson).into_iter().flatten().collect()
}

/// Plays a game to its end and collects the features of some positions.
fn play<G: Judge>(
    game: &G,
    state: &mut G::State,
    players: &mut [Box<dyn Player<G>>],
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Features> {
    let mut features = Vec::new();
    let mut legal = Vec::new();
    loop {
        let to_act = game.to_act(state);
        let any = below(rng, to_act.len().max(1) as u32);
        let Some(seat) = to_act.iter().nth(any as usize) else {
            return features;
        };
        legal.clear();
        game.legal_actions(state, seat, &mut legal);
        let action = if below(rng, MISTAKE) == 0 {
            legal[below(rng, legal.len() as u32) as usize]
        } else {
            let view = game.view(state, Observer::Seat(seat));
            players[seat.index()].choose(game, &view, seat, &legal)
        };
        // Legal actions are never refused; the conformance suite proves it.
        let _ = game.apply(state, seat, action, &mut NullSink);
        if below(rng, KEPT) == 0 && !game.to_act(state).is_empty() {
            features.push(game.features(state));
        }
    }
}

/// Creates a player for training: greedy, or one that searches.
fn pupil<G: Judge>(
    seed: Seed,
    training: &Training,
    rng: &mut Xoshiro256PlusPlus,
) -> Box<dyn Player<G>> {
    if training.iterations == 0 || below(rng, 2) == 0 {
        return Box::new(Greedy::new(seed));
    }
    let budget = Budget::Iterations(training.iterations);
    Box::new(Thinker::new(Level::Astronomer, seed).with_budget(budget))
}

/// Fits weights to the lessons of one phase. The last ones are held out: except for one game at the
/// boundary, they come from games that are not used for fitting.
fn learned<G: Learn>(lessons: &[Lesson], seats: usize, phase: usize) -> Lessons {
    let count = G::FEATURES.len();
    let (known, unseen) = lessons.split_at(lessons.len() - lessons.len() / KEPT_BACK);
    let weights = TableWeights {
        seats,
        phase,
        win: fit_wins(known, count),
        points: fit_points(known, count),
    };
    let flat = flat(&weights.win);
    let foreseen: f64 = unseen
        .iter()
        .map(|lesson| won_by_best(lesson, &chances(lesson, &flat, count)))
        .sum();
    let surprise = -likelihood(unseen, &flat, count, 0.0);
    let unseen = unseen.len().max(1) as f64;
    Lessons {
        weights,
        positions: lessons.len(),
        foreseen: foreseen / unseen,
        surprise: surprise / unseen,
    }
}

/// Returns the share of the win that went to the seat or automa with the best chance.
fn won_by_best(lesson: &Lesson, chances: &BySeat<f64>) -> f64 {
    let seats = lesson.features.seats;
    let best = Seat::of(seats).max_by(|&a, &b| chances[a].total_cmp(&chances[b]));
    let sum = |of: &BySeat<f64>| of.of(seats).iter().sum::<f64>();
    match best {
        Some(seat) if !lesson.features.other || chances[seat] > 1.0 - sum(chances) => {
            lesson.won[seat]
        }
        _ => 1.0 - sum(&lesson.won),
    }
}
