//! S6, rulings on open points.

use std::collections::BTreeMap;

use crate::common::*;
use stellium::{Action, Body, Event, Illegal, Stage};
use tabletop::{Chance, Game, NullSink, Seed};

#[test]
fn s6_1_a_swap_of_two_bodies_of_one_kind_is_legal_though_it_changes_nothing() {
    let mut scene = table(2).on(Planet, &[1, 2]).placing(Planet).begin();
    scene.act(ANN, place(30, Planet));
    let before = scene.state.table.universe;
    // It is one swap, named with the lower cell first.
    assert_eq!(scene.legal(ANN), [swap(1, 2)]);
    assert_eq!(scene.refuse(ANN, swap(2, 1)), Illegal::SameSwap);
    scene.act(ANN, swap(1, 2));
    assert_eq!(scene.state.table.universe, before);
    assert_eq!(scene.stage(), Stage::Taking);
}

#[test]
fn s6_1_a_swap_that_changes_nothing_must_be_made_if_it_is_the_only_one() {
    let layout = table(2).on(Star, &[1, 2]).holds(ANN, &["arc star"]);
    let mut scene = layout.placing(Star).begin();
    scene.act(ANN, place(30, Planet));
    assert_eq!(scene.legal(ANN), [swap(1, 2)]);
    assert_eq!(scene.refuse(ANN, Action::Skip), Illegal::MustApply);
}

#[test]
fn s6_1_the_body_just_placed_is_never_swapped_by_its_own_influence_or_a_tokens() {
    for body in Body::ALL {
        // It lies between two of its kind, and beside another body.
        let layout = table(2).on(body, &[5, 2]).on(kind_beside(body), &[3, 6]);
        let mut scene = layout.placing(body).begin();
        // A Planet with its own influence, the others with the token.
        scene.act(ANN, place(1, Planet));
        let legal = scene.legal(ANN);
        assert_eq!(legal, [swap(2, 3), swap(5, 6)], "{body:?}");
        for other in [2, 3, 5, 6] {
            for action in [swap(1, other), swap(other, 1)] {
                assert_eq!(scene.refuse(ANN, action), Illegal::JustPlaced);
            }
        }
    }
}

fn kind_beside(body: Body) -> Body {
    if body == Star { Supernova } else { Star }
}

#[test]
fn s6_1_the_body_just_placed_is_never_attracted() {
    for body in Body::ALL {
        let layout = table(2).on(Planet, &[8, 11]);
        let mut scene = layout.placing(body).begin();
        // 3 is beside the black holes 43 and 49.
        scene.act(ANN, place(3, Supernova));
        assert_eq!(scene.legal(ANN), [attract(11, 43), attract(11, 46)]);
        for hole in [43, 49] {
            assert_eq!(scene.refuse(ANN, attract(3, hole)), Illegal::JustPlaced);
        }
    }
}

/// Ann has placed a Supernova that draws the last body of galaxy 3 onto a black hole; five bodies
/// are drawn to reload it.
fn attracted() -> Scene {
    let layout = table(2).on(Planet, &[19, 9]).on(Star, &[1]);
    let layout = layout.holds(ANN, &["line star", "symbols planet", "arc planet"]);
    let mut scene = layout.bag([2, 1, 2, 0]).placing(Supernova).begin();
    scene.act_with(ANN, place(30, Supernova), &[]);
    let five = Scene::outcomes([2, 1, 2, 0], &[Planet, Planet, Comet, Star, Star]);
    let events = scene.act_with(ANN, attract(19, 48), &five);
    assert!(matches!(events[1], Event::GalaxyEmptied { .. }));
    scene
}

#[test]
fn s6_2_a_galaxy_emptied_by_an_attraction_is_reloaded_before_objectives_are_validated() {
    let mut scene = attracted();
    assert_eq!(scene.to_act(), [BEN]);
    assert_eq!(scene.refuse(ANN, Action::Done), Illegal::NotYourTurn);
    // Pinwheel's starting cells: 16, 18, 19, 21.
    scene.act_with(BEN, reload(Star, 18), &[]);
    scene.act_with(ANN, reload(Planet, 16), &[]);
    scene.act_with(BEN, reload(Comet, 21), &[]);
    scene.act_with(ANN, reload(Star, 19), &[]);
    assert_eq!(scene.stage(), Stage::Validating);
    assert_eq!(scene.to_act(), [ANN]);
    assert_eq!(scene.bag(), [1, 0, 0, 0]);
}

