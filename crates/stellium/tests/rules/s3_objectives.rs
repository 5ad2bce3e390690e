//! S3.11: taking an objective at the end of a turn, and which objectives are hidden.

use crate::common::*;
use stellium::{Action, Event, FULL_HAND, Illegal, ObjectiveIds, Stage};
use tabletop::{Barrier, Game, Observer, RuleBreach, Seat};

const THREE: [&str; 3] = ["arc star", "line comet", "s planet"];
const OPEN: [&str; 3] = ["line star", "bridge star", "bridge comet"];

/// Ann is about to end her turn; her touch is sure, so that the next turn needs no chance.
fn ending(hand: &[&str]) -> Layout {
    let layout = table(3).option("feels", "unlimited").open(&OPEN);
    let layout = layout.next(&["tripod star", "tripod comet"]);
    layout.holds(ANN, hand).validating()
}

#[test]
fn s3_11_a_turn_ends_by_taking_a_face_up_objective() {
    for hand in [&THREE[..1], &THREE[..2]] {
        let mut scene = ending(hand).begin();
        scene.act(ANN, Action::Done);
        assert_eq!(scene.stage(), Stage::Taking);
        // In the order of their numbers: line before bridge, Comet before Star.
        let listed = ["line star", "bridge comet", "bridge star"].map(take);
        assert_eq!(scene.legal(ANN), listed);
        let events = scene.act(ANN, take("bridge star"));
        let (seat, objective) = (ANN, id("bridge star"));
        assert_eq!(events[0], Event::ObjectiveTaken { seat, objective });
        let mut held = ids(hand);
        held.insert(objective);
        assert_eq!(scene.hand(ANN), held);
        assert_eq!(usize::from(scene.player(ANN).hand), hand.len() + 1);
        assert_eq!(scene.to_act(), [BEN], "Ann's turn is over");
    }
}

#[test]
fn s3_11_a_player_with_fewer_than_three_must_take_one() {
    let mut scene = ending(&THREE[..2]).begin();
    scene.act(ANN, Action::Done);
    for action in [Action::Stay, drop_card("arc star"), Action::Done] {
        assert_eq!(scene.refuse(ANN, action), Illegal::NotNow, "{action:?}");
    }
}

#[test]
fn s3_11_only_a_face_up_objective_can_be_taken() {
    let mut scene = ending(&THREE[..1]).holds(BEN, &["s comet"]).begin();
    scene.act(ANN, Action::Done);
    // Her own, Ben's, and the next of the reserve.
    for name in ["arc star", "s comet", "tripod star"] {
        let refused = scene.refuse(ANN, take(name));
        assert_eq!(refused, Illegal::NotFaceUp);
        assert_eq!(refused.rule(), "S3.11");
    }
}

#[test]
fn s3_11_a_new_objective_is_revealed_from_the_reserve() {
    let mut scene = ending(&[]).stage(Stage::Taking).begin();
    let left = scene.state.table.reserve_left();
    let (events, barrier) = scene.act_to(ANN, take("line star"), &[]);
    let objective = id("tripod star");
    assert_eq!(events[1], Event::ObjectiveRevealed { objective });
    assert_eq!(barrier, Barrier::Closed);
    assert_eq!(
        scene.open(),
        ids(&["bridge star", "bridge comet", "tripod star"])
    );
    assert_eq!(scene.state.table.reserve_left(), left - 1);
    // And then the next one.
    scene.state.table.stage = Stage::Taking;
    scene.act(BEN, take("tripod star"));
    assert!(scene.open().contains(id("tripod comet")));
}

#[test]
fn s3_11_a_player_with_three_may_keep_them() {
    assert_eq!(usize::from(FULL_HAND), THREE.len());
    let mut scene = ending(&THREE).begin();
    scene.act(ANN, Action::Done);
    assert_eq!(scene.stage(), Stage::Exchanging);
    assert_eq!(scene.legal(ANN)[0], Action::Stay);
    let (events, barrier) = scene.act_to(ANN, Action::Stay, &[]);
    assert_eq!(events[0], Event::HandKept { seat: ANN });
    assert_eq!(barrier, Barrier::Open);
    assert_eq!(scene.hand(ANN), ids(&THREE));
    assert_eq!(scene.open(), ids(&OPEN), "nothing is revealed");
    assert_eq!(scene.to_act(), [BEN]);
}

