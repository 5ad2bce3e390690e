//! Learning how positions are to be judged, for all numbers of seats of a game.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use players::{Judge, Learn, Lessons, Training, Weights, learn};
use serde::Serialize;
use tabletop::Seed;

use crate::GameError;

/// How to learn.
#[derive(Clone, Debug)]
pub struct TrainPlan {
    /// How many games for each number of seats.
    pub games: u64,
    /// A text from which all games follow.
    pub seed: String,
    /// How many iterations those think who think; with 0 nobody does.
    pub iterations: u32,
    /// On how many threads.
    pub threads: usize,
}

/// What was learned.
#[derive(Clone, Debug, Serialize)]
pub struct TrainSummary {
    /// The game.
    pub game: &'static str,
    /// The text that gives the same weights again.
    pub seed: String,
    /// Games for each number of seats.
    pub games: u64,
    /// Iterations of those who thought.
    pub iterations: u32,
    /// Time taken.
    pub seconds: f64,
    /// Every number of seats with every phase.
    pub results: Vec<TrainResult>,
    /// The file of weights.
    #[serde(skip)]
    pub file: String,
}

/// How well one phase of the game with some seats was learned.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TrainResult {
    /// Seats.
    pub players: usize,
    /// The phase.
    pub phase: &'static str,
    /// Positions learned from.
    pub positions: usize,
    /// In positions kept back, how often whoever had the best chance won.
    pub foreseen: f64,
    /// The mean of -ln of the winner's chance there.
    pub surprise: f64,
}

/// Plays and learns. `progress` hears how many games are played.
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
        let heard = || progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        learned.extend(learn(game, seats, &training, &heard)?);
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

/// The file of weights, which says where it is from.
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
