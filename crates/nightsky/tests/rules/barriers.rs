//! Which actions can be undone: an action is a barrier if it involved chance or ended the game.

use crate::common::*;
use nightsky::{Action, BigBang, CardId, Instrument, Stage};
use tabletop::Barrier::{self, Closed, Open};
use tabletop::Seat;

/// Returns whether this action of this seat can be undone, with these outcomes of chance.
fn barrier(mut scene: Scene, seat: Seat, action: Action, chance: &[u32]) -> Barrier {
    scene.act_to(seat, action, chance).1
}

#[test]
fn n2_3_choosing_a_card_can_be_undone() {
    for way in ["rush", "turns"] {
        let mut scene = draft(3, way);
        for (seat, number) in [(ANN, 0), (BEN, 1), (CAT, 2)] {
            // This includes the choice that begins a new round.
            let pick = Action::Pick(CardId::new(number));
            assert_eq!(scene.act_to(seat, pick, &[]).1, Open);
        }
    }
}

#[test]
fn n2_4_the_last_choice_of_the_draft_cannot_be_undone() {
    let mut scene = draft(3, "rush");
    while scene.state.table.to_choose.len() > 1 {
        let card = scene.state.table.to_choose.first().unwrap();
        scene.act(scene.to_act()[0], Action::Pick(card));
    }
    let last = Action::Pick(scene.state.table.to_choose.first().unwrap());
    let seat = scene.to_act()[0];
    assert_eq!(barrier(scene, seat, last, &[0, 1, 2]), Closed);
}

#[test]
fn n3_1_a_roll_cannot_be_undone() {
    let scene = table(3).beginning();
    assert_eq!(barrier(scene.clone(), ANN, Action::Roll, &[die(1)]), Closed);
    assert_eq!(barrier(scene, ANN, Action::Roll, &[die(2), 0]), Closed);
}

#[test]
fn n3_1_drawing_a_card_cannot_be_undone_but_drawing_none_can() {
    let scene = table(3).no_die().beginning();
    for kind in BigBang::ALL {
        let mut outcomes = vec![2 * kind as u32];
        match kind {
            BigBang::Eclipse => outcomes.push(0),
            BigBang::BigBang => outcomes.extend([0; 6]),
            _ => {}
        }
        assert_eq!(barrier(scene.clone(), ANN, Action::Draw, &outcomes), Closed);
    }
    assert_eq!(barrier(scene, ANN, Action::DrawNone, &[]), Open);
}

#[test]
fn n6_3_clouds_and_swaps_can_be_undone() {
    for instrument in Instrument::SHARED {
        let scene = table(3).in_stage(Stage::Clouding);
        assert_eq!(barrier(scene, ANN, cloud(instrument), &[]), Open);
    }
    let scene = table(3).in_stage(Stage::Swapping);
    assert_eq!(barrier(scene, ANN, swap(Refractor, Telescope), &[]), Open);
}

#[test]
fn n3_2_choosing_and_moving_an_instrument_can_be_undone() {
    for instrument in Instrument::ALL {
        let scene = table(3)
            .at(instrument, "Tau")
            .holds(ANN, &["Tau 1", "Ori 1"]);
        assert_eq!(barrier(scene.clone(), ANN, choose(instrument), &[]), Open);
        let moving = scene.in_stage(Stage::Moving { instrument });
        // To a cell with something to play, to one with nothing, and to the Sun; or staying.
        for action in [go("Ori"), go("Per"), go("Ari"), Action::Stay] {
            assert_eq!(
                barrier(moving.clone(), ANN, action, &[]),
                Open,
                "{action:?}"
            );
        }
    }
}

#[test]
fn n3_4_playing_cards_can_be_undone() {
    let scene = table(3)
        .at(Binoculars, "Tau")
        .holds(ANN, &["Tau 1", "Tau 2", "Tau 3"]);
    let mut scene = scene.holds(BEN, &["Tau 4"]);
    scene.bring(Binoculars, "Tau");
    assert_eq!(barrier(scene.clone(), ANN, Action::Done, &[]), Open);
    assert_eq!(scene.act_to(ANN, play("Tau 1"), &[]).1, Open);
    assert_eq!(barrier(scene.clone(), ANN, play("Tau 2"), &[]), Open);
    assert_eq!(scene.act_to(ANN, Action::Done, &[]).1, Open);
    // So can the action that leads to scoring, since it reveals nothing.
    assert_eq!(barrier(scene.clone(), BEN, play("Tau 4"), &[]), Open);
    assert_eq!(barrier(scene, BEN, Action::Done, &[]), Open);
}

#[test]
fn n3_5_an_action_that_rolls_for_the_sun_cannot_be_undone() {
    let scene = table(3).at(Binoculars, "Tau").sun("taurus");
    let mut scene = scene.holds(ANN, &["Sol 1", "Sol 2"]).holds(BEN, &["Sol 3"]);
    scene.bring(Binoculars, "Tau");
    assert_eq!(scene.act_to(ANN, play("Sol 1"), &[]).1, Open);
    assert_eq!(barrier(scene.clone(), ANN, play("Sol 2"), &[]), Open);
    assert_eq!(scene.act_to(ANN, Action::Done, &[]).1, Open);
    assert_eq!(barrier(scene.clone(), BEN, Action::Done, &[0]), Closed);
    assert_eq!(barrier(scene, BEN, play("Sol 3"), &[0]), Closed);
    let mut alone = table(3)
        .eye(ANN, "Tau")
        .sun("taurus")
        .holds(ANN, &["Sol 1"]);
    alone.bring(Eye, "Tau");
    assert_eq!(barrier(alone, ANN, play("Sol 1"), &[0]), Closed);
}

#[test]
fn n4_1_the_end_of_the_game_cannot_be_undone() {
    let mut scene = table(3).eye(ANN, "Tau").only(ANN, &["Tau 1"]);
    scene.bring(Eye, "Tau");
    assert_eq!(barrier(scene, ANN, play("Tau 1"), &[]), Closed);
    // Whether another player joins in with the last action or declines.
    let scene = table(3).at(Refractor, "Tau").only(ANN, &["Tau 1"]);
    let mut scene = scene.holds(BEN, &["Tau 2"]);
    scene.bring(Refractor, "Tau");
    assert_eq!(scene.act_to(ANN, play("Tau 1"), &[]).1, Open);
    assert_eq!(barrier(scene.clone(), BEN, play("Tau 2"), &[]), Closed);
    assert_eq!(barrier(scene, BEN, Action::Done, &[]), Closed);
}

#[test]
fn n4_2_the_end_of_the_100th_round_cannot_be_undone() {
    let instrument = Eye;
    let scene = table(3).active(CAT).round(100).eye(CAT, "Tau");
    let moving = scene.in_stage(Stage::Moving { instrument });
    assert_eq!(barrier(moving.clone(), CAT, Action::Stay, &[]), Closed);
    assert_eq!(barrier(moving.clone(), CAT, go("Ori"), &[]), Closed);
    let observing = moving
        .holds(CAT, &["Tau 1"])
        .in_stage(Stage::Observing { instrument });
    assert_eq!(barrier(observing.clone(), CAT, Action::Done, &[]), Closed);
    assert_eq!(barrier(observing.clone(), CAT, play("Tau 1"), &[]), Closed);
    assert_eq!(barrier(observing.round(99), CAT, Action::Done, &[]), Open);
}
