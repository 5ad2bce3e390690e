//! The arena: measures machine players against each other, with each player in every seat of every
//! deal.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Instant;

use players::{Judge, engine_mark};
use tabletop::{NullSink, Options, Outcome, Seat, Seed};

use crate::GameError;
use crate::agent::Agent;
use crate::arena_sample::{ArenaRun, ArenaSample, Thinking};
use crate::arena_summary::ArenaSummary;
use crate::machine_table::MachineTable;
use crate::simulate;

/// What to measure.
#[derive(Clone, Debug)]
pub struct ArenaPlan {
    /// The machine players by position. The list repeats if it is shorter than the number of seats.
    pub agents: Vec<String>,
    /// The number of seats.
    pub seats: usize,
    /// The number of samples. Each is one deal, played in as many rotations as there are seats.
    pub samples: u64,
    /// The text all games are derived from.
    pub seed: String,
    /// How long the search levels think.
    pub budget: Thinking,
    /// The number of threads.
    pub threads: usize,
}

/// Returns the position that sits in a seat.
fn position(seat: Seat, rotation: usize, seats: usize) -> usize {
    (seat.index() + rotation) % seats
}

/// Plays the samples of a plan that are not already known. `progress` is called with the number of
/// samples available; `write` receives each new sample as a line of text. Once the plan has been
/// checked, `write` is first called with an empty string, so that an unwritable file is noticed
/// before hours of play.
pub(crate) fn arena<G: Judge>(
    game: &G,
    options: &Options,
    plan: &ArenaPlan,
    known: &[ArenaSample],
    progress: &mut dyn FnMut(u64),
    write: &mut dyn FnMut(&str) -> Result<(), GameError>,
) -> Result<ArenaSummary, GameError> {
    check(game, options, plan)?;
    write("")?;
    let started = Instant::now();
    let played = play(game, options, plan, known, progress, write)?;
    let seconds = started.elapsed().as_secs_f64();
    Ok(ArenaSummary::of(&played, seconds))
}

/// Checks everything about a plan that can be checked before the first game.
pub(crate) fn check<G: Judge>(
    game: &G,
    options: &Options,
    plan: &ArenaPlan,
) -> Result<(), GameError> {
    let seed = Seed::from_text(&plan.seed);
    let knows = |name: &str| Agent::<G>::named(name, seed, None).is_some();
    simulate::check(game, options, &plan.agents, knows, plan.seats, seed)
}

/// All samples of a run.
pub(crate) struct Played {
    /// Identifies the run.
    pub run: ArenaRun,
    /// The samples, ordered by number.
    pub samples: Vec<ArenaSample>,
    /// How many of them were already known.
    pub taken: u64,
    /// The mean time of a choice; `None` if no choice was made in this run.
    pub ms_per_decision: Option<f64>,
}

/// Plays the samples of a checked plan that are not already known.
pub(crate) fn play<G: Judge>(
    game: &G,
    options: &Options,
    plan: &ArenaPlan,
    known: &[ArenaSample],
    progress: &mut dyn FnMut(u64),
    write: &mut dyn FnMut(&str) -> Result<(), GameError>,
) -> Result<Played, GameError> {
    let run = Run {
        game,
        options,
        plan,
        seed: Seed::from_text(&plan.seed),
        id: id(game, options, plan),
        microseconds: AtomicU64::new(0),
        choices: AtomicU64::new(0),
    };
    let mut samples = run.known(known);
    let taken = samples.len() as u64;
    progress(taken);
    run.play_missing(&mut samples, progress, write)?;
    Ok(Played {
        ms_per_decision: run.ms_per_decision(),
        run: run.id,
        samples: samples.into_values().collect(),
        taken,
    })
}

/// Returns the properties that distinguish this run from others.
fn id<G: Judge>(game: &G, options: &Options, plan: &ArenaPlan) -> ArenaRun {
    let agents = plan.agents.iter().cycle().take(plan.seats);
    ArenaRun {
        game: game.facts().id.to_owned(),
        players: plan.seats,
        agents: agents.cloned().collect(),
        options: options.clone(),
        data: game.data_hash().to_owned(),
        engine: engine_mark::<G>(),
        seed: plan.seed.clone(),
        budget: plan.budget,
    }
}

/// Samples by number. Summing in this order gives the same result whichever thread finishes first.
type Samples = BTreeMap<u64, ArenaSample>;

/// Everything the threads share.
struct Run<'a, G> {
    game: &'a G,
    options: &'a Options,
    plan: &'a ArenaPlan,
    seed: Seed,
    id: ArenaRun,
    /// The time spent in the games of this run, and the number of choices made in them.
    microseconds: AtomicU64,
    choices: AtomicU64,
}

