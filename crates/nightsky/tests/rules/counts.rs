//! The number of action sequences from fixed positions: a safety net for every change to the rules.
//! The numbers are kept in `tests/data/perft.txt`; change them only if you know why they changed.
//! Chance always has its first possible outcome.

use crate::common::plain::Plain;
use crate::common::*;
use nightsky::{BigBang, Stage, State};
use tabletop::{Game, Options, Seat};
use testing::{FirstOutcome, Position, assert_counts, assert_trying_counts_the_same};

fn sequences(state: &State, length: usize) -> u64 {
    testing::sequences(&*GAME, state, length)
}

/// Like `sequences`, but by the second referee, who is told how many draws chance made.
fn sequences_by_the_second(state: &State, plain: &Plain, length: usize) -> u64 {
    if length == 0 {
        return 1;
    }
    let mut count = 0;
    for number in plain.to_act() {
        let seat = Seat::new(number - 1);
        for action in plain.legal(seat) {
            let (mut next, mut second) = (state.clone(), plain.clone());
            let mut sink = FirstOutcome::default();
            GAME.apply(&mut next, seat, action, &mut sink)
                .expect("the second referee's actions are legal");
            second.act(seat, action, &vec![0; sink.draws]);
            assert_eq!(GAME.canonical(&next), second.canonical());
            count += sequences_by_the_second(&next, &second, length - 1);
        }
    }
    count
}

/// Returns the start of a game, with every token on the Southern Cross.
fn start_of(seats: usize, draft: &str, die: &str) -> State {
    let options = Options::new().with("draft", draft).with("die", die);
    start(&options, &plain_deal(seats)).expect("the deal is valid")
}

/// Returns the positions with their names and the longest sequences to count.
fn positions() -> Vec<Position<State>> {
    vec![
        ("rush of 3", 3, start_of(3, "rush", "on")),
        ("rush of 6", 2, start_of(6, "rush", "on")),
        ("turns of 3", 3, start_of(3, "turns", "on")),
        ("turns of 5", 3, start_of(5, "turns", "off")),
        ("last round of a rush", 4, last_round("rush")),
        ("last round in turns", 4, last_round("turns")),
        ("a turn", 4, turn().beginning().state),
        (
            "a turn without the die",
            4,
            turn().no_die().beginning().state,
        ),
        ("an instrument", 3, turn().state),
        ("a clear night", 3, turn().drawn(BigBang::ClearNight).state),
        ("clouds", 3, turn().in_stage(Stage::Clouding).state),
        ("a conjunction", 3, turn().in_stage(Stage::Swapping).state),
        ("an observation", 5, observation()),
        ("a star party", 5, star_party()),
        ("the last cards", 4, last_cards()),
        ("the last turn", 4, last_turn()),
    ]
}

/// Three cards are left for three players.
fn last_round(draft: &str) -> State {
    let mut state = start_of(3, draft, "on");
    state.table.to_choose = cards(&["Tau 1", "Ori 1", "Sol 1"]);
    state
}

/// Ann, Ben and Cat have cards in and around Taurus.
fn turn() -> Scene {
    let scene = table(3)
        .eye(ANN, "Ori")
        .at(Binoculars, "Tau")
        .at(Refractor, "Per");
    let scene = scene.at(Telescope, "Aur").sun("gemini");
    let scene = scene.holds(ANN, &["Tau 1", "Gem 1", "Sol 1"]);
    scene
        .holds(BEN, &["Tau 2", "Sol 2"])
        .holds(CAT, &["Tau 3", "Aur 1"])
}

/// Ann observes where the Sun is, and the three others may join in.
fn observation() -> State {
    let scene = table(4).sun("taurus").at(Binoculars, "Tau");
    let scene = scene.holds(ANN, &["Tau 1", "Tau 2", "Sol 1", "Sol 2", "Sol 3"]);
    let scene = scene.holds(BEN, &["Tau 3"]).holds(CAT, &["Tau 4", "Sol 4"]);
    let mut scene = scene.holds(DAN, &["Sol 5", "Sol 6"]);
    scene.bring(Binoculars, "Tau");
    scene.state
}