#[test]
fn s6_2_bodies_placed_in_a_reload_have_no_influence() {
    let mut scene = attracted();
    let discs = scene.state.table.universe.discs;
    scene.act_with(BEN, reload(Star, 18), &[]);
    assert!(matches!(scene.stage(), Stage::Reloading { .. }));
    scene.act_with(ANN, reload(Planet, 16), &[]);
    scene.act_with(BEN, reload(Comet, 19), &[]);
    scene.act_with(ANN, reload(Planet, 21), &[]);
    assert_eq!(scene.stage(), Stage::Validating);
    assert_eq!(scene.state.table.universe.discs, discs);
    assert_eq!(scene.all(Planet), [9, 16, 21, 48]);
    assert_eq!((scene.all(Star), scene.all(Comet)), (vec![1, 18], vec![19]));
}

#[test]
fn s6_2_a_body_may_serve_in_an_objective_wherever_it_came_from() {
    let mut scene = attracted();
    // Of the Planets, 9 was there before, 16 and 19 are reloaded and 48 was attracted; 9 and 16 are
    // on their symbols.
    scene.act_with(BEN, reload(Planet, 16), &[]);
    scene.act_with(ANN, reload(Planet, 19), &[]);
    scene.act_with(BEN, reload(Comet, 18), &[]);
    scene.act_with(ANN, reload(Star, 21), &[]);
    let legal = scene.legal(ANN);
    assert!(legal.contains(&validate("symbols planet", &[9, 16])));
    // 9, 19 and 48 are a triangle, so an arc is laid by hand.
    scene.state.table.universe.bodies[Planet] = cells(&[9, 19, 20]);
    assert!(
        scene
            .legal(ANN)
            .contains(&validate("arc planet", &[9, 19, 20]))
    );
    // A body just placed may serve as well.
    let layout = table(2).on(Star, &[2]).holds(ANN, &["bridge star"]);
    let mut scene = layout.placing(Star).begin();
    scene.act(ANN, place(2, Comet));
    scene.act(ANN, push(0));
    assert!(
        scene
            .legal(ANN)
            .contains(&validate("bridge star", &[2, 12]))
    );
}

/// Returns a universe with one random body in each galaxy and the first player about to place
/// another: galaxies are often emptied there.
fn sparse(seats: usize, chance: &mut Chance) -> Scene {
    let mut layout = table(seats);
    for galaxy in 0..6 {
        let body = Body::ALL[chance.below(4) as usize];
        let position = chance.below(7) as usize;
        layout = layout.on(body, &[7 * galaxy + 1 + position]);
    }
    let held = Body::ALL[chance.below(4) as usize];
    layout.placing(held).begin()
}

#[test]
fn s6_2_attraction_is_the_only_influence_that_empties_a_galaxy() {
    let mut chance = Chance::new(Seed::from_text("emptied"));
    let mut after: BTreeMap<&str, usize> = BTreeMap::new();
    for number in 0..600 {
        let mut state = sparse(2 + number % 3, &mut chance).state;
        let mut actions = Vec::new();
        for _ in 0..40 {
            let seat = GAME.to_act(&state).first().unwrap();
            actions.clear();
            GAME.legal_actions(&state, seat, &mut actions);
            let action = actions[chance.below(actions.len() as u32) as usize];
            let before = state.table.stage;
            GAME.apply(&mut state, seat, action, &mut NullSink).unwrap();
            let reloads = matches!(state.table.stage, Stage::Reloading { .. });
            let what = match (action, before) {
                (_, Stage::Reloading { .. }) => "reloading",
                (Action::Swap { .. }, _) => "swap",
                (Action::Push(_), _) => "push",
                (Action::Turn(_), _) => "turn",
                (Action::Attract { .. }, _) => "attraction",
                _ => "something else",
            };
            *after.entry(what).or_default() += usize::from(reloads);
        }
    }
    println!("galaxies to reload after: {after:?}");
    assert_eq!([after["swap"], after["push"], after["turn"]], [0, 0, 0]);
    assert!(after["attraction"] > 50);
}
