//! A8.8: Ptolemy spends telescopes only to finish a card.

use crate::common::*;
use astra::{Pen, PtolemyEvent};
use tabletop::Game;

// Canis Minor: 1–2–3, 3–4, 3–5. After 1, 2, 3 it takes two chains to finish it.
// Taurus: 1–2–3, 3–4–5, 3–6, 6–7–8, 6–9–10; Grand stars 4 and 8.
// Aquila: 1–2, 2–3–4, 2–5, 5–6, 5–7–8–9–2; Grand stars 5 and 6.

/// Returns Ptolemy's left card, which leads to place 1: an Earth card whose leftmost boon is `x`,
/// from 2 to 5.
fn earth(x: usize) -> &'static str {
    ["triangulum", "lupus", "virgo", "ursa-major"][x - 2]
}

/// On the card on place 1 only these stars are unmarked. Ptolemy has this many telescopes and marks
/// up to `x` stars.
fn unmarked(card: &'static str, stars: &[usize], telescopes: u16, x: usize) -> Scene {
    let board = [card, "draco", "perseus"];
    let mut scene = alone("").board(&board).library(&[earth(x)]).begin();
    let all = 1..=scene.facts(card).stars.len();
    let marked: Vec<usize> = all.filter(|star| !stars.contains(star)).collect();
    scene.dreamt(1, &marked);
    scene.ptolemy_mut().telescopes = telescopes;
    scene
}

fn discovered(scene: &Scene) -> bool {
    scene.ptolemys_cards().len() == 1
}

#[test]
fn a8_8_a_telescope_is_spent_if_a_second_chain_finishes_the_card() {
    // By A8.7, chance decides which of the two he marks first.
    let mut scene = unmarked("canis-minor", &[4, 5], 1, 2);
    let events = scene.hand_over(2, 1, &[die(1), 1]);
    assert_eq!(scene.ptolemys_cards(), ["canis-minor"]);
    assert_eq!(scene.ptolemy().telescopes, 0);
    assert!(ptolemys(&events).contains(&PtolemyEvent::TelescopeSpent { left: 0 }));
}

#[test]
fn a8_8_the_stars_of_both_chains_are_his() {
    let mut scene = unmarked("canis-minor", &[4, 5], 1, 2);
    let events = scene.hand_over(2, 1, &[die(1), 0]);
    let canis_minor = scene.card("canis-minor");
    for number in [4, 5] {
        assert!(events.contains(&astra::Event::StarMarked {
            pen: Pen::PTOLEMY,
            place: place(1),
            card: canis_minor,
            star: star(number),
        }));
    }
}

#[test]
fn a8_8_without_a_telescope_he_marks_one_chain() {
    let mut scene = unmarked("canis-minor", &[4, 5], 0, 2);
    scene.hand_over(2, 1, &[die(1), 0]);
    assert_eq!(scene.marks(Pen::PTOLEMY, 1).len(), 1);
    assert!(!discovered(&scene));
}

#[test]
fn a8_8_no_telescope_is_spent_if_more_stars_are_unmarked_than_he_may_mark() {
    // 3, 4, 5 are left. If he may mark two stars, telescopes do not help; with three they do.
    let mut scene = unmarked("canis-minor", &[3, 4, 5], 5, 2);
    scene.hand_over(2, 1, &[die(1), 0]);
    assert_eq!(scene.marks(Pen::PTOLEMY, 1).len(), 2);
    assert_eq!(scene.ptolemy().telescopes, 5);
    assert!(!discovered(&scene));
    let mut scene = unmarked("canis-minor", &[3, 4, 5], 5, 3);
    scene.hand_over(2, 1, &[die(1), 0]);
    assert_eq!(scene.ptolemy().telescopes, 4);
    assert!(discovered(&scene));
}

#[test]
fn a8_8_each_chain_after_the_first_costs_one_telescope() {
    // 5, 8 and 10 are three ends: three chains.
    let mut scene = unmarked("taurus", &[5, 8, 10], 2, 3);
    let events = scene.hand_over(2, 1, &[die(1)]);
    assert!(discovered(&scene));
    let spent: Vec<u16> = ptolemys(&events)
        .into_iter()
        .filter_map(|step| match step {
            PtolemyEvent::TelescopeSpent { left } => Some(left),
            _ => None,
        })
        .collect();
    assert_eq!(spent, [1, 0], "one event for each");
}

