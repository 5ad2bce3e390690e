//! Learning how to judge positions, for every number of seats of a game.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use players::{Judge, Learn, Lessons, Training, Weights, learn};
use serde::Serialize;
use tabletop::Seed;

use crate::GameError;

/// How to learn.
#[derive(Clone, Debug)]
pub struct TrainPlan {
    /// The number of games for each number of seats.
    pub games: u64,
    /// The text all games are derived from.
    pub seed: String,
    /// The iterations of the players that search; with 0 no player searches.
    pub iterations: u32,
    /// The number of threads.
    pub threads: usize,
}

/// The results of a training run.
#[derive(Clone, Debug, Serialize)]
pub struct TrainSummary {
    /// The key of the game.
    pub game: &'static str,
    /// The text that reproduces the same weights.
    pub seed: String,
    /// The number of games for each number of seats.
    pub games: u64,
    /// The iterations of the players that searched.
    pub iterations: u32,
    /// The time taken, in seconds.
    pub seconds: f64,
    /// The results for every number of seats and every phase.
    pub results: Vec<TrainResult>,
    /// The text of the file of weights.
    #[serde(skip)]
    pub file: String,
}

/// How well one phase of the game with a number of seats was learned.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TrainResult {
    /// The number of seats.
    pub players: usize,
    /// The name of the phase.
    pub phase: &'static str,
    /// The number of positions learned from.
    pub positions: usize,
    /// How often the player with the best predicted chance won, in held-out positions.
    pub foreseen: f64,
    /// The mean of -ln of the winner's predicted chance in these positions.
    pub surprise: f64,
}

/// Plays and learns. `progress` is called with the number of games played.
pub(crate) fn train<G: Judge>(
    game: &G,
    plan: &TrainPlan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<TrainSummary, GameError> {
    let started = Instant::now();
    let facts = game.facts();
    let done = AtomicU64::new(0);
    let training = Training {
        games: plan.games,
        seed: Seed::from_text(&plan.seed),
        iterations: plan.iterations,
        threads: plan.threads,
    };
    let mut learned = Vec::new();
    for seats in facts.least_seats..=facts.most_seats {
        let report = || progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        learned.extend(learn(game, seats, &training, &report)?);
    }
    Ok(TrainSummary {
        game: facts.id,
        seed: plan.seed.clone(),
        games: plan.games,
        iterations: plan.iterations,
        seconds: started.elapsed().as_secs_f64(),
        results: learned.iter().map(result::<G>).collect(),
        file: file(game, plan, learned),
    })
}

fn result<G: Learn>(lessons: &Lessons) -> TrainResult {
    TrainResult {
        players: lessons.weights.seats,
        phase: G::PHASES[lessons.weights.phase],
        positions: lessons.positions,
        foreseen: lessons.foreseen,
        surprise: lessons.surprise,
    }
}

/// Returns the file of weights, which says how it was made.
fn file<G: Learn>(game: &G, plan: &TrainPlan, learned: Vec<Lessons>) -> String {
    let about = format!(
        "How much each number counts that a search of {game} looks at: when a phase begins, and how\n\
         much more when it ends. Learned by\n\
         almagest train {game} --games {} --iterations {} --seed {:?} --out FILE\n\
         on data with the hash {}.",
        plan.games,
        plan.iterations,
        plan.seed,
        game.data_hash(),
        game = game.facts().id,
    );
    let tables = learned.into_iter().map(|lessons| lessons.weights);
    let weights = Weights {
        tables: tables.collect(),
    };
    weights.to_text(&about, G::FEATURES, G::PHASES)
}