#[test]
fn s3_11_a_player_with_three_may_drop_one_and_take_another() {
    let mut scene = ending(&THREE).begin();
    scene.act(ANN, Action::Done);
    let listed = scene.legal(ANN);
    assert_eq!(listed.len(), 4);
    assert!(THREE.iter().all(|name| listed.contains(&drop_card(name))));
    let (events, barrier) = scene.act_to(ANN, drop_card("line comet"), &[]);
    let (seat, objective) = (ANN, Some(id("line comet")));
    assert_eq!(events, [Event::ObjectiveDropped { seat, objective }]);
    assert_eq!(barrier, Barrier::Open);
    assert_eq!(scene.player(ANN).hand, 2);
    assert_eq!(scene.stage(), Stage::Taking);
    assert_eq!(scene.refuse(ANN, Action::Stay), Illegal::NotNow);
    scene.act(ANN, take("line star"));
    assert_eq!(scene.hand(ANN), ids(&["arc star", "s planet", "line star"]));
    assert_eq!(scene.player(ANN).hand, 3);
}

#[test]
fn s3_11_a_dropped_objective_is_out_of_the_game() {
    let mut scene = ending(&THREE).begin();
    scene.act(ANN, Action::Done);
    scene.act(ANN, drop_card("line comet"));
    let dropped = id("line comet");
    assert!(!scene.open().contains(dropped));
    assert_eq!(scene.refuse(ANN, take("line comet")), Illegal::NotFaceUp);
    assert_eq!(scene.view(ANN).dropped, Some(ObjectiveIds::only(dropped)));
    let reserve = scene.state.table.reserve_left();
    scene.act(ANN, take("line star"));
    assert_eq!(scene.state.table.reserve_left(), reserve - 1);
    assert!(!scene.reserve().contains(&dropped.number()));
}

#[test]
fn s3_11_one_objective_is_dropped_before_another_is_taken() {
    let mut scene = ending(&THREE).begin();
    scene.act(ANN, Action::Done);
    assert_eq!(scene.refuse(ANN, take("line star")), Illegal::NotNow);
    let refused = scene.refuse(ANN, drop_card("line star"));
    assert_eq!(refused, Illegal::NotYourObjective);
    scene.act(ANN, drop_card("arc star"));
    let again = scene.refuse(ANN, drop_card("s planet"));
    assert_eq!(again, Illegal::NotNow, "only one is dropped");
}

#[test]
fn s3_11_after_validating_one_of_three_a_player_takes_another_without_dropping() {
    let layout = ending(&THREE).on(Star, &[5, 1, 7]);
    let mut scene = layout.begin();
    scene.act(ANN, validate("arc star", &[5, 1, 7]));
    scene.act(ANN, leave(1));
    scene.act(ANN, Action::Done);
    assert_eq!(scene.stage(), Stage::Taking);
}

#[test]
fn s3_11_with_no_face_up_objective_left_nothing_is_taken_or_dropped() {
    for hand in [&THREE[..1], &THREE] {
        let layout = table(2).option("feels", "unlimited").open(&[]);
        let mut scene = layout.holds(ANN, hand).validating().begin();
        scene.act(ANN, Action::Done);
        assert_eq!(scene.to_act(), [BEN]);
        assert_eq!(scene.hand(ANN), ids(hand));
    }
}

/// Returns the parts of Ann's hand and of the dropped objectives that an observer sees.
fn seen(scene: &Scene, observer: Observer) -> (Option<ObjectiveIds>, Option<ObjectiveIds>) {
    let view = GAME.view(&scene.state, observer);
    (view.hands[ANN], view.dropped)
}

#[test]
fn s3_11_with_memory_hands_and_dropped_objectives_are_open_to_all() {
    let mut scene = ending(&THREE).option("memory", "on").begin();
    scene.act(ANN, Action::Done);
    let events = scene.act(ANN, drop_card("line comet"));
    let left = ids(&["arc star", "s planet"]);
    let dropped = ids(&["line comet"]);
    for observer in scene.observers() {
        assert_eq!(seen(&scene, observer), (Some(left), Some(dropped)));
        let seen = GAME.event_for(&events[0], observer);
        assert_eq!(seen, Some(events[0]));
    }
}

#[test]
fn s3_11_without_memory_others_see_only_the_size_of_a_hand() {
    let layout = ending(&THREE).option("memory", "off");
    let scene = layout.holds(BEN, &["s comet"]).begin();
    for observer in scene.observers() {
        let view = GAME.view(&scene.state, observer);
        let own = |seat| observer == Observer::Seat(seat);
        assert_eq!(view.hands[ANN], own(ANN).then_some(ids(&THREE)));
        assert_eq!(view.hands[BEN], own(BEN).then_some(ids(&["s comet"])));
        assert_eq!(view.table.players[ANN].hand, 3);
        assert_eq!(view.table.players[BEN].hand, 1);
    }
}

