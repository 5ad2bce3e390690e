//! Reasons for an action: what it gains, discovers and leaves to the next player.

use crate::common::*;
use astra::{Action, Element, Why};
use tabletop::{Reason, Reasons, Seat};

// Corvus and Triangulum: 1–2, 1–5, 2–3, 3–4, 3–5. Grand 5.
const BOARD: [&str; 4] = ["taurus", "corvus", "canis-minor", "triangulum"];

fn reasons(scene: &Scene, seat: Seat, action: Action) -> Vec<Why> {
    assert!(scene.legal(seat).contains(&action), "{action:?}");
    let given = GAME.reasons(&scene.view(seat), seat, action);
    let own = |reason| match reason {
        Reason::Own(why) => Some(why),
        _ => None,
    };
    given.into_iter().filter_map(own).collect()
}

#[test]
fn a_discovery_names_the_card_the_assistants_and_whom_it_forestalls() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(ANN, 2, &[1, 2]).marked(CAT, 2, &[3, 5]);
    let card = scene.card("corvus");
    let expected = [
        Why::Discovers { card },
        Why::Assisted { players: 1 },
        Why::Prevents { card },
    ];
    assert_eq!(reasons(&scene, ANN, mark(2, 4)), expected);
    // Ben could not have marked the last star.
    scene.journal_mut(BEN).stardust = 0;
    assert_eq!(reasons(&scene, ANN, mark(2, 4)), expected[..2]);
}

#[test]
fn the_last_star_is_one_step_away_if_the_chain_can_go_on() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(ANN, 2, &[1, 2, 5]);
    let card = scene.card("corvus");
    assert_eq!(reasons(&scene, ANN, mark(2, 3)), [Why::LastStar { card }]);
}

#[test]
fn a_chain_that_ends_one_star_short_leaves_the_card_to_the_next_player() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(ANN, 2, &[1, 2, 3]);
    let card = scene.card("corvus");
    let given = reasons(&scene, ANN, mark(2, 5));
    assert!(given.contains(&Why::StarsLeft { card, stars: 1 }));
    assert!(given.contains(&Why::Allows { card }));
    scene.journal_mut(BEN).stardust = 0;
    let given = reasons(&scene, ANN, mark(2, 5));
    assert!(!given.contains(&Why::Allows { card }));
}

#[test]
fn the_next_player_needs_a_chain_and_enough_stardust_to_finish_a_card() {
    // The stars 4 and 5 of Corvus are both joined to star 3, but not to each other.
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(CAT, 2, &[1, 2, 3]);
    let card = scene.card("corvus");
    assert!(!reasons(&scene, ANN, Action::Rest).contains(&Why::Allows { card }));
    // Without star 3, marking goes from 5 to 3 to 4.
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(CAT, 2, &[1, 2]);
    assert!(reasons(&scene, ANN, Action::Rest).contains(&Why::Allows { card }));
    scene.journal_mut(BEN).stardust = 2;
    assert!(!reasons(&scene, ANN, Action::Rest).contains(&Why::Allows { card }));
}

#[test]
fn a3_6_a_rest_says_how_much_stardust_and_which_cards_it_brings_back() {
    let layout = table(3).board(&BOARD).sphere(Element::Fire);
    let mut scene = layout.exhausted(ANN, &["leo"]).begin();
    let is_fire = scene.facts("leo").element == Element::Fire;
    scene.journal_mut(ANN).stardust = 1;
    let pouch = u16::from(scene.journal(ANN).pouch);
    let given = reasons(&scene, ANN, Action::Rest);
    let stardust = pouch - 1;
    assert!(given.contains(&Why::Stardust { stardust }), "{given:?}");
    assert_eq!(given.contains(&Why::Readies { cards: 1 }), is_fire);
}

#[test]
fn a4_2_a_sealed_pick_promises_its_boon_whatever_the_others_pick() {
    let mut scene = table(4).board(&BOARD).begin();
    scene.marked(BEN, 2, &[1, 2]).marked(CAT, 2, &[3, 5]);
    scene.act(ANN, mark(2, 4));
    assert_eq!(scene.to_act(), [BEN, CAT]);
    for boon in 1..=4 {
        let alone = GAME.reasons(&scene.view(BEN), BEN, pick(boon));
        let mut other = scene.clone();
        other.act(CAT, pick(5 - boon));
        assert_eq!(GAME.reasons(&other.view(BEN), BEN, pick(boon)), alone);
    }
}
