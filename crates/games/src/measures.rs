//! The numbers a simulation collects besides scores: how long games last and what happens in them.

use tabletop::{EventSink, Game, Seat};

/// The maximum number of counters of a game.
pub(crate) const MAX_COUNTERS: usize = 20;

/// A game whose course can be measured.
pub trait Measures: Game {
    /// The names of the counters; at most 20.
    const COUNTERS: &'static [&'static str] = &[];

    /// Returns the counter an event increments, if any.
    fn counter(&self, _: &Self::Event) -> Option<usize> {
        None
    }

    /// Returns the number of rounds of a finished game.
    fn rounds(state: &Self::State) -> u64;

    /// Returns the seat that began.
    fn first_seat(state: &Self::State) -> Seat;
}

/// Counts events of a game as they occur.
pub(crate) struct CountingSink<'a, G> {
    game: &'a G,
    pub counters: [u64; MAX_COUNTERS],
}

impl<'a, G> CountingSink<'a, G> {
    pub fn new(game: &'a G) -> Self {
        Self {
            game,
            counters: [0; MAX_COUNTERS],
        }
    }
}

impl<G: Measures> EventSink<G::Event> for CountingSink<'_, G> {
    #[inline]
    fn event(&mut self, event: impl FnOnce() -> G::Event) {
        if let Some(counter) = self.game.counter(&event()) {
            self.counters[counter] += 1;
        }
    }
}
