//! What a game looks at in a position.

use tabletop::{BySeat, Game, Seat};

/// The most numbers a game can look at.
pub const MOST_FEATURES: usize = 24;

/// A game whose positions are judged by what was learned from games played. A game that looks at no
/// numbers learns nothing, and is judged by its [appraisal](crate::Appraise).
pub trait Learn: Game {
    /// The names of the numbers it looks at, in their order.
    const FEATURES: &'static [&'static str] = &[];
    /// The phases of a game that have weights of their own.
    const PHASES: &'static [&'static str] = &["all"];

    /// The file of what was learned.
    const WEIGHTS: &'static str = "";

    /// Looks at a state that a player imagined, or that was played; each seat knows what is its own.
    fn look(&self, state: &Self::State) -> Look {
        Look::new(self.seats(state), 0, 0.0)
    }
}

/// What was seen in a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Look {
    /// How many seats.
    pub seats: usize,
    /// The phase, as an index.
    pub phase: usize,
    /// How far the phase has come: from 0 to 1.
    pub progress: f64,
    /// Whether there is an opponent that is no seat. Its strength is 0: seats are measured by it.
    pub other: bool,
    /// The numbers of every seat.
    pub features: BySeat<[f64; MOST_FEATURES]>,
}

impl Look {
    /// A look at a phase, with nothing seen yet.
    #[must_use]
    pub fn new(seats: usize, phase: usize, progress: f64) -> Self {
        Self {
            seats,
            phase,
            progress,
            other: false,
            features: BySeat::filled([0.0; MOST_FEATURES]),
        }
    }

    /// The numbers of one seat.
    pub fn see<const N: usize>(&mut self, seat: Seat, features: [f64; N]) {
        const { assert!(N <= MOST_FEATURES, "too many numbers to look at") };
        self.features[seat][..N].copy_from_slice(&features);
    }
}
