//! The conformance suite: random play that every game must survive.
//!
//! It proves, on the states it meets: legal actions are accepted and all others refused with the
//! state unchanged; states and views survive serialization; a record replays to the same state;
//! games end within a bound; undo restores; `imagine` agrees with its view and puts every unseen
//! thing in every possible place; and nothing an observer may not know changes its view, events,
//! errors, legal actions or a machine player's move.

mod trial;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use crate::{Game, Observer, Options, Seat, Seed};
use trial::Trial;

/// What the suite needs to know about a game beyond its contract.
pub trait Conform: Game {
    /// Every action that could ever be named at this table, legal now or not.
    fn every_action(&self, state: &Self::State) -> Vec<Self::Action>;

    /// The same state with everything changed that the observer may not know.
    fn permute_hidden(
        &self,
        state: &Self::State,
        observer: Observer,
        rng: &mut impl Rng,
    ) -> Self::State;

    /// What lies where in this state, of the places the observer cannot look into.
    fn hidden_layout(&self, state: &Self::State, observer: Observer) -> Vec<(usize, usize)>;

    /// What may lie where by this view, and with which chance.
    fn possible_layout(&self, view: &Self::View) -> Vec<Possibility>;

    /// Whether those who choose at the same time now do so unseen; if not, all see each choice.
    fn choices_are_unseen(&self, state: &Self::State) -> bool {
        let _ = state;
        true
    }

    /// Options under which random play meets the most rules; those the run was given come on top.
    fn widest_options(&self, seats: usize) -> Options {
        let _ = seats;
        Options::new()
    }

    /// More decisions than any game takes.
    fn most_decisions(&self, seats: usize) -> usize;
}

/// One thing that may lie in one hidden place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Possibility {
    /// The hidden place.
    pub place: usize,
    /// The thing.
    pub thing: usize,
    /// How likely it lies there.
    pub chance: f64,
}

/// How much to check.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How many games.
    pub games: u64,
    /// The number of the first game.
    pub first: u64,
    /// One step in so many is checked thoroughly.
    pub thorough_every: u32,
    /// One thoroughly checked step in so many has its imagined states counted as well.
    pub count_every: u32,
}

/// What was checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games played to the end.
    pub games: u64,
    /// Actions applied in them.
    pub decisions: u64,
    /// The longest game.
    pub longest: u64,
    /// Actions tried that had to be refused, and were.
    pub refusals: u64,
    /// Pairs of states an observer cannot tell apart, compared.
    pub leak_checks: u64,
    /// Those of them in which the two states really differed in what is hidden.
    pub rearranged: u64,
    /// States imagined.
    pub imagined: u64,
    /// Actions taken back and played again.
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

/// What went wrong, and where to find it again.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("game {game} with {seats} seats, step {step}: {what}")]
pub struct Failure {
    /// The number of the game in the run.
    pub game: u64,
    /// How many seats it had.
    pub seats: usize,
    /// How many actions had been applied.
    pub step: usize,
    /// What did not hold.
    pub what: String,
}

/// A machine player for the suite: from a view, its legal actions and a seed to one of them.
pub type Mover<'a, G> = &'a mut dyn FnMut(
    &<G as Game>::View,
    Seat,
    &[<G as Game>::Action],
    Seed,
) -> <G as Game>::Action;

/// Plays random games and checks all of the above.
///
/// # Errors
/// The first thing that did not hold.
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
