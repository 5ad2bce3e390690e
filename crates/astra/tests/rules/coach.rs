//! The coach: when each remark holds, and when it does not.

use crate::common::*;
use astra::{Action, Element, Remark};
use tabletop::{Coach, CoachRemark, Seat};

// Corvus and Triangulum: 1–2, 1–5, 2–3, 3–4, 3–5. Grand 5 on Corvus.
const BOARD: [&str; 4] = ["taurus", "corvus", "canis-minor", "triangulum"];

fn remarks(scene: &Scene, seat: Seat) -> Vec<Remark> {
    GAME.remarks(&scene.view(seat), seat)
}

fn has(scene: &Scene, key: &str) -> bool {
    remarks(scene, ANN).iter().any(|one| one.key() == key)
}

/// A table in a later round, where Ann has little stardust.
fn later() -> Scene {
    let mut scene = table(3).board(&BOARD).begin();
    scene.state.table.round = 4;
    scene.journal_mut(ANN).stardust = 4;
    scene
}

#[test]
fn nobody_but_the_seat_to_act_is_told_anything() {
    let scene = table(3).board(&BOARD).begin();
    assert!(!remarks(&scene, ANN).is_empty());
    assert_eq!(remarks(&scene, BEN), []);
}

#[test]
fn a3_6_the_first_turn_may_spend_what_a_rest_would_not_bring_back() {
    let mut scene = table(3).board(&BOARD).begin();
    let Remark::Spend { stardust, pouch } = remarks(&scene, ANN)[0] else {
        panic!("{:?}", remarks(&scene, ANN));
    };
    assert_eq!((stardust, pouch), (8, 5));
    scene.journal_mut(ANN).stardust = 5;
    assert!(!has(&scene, "spend"));
    scene.journal_mut(ANN).stardust = 8;
    scene.state.table.round = 2;
    assert!(!has(&scene, "spend"));
}

#[test]
fn a3_2_a_card_that_one_chain_can_finish_is_named() {
    let mut scene = later();
    scene.journal_mut(ANN).stardust = 3;
    assert!(!has(&scene, "one-chain"));
    // From 2 the chain goes to 3 and then to 4 or 5, but not to both.
    scene.marked(CAT, 2, &[1, 2]);
    let card = scene.card("corvus");
    let chain = Remark::OneChain { card };
    // 5, 3, 4.
    assert!(remarks(&scene, ANN).contains(&chain));
    scene.journal_mut(ANN).stardust = 2;
    assert!(!has(&scene, "one-chain"));
    scene.journal_mut(ANN).stardust = 3;
    scene.act(ANN, mark(2, 5));
    assert!(!has(&scene, "one-chain"), "only before the Observe begins");
}

#[test]
fn a4_4_the_next_player_can_finish_what_is_left() {
    let mut scene = later();
    scene.marked(CAT, 2, &[1, 2]);
    scene.act(ANN, mark(2, 5));
    let card = scene.card("corvus");
    let next = BEN;
    let finishes = Remark::NextFinishes { next, card };
    assert!(remarks(&scene, ANN).contains(&finishes));
    scene.journal_mut(BEN).stardust = 1;
    assert!(!has(&scene, "next-finishes"));
}

#[test]
fn alone_nobody_who_chooses_is_next() {
    let mut scene = alone("").board(&["corvus"]).begin();
    scene.marked(ANN, 1, &[1, 2]);
    scene.act(ANN, mark(1, 5));
    assert!(!has(&scene, "next-finishes"));
}

#[test]
fn a1_9_a_grand_star_that_raises_the_card_limit_is_near() {
    let mut scene = later();
    scene.journal_mut(ANN).wisdom = 1;
    scene.marked(CAT, 2, &[1]);
    let limit = Remark::NextLimit { limit: 3 };
    assert!(remarks(&scene, ANN).contains(&limit));
    scene.journal_mut(ANN).wisdom = 0;
    assert!(!has(&scene, "next-limit"));
    scene.journal_mut(ANN).wisdom = 1;
    scene.journal_mut(ANN).stardust = 0;
    assert!(!has(&scene, "next-limit"));
}

#[test]
fn a4_5_a_full_hand_is_said_only_if_a_card_can_be_finished() {
    let layout = table(3).board(&BOARD).owns(ANN, &["leo", "lyra"]);
    let mut scene = layout.begin();
    scene.state.table.round = 4;
    scene.journal_mut(ANN).stardust = 3;
    assert!(!has(&scene, "at-limit"));
    scene.marked(CAT, 2, &[1, 2]);
    assert!(remarks(&scene, ANN).contains(&Remark::AtLimit { cards: 2 }));
    scene.journal_mut(ANN).wisdom = 2;
    assert!(!has(&scene, "at-limit"));
}