#[test]
fn s3_11_without_memory_dropped_objectives_are_hidden_from_all() {
    let mut scene = ending(&THREE).option("memory", "off").begin();
    scene.act(ANN, Action::Done);
    let events = scene.act(ANN, drop_card("line comet"));
    let (seat, objective) = (ANN, None);
    let hidden = Event::ObjectiveDropped { seat, objective };
    let left = ids(&["arc star", "s planet"]);
    for observer in scene.observers() {
        let own = observer == Observer::Seat(ANN);
        assert_eq!(seen(&scene, observer), (own.then_some(left), None));
        assert_eq!(GAME.event_for(&events[0], observer), Some(hidden));
    }
}

#[test]
fn s3_11_without_memory_the_views_of_others_do_not_depend_on_a_hand() {
    let one = ending(&THREE).option("memory", "off").begin();
    let layout = ending(&["arc comet", "line planet", "s star"]);
    let other = layout.option("memory", "off").begin();
    for observer in [
        Observer::Seat(BEN),
        Observer::Spectator,
        Observer::Afterwards,
    ] {
        let views = [&one, &other].map(|scene| {
            let view = GAME.view(&scene.state, observer);
            serde_json::to_string(&view).unwrap()
        });
        assert_eq!(views[0], views[1]);
    }
    assert_ne!(one.view(ANN), other.view(ANN));
}

#[test]
fn s3_11_a_taken_objective_is_shown_to_all_with_or_without_memory() {
    for memory in ["on", "off"] {
        let layout = ending(&[]).option("memory", memory);
        let mut scene = layout.stage(Stage::Taking).begin();
        let events = scene.act(ANN, take("line star"));
        let (seat, objective) = (ANN, id("line star"));
        for observer in scene.observers() {
            let seen = GAME.event_for(&events[0], observer);
            assert_eq!(seen, Some(Event::ObjectiveTaken { seat, objective }));
        }
    }
}

#[test]
fn s3_11_hands_and_dropped_objectives_are_shown_when_the_game_is_over() {
    let layout = ending(&THREE).option("memory", "off").active(CAT);
    let mut scene = layout
        .holds(CAT, &["s comet", "s star", "arc comet"])
        .begin();
    scene.state.table.last_round = Some(1);
    scene.act(CAT, Action::Done);
    scene.act(CAT, drop_card("s star"));
    assert_eq!(scene.guest().dropped, None);
    scene.act(CAT, take("line star"));
    assert_eq!(scene.stage(), Stage::Over);
    for observer in scene.observers() {
        let view = GAME.view(&scene.state, observer);
        assert_eq!(view.hands[ANN], Some(ids(&THREE)));
        assert_eq!(view.hands[BEN], Some(ObjectiveIds::EMPTY));
        let cats = ids(&["s comet", "arc comet", "line star"]);
        assert_eq!(view.hands[CAT], Some(cats));
        assert_eq!(view.dropped, Some(ids(&["s star"])));
    }
}

#[test]
fn s3_11_the_order_of_the_reserve_is_hidden_from_everybody() {
    let layout = table(2).open(&OPEN).taking();
    let one = layout.clone().next(&["s star", "s comet"]).begin();
    let other = layout.next(&["s comet", "s star"]).begin();
    for observer in one.observers() {
        let [a, b] = [&one, &other].map(|scene| GAME.view(&scene.state, observer));
        assert_eq!(a, b, "{observer:?}");
    }
    assert_ne!(one.state, other.state);
    for seat in [ANN, BEN] {
        assert_eq!(one.legal(seat), other.legal(seat));
    }
}

#[test]
fn s3_11_nobody_holds_more_than_three() {
    // With an empty bag, everybody takes an objective in each of many turns.
    let mut scene = table(2).bag([0; 4]).taking().begin();
    for _ in 0..12 {
        let seat = scene.state.table.active;
        if scene.stage() == Stage::Validating {
            scene.act(seat, Action::Done);
        }
        if scene.stage() == Stage::Exchanging {
            let dropped = scene.hand(seat).first().unwrap();
            scene.act(seat, Action::Drop(dropped));
        }
        let taken = scene.open().first().unwrap();
        scene.act(seat, Action::Take(taken));
        for each in Seat::of(2) {
            assert!(scene.hand(each).len() <= 3);
            assert_eq!(scene.hand(each).len(), usize::from(scene.player(each).hand));
        }
    }
    assert_eq!((scene.hand(ANN).len(), scene.hand(BEN).len()), (3, 3));
}
