//! The coach: when each remark holds, and when it does not.

use crate::common::*;
use stellium::{Action, Remark, Stage};
use tabletop::{Coach, CoachRemark, Seat};

fn remarks(scene: &Scene, seat: Seat) -> Vec<Remark> {
    GAME.remarks(&scene.view(seat), seat)
}

fn has(scene: &Scene, key: &str) -> bool {
    remarks(scene, ANN).iter().any(|one| one.key() == key)
}

/// Two Stars of a line lie there, and Ann has the line in hand.
fn nearly_a_line() -> Layout {
    table(2).on(Star, &[2, 1]).holds(ANN, &["line star"])
}

/// The line lies there.
fn a_line() -> Layout {
    let scene = nearly_a_line().placing(Star).begin();
    let objective = GAME.objectives().get(id("line star"));
    let fit = objective.nearest(GAME.patterns(), &scene.state.table);
    let gap = numbers(fit.unwrap().own)[0];
    nearly_a_line().on(Star, &[gap])
}

#[test]
fn nobody_but_the_seat_to_act_is_told_anything() {
    let scene = table(2).begin();
    assert!(has(&scene, "feels"));
    assert_eq!(remarks(&scene, BEN), []);
}

#[test]
fn s3_1_the_first_turn_says_how_many_bodies_may_be_felt() {
    let mut scene = table(2).begin();
    assert!(remarks(&scene, ANN).contains(&Remark::Feels { feels: 5 }));
    scene.state.table.round = 2;
    assert!(!has(&scene, "feels"));
    assert!(!has(&table(2).placing(Star).begin(), "feels"));
}

#[test]
fn s3_1_the_last_body_but_one_is_the_last_that_may_go() {
    let left = |left| table(2).stage(Stage::Feeling { left }).begin();
    // Nothing is felt in a scene that is laid out, and nothing of it is said.
    assert!(has(&left(1), "last-feel"));
    assert!(!has(&left(2), "last-feel"));
}

#[test]
fn s2_1_a_kind_that_is_not_in_the_bag_is_named_if_an_objective_needs_it() {
    let bag = |bag| nearly_a_line().felt(Planet).bag(bag).begin();
    let none = Remark::NoneInBag { kind: Star };
    assert!(remarks(&bag([4, 4, 0, 4]), ANN).contains(&none));
    assert!(!has(&bag([4, 4, 1, 4]), "none-in-bag"));
    assert!(
        !has(&bag([4, 0, 1, 4]), "none-in-bag"),
        "no need of a Comet"
    );
}

#[test]
fn s3_8_a_figure_that_stands_is_to_be_kept() {
    let objective = id("line star");
    let stands = Remark::Stands { objective };
    assert!(remarks(&a_line().placing(Planet).begin(), ANN).contains(&stands));
    assert!(remarks(&a_line().felt(Planet).begin(), ANN).contains(&stands));
    assert!(!has(&nearly_a_line().placing(Planet).begin(), "stands"));
    // One body on a centre fulfils an objective that counts them, but may be far from all of it.
    let counting = table(2).on(Star, &[1]).holds(ANN, &["centres star"]);
    assert!(!has(&counting.placing(Planet).begin(), "stands"));
}

#[test]
fn s3_2_a_body_that_completes_an_objective_names_it() {
    let objective = id("line star");
    let body = Star;
    let completes = Remark::Completes { body, objective };
    assert!(remarks(&nearly_a_line().placing(Star).begin(), ANN).contains(&completes));
    let far = table(2).on(Star, &[1]).holds(ANN, &["line star"]);
    assert!(!has(&far.placing(Star).begin(), "completes"));
}

#[test]
fn s3_7_a_token_is_named_only_if_the_own_influence_is_not_enough() {
    // The Supernova pushes nothing, but with the Comet token it pushes the Star into its place.
    let mut scene = nearly_a_line().placing(Star).begin();
    assert!(!has(&scene, "with-token"), "its own influence does it");
    scene = a_line().placing(Supernova).begin();
    assert!(!has(&scene, "with-token"), "nothing is missing");
    let apart = table(2).on(Star, &[2, 1, 6]).holds(ANN, &["line star"]);
    let scene = apart.placing(Supernova).begin();
    let told = remarks(&scene, ANN);
    let token = told.iter().find_map(|remark| match remark {
        Remark::WithToken { token, .. } => Some(*token),
        _ => None,
    });
    assert!(token.is_some() && token != Some(Supernova), "{told:?}");
    let mut poor = scene.clone();
    poor.player_mut(ANN).tokens = Vec::new().into();
    assert!(!has(&poor, "with-token"));
}

