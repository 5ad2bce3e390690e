//! Features: the numbers a position is judged by.

use tabletop::{BySeat, Game, Seat};

/// The maximum number of features of a game.
pub const MAX_FEATURES: usize = 24;

/// A game whose positions are judged by weights learned from played games. A game without features
/// learns nothing and is judged by its [appraisal](crate::Appraise).
pub trait Learn: Game {
    /// The names of its features, in order.
    const FEATURES: &'static [&'static str] = &[];
    /// The names of the phases of a game. Each phase has its own weights.
    const PHASES: &'static [&'static str] = &["all"];

    /// The file with the learned weights.
    const WEIGHTS: &'static str = "";

    /// Returns the features of a state. The features of a seat may use everything that seat knows.
    fn features(&self, state: &Self::State) -> Features {
        Features::new(self.seats(state), 0, 0.0)
    }
}

/// The features of a position, for every seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Features {
    /// The number of seats.
    pub seats: usize,
    /// The index of the phase in [`Learn::PHASES`].
    pub phase: usize,
    /// The progress within the phase, from 0 to 1.
    pub progress: f64,
    /// Whether an automa plays against the seats. Its strength is 0 by definition.
    pub other: bool,
    /// The features of each seat.
    pub by_seat: BySeat<[f64; MAX_FEATURES]>,
}

impl Features {
    /// Creates features that are all zero.
    #[must_use]
    pub fn new(seats: usize, phase: usize, progress: f64) -> Self {
        Self {
            seats,
            phase,
            progress,
            other: false,
            by_seat: BySeat::filled([0.0; MAX_FEATURES]),
        }
    }

    /// Sets the features of one seat.
    pub fn set<const N: usize>(&mut self, seat: Seat, features: [f64; N]) {
        const { assert!(N <= MAX_FEATURES, "too many features") };
        self.by_seat[seat][..N].copy_from_slice(&features);
    }
}
