//! The conformance suite: random play that every game must pass.
//!
//! On the states it meets, it checks that legal actions are accepted and all others refused with
//! the state unchanged; states and views survive serialization; a record replays to the same state;
//! games end within a bound; undo restores the state before; `imagine` is consistent with its view
//! and puts every unseen thing in every possible place; and nothing an observer may not know
//! changes its view, events, errors, legal actions or a machine player's move.

mod trial;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use crate::{Game, Observer, Options, Seat, Seed};
use trial::Trial;

/// What the suite needs to know about a game in addition to the [`Game`] contract.
pub trait Conform: Game {
    /// Returns every action that can be named at this table, whether legal now or not.
    fn every_action(&self, state: &Self::State) -> Vec<Self::Action>;

    /// Returns the same state with everything that the observer may not know rearranged.
    fn permute_hidden(
        &self,
        state: &Self::State,
        observer: Observer,
        rng: &mut impl Rng,
    ) -> Self::State;

    /// Returns the contents of all places hidden from the observer, as pairs of place and thing.
    fn hidden_layout(&self, state: &Self::State, observer: Observer) -> Vec<(usize, usize)>;

    /// Returns the things that may lie in each hidden place according to a view, with
    /// probabilities.
    fn possible_layout(&self, view: &Self::View) -> Vec<Possibility>;

    /// Returns whether the simultaneous choices made now are hidden until all are made. If not,
    /// everybody sees each choice.
    fn choices_are_unseen(&self, state: &Self::State) -> bool {
        let _ = state;
        true
    }

    /// Returns the options under which random play exercises the most rules. The options given to a
    /// run override them.
    fn widest_options(&self, seats: usize) -> Options {
        let _ = seats;
        Options::new()
    }

    /// Returns an upper bound for the number of decisions in a game.
    fn most_decisions(&self, seats: usize) -> usize;
}

/// A thing that may lie in a hidden place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Possibility {
    /// The hidden place, by the game's own numbering.
    pub place: usize,
    /// The thing, by the game's own numbering.
    pub thing: usize,
    /// The probability that it lies there.
    pub chance: f64,
}

/// How much to check.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The number of games to play.
    pub games: u64,
    /// The number of the first game. A failure can be reproduced by starting at its game.
    pub first: u64,
    /// One step in this many, on average, is checked thoroughly.
    pub thorough_every: u32,
    /// At one thoroughly checked step in this many, on average, imagined states are counted too.
    pub count_every: u32,
}

impl Effort {
    /// Creates the effort for a few games of a small game: checks every step thoroughly, and counts
    /// imagined states at one step in four.
    #[must_use]
    pub const fn thorough(games: u64) -> Self {
        Self {
            games,
            first: 0,
            thorough_every: 1,
            count_every: 4,
        }
    }
}

/// What was checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The number of games played to the end.
    pub games: u64,
    /// The number of actions applied in them.
    pub decisions: u64,
    /// The number of actions in the longest game.
    pub longest: u64,
    /// The number of illegal actions that were tried and refused.
    pub refusals: u64,
    /// The number of compared pairs of states that an observer must not be able to tell apart.
    pub leak_checks: u64,
    /// How many of those pairs actually differed in their hidden part.
    pub rearranged: u64,
    /// The number of states imagined.
    pub imagined: u64,
    /// The number of actions undone and played again.
    pub undone: u64,
}

impl Tally {
    /// Adds another tally to this one.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        self.refusals += other.refusals;
        self.leak_checks += other.leak_checks;
        self.rearranged += other.rearranged;
        self.imagined += other.imagined;
        self.undone += other.undone;
    }
}

/// What went wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("game {game} with {seats} seats, step {step}: {what}")]
pub struct Failure {
    /// The number of the game in the run.
    pub game: u64,
    /// The number of seats.
    pub seats: usize,
    /// The number of actions applied before the failure.
    pub step: usize,
    /// A description of the check that failed, in English.
    pub what: String,
}

/// A machine player for the suite: picks one of the legal actions from a view and a seed.
pub type Mover<'a, G> = &'a mut dyn FnMut(
    &<G as Game>::View,
    Seat,
    &[<G as Game>::Action],
    Seed,
) -> <G as Game>::Action;

/// Plays random games and runs all checks.
///
/// # Errors
/// Returns an error if a check fails. The run stops there.
pub fn run<G: Conform>(
    game: &G,
    options: &Options,
    seats: usize,
    seed: Seed,
    effort: Effort,
    movers: &mut [Mover<'_, G>],
) -> Result<Tally, Failure> {
    let mut tally = Tally::default();
    for number in effort.first..effort.first + effort.games {
        let seed = seed.of_game(number);
        let rng = Xoshiro256PlusPlus::from_seed(seed.branch("conformance", 0).bytes());
        let mut trial = Trial {
            game,
            options,
            seats,
            seed,
            effort,
            movers,
            rng,
            tally,
            step: 0,
        };
        let done = trial.play();
        tally = trial.tally;
        let step = trial.step;
        done.map_err(|what| Failure {
            game: number,
            seats,
            step,
            what,
        })?;
        tally.games += 1;
        tally.decisions += step as u64;
        tally.longest = tally.longest.max(step as u64);
    }
    Ok(tally)
}