#[test]
fn a8_8_no_telescope_is_spent_if_he_has_too_few() {
    let mut scene = unmarked("taurus", &[5, 8, 10], 1, 3);
    scene.hand_over(2, 1, &[die(1)]);
    assert_eq!(scene.ptolemy().telescopes, 1);
    // One chain by A8.7: the Grand star.
    assert_eq!(scene.marks(Pen::PTOLEMY, 1), [8]);
}

#[test]
fn a8_8_no_telescope_is_spent_if_one_chain_finishes_the_card() {
    let mut scene = unmarked("taurus", &[9, 10], 3, 3);
    scene.hand_over(2, 1, &[die(1)]);
    assert!(discovered(&scene));
    assert_eq!(scene.ptolemy().telescopes, 3);
}

#[test]
fn a8_8_telescopes_are_spent_even_if_another_chain_would_have_finished_the_card() {
    // 7–5–6 would do it, but by A8.7 he begins with 5, which is nearer to the Starting star.
    let mut scene = unmarked("aquila", &[5, 6, 7], 3, 3);
    scene.hand_over(2, 1, &[die(1)]);
    assert!(discovered(&scene));
    assert_eq!(scene.ptolemy().telescopes, 2);
    let mut scene = unmarked("aquila", &[5, 6, 7], 0, 3);
    scene.hand_over(2, 1, &[die(1)]);
    assert_eq!(scene.marks(Pen::PTOLEMY, 1), [5, 6], "unfinished");
}

#[test]
fn a8_8_telescopes_are_counted_from_the_prescribed_chain_on() {
    // 3–4 and 7–5–6 would be two chains. He begins with 5–6, so 3–4 and 7 cost a telescope each.
    for (telescopes, spent) in [(1, 0), (2, 2), (4, 2)] {
        let mut scene = unmarked("aquila", &[3, 4, 5, 6, 7], telescopes, 5);
        scene.hand_over(2, 1, &[die(1)]);
        assert_eq!(discovered(&scene), spent > 0);
        assert_eq!(scene.ptolemy().telescopes, telescopes - spent);
    }
}

#[test]
fn a8_8_in_version_1_of_the_rules_telescopes_were_counted_differently() {
    // He spent none if a single chain could finish the card, and otherwise took the fewest chains.
    let first = GAME.clone().with_rules(1).unwrap();
    let first: &'static astra::Astra = Box::leak(Box::new(first));
    let mut scene = unmarked("aquila", &[5, 6, 7], 3, 3);
    scene.game = first;
    scene.hand_over(2, 1, &[die(1)]);
    assert_eq!(scene.marks(Pen::PTOLEMY, 1), [5, 6]);
    assert_eq!(scene.ptolemy().telescopes, 3);
    let mut scene = unmarked("aquila", &[3, 4, 5, 6, 7], 4, 5);
    scene.game = first;
    scene.hand_over(2, 1, &[die(1)]);
    assert!(discovered(&scene));
    assert_eq!(scene.ptolemy().telescopes, 3);
}

#[test]
fn a8_8_he_never_marks_two_cards_in_a_turn() {
    // One star finishes the card. He could mark four more and has four telescopes.
    let mut scene = unmarked("taurus", &[10], 4, 5);
    let events = scene.hand_over(2, 1, &[die(1)]);
    assert_eq!(observed(&events), [1]);
    assert_eq!(scene.marks(Pen::PTOLEMY, 2), [0; 0]);
    assert_eq!(scene.marks(Pen::PTOLEMY, 3), [0; 0]);
    assert_eq!(scene.ptolemy().telescopes, 4);
}

#[test]
fn a8_8_a_card_he_cannot_finish_gets_one_chain_however_many_telescopes() {
    // Five are left and he may mark four: 6–7–8 with its Grand star, and no second chain for 9.
    let mut scene = unmarked("taurus", &[6, 7, 8, 9, 10], 6, 4);
    scene.hand_over(2, 1, &[die(1)]);
    assert_eq!(scene.marks(Pen::PTOLEMY, 1), [6, 7, 8]);
    assert_eq!(scene.ptolemy().telescopes, 6);
}
