//! Counts the sequences of actions from fixed positions, which shows any change of the rules.
//!
//! The expected counts are in a text file with a line for each position: its name and the numbers
//! of sequences of 1, 2, 3, … actions. Lines that begin with `#` are comments.

use std::collections::HashSet;

use tabletop::{Chance, Conform, EventSink, Game, Seat};

/// A position: its name, the length of the longest sequences to count, and the state.
pub type Position<S> = (&'static str, usize, S);

/// A sink that ignores events and makes every random outcome 0, the first possible one.
#[derive(Debug, Default)]
pub struct FirstOutcome {
    /// The number of outcomes drawn.
    pub draws: usize,
}

impl<E> EventSink<E> for FirstOutcome {
    fn event(&mut self, _: impl FnOnce() -> E) {}

    fn draw(&mut self, _: &mut Chance, _: u32) -> u32 {
        self.draws += 1;
        0
    }
}

/// Counts the sequences of `length` actions, by any seats. A finished game has none.
pub fn sequences<G: Game>(game: &G, state: &G::State, length: usize) -> u64 {
    if length == 0 {
        return 1;
    }
    let mut count = 0;
    let mut actions = Vec::new();
    for seat in game.to_act(state).iter() {
        actions.clear();
        game.legal_actions(state, seat, &mut actions);
        for &action in &actions {
            let mut next = state.clone();
            game.apply(&mut next, seat, action, &mut FirstOutcome::default())
                .expect("listed actions are legal");
            count += sequences(game, &next, length - 1);
        }
    }
    count
}

/// Like [`sequences`], but tries every action for every seat instead of listing the legal ones.
pub fn sequences_by_trying<G: Conform>(game: &G, state: &G::State, length: usize) -> u64 {
    if length == 0 {
        return 1;
    }
    let every: HashSet<G::Action> = game.every_action(state).into_iter().collect();
    let mut count = 0;
    for seat in Seat::of(game.seats(state)) {
        for &action in &every {
            let mut next = state.clone();
            let applied = game.apply(&mut next, seat, action, &mut FirstOutcome::default());
            if applied.is_ok() {
                count += sequences_by_trying(game, &next, length - 1);
            }
        }
    }
    count
}

/// Checks the counts of all positions against the text of the file with the expected ones.
pub fn assert_counts<G: Game>(game: &G, positions: &[Position<G::State>], file: &str) {
    let counted: Vec<String> = positions
        .iter()
        .map(|(name, longest, state)| {
            let counts = (1..=*longest).map(|length| sequences(game, state, length).to_string());
            format!("{name}: {}", counts.collect::<Vec<_>>().join(" "))
        })
        .collect();
    let expected: Vec<&str> = file.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(counted, expected, "counted now:\n{}", counted.join("\n"));
}

/// Checks that trying every action gives the same counts, in sequences of up to `longest` actions.
pub fn assert_trying_counts_the_same<G: Conform>(
    game: &G,
    positions: &[Position<G::State>],
    longest: usize,
) {
    for (name, _, state) in positions {
        for length in 1..=longest {
            assert_eq!(
                sequences_by_trying(game, state, length),
                sequences(game, state, length),
                "{name}, {length} actions"
            );
        }
    }
}
