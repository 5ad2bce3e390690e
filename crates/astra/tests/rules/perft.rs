//! Counts the sequences of actions from fixed positions, which shows any change of the rules. The
//! numbers are in `tests/data/perft.txt`. Change them only if you know why they differ.

use crate::common::*;
use astra::{Element, Pen, State};
use testing::{Position, assert_counts, assert_trying_counts_the_same};

fn sequences(state: &State, length: usize) -> u64 {
    testing::sequences(&*GAME, state, length)
}

/// Returns the positions with their names and the longest sequences to count.
fn positions() -> Vec<Position<State>> {
    let board = [
        "taurus",
        "corvus",
        "canis-minor",
        "triangulum",
        "lyra",
        "leo",
    ];
    let start = |seats: usize| table(seats).board(&board[..seats + 1]).begin().state;
    vec![
        ("start of 2", 5, start(2)),
        ("start of 3", 5, start(3)),
        ("start of 4", 5, start(4)),
        ("start of 5", 5, start(5)),
        ("abilities", 4, abilities()),
        ("free marks", 4, free_marks()),
        ("discoveries", 5, discoveries()),
        ("tied assistants", 5, tied_assistants()),
        ("dream", 5, dream_of_two()),
        ("last turns", 5, last_turns()),
        ("empty board", 5, empty_board()),
    ]
}

/// Ann has telescopes to trade for, a free start and 6 stardust.
fn abilities() -> State {
    let mut scene = table(3)
        .board(&["taurus", "corvus", "canis-minor", "triangulum"])
        .owns(ANN, &["ara", "bootes", "libra", "cygnus"])
        .begin();
    scene.journal_mut(ANN).stardust = 6;
    scene.marked(BEN, 1, &[1, 2]);
    scene.state
}

/// Ann has cards for one, two and three free stars and for a burst.
fn free_marks() -> State {
    let mut scene = table(3)
        .board(&["corvus", "canis-minor", "triangulum", "sagitta"])
        .owns(ANN, &["serpens", "pisces", "draco", "virgo"])
        .begin();
    scene.marked(BEN, 1, &[1, 2]).marked(ANN, 2, &[1, 2, 3]);
    scene.state
}

/// Two cards lack one star each. After both discoveries Ann is over her card limit.
fn discoveries() -> State {
    let mut scene = table(3)
        .board(&["corvus", "canis-minor", "taurus", "leo"])
        .owns(ANN, &["lyra"])
        .exhausted(BEN, &["cetus", "hydra"])
        .begin();
    scene.journal_mut(ANN).telescopes = 1;
    scene.journal_mut(ANN).stardust = 2;
    scene
        .marked(BEN, 1, &[1, 2, 3, 5])
        .marked(BEN, 2, &[1, 2, 3, 4]);
    scene.state
}

/// Ben, Cat and Dan are tied on Corvus, whose last star Ann has marked.
fn tied_assistants() -> State {
    let mut scene = table(4)
        .board(&["corvus", "canis-minor", "taurus", "leo", "aries"])
        .begin();
    scene
        .marked(BEN, 1, &[1])
        .marked(CAT, 1, &[2])
        .marked(DAN, 1, &[3])
        .marked(ANN, 1, &[5]);
    scene.marking(ANN, 1, &[4]);
    scene.state
}

/// A Rest leads to a choice of the card and a dream of three stars.
fn dream_of_two() -> State {
    let mut scene = table(2)
        .board(&["corvus", "sagitta", "taurus"])
        .sphere(Element::Fire)
        .begin();
    scene.marked(ANN, 3, &[1]).dreamt(3, &[2, 3]);
    assert_eq!(scene.marks(Pen::DREAMER, 3), [2, 3]);
    scene.journal_mut(ANN).stardust = 1;
    scene.state
}

/// The last round: Ben and then Ann take their last turns.
fn last_turns() -> State {
    let mut scene = table(2)
        .first(BEN)
        .board(&["corvus", "sagitta", "taurus"])
        .begin();
    scene.state.table.last_round = Some(1);
    scene.journal_mut(BEN).stardust = 2;
    scene.journal_mut(ANN).stardust = 2;
    scene.state
}

/// One card is left on the board and none in the deck.
fn empty_board() -> State {
    let mut scene = table(2)
        .board(&["corvus", "sagitta", "taurus"])
        .left_in_deck(0)
        .begin();
    scene.clear(2).clear(3);
    scene.marked(ANN, 1, &[1, 2]);
    scene.state
}

#[test]
fn the_numbers_of_sequences_match_the_file() {
    assert_counts(&*GAME, &positions(), include_str!("../data/perft.txt"));
}

#[test]
fn trying_every_action_counts_the_same() {
    assert_trying_counts_the_same(&*GAME, &positions(), 3);
}

#[test]
fn the_first_numbers_match_a_count_by_hand() {
    // Two players: the Starting star of one of three cards, or Rest.
    assert_eq!(sequences(&table(2).begin().state, 1), 4);
    // Taurus, Corvus, Canis Minor and Triangulum. After a first star: Stop or a neighbour. Star 1
    // of Taurus has one neighbour (2 choices with Stop), of Corvus two (3), of Canis Minor one (2),
    // of Triangulum two (3). After a Rest, Ben has the same 5 choices.
    let board = ["taurus", "corvus", "canis-minor", "triangulum"];
    let state = table(3).board(&board).begin().state;
    assert_eq!(sequences(&state, 1), 5);
    assert_eq!(sequences(&state, 2), 2 + 3 + 2 + 3 + 5);
    // Ben, Cat and Dan are tied with one star each, and each picks one of four boons or declines:
    // 3 · 5 first picks, then 2 · 5, then 1 · 5. Then it is Ben's turn.
    let tied = tied_assistants();
    assert_eq!(sequences(&tied, 1), 15);
    assert_eq!(sequences(&tied, 2), 150);
    assert_eq!(sequences(&tied, 3), 750);
}
