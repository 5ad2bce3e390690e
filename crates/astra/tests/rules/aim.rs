//! What a player is after: how far cards are from their discovery, and what they bring.

use crate::common::*;
use astra::{Aim, PlaceId, Stage};
use tabletop::{Game, Observer, Seat};

// Corvus: 1–2, 1–5, 2–3, 3–4, 3–5.
const BOARD: [&str; 4] = ["taurus", "corvus", "canis-minor", "triangulum"];

fn aim(scene: &Scene, seat: Seat, place: usize) -> Option<Aim> {
    GAME.aim(&scene.view(seat), seat, PlaceId::new(place - 1))
}

fn in_one_turn(scene: &Scene, seat: Seat, place: usize) -> bool {
    aim(scene, seat, place).unwrap().in_one_turn
}

/// A table where two stars of Corvus are marked and Ann can pay for the other three.
fn scene() -> Scene {
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(CAT, 2, &[1, 2]);
    scene.journal_mut(ANN).stardust = 3;
    scene
}

#[test]
fn a4_1_an_aim_counts_the_missing_stars_and_the_own_ones() {
    let scene = scene();
    for (seat, own) in [(ANN, 0), (CAT, 2)] {
        let aim = aim(&scene, seat, 2).unwrap();
        assert_eq!((aim.missing.len(), aim.own), (3, own));
        assert_eq!(aim.card, scene.card("corvus"));
    }
}

#[test]
fn a3_3_one_turn_is_enough_with_stardust_for_a_chain_of_all_missing_stars() {
    let mut scene = scene();
    // 5, 3, 4.
    assert!(in_one_turn(&scene, ANN, 2));
    scene.journal_mut(ANN).stardust = 2;
    assert!(!in_one_turn(&scene, ANN, 2));
    // Others' turns are counted with their own stardust.
    scene.journal_mut(BEN).stardust = 3;
    assert!(in_one_turn(&scene, BEN, 2));
    scene.journal_mut(BEN).stardust = 2;
    assert!(!in_one_turn(&scene, BEN, 2));
}

#[test]
fn a3_4_every_further_chain_of_a_turn_needs_a_telescope() {
    let mut scene = table(3).board(&BOARD).begin();
    // 4 and 5 are both next to 3, and not to each other.
    scene.marked(CAT, 2, &[1, 2, 3]);
    scene.journal_mut(ANN).stardust = 2;
    assert!(!in_one_turn(&scene, ANN, 2));
    scene.journal_mut(ANN).telescopes = 1;
    assert!(in_one_turn(&scene, ANN, 2));
    // After the Observe, the telescope is needed for the first of them.
    scene.state.table.stage = Stage::BetweenObserves;
    assert!(!in_one_turn(&scene, ANN, 2));
    scene.journal_mut(ANN).telescopes = 2;
    assert!(in_one_turn(&scene, ANN, 2));
    // In the middle of an Observe, the chain goes on from the last star.
    scene.journal_mut(ANN).telescopes = 1;
    let (place, star) = (PlaceId::new(1), astra::Star::new(2));
    scene.state.table.stage = Stage::Observing { place, star };
    assert!(in_one_turn(&scene, ANN, 2));
    scene.journal_mut(ANN).telescopes = 0;
    assert!(!in_one_turn(&scene, ANN, 2));
    // The turn of another player does not depend on Ann's.
    scene.journal_mut(BEN).stardust = 2;
    scene.journal_mut(BEN).telescopes = 1;
    assert!(in_one_turn(&scene, BEN, 2));
}

#[test]
fn a5_12_chains_may_begin_at_any_common_star_while_the_ability_lasts() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.journal_mut(ANN).stardust = 5;
    scene.journal_mut(BEN).stardust = 5;
    // From the starting star, no chain goes through all of Corvus; 4, 3, 2, 1, 5 does.
    assert!(!in_one_turn(&scene, ANN, 2));
    scene.state.table.turn.free_start = true;
    assert!(in_one_turn(&scene, ANN, 2));
    // It is Ann's turn to which it applies.
    assert!(!in_one_turn(&scene, BEN, 2));
}

#[test]
fn a6_3_what_a_card_adds_on_the_final_scoring_card_is_known_to_its_owner_only() {
    let scene = scene();
    let card = scene.card("corvus");
    let own = scene.view(ANN).finals[ANN].unwrap();
    let finals = &GAME.data().finals;
    let with = |cards: usize| {
        let element = GAME.cards().card(card).element;
        let owned = astra::ByElement::from_fn(|e| if e == element { cards } else { 0 });
        finals.score(own, &owned)
    };
    let gain = aim(&scene, ANN, 2).unwrap().elements;
    assert_eq!(gain, with(1) - with(0));
    for observer in [Observer::Spectator, Observer::Seat(BEN)] {
        let view = GAME.view(&scene.state, observer);
        let aim = GAME.aim(&view, ANN, PlaceId::new(1)).unwrap();
        assert_eq!(aim.elements, 0, "{observer:?}");
    }
}

#[test]
fn the_nearest_aim_is_one_that_one_turn_can_finish_or_else_lacks_the_fewest_stars() {
    let mut scene = scene();
    let nearest = |scene: &Scene| GAME.nearest_aim(&scene.view(ANN), ANN).unwrap();
    let corvus = scene.card("corvus");
    assert_eq!(nearest(&scene).card, corvus);
    assert!(nearest(&scene).in_one_turn);
    scene.journal_mut(ANN).stardust = 0;
    let aim = nearest(&scene);
    assert!(!aim.in_one_turn);
    let places = scene.state.table.places();
    let fewest = places.filter_map(|place| GAME.aim(&scene.view(ANN), ANN, place));
    assert_eq!(
        Some(aim.missing.len()),
        fewest.map(|aim| aim.missing.len()).min()
    );
}

#[test]
fn a_finished_card_and_a_finished_game_have_no_aim() {
    let mut scene = scene();
    scene.marked(CAT, 2, &[3, 4, 5]);
    assert_eq!(aim(&scene, ANN, 2), None);
    assert!(aim(&scene, ANN, 1).is_some());
    scene.state.table.stage = Stage::Over;
    assert_eq!(GAME.nearest_aim(&scene.view(ANN), ANN), None);
}
