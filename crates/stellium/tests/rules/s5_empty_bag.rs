//! S5.5: a round in which nothing can happen any more is the last.

use crate::common::*;
use stellium::{Action, ByBody, Event, Stage, Stellium};
use tabletop::{Barrier, Game, NullSink, Seat};

const THREE: [&str; 3] = ["line star", "arc star", "s star"];
const OTHERS: [&str; 3] = ["line comet", "arc comet", "s comet"];

/// Ann begins a round with an empty bag; both players hold three objectives, none of which fits.
fn frozen() -> Scene {
    let layout = table(2).bag([0; 4]).holds(ANN, &THREE).holds(BEN, &OTHERS);
    let mut scene = layout.validating().begin();
    scene.state.table.round = 7;
    scene.state.table.quiet = true;
    scene
}

fn stay(scene: &mut Scene, seat: Seat) -> Vec<Event> {
    scene.act(seat, Action::Done);
    scene.act(seat, Action::Stay)
}

#[test]
fn s5_5_a_round_with_an_empty_bag_and_no_objective_taken_or_validated_is_the_last() {
    let mut scene = frozen();
    stay(&mut scene, ANN);
    assert_eq!(scene.to_act(), [BEN], "the round is played to its end");
    scene.act(BEN, Action::Done);
    let (events, barrier) = scene.act_to(BEN, Action::Stay, &[]);
    let ended = [Event::BagStayedEmpty, Event::GameOver];
    assert_eq!(events[1..], ended);
    assert_eq!((scene.stage(), scene.state.table.round), (Stage::Over, 7));
    assert_eq!(barrier, Barrier::Closed);
    let outcome = scene.outcome().expect("the game is counted");
    assert_eq!(outcome.scores[0].total, 4, "one point for each token");
    assert!(
        outcome.winners.is_empty(),
        "a tie, and nobody reached the limit"
    );
}

#[test]
fn s5_5_an_objective_taken_or_validated_keeps_the_game_going_for_another_round() {
    let mut taken = frozen();
    taken.act(ANN, Action::Done);
    taken.act(ANN, drop_card("line star"));
    taken.act(ANN, taken.legal(ANN)[0]);
    let mut validated = frozen();
    validated.state.table.universe.bodies[Star] = cells(&[5, 1, 2]);
    validated.act(ANN, validate("line star", &[5, 1, 2]));
    // Galaxy 1 keeps a Star; the other two go back into the bag, which is emptied again by hand.
    validated.act(ANN, leave(1));
    validated.state.table.bag = ByBody::default();
    validated.act(ANN, Action::Done);
    validated.act(ANN, validated.legal(ANN)[0]);
    for mut scene in [taken, validated] {
        stay(&mut scene, BEN);
        assert_eq!(scene.state.table.round, 8);
        stay(&mut scene, ANN);
        stay(&mut scene, BEN);
        assert_eq!((scene.stage(), scene.state.table.round), (Stage::Over, 8));
    }
}

#[test]
fn s5_5_the_bag_must_be_empty_at_every_turn_of_the_round() {
    // Ann takes the last body out: the bag is empty for Ben now, and for both in the next round.
    let layout = table(2).bag([0; 4]).holds(ANN, &THREE).holds(BEN, &OTHERS);
    let mut scene = layout.on(Comet, &[8]).placing(Planet).begin();
    scene.act(ANN, place(1, Planet));
    stay(&mut scene, ANN);
    let events = stay(&mut scene, BEN);
    assert!(!events.contains(&Event::GameOver), "{events:?}");
    assert_eq!(scene.state.table.round, 2);
    stay(&mut scene, ANN);
    stay(&mut scene, BEN);
    assert_eq!(scene.stage(), Stage::Over);
}

#[test]
fn s5_5_under_the_first_rules_the_game_goes_on() {
    let first = Stellium::new().unwrap().with_rules(1).unwrap();
    let mut state = frozen().state;
    for (seat, action) in [ANN, BEN]
        .into_iter()
        .flat_map(|seat| [Action::Done, Action::Stay].map(|action| (seat, action)))
    {
        first
            .apply(&mut state, seat, action, &mut NullSink)
            .unwrap();
    }
    assert_eq!(
        (state.table.round, state.table.stage),
        (8, Stage::Validating)
    );
}