#[test]
fn s3_9_the_body_that_stays_is_chosen_for_the_next_objective() {
    let leaving = |hands: &[&str]| {
        let layout = table(2).on(Star, &[1, 2, 3]).on(Planet, &[8, 15]);
        let mut scene = layout.holds(ANN, hands).validating().begin();
        scene.act(ANN, validate("triangle star", &[1, 2, 3]));
        scene
    };
    assert!(has(
        &leaving(&["triangle star", "line star"]),
        "leave-useful"
    ));
    assert!(!has(&leaving(&["triangle star"]), "leave-useful"));
}

#[test]
fn s3_10_a_choice_that_empties_a_galaxy_is_known_by_its_cell() {
    // A line across two galaxies, with nothing else on the second one.
    let across = |more: &[usize]| {
        let picture = GAME
            .patterns()
            .of(stellium::Kind::Line)
            .iter()
            .map(|picture| numbers(picture.own))
            .find(|cells| {
                let galaxies: Vec<_> = cells.iter().map(|&one| cell(one).galaxy()).collect();
                galaxies.iter().all(Option::is_some) && galaxies[0] != galaxies[2]
            })
            .unwrap();
        let layout = table(2).on(Star, &picture).on(Planet, more);
        let scene = layout.holds(ANN, &["line star"]).validating().begin();
        (picture, scene)
    };
    let (picture, mut scene) = across(&[]);
    scene.act(ANN, validate("line star", &picture));
    let told = remarks(&scene, ANN);
    let remark = told.iter().find(|one| one.key() == "would-empty").unwrap();
    let about = GAME.actions_of(&scene.view(ANN), ANN, remark);
    let Remark::WouldEmpty { galaxy } = *remark else {
        panic!("{remark:?}");
    };
    assert!(!about.is_empty());
    for action in scene.legal(ANN) {
        let Action::Leave(stays) = action else {
            panic!("{action:?}");
        };
        let keeps = stays.galaxy() == Some(galaxy);
        assert!(!(keeps && about.contains(&action)), "{action:?}");
    }
    // With few bodies in the bag, no five are drawn.
    let mut few = scene.clone();
    few.state.table.bag = stellium::ByBody::from_fn(|_| 0);
    assert!(!has(&few, "would-empty"));
}

#[test]
fn s5_3_a_new_colour_is_worth_a_point() {
    let taking = |validated: &[&str], open: &[&str]| {
        let layout = table(2).validated(ANN, validated).open(open);
        layout.taking().begin()
    };
    assert!(has(&taking(&["arc star"], &["line comet"]), "new-colour"));
    assert!(!has(&taking(&["arc star"], &["line star"]), "new-colour"));
    assert!(!has(&taking(&[], &["line comet"]), "new-colour"));
}

#[test]
fn s4_7_an_s_is_explained_before_it_is_taken_or_while_it_is_held() {
    let open = |open: &[&str]| table(2).open(open).taking().begin();
    assert!(has(&open(&["s star", "line comet"]), "turned-s"));
    assert!(!has(&open(&["line star"]), "turned-s"));
    let held = table(2).holds(ANN, &["s star"]).open(&["line comet"]);
    assert!(has(&held.taking().begin(), "turned-s"));
}

#[test]
fn s3_11_a_figure_in_another_hand_is_named_only_if_hands_are_remembered() {
    let of_ben = |memory: &str| {
        let layout = a_line().option("memory", memory).holds(BEN, &["arc star"]);
        layout.placing(Planet).begin()
    };
    let mut scene = of_ben("on");
    assert!(!has(&scene, "they-hold"), "the line is Ann’s");
    let layout = table(2).on(Star, &[1, 2, 3]).holds(BEN, &["triangle star"]);
    scene = layout.clone().placing(Planet).begin();
    let objective = id("triangle star");
    let seat = BEN;
    assert!(remarks(&scene, ANN).contains(&Remark::TheyHold { seat, objective }));
    let secret = layout.option("memory", "off").placing(Planet).begin();
    assert!(!has(&secret, "they-hold"));
    assert!(!has(&of_ben("off"), "they-hold"));
}

#[test]
fn s5_1_another_player_near_the_limit_is_named() {
    let mut scene = table(2).begin();
    let limit = scene.state.table.settings.limit;
    scene.player_mut(BEN).points = limit - 5;
    assert!(!has(&scene, "near-limit"));
    scene.player_mut(BEN).points = limit - 4;
    let near = Remark::NearLimit {
        seat: BEN,
        points: limit - 4,
        limit,
    };
    assert!(remarks(&scene, ANN).contains(&near));
}
