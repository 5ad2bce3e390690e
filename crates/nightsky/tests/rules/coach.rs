//! The coach: when each remark holds, and when it does not.

use crate::common::*;
use nightsky::{Action, BigBang, Remark, Stage};
use tabletop::{Coach, CoachRemark, Observer, Seat};

fn remarks(scene: &Scene, seat: Seat) -> Vec<Remark> {
    GAME.remarks(&scene.view(Observer::Seat(seat)), seat)
}

fn has(scene: &Scene, key: &str) -> bool {
    remarks(scene, ANN).iter().any(|one| one.key() == key)
}

fn about(scene: &Scene, remark: Remark) -> Vec<Action> {
    let view = scene.view(Observer::Seat(ANN));
    GAME.actions_of(&view, ANN, &remark)
}

/// A table with the binoculars on Taurus, where Ann is to choose an instrument.
fn bull() -> Scene {
    table(3).at(Binoculars, "Tau")
}

/// A draft in turns with these cards to choose, Ann first.
fn drafting(names: &[&str]) -> Scene {
    let mut scene = draft(3, "turns");
    scene.state.table.to_choose = cards(names);
    scene
}

#[test]
fn nobody_but_the_seat_to_act_is_told_anything() {
    let scene = drafting(&["Tau 1", "Ori 1"]);
    assert_eq!(remarks(&scene, ANN), [Remark::Draft]);
    assert_eq!(remarks(&scene, BEN), []);
}

#[test]
fn n2_3_the_first_choice_says_what_to_look_for() {
    let mut scene = drafting(&["Tau 1", "Ori 1"]);
    assert!(has(&scene, "draft"));
    scene.state.table.players[ANN].cards = cards(&["Leo 1"]);
    assert!(!has(&scene, "draft"));
}

#[test]
fn n3_4_a_card_of_the_same_constellation_can_still_be_taken() {
    let mut scene = drafting(&["Ori 1", "Tau 2"]);
    scene.state.table.players[ANN].cards = cards(&["Leo 1", "Tau 1"]);
    let pair = Remark::Pair {
        card: card("Tau 2"),
        other: card("Tau 1"),
    };
    assert_eq!(remarks(&scene, ANN), [pair]);
    scene.state.table.to_choose = cards(&["Ori 1"]);
    assert!(!has(&scene, "pair"));
}

#[test]
fn n3_5_cards_of_the_solar_system_are_explained_when_pointed_at_or_taken() {
    let mut scene = drafting(&["Ori 1", "Sol 2"]);
    assert!(has(&scene, "solar"));
    assert_eq!(about(&scene, Remark::Solar), [pick("Sol 2")]);
    scene.state.table.players[ANN].cards = cards(&["Sol 1"]);
    assert!(has(&scene, "solar"));
    assert_eq!(about(&scene, Remark::Solar), []);
    let mut none = drafting(&["Ori 1"]);
    assert!(!has(&none, "solar"));
    none.state.table.players[BEN].cards = cards(&["Sol 1"]);
    assert!(!has(&none, "solar"), "it is Ben’s");
}

#[test]
fn n3_1_the_first_roll_is_explained() {
    assert!(has(&table(3).beginning(), "die"));
    assert!(!has(&table(3), "die"));
    assert!(!has(&table(3).no_die().beginning(), "die"));
}

#[test]
fn n3_4_another_player_may_join_with_a_shared_instrument_only() {
    let scene = bull().only(ANN, &["Tau 2"]).only(CAT, &["Tau 1"]);
    let joins = Remark::MayJoin {
        seat: CAT,
        cell: cell("Tau"),
    };
    assert!(remarks(&scene, ANN).contains(&joins));
    let party = scene.clone().drawn(BigBang::StarParty);
    assert!(!has(&party, "may-join"), "the eye would not help");
    let elsewhere = bull().only(ANN, &["Tau 2"]).only(CAT, &["Ori 1"]);
    assert!(!has(&elsewhere, "may-join"));
    // With the eye the card is worth more, and nobody joins.
    assert!(!has(&scene.eye(ANN, "Tau"), "may-join"));
}

#[test]
fn n3_3_a_turn_without_an_observation_can_prepare_one() {
    assert!(has(&table(3).only(ANN, &["UMi 1"]), "nothing-in-reach"));
    assert!(!has(&bull().only(ANN, &["Tau 2"]), "nothing-in-reach"));
    let moving = table(3).only(ANN, &["UMi 1"]).in_stage(Stage::Beginning);
    assert!(!has(&moving, "nothing-in-reach"));
}

