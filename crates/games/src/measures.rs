//! What a simulation counts beside scores: how long games are and what happens in them.

use tabletop::{EventSink, Game, Seat};

/// The most counters a game has.
pub(crate) const MOST_COUNTERS: usize = 8;

/// A game whose course can be measured.
pub trait Measures: Game {
    /// The names of the counters; at most eight.
    const COUNTERS: &'static [&'static str];

    /// The counter an event raises, if any.
    fn counter(event: &Self::Event) -> Option<usize>;

    /// How many rounds a finished game had.
    fn rounds(state: &Self::State) -> u64;

    /// Who began.
    fn first_seat(state: &Self::State) -> Seat;
}

/// Counts events as they come by.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Counters(pub [u64; MOST_COUNTERS]);

/// The sink that counts for a game.
pub(crate) struct CountingSink<G>(pub Counters, std::marker::PhantomData<G>);

impl<G> CountingSink<G> {
    pub fn new() -> Self {
        Self(Counters::default(), std::marker::PhantomData)
    }
}

impl<G: Measures> EventSink<G::Event> for CountingSink<G> {
    #[inline]
    fn event(&mut self, event: impl FnOnce() -> G::Event) {
        if let Some(counter) = G::counter(&event()) {
            self.0.0[counter] += 1;
        }
    }
}
