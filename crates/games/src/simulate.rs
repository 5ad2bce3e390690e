//! Simulation: many games of machine players, spread over threads. The results do not depend on the
//! number of threads.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Instant;

use players::{Judge, player};
use serde::Serialize;
use tabletop::{Options, Outcome, Seat, Seed, Sitting};

use crate::GameError;
use crate::agent::Agent;
use crate::machine_table::MachineTable;
use crate::measures::{CountingSink, MAX_COUNTERS, Measures};

/// The number of games a thread plays before it delivers its results.
const BATCH: u64 = 16;
/// Win shares are counted in sixtieths, which makes every way of sharing a win a whole number.
const WIN: u64 = 60;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The machine players by name, in seat order. The list repeats if it is shorter than the
    /// number of seats.
    pub agents: Vec<String>,
    /// The number of seats.
    pub seats: usize,
    /// The number of games.
    pub games: u64,
    /// The text all games are derived from.
    pub seed: String,
    /// The number of threads.
    pub threads: usize,
    /// Whether to produce records.
    pub records: bool,
}

impl Plan {
    fn seed(&self) -> Seed {
        Seed::from_text(&self.seed)
    }

    fn agent(&self, seat: Seat) -> &str {
        &self.agents[seat.index() % self.agents.len()]
    }
}

/// Checks everything about a run of games that can be checked before the first game.
pub(crate) fn check<G: Judge>(
    game: &G,
    options: &Options,
    agents: &[String],
    knows: impl Fn(&str) -> bool,
    seats: usize,
    seed: Seed,
) -> Result<(), GameError> {
    game.setup(options, seats, seed.of_game(0))?;
    if let Some(name) = agents.iter().find(|name| !knows(name)) {
        return Err(GameError::UnknownAgent(name.clone()));
    }
    if agents.len() > seats {
        return Err(GameError::TooManyAgents {
            given: agents.len(),
            seats,
        });
    }
    Ok(())
}