impl<G: Judge> Run<'_, G> {
    fn ms_per_decision(&self) -> Option<f64> {
        let [spent, choices] =
            [&self.microseconds, &self.choices].map(|of| of.load(Ordering::Relaxed) as f64);
        (choices > 0.0).then(|| spent / 1000.0 / choices)
    }

    /// Returns the known samples that belong to this run.
    fn known(&self, known: &[ArenaSample]) -> Samples {
        let ours =
            |sample: &&ArenaSample| sample.run == self.id && sample.number < self.plan.samples;
        let pair = |sample: &ArenaSample| (sample.number, sample.clone());
        known.iter().filter(ours).map(pair).collect()
    }

    /// Plays and adds the missing samples.
    fn play_missing(
        &self,
        samples: &mut Samples,
        progress: &mut dyn FnMut(u64),
        write: &mut dyn FnMut(&str) -> Result<(), GameError>,
    ) -> Result<(), GameError> {
        let missing: Vec<u64> = (0..self.plan.samples)
            .filter(|number| !samples.contains_key(number))
            .collect();
        let next = AtomicUsize::new(0);
        let stopped = AtomicBool::new(false);
        let (hand_in, collect) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..self.plan.threads.min(missing.len()) {
                let hand_in = hand_in.clone();
                let (missing, next, stopped) = (&missing, &next, &stopped);
                scope.spawn(move || self.work(missing, next, stopped, &hand_in));
            }
            drop(hand_in);
            let collected = collect.into_iter().try_for_each(|sample| {
                let sample: ArenaSample = sample?;
                write(&sample.to_line())?;
                samples.insert(sample.number, sample);
                progress(samples.len() as u64);
                Ok(())
            });
            stopped.store(true, Ordering::Relaxed);
            collected
        })
    }

    /// Plays missing samples until there are none left.
    fn work(
        &self,
        missing: &[u64],
        next: &AtomicUsize,
        stopped: &AtomicBool,
        hand_in: &mpsc::Sender<Result<ArenaSample, GameError>>,
    ) {
        while !stopped.load(Ordering::Relaxed) {
            let Some(&number) = missing.get(next.fetch_add(1, Ordering::Relaxed)) else {
                return;
            };
            if hand_in.send(self.sample(number)).is_err() {
                return;
            }
        }
    }

    /// Plays one deal in all rotations.
    fn sample(&self, number: u64) -> Result<ArenaSample, GameError> {
        let seats = self.plan.seats;
        let (mut shares, mut scores) = (vec![0.0; seats], vec![0.0; seats]);
        for rotation in 0..seats {
            let Some(outcome) = self.play(number, rotation)? else {
                continue;
            };
            for seat in Seat::of(seats) {
                let position = position(seat, rotation, seats);
                shares[position] += outcome.win_share(seat);
                scores[position] += f64::from(outcome.scores[seat.index()].total);
            }
        }
        let means = |sums: Vec<f64>| sums.into_iter().map(|sum| sum / seats as f64).collect();
        Ok(ArenaSample {
            run: self.id.clone(),
            number,
            shares: means(shares),
            scores: means(scores),
        })
    }

    /// Plays one rotation. All rotations share the sample's deal; the players get their own
    /// randomness.
    fn play(&self, number: u64, rotation: usize) -> Result<Option<Outcome>, GameError> {
        let (game, seats) = (self.game, self.plan.seats);
        let deal = self.seed.of_game(number);
        let seed = deal.branch("rotation", rotation as u64);
        let name = |seat: Seat| self.id.agents[position(seat, rotation, seats)].as_str();
        let agent = |seat: Seat| {
            let own = seed.branch("player", seat.index() as u64);
            Agent::named(name(seat), own, self.plan.budget.budget())
        };
        let agents = Seat::of(seats).filter_map(agent).collect();
        let mut table = MachineTable::new(game, agents, seed);
        let mut state = game.setup(self.options, seats, deal)?;
        let started = Instant::now();
        while let Some((seat, action)) = table.next_action(&state) {
            let done = game.apply(&mut state, seat, action, &mut NullSink);
            done.map_err(|_| GameError::AgentErrs {
                game: number * seats as u64 + rotation as u64 + 1,
                agent: name(seat).to_owned(),
                action: format!("{action:?}"),
            })?;
        }
        let spent = started.elapsed().as_micros() as u64;
        self.microseconds.fetch_add(spent, Ordering::Relaxed);
        self.choices.fetch_add(table.choices, Ordering::Relaxed);
        Ok(game.outcome(&state))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_takes_every_seat_once() {
        for seats in 1..=5 {
            for seat in Seat::of(seats) {
                let mut sat: Vec<usize> = (0..seats).map(|r| position(seat, r, seats)).collect();
                sat.sort_unstable();
                assert_eq!(sat, (0..seats).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn positions_start_on_their_own_seats_and_rotate() {
        let sitting = |rotation| Seat::of(3).map(move |seat| position(seat, rotation, 3));
        assert_eq!(sitting(0).collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(sitting(1).collect::<Vec<_>>(), [1, 2, 0]);
    }
}