#[test]
fn n3_7_a_card_that_scores_nothing_may_be_kept() {
    let mut scene = bull().holds(ANN, &["Tau 2", "Tau 4"]);
    scene.bring(Binoculars, "Tau");
    let zero = Remark::Zero {
        card: card("Tau 4"),
        instrument: Binoculars,
    };
    assert!(remarks(&scene, ANN).contains(&zero));
    let mut scene = bull().holds(ANN, &["Tau 2"]);
    scene.bring(Binoculars, "Tau");
    assert!(!has(&scene, "zero"));
}

#[test]
fn n3_6_the_sun_is_worth_a_step_without_a_card_of_the_solar_system() {
    let moving = |names: &[&str], abbr: &str| {
        let scene = table(3).sun("taurus").at(Binoculars, abbr);
        let mut scene = scene.only(ANN, names);
        scene.act(ANN, choose(Binoculars));
        scene
    };
    assert!(has(&moving(&["UMi 1"], "Ori"), "sun-near"));
    assert!(!has(&moving(&["UMi 1"], "Tau"), "sun-near"), "it is there");
    assert!(!has(&moving(&["UMi 1"], "Cru"), "sun-near"), "too far");
    assert!(!has(&moving(&["UMi 1", "Sol 1"], "Ori"), "sun-near"));
}

#[test]
fn n3_5_both_sorts_can_be_played_where_the_sun_is() {
    let scene = |names: &[&str]| table(3).sun("taurus").only(ANN, names);
    assert!(has(&scene(&["Tau 1", "Sol 1"]), "both-sorts"));
    assert!(!has(&scene(&["Ori 1", "Sol 1"]), "both-sorts"));
    assert!(!has(&scene(&["Tau 1"]), "both-sorts"));
    let turned = scene(&["Tau 1"]).turned(ANN, &["Sol 1"]);
    assert!(!has(&turned, "both-sorts"));
}

#[test]
fn n3_4_who_may_join_hears_what_that_means() {
    let scene = bull().holds(ANN, &["Tau 2"]).holds(BEN, &["Tau 1"]);
    let mut scene = scene.active(ANN);
    scene.bring(Binoculars, "Tau");
    assert!(!has(&scene, "joining"));
    scene.act(ANN, play("Tau 2"));
    assert_eq!(scene.to_act(), [BEN]);
    let seat = ANN;
    assert!(remarks(&scene, BEN).contains(&Remark::Joining { seat }));
}

#[test]
fn n4_1_few_own_cards_mean_that_the_last_observation_is_near() {
    let four = ["Tau 1", "Tau 2", "Ori 1", "Leo 1"];
    assert!(!has(&bull().only(ANN, &four), "last-doubles"));
    assert!(has(&bull().only(ANN, &four[1..]), "last-doubles"));
    let turned = bull().only(ANN, &four[1..]).turned(ANN, &["Leo 2"]);
    assert!(has(&turned, "last-doubles"));
}

#[test]
fn n4_1_another_player_with_few_cards_is_named() {
    let many = ["Leo 1", "Leo 2", "Leo 3"];
    let scene = bull().only(BEN, &many).only(CAT, &["Ori 1", "Ori 2"]);
    let near = Remark::NearEnd {
        seat: CAT,
        cards: 2,
    };
    assert!(remarks(&scene, ANN).contains(&near));
    let scene = bull()
        .only(BEN, &many)
        .only(CAT, &["Ori 1", "Ori 2", "Ori 3"]);
    assert!(!has(&scene, "near-end"));
}

#[test]
fn a_turn_keeps_its_number_and_the_next_one_has_another() {
    let number = |scene: &Scene| GAME.turn_number(&scene.view(Observer::Seat(ANN)));
    let mut scene = table(3).beginning();
    let first = number(&scene);
    scene.idle();
    assert_eq!(scene.active_seat(), BEN);
    assert_ne!(number(&scene), first);
    let round = |round| {
        let stage = Stage::Drafting {
            round,
            chosen: tabletop::SeatSet::EMPTY,
        };
        number(&drafting(&["Tau 1"]).in_stage(stage))
    };
    assert_ne!(round(1), round(2));
}