/// The results of a simulation.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// The key of the game.
    pub game: &'static str,
    /// The number of seats.
    pub players: usize,
    /// The machine players in seat order.
    pub agents: Vec<String>,
    /// The text that reproduces the same games.
    pub seed: String,
    /// The number of games played.
    pub games: u64,
    /// The number of actions applied.
    pub decisions: u64,
    /// The number of actions that had an alternative.
    pub choices: u64,
    /// The time taken in seconds, without preparing the run.
    pub seconds: f64,
    /// Decisions per second.
    pub decisions_per_second: f64,
    /// Choices per second.
    pub choices_per_second: f64,
    /// Games per second.
    pub games_per_second: f64,
    /// Decisions per game.
    pub mean_decisions_per_game: f64,
    /// Rounds per game.
    pub mean_rounds: f64,
    /// Mean score by seat.
    pub mean_scores: Vec<f64>,
    /// Mean score of each opponent without a seat.
    #[serde(serialize_with = "as_object", skip_serializing_if = "Vec::is_empty")]
    pub mean_others: Vec<(&'static str, f64)>,
    /// Mean lead of the first seat over the best opponent without a seat; `None` without such an
    /// opponent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mean_margin: Option<f64>,
    /// Share of wins by seat; a shared win counts proportionally.
    pub win_share: Vec<f64>,
    /// Share of wins by place in the turn order, starting with the first player.
    pub win_share_by_turn: Vec<f64>,
    /// Mean score by source over all seats.
    #[serde(serialize_with = "as_object")]
    pub mean_sources: Vec<(&'static str, f64)>,
    /// Mean score by source over all opponents without a seat.
    #[serde(serialize_with = "as_object", skip_serializing_if = "Vec::is_empty")]
    pub mean_other_sources: Vec<(&'static str, f64)>,
    /// Mean number of occurrences per game, by counter.
    #[serde(serialize_with = "as_object")]
    pub per_game: Vec<(&'static str, f64)>,
}

/// Sums of points by key.
type Points = Vec<(&'static str, i64)>;

/// Sums over games. They are integers, so the order of addition does not matter.
#[derive(Clone, Debug, Default)]
struct Sums {
    decisions: u64,
    choices: u64,
    rounds: u64,
    scores: Vec<i64>,
    wins: Vec<u64>,
    wins_by_turn: Vec<u64>,
    sources: Points,
    others: Points,
    other_sources: Points,
    margin: i64,
    counters: [u64; MAX_COUNTERS],
}

impl Sums {
    fn for_seats(seats: usize) -> Self {
        let wins = vec![0; seats];
        Self {
            scores: vec![0; seats],
            wins_by_turn: wins.clone(),
            wins,
            ..Self::default()
        }
    }

    fn add(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.choices += other.choices;
        self.rounds += other.rounds;
        add_up(&mut self.scores, &other.scores);
        add_up(&mut self.wins, &other.wins);
        add_up(&mut self.wins_by_turn, &other.wins_by_turn);
        add_up(&mut self.counters, &other.counters);
        add_points(&mut self.sources, &other.sources);
        add_points(&mut self.others, &other.others);
        add_points(&mut self.other_sources, &other.other_sources);
        self.margin += other.margin;
    }

    fn note_outcome(&mut self, outcome: &Outcome, first: Seat) {
        let seats = outcome.scores.len();
        for seat in outcome.winners.iter() {
            let share = WIN / outcome.winners.len() as u64;
            self.wins[seat.index()] += share;
            self.wins_by_turn[(seat.index() + seats - first.index()) % seats] += share;
        }
        for (sum, score) in self.scores.iter_mut().zip(&outcome.scores) {
            *sum += i64::from(score.total);
            add_points(&mut self.sources, &score.sources);
        }
        for (other, score) in &outcome.others {
            add_points(&mut self.others, &[(*other, score.total)]);
            add_points(&mut self.other_sources, &score.sources);
        }
        if let Some((_, best)) = outcome.best_other() {
            self.margin += i64::from(outcome.scores[0].total) - i64::from(best.total);
        }
    }
}

/// Adds points to the sums with the same keys. New keys are appended.
fn add_points<N: Copy + Into<i64>>(sums: &mut Points, more: &[(&'static str, N)]) {
    for &(key, points) in more {
        match sums.iter_mut().find(|(known, _)| *known == key) {
            Some((_, sum)) => *sum += points.into(),
            None => sums.push((key, points.into())),
        }
    }
}

fn add_up<T: Copy + std::ops::AddAssign>(sums: &mut [T], more: &[T]) {
    for (sum, &value) in sums.iter_mut().zip(more) {
        *sum += value;
    }
}

/// What a thread delivers: the number of a batch, its sums and its records.
type Batch = Result<(u64, Sums, String), GameError>;

/// Plays the games of a plan. `progress` is called with the number of games played; `write`
/// receives the records in the order of the games.
pub(crate) fn simulate<G: Judge + Measures>(
    game: &G,
    options: &Options,
    plan: &Plan,
    progress: &mut dyn FnMut(u64),
    write: &mut dyn FnMut(&str) -> Result<(), GameError>,
) -> Result<Summary, GameError> {
    let knows = |name: &str| player::<G>(name, plan.seed()).is_some();
    check(game, options, &plan.agents, knows, plan.seats, plan.seed())?;
    let started = Instant::now();
    let batches = plan.games.div_ceil(BATCH);
    let next = AtomicU64::new(0);
    let stopped = AtomicBool::new(false);
    let (hand_in, collect) = mpsc::sync_channel::<Batch>(plan.threads * 2);
    let mut sums = Sums::for_seats(plan.seats);
    std::thread::scope(|scope| {
        for _ in 0..plan.threads {
            let hand_in = hand_in.clone();
            scope.spawn(|| {
                let hand_in = hand_in;
                let run = Run {
                    game,
                    options,
                    plan,
                    seed: plan.seed(),
                };
                run.work(batches, &next, &stopped, &hand_in);
            });
        }
        drop(hand_in);
        let collected = gather(collect, plan, &mut sums, progress, write);
        stopped.store(true, Ordering::Relaxed);
        collected
    })?;
    let seconds = started.elapsed().as_secs_f64();
    Ok(summarize(game, plan, &sums, seconds))
}

/// Everything the threads share.
struct Run<'a, G> {
    game: &'a G,
    options: &'a Options,
    plan: &'a Plan,
    seed: Seed,
}

impl<G: Judge + Measures> Run<'_, G> {
    /// Plays batches until there are none left.
    fn work(
        &self,
        batches: u64,
        next: &AtomicU64,
        stopped: &AtomicBool,
        hand_in: &mpsc::SyncSender<Batch>,
    ) {
        while !stopped.load(Ordering::Relaxed) {
            let batch = next.fetch_add(1, Ordering::Relaxed);
            if batch >= batches {
                return;
            }
            let last = ((batch + 1) * BATCH).min(self.plan.games);
            let mut sums = Sums::for_seats(self.plan.seats);
            let mut records = String::new();
            let played = (batch * BATCH..last)
                .try_for_each(|number| self.play(number, &mut sums, &mut records));
            let handed = hand_in.send(played.map(|()| (batch, sums, records)));
            if handed.is_err() {
                return;
            }
        }
    }

    /// Plays one game and adds it to the sums.
    fn play(&self, number: u64, sums: &mut Sums, records: &mut String) -> Result<(), GameError> {
        let (game, plan) = (self.game, self.plan);
        let seed = self.seed.of_game(number);
        let agent = |seat: Seat| {
            let own = seed.branch("player", seat.index() as u64);
            player(plan.agent(seat), own).map(Agent::Honest)
        };
        let agents = Seat::of(plan.seats).filter_map(agent).collect();
        let mut table = MachineTable::new(game, agents, seed);
        let errs = |seat: Seat, action: G::Action| GameError::AgentErrs {
            game: number + 1,
            agent: plan.agent(seat).to_owned(),
            action: format!("{action:?}"),
        };
        let mut sink = CountingSink::new(game);
        let state = if plan.records {
            let names = Seat::of(plan.seats)
                .map(|seat| plan.agent(seat).to_owned())
                .collect();
            let mut sitting = Sitting::open(game, self.options, names, seed)?;
            while let Some((seat, action)) = table.next_action(sitting.state()) {
                let done = sitting.act(seat, action, &mut sink);
                done.map_err(|_| errs(seat, action))?;
            }
            records.push_str(&sitting.record().to_text());
            sitting.state().clone()
        } else {
            let mut state = game.setup(self.options, plan.seats, seed)?;
            while let Some((seat, action)) = table.next_action(&state) {
                let done = game.apply(&mut state, seat, action, &mut sink);
                done.map_err(|_| errs(seat, action))?;
            }
            state
        };
        sums.decisions += table.decisions;
        sums.choices += table.choices;
        sums.rounds += G::rounds(&state);
        add_up(&mut sums.counters, &sink.counters);
        if let Some(outcome) = game.outcome(&state) {
            sums.note_outcome(&outcome, G::first_seat(&state));
        }
        Ok(())
    }
}

/// Adds up the batches and writes their records in order.
fn gather(
    collect: mpsc::Receiver<Batch>,
    plan: &Plan,
    sums: &mut Sums,
    progress: &mut dyn FnMut(u64),
    write: &mut dyn FnMut(&str) -> Result<(), GameError>,
) -> Result<(), GameError> {
    let mut waiting: BTreeMap<u64, String> = BTreeMap::new();
    let mut written = 0;
    let mut done = 0;
    for batch in collect {
        let (number, more, records) = batch?;
        sums.add(&more);
        waiting.insert(number, records);
        while let Some(records) = waiting.remove(&written) {
            if plan.records {
                write(&records)?;
            }
            written += 1;
        }
        done = (done + BATCH).min(plan.games);
        progress(done);
    }
    Ok(())
}

/// Serialises key–value pairs as one object, preserving their order.
fn as_object<S: serde::Serializer>(
    pairs: &[(&'static str, f64)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().copied())
}

fn summarize<G: Measures>(game: &G, plan: &Plan, sums: &Sums, seconds: f64) -> Summary {
    let games = plan.games as f64;
    let per_second = |count: u64| count as f64 / seconds.max(1e-9);
    let mean = |sum: i64| sum as f64 / games;
    let means = |points: &Points, among: usize| -> Vec<(&'static str, f64)> {
        let each = |&(key, sum)| (key, mean(sum) / among as f64);
        points.iter().map(each).collect()
    };
    let share = |&wins: &u64| wins as f64 / WIN as f64 / games;
    let shares = |wins: &[u64]| wins.iter().map(share).collect();
    Summary {
        game: game.facts().id,
        players: plan.seats,
        seed: plan.seed.clone(),
        agents: Seat::of(plan.seats)
            .map(|seat| plan.agent(seat).to_owned())
            .collect(),
        games: plan.games,
        decisions: sums.decisions,
        choices: sums.choices,
        seconds,
        decisions_per_second: per_second(sums.decisions),
        choices_per_second: per_second(sums.choices),
        games_per_second: per_second(plan.games),
        mean_decisions_per_game: sums.decisions as f64 / games,
        mean_rounds: sums.rounds as f64 / games,
        mean_scores: sums.scores.iter().map(|&sum| mean(sum)).collect(),
        mean_others: means(&sums.others, 1),
        mean_margin: (!sums.others.is_empty()).then(|| mean(sums.margin)),
        win_share: shares(&sums.wins),
        win_share_by_turn: shares(&sums.wins_by_turn),
        mean_sources: means(&sums.sources, plan.seats),
        mean_other_sources: means(&sums.other_sources, sums.others.len()),
        per_game: G::COUNTERS
            .iter()
            .zip(sums.counters)
            .map(|(&name, count)| (name, count as f64 / games))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use tabletop::{Score, SeatSet};

    use super::*;
    use crate::samples;

    fn solo(mine: i32, sources: &[(&'static str, i32)]) -> Outcome {
        let mut outcome = Outcome::most_points_win(vec![Score::of(vec![("track", mine)])]);
        outcome.others = vec![("ptolemy", Score::of(sources.to_vec()))];
        if mine <= outcome.others[0].1.total {
            outcome.winners = SeatSet::EMPTY;
        }
        outcome
    }

    /// Returns the summary of games with these outcomes, one batch each, as JSON.
    fn summary(outcomes: &[Outcome]) -> Value {
        let seats = outcomes[0].scores.len();
        let plan = Plan {
            agents: vec!["random".into()],
            seats,
            games: outcomes.len() as u64,
            seed: String::new(),
            threads: 1,
            records: false,
        };
        let mut sums = Sums::for_seats(seats);
        for outcome in outcomes {
            let mut batch = Sums::for_seats(seats);
            batch.note_outcome(outcome, Seat::new(0));
            sums.add(&batch);
        }
        let summary = summarize(&samples::solo(), &plan, &sums, 1.0);
        serde_json::to_value(summary).unwrap()
    }

    #[test]
    fn opponents_without_a_seat_have_means_and_a_margin() {
        let lost = solo(40, &[("cards", 50), ("stars", 4)]);
        let won = solo(61, &[("stars", 3), ("cards", 48)]);
        let json = summary(&[lost, won]);
        assert_eq!(json["mean_scores"], json!([50.5]));
        assert_eq!(json["win_share"], json!([0.5]));
        assert_eq!(json["mean_others"], json!({ "ptolemy": 52.5 }));
        assert_eq!(json["mean_margin"], -2.0);
        let sources = json!({ "cards": 49.0, "stars": 3.5 });
        assert_eq!(json["mean_other_sources"], sources);
        assert_eq!(json["mean_sources"], json!({ "track": 50.5 }));
    }

    #[test]
    fn games_between_seats_only_omit_the_fields_of_other_opponents() {
        let scores = [4, 9].map(|points| Score::of(vec![("track", points), ("pouch", 1)]));
        let json = summary(&[Outcome::most_points_win(scores.to_vec())]);
        assert_eq!(json["mean_sources"], json!({ "track": 6.5, "pouch": 1.0 }));
        for key in ["mean_others", "mean_margin", "mean_other_sources"] {
            assert!(json.get(key).is_none(), "{json}");
        }
    }
}