#[test]
fn a3_6_a_rest_with_a_full_pouch_brings_nothing() {
    let mut scene = later();
    assert!(!has(&scene, "full-pouch"));
    scene.journal_mut(ANN).stardust = 5;
    assert!(has(&scene, "full-pouch"));
    let view = scene.view(ANN);
    let about = GAME.actions_of(&view, ANN, &Remark::FullPouch);
    assert_eq!(about, [Action::Rest]);
}

#[test]
fn a5_16_a_full_rest_brings_stardust_even_to_a_full_pouch() {
    let mut scene = table(3).board(&BOARD).owns(ANN, &["cygnus"]).begin();
    assert!(has(&scene, "full-pouch"));
    let card = scene.card("cygnus");
    scene.act(ANN, Action::Use(card));
    assert!(!has(&scene, "full-pouch"));
}

#[test]
fn a3_6_a_rest_reactivates_cards_of_the_active_element() {
    let laid = |element| {
        let layout = table(3).board(&BOARD).sphere(element);
        let mut scene = layout.exhausted(ANN, &["leo"]).begin();
        scene.journal_mut(ANN).stardust = 1;
        scene
    };
    let scene = laid(Element::Fire);
    let reactivates = Remark::RestReactivates {
        element: Element::Fire,
        card: scene.card("leo"),
    };
    assert!(remarks(&scene, ANN).contains(&reactivates));
    assert!(!has(&laid(Element::Water), "rest-reactivates"));
    let mut full = scene;
    full.journal_mut(ANN).stardust = 5;
    assert!(!has(&full, "rest-reactivates"));
}

#[test]
fn a3_4_a_telescope_may_follow_an_observe() {
    let mut scene = later();
    scene.journal_mut(ANN).telescopes = 1;
    assert!(!has(&scene, "telescope"));
    scene.act(ANN, mark(2, 1));
    scene.act(ANN, Action::Stop);
    assert_eq!(remarks(&scene, ANN), [Remark::Telescope]);
}

#[test]
fn a4_2_an_assistant_hears_about_boons() {
    let mut scene = later();
    scene.marked(ANN, 2, &[1, 2]).marked(BEN, 2, &[3, 5]);
    assert!(!has(&scene, "boons"));
    scene.act(ANN, mark(2, 4));
    assert_eq!(remarks(&scene, BEN), [Remark::Boons]);
    assert_eq!(remarks(&scene, ANN), []);
}

#[test]
fn a6_3_a_card_that_completes_a_column_brings_much() {
    // The first Final Scoring card has Fire and Water: with Earth and Air its first column has four.
    let laid = |owned: &'static str| {
        let mut scene = table(3).board(&BOARD).owns(ANN, &[owned]).begin();
        scene.marked(CAT, 2, &[1, 2]);
        scene
    };
    let scene = laid("bootes");
    assert_eq!(scene.facts("corvus").element, Element::Air);
    let brings = Remark::FinalScoring {
        card: scene.card("corvus"),
        gain: 3,
    };
    assert!(
        remarks(&scene, ANN).contains(&brings),
        "{:?}",
        remarks(&scene, ANN)
    );
    // A second card of Air fills no column, only its row.
    assert!(!has(&laid("lyra"), "final-scoring"));
}

#[test]
fn a6_1_the_end_is_near_for_players_with_active_cards() {
    let laid = |above| {
        let layout = table(3).board(&BOARD).owns(ANN, &["leo"]);
        layout.left_above_game_end(above).begin()
    };
    assert!(has(&laid(3), "end-near"));
    assert!(!has(&laid(4), "end-near"));
    let mut scene = laid(3);
    let card = scene.card("leo");
    scene.journal_mut(ANN).exhausted.insert(card);
    assert!(!has(&scene, "end-near"));
}

#[test]
fn a7_3_the_dreamer_is_explained_to_two_players() {
    let mut scene = table(2).board(&BOARD[..3]).begin();
    assert!(!has(&scene, "dreamer"));
    scene.act(ANN, Action::Rest);
    while !has(&scene, "dreamer") {
        let legal = scene.legal(ANN);
        assert!(
            matches!(legal[..], [Action::Dream(_), ..]),
            "the dream begins: {legal:?}"
        );
        scene.act(ANN, legal[0]);
    }
}

#[test]
fn a_turn_keeps_its_number_and_the_next_one_has_another() {
    let mut scene = table(3).board(&BOARD).begin();
    let number = |scene: &Scene| GAME.turn_number(&scene.view(ANN));
    let first = number(&scene);
    scene.act(ANN, mark(2, 1));
    assert_eq!(number(&scene), first);
    scene.act(ANN, Action::Stop);
    assert_ne!(number(&scene), first);
}