/// Ann has played one card with the eye, and the others may join in.
fn star_party() -> State {
    let scene = table(3).drawn(BigBang::StarParty).eye(ANN, "Tau");
    let scene = scene.holds(ANN, &["Tau 1"]).holds(BEN, &["Tau 2"]);
    let mut scene = scene.holds(CAT, &["Tau 3", "Tau 4"]);
    scene.bring(Eye, "Tau");
    scene.act(ANN, play("Tau 1"));
    scene.state
}

/// The game may end with the next card.
fn last_cards() -> State {
    let scene = table(3).at(Refractor, "Tau").only(ANN, &["Tau 1", "Tau 2"]);
    let mut scene = scene.only(BEN, &["Tau 3"]).holds(CAT, &["Tau 4"]);
    scene.bring(Refractor, "Tau");
    scene.state
}

/// The last turn of the 100th round.
fn last_turn() -> State {
    let scene = table(3).active(CAT).round(100).no_die().beginning();
    scene.pile([0, 0, 1, 0, 0, 0, 0, 0, 0]).state
}

#[test]
fn the_numbers_of_sequences_match_the_file() {
    assert_counts(&*GAME, &positions(), include_str!("../data/perft.txt"));
}

#[test]
fn trying_every_action_counts_the_same() {
    assert_trying_counts_the_same(&*GAME, &positions(), 2);
}

#[test]
fn the_second_referee_counts_the_same() {
    for (name, most, state) in positions() {
        let plain = Plain::at(&GAME, &state.table);
        assert_eq!(GAME.canonical(&state), plain.canonical());
        assert_eq!(
            sequences_by_the_second(&state, &plain, most),
            sequences(&state, most),
            "{name}, {most} actions"
        );
    }
}

#[test]
fn the_first_numbers_match_a_count_by_hand() {
    // In a rush any player takes any card, then one of the others any other card; in turns only one
    // player may.
    let rush = start_of(3, "rush", "on");
    assert_eq!(sequences(&rush, 1), 3 * 24);
    assert_eq!(sequences(&rush, 2), 3 * 24 * 2 * 23);
    assert_eq!(sequences(&rush, 3), 3 * 24 * 2 * 23 * 22);
    let turns = start_of(3, "turns", "on");
    assert_eq!(sequences(&turns, 3), 24 * 23 * 22);
    // Three cards, in a rush in any order of arrival. Then the first player has to roll.
    assert_eq!(sequences(&last_round("rush"), 3), 6 * 6);
    assert_eq!(sequences(&last_round("turns"), 4), 6);
    // Four instruments to choose from, each of which stays or moves to a cell within reach.
    let scene = turn();
    assert_eq!(sequences(&scene.state, 1), 4);
    let steps = |from, steps| map::MAP.reachable(from, steps).len() as u64;
    let moves = steps("Ori", 4) + steps("Tau", 3) + steps("Per", 2) + steps("Aur", 1);
    assert_eq!(sequences(&scene.state, 2), moves);
    // Two cards of Taurus, three of the solar system, or none. After any card there are four more
    // to choose from, or Ann is done; after none, Ben rolls.
    assert_eq!(sequences(&observation(), 1), 2 + 3 + 1);
    assert_eq!(sequences(&observation(), 2), 2 * (4 + 1) + 3 * (4 + 1) + 1);
    // Ben plays one card or none, Cat one of two or none.
    assert_eq!(sequences(&star_party(), 1), 2 + 3);
    // Draw or not. Then cloud one of three instruments, as Clouds is the only card left, or choose
    // one of four.
    assert_eq!(sequences(&last_turn(), 1), 2);
    assert_eq!(sequences(&last_turn(), 2), 3 + 4);
}

#[test]
fn a_finished_game_has_no_sequences() {
    let state = table(3).in_stage(Stage::Over).state;
    assert_eq!(sequences(&state, 1), 0);
    assert_eq!(sequences(&state, 0), 1);
}
