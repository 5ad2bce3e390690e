//! Reasons for an action: what one can observe with it, and what the next player could.

use crate::common::deck::points;
use crate::common::*;
use nightsky::{Action, Stage, Why};
use tabletop::{Observer, Reason, Reasons};
use testing::{ANN, BEN, CAT};

fn reasons(scene: &Scene, action: Action) -> Vec<Reason<Why>> {
    assert!(scene.legal(ANN).contains(&action), "{action:?}");
    GAME.reasons(&scene.view(Observer::Seat(ANN)), ANN, action)
}

/// Returns a table with the binoculars on Taurus, where Ann is to choose an instrument.
fn bull() -> Scene {
    table(3).at(Binoculars, "Tau")
}

fn has(given: &[Reason<Why>], why: Why) -> bool {
    given.contains(&Reason::Own(why))
}

#[test]
fn n3_4_an_instrument_says_the_best_two_cards_within_its_reach() {
    let scene = bull().only(ANN, &["Tau 1", "Tau 2", "Tau 3"]);
    let best = Why::InReach {
        cell: cell("Tau"),
        cards: 2,
        points: 6 + 4,
    };
    assert_eq!(reasons(&scene, choose(Binoculars)), [Reason::Own(best)]);
}

#[test]
fn a_move_says_what_can_be_observed_there_and_who_could_join_in() {
    let mut scene = bull().only(ANN, &["Tau 2"]).only(CAT, &["Tau 1"]);
    scene.act(ANN, choose(Binoculars));
    let given = reasons(&scene, Action::Stay);
    let observes = Why::Observes {
        cell: cell("Tau"),
        cards: 1,
        points: 4,
    };
    assert!(has(&given, observes), "{given:?}");
    assert!(has(&given, Why::Joined { players: 1 }), "{given:?}");
}

#[test]
fn a_move_to_a_cell_without_a_card_says_how_far_the_next_one_is() {
    let mut scene = bull().only(ANN, &["Tau 2"]);
    scene.act(ANN, choose(Binoculars));
    let to = Why::Away {
        cell: cell("Tau"),
        borders: 1,
    };
    assert!(has(&reasons(&scene, go("Ori")), to));
}

/// Ann has the binoculars in hand, and Ben's only card is in Lupus, far from everything else.
fn near_or_far(from: &str) -> Scene {
    let scene = table(3).at(Binoculars, from).only(ANN, &["Hya 1"]);
    let scene = scene.only(BEN, &["Lup 1"]).eye(BEN, "UMi");
    let mut scene = scene.at(Refractor, "UMi").at(Telescope, "UMi");
    scene.act(ANN, choose(Binoculars));
    scene
}

#[test]
fn a_move_says_what_the_next_player_could_then_observe_and_what_not() {
    let borders = |one: &str| GAME.board().distance(cell(one), cell("Lup"));
    let reach = Binoculars.steps();
    assert!(borders("Vel") <= reach && borders("CMa") > reach);
    let (cell, points) = (cell("Lup"), u16::from(points("Lup 1")[1]));
    let away = reasons(&near_or_far("Vel"), go("CMa"));
    assert!(has(&away, Why::Prevents { cell, points }), "{away:?}");
    let near = reasons(&near_or_far("CMa"), go("Vel"));
    assert!(has(&near, Why::Allows { cell, points }), "{near:?}");
    let stays = reasons(&near_or_far("Vel"), Action::Stay);
    let about_ben =
        |why: &Reason<Why>| matches!(why, Reason::Own(Why::Allows { .. } | Why::Prevents { .. }));
    assert!(!stays.iter().any(about_ben), "nothing changes: {stays:?}");
}

#[test]
fn n3_7_a_card_says_the_points_it_adds() {
    let mut scene = bull().holds(ANN, &["Tau 1", "Tau 2"]);
    scene.bring(Binoculars, "Tau");
    assert_eq!(reasons(&scene, play("Tau 2"))[0], Reason::Points(4));
    scene.act(ANN, play("Tau 2"));
    assert_eq!(reasons(&scene, play("Tau 1"))[0], Reason::Points(2));
}

#[test]
fn n4_1_the_last_card_counts_the_observation_twice() {
    let mut scene = bull().only(ANN, &["Tau 2"]);
    scene.bring(Binoculars, "Tau");
    let given = reasons(&scene, play("Tau 2"));
    assert_eq!(given[0], Reason::Points(8));
    assert!(has(&given, Why::Doubles));
}

#[test]
fn n3_1_what_the_die_brings_is_open() {
    let scene = table(3).beginning();
    assert_eq!(reasons(&scene, Action::Roll), [Reason::Open]);
}

#[test]
fn n6_3_clouds_say_what_they_keep_the_next_player_from() {
    let scene = bull()
        .only(ANN, &["Ori 1"])
        .only(BEN, &["Tau 2"])
        .eye(BEN, "Cru");
    let scene = scene.in_stage(Stage::Clouding);
    let prevents = Why::Prevents {
        cell: cell("Tau"),
        points: 4,
    };
    assert!(has(&reasons(&scene, cloud(Binoculars)), prevents));
    assert!(!has(&reasons(&scene, cloud(Telescope)), prevents));
}

#[test]
fn n2_3_a_card_of_the_draft_says_its_worth_and_who_has_the_same_constellation() {
    let mut scene = draft(3, "turns");
    scene.state.table.to_choose = cards(&["Tau 1"]);
    let taurus = cell("Tau");
    let given = reasons(&scene, pick("Tau 1"));
    assert!(
        matches!(given[..], [Reason::Own(Why::Worth { .. })]),
        "{given:?}"
    );
    scene.state.table.players[ANN].cards = cards(&["Tau 2"]);
    scene.state.table.players[CAT].cards = cards(&["Tau 3"]);
    let given = reasons(&scene, pick("Tau 1"));
    let expected = [
        Why::Together {
            cell: taurus,
            cards: 1,
        },
        Why::Shared {
            cell: taurus,
            players: 1,
        },
    ];
    assert_eq!(given[1..], expected.map(Reason::Own));
}
