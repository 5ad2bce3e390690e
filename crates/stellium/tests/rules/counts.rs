//! Counts the sequences of actions from fixed positions: a safety net for every change of the
//! rules. The numbers are kept in `tests/data/perft.txt`; do not change them without knowing why.
//! Chance always yields the first possible outcome.

use crate::common::*;
use stellium::{Stage, State};
use tabletop::{Game, Options, Seed};
use testing::{Position, assert_counts, assert_trying_counts_the_same};

fn sequences(state: &State, length: usize) -> u64 {
    testing::sequences(&*GAME, state, length)
}

/// Returns the start of a game dealt from a seed.
fn start_of(seats: usize, options: &[(&str, &str)]) -> State {
    let mut wanted = Options::new();
    for (key, value) in options {
        wanted.set(*key, *value);
    }
    let seed = Seed::from_text("perft").of_game(seats as u64);
    GAME.setup(&wanted, seats, seed).expect("a valid set-up")
}

/// Returns the positions with their names and the length up to which to count.
fn positions() -> Vec<Position<State>> {
    let unlimited = ("feels", "unlimited");
    vec![
        ("start of 2", 4, start_of(2, &[])),
        ("start of 3", 4, start_of(3, &[])),
        ("start of 4", 4, start_of(4, &[])),
        ("one feel", 3, start_of(2, &[("feels", "1")])),
        ("sure touch", 3, start_of(3, &[unlimited])),
        (
            "optional influence",
            3,
            start_of(4, &[("feels", "1"), ("influence", "optional")]),
        ),
        ("validations", 5, validations()),
        ("reload", 4, reload_of_two()),
        ("exchange", 4, exchange()),
        ("reserve runs out", 5, reserve_runs_out()),
        ("last turns", 5, last_turns()),
    ]
}

/// Three objectives that fit in several places and share bodies.
fn validations() -> State {
    let layout = table(2).holds(ANN, &["line star", "arc star", "symbols planet"]);
    let layout = layout.on(Star, &[5, 1, 2, 12, 11]).on(Planet, &[9, 16, 8]);
    layout.validating().begin().state
}

/// Two emptied galaxies, to be reloaded by three players.
fn reload_of_two() -> State {
    let layout = table(3).holds(ANN, &["tripod star"]).on(Star, &[2, 11, 27]);
    let mut scene = layout.bag([2, 2, 1, 1]).validating().begin();
    scene.act(ANN, validate("tripod star", &[2, 11, 27]));
    scene.act_with(ANN, leave(11), &[0, 1, 3, 4, 3]);
    scene.state
}

/// Ann has three objectives in hand at the end of her turn; Ben's turn comes next.
fn exchange() -> State {
    let layout = table(2).holds(ANN, &["line star", "arc star", "s star"]);
    let layout = layout.on(Star, &[1, 8]).on(Comet, &[2, 43]);
    layout.stage(Stage::Exchanging).begin().state
}

/// One card is left in the reserve, and the bag is empty.
fn reserve_runs_out() -> State {
    let layout = table(3).bag([0; 4]).holds(CAT, &["arc star"]);
    let layout = layout.open(&["line star", "s star", "s comet"]).reserve(1);
    layout.taking().begin().state
}

/// The last player's turn in the last round.
fn last_turns() -> State {
    let layout = table(2).active(BEN).on(Star, &[1, 2, 5]).bag([1, 0, 0, 0]);
    let layout = layout.holds(BEN, &["line star", "centres star"]);
    let mut state = layout.validating().begin().state;
    state.table.last_round = Some(1);
    state
}

#[test]
fn the_counts_match_the_stored_numbers() {
    assert_counts(&*GAME, &positions(), include_str!("../data/perft.txt"));
}

#[test]
fn trying_every_action_gives_the_same_counts() {
    assert_trying_counts_the_same(&*GAME, &positions(), 2);
}

#[test]
fn the_first_counts_match_a_count_by_hand() {
    // Keep or let go. After keeping, 18 of 42 cells are empty. A body other than a Comet goes there
    // with its own influence or one of two tokens, or onto one of 24 bodies with the Comet token; a
    // Comet goes onto one of 24 bodies, or to one of 18 cells with one of three tokens: 78 either
    // way. After letting go, keep or let go again.
    for seats in 2..=4 {
        let start = start_of(seats, &[]);
        assert_eq!(sequences(&start, 1), 2);
        assert_eq!(sequences(&start, 2), 78 + 2);
        assert_eq!(sequences(&start_of(seats, &[("feels", "1")]), 1), 78);
        let sure = start_of(seats, &[("feels", "unlimited")]);
        assert_eq!(sequences(&sure, 1), 4);
        assert_eq!(sequences(&sure, 2), 4 * 78);
    }
    // Stars lie on the line 5, 1, 2, 12 and on 11, where it bends: two lines and one arc. Planets
    // lie on two of their symbols. Done is the last choice.
    assert_eq!(sequences(&validations(), 1), 2 + 1 + 1 + 1);
    // A Planet, a Comet, two Stars and a Supernova were drawn: four kinds on four cells, then four
    // kinds on three cells if the first was a Star, else three.
    assert_eq!(sequences(&reload_of_two(), 1), 4 * 4);
    assert_eq!(sequences(&reload_of_two(), 2), 4 * (4 * 3) + 12 * (3 * 3));
    // Stay, or drop one of three. After Stay, Ben feels a Planet: if kept, it has 39 empty cells
    // with three influences each and four bodies to hit. After a drop, Ann takes one of six, and
    // Ben feels.
    assert_eq!(sequences(&exchange(), 1), 4);
    assert_eq!(sequences(&exchange(), 2), 2 + 3 * 6);
    assert_eq!(sequences(&exchange(), 3), (3 * 39 + 4 + 2) + 3 * 6 * 2);
}

#[test]
fn a_finished_game_has_no_sequences() {
    let mut state = start_of(2, &[]);
    state.table.stage = Stage::Over;
    assert_eq!(sequences(&state, 1), 0);
    assert_eq!(sequences(&state, 0), 1);
}
