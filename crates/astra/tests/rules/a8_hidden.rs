//! A8, which of Ptolemy's cards are hidden and which are open: easier 4, harder 3 and harder 5
//! (A8.13, A8.14, A8.16).

use crate::common::*;
use astra::{CardId, Event, FinalCardId, LibraryCard, Ptolemy, PtolemyEvent, Shelf, Stage};
use tabletop::{Chance, Game, Observer, Options, Seed};

const BOARD: [&str; 3] = ["draco", "taurus", "lupus"];
const EVERYBODY: [Observer; 3] = [
    Observer::Seat(ANN),
    Observer::Spectator,
    Observer::Afterwards,
];

/// Returns a table with these modifiers and cards of Ptolemy: left, right, then his pile from the
/// top.
fn library(modifiers: &str, cards: &[&'static str]) -> Scene {
    alone(modifiers).board(&BOARD).library(cards).begin()
}

/// Returns the view that everybody has of Ptolemy, which must be the same for all.
fn seen(scene: &Scene) -> Ptolemy {
    let views = EVERYBODY.map(|who| GAME.view(&scene.state, who).table.ptolemy.unwrap());
    assert!(views.iter().all(|view| *view == views[0]));
    views[0]
}

/// Checks that two tables differ but that nobody can tell: their views are the same, even as text.
fn assert_indistinguishable(one: &Scene, two: &Scene) {
    assert_ne!(one.state, two.state);
    for observer in EVERYBODY {
        let views = [one, two].map(|scene| GAME.view(&scene.state, observer));
        assert_eq!(views[0], views[1]);
        let texts = views.map(|view| serde_json::to_string(&view).unwrap());
        assert_eq!(texts[0], texts[1]);
    }
}

/// Plays the same turn of Ann and Ptolemy at both tables and checks that the events are the same.
fn assert_same_events(one: &mut Scene, two: &mut Scene, star: usize, throw: u32) -> Vec<Event> {
    let events = one.hand_over(3, star, &[die(throw)]);
    assert_eq!(events, two.hand_over(3, star, &[die(throw)]));
    events
}

#[test]
fn a8_2_nobody_sees_the_order_of_his_pile() {
    // The top two cards of the pile are swapped.
    let pair = |top, next| library("", &["canis-minor", "auriga", top, next]);
    let (one, two) = (pair("virgo", "perseus"), pair("perseus", "virgo"));
    assert_indistinguishable(&one, &two);
    assert_eq!(seen(&one).top, None);
}

#[test]
fn a8_13_e4_the_top_card_of_his_pile_lies_face_up() {
    let scene = library("e4", &["canis-minor", "auriga", "virgo"]);
    assert_eq!(seen(&scene).top, Some(scene.card("virgo")));
    let scene = library("", &["canis-minor", "auriga", "virgo"]);
    assert_eq!(seen(&scene).top, None);
}

#[test]
fn a8_13_e4_only_the_top_card_lies_face_up() {
    let pair = |next, third| library("e4", &["canis-minor", "auriga", "virgo", next, third]);
    let (one, two) = (pair("leo", "perseus"), pair("perseus", "leo"));
    assert_indistinguishable(&one, &two);
}

#[test]
fn a8_13_e4_the_next_card_is_shown_once_the_top_one_is_used() {
    for throw in [1, 3, 5] {
        let mut scene = library("e4", &["canis-minor", "auriga", "triangulum", "perseus"]);
        let perseus = scene.card("perseus");
        let events = scene.hand_over(3, 1, &[die(throw)]);
        assert_eq!(seen(&scene).top, Some(perseus));
        let shown = PtolemyEvent::TopShown { card: perseus };
        assert_eq!(ptolemys(&events).last(), Some(&shown));
    }
}

#[test]
fn a8_13_e4_a_throw_of_5_points_to_the_card_shown() {
    let mut scene = library("e4", &["canis-minor", "auriga", "triangulum"]);
    let card = seen(&scene).top.unwrap();
    let events = scene.hand_over(3, 1, &[die(5)]);
    let shelf = Shelf::Pile;
    assert!(ptolemys(&events).contains(&PtolemyEvent::Consulted { shelf, card }));
}

#[test]
fn a8_13_e4_an_empty_pile_shows_nothing() {
    let mut scene = library("e4", &["canis-minor", "auriga"]);
    scene.ptolemy_mut().pile = 1;
    let last = scene.card(scene.pile()[0]);
    scene.ptolemy_mut().top = Some(last);
    let events = scene.hand_over(3, 1, &[die(1)]);
    assert_eq!(seen(&scene).top, None);
    assert_eq!(seen(&scene).left, LibraryCard::Known(last));
    let shown = |step: &PtolemyEvent| matches!(step, PtolemyEvent::TopShown { .. });
    assert!(!ptolemys(&events).iter().any(shown));
}

#[test]
fn a8_13_without_e4_using_the_top_card_does_not_show_the_next() {
    let pair = |next, third| library("", &["canis-minor", "auriga", "triangulum", next, third]);
    let (mut one, mut two) = (pair("leo", "perseus"), pair("perseus", "leo"));
    assert_same_events(&mut one, &mut two, 1, 5);
    assert_indistinguishable(&one, &two);
    assert_eq!(seen(&one).top, None);
}

#[test]
fn a8_14_h5_the_right_card_lies_face_down() {
    let pair = |right, deep| library("h5", &["canis-minor", right, "auriga", deep]);
    let (one, two) = (pair("triangulum", "leo"), pair("leo", "triangulum"));
    assert_eq!(seen(&one).right, LibraryCard::Unseen);
    assert_eq!(seen(&one).left, LibraryCard::Known(one.card("canis-minor")));
    assert_indistinguishable(&one, &two);
}

#[test]
fn a8_14_h5_nothing_reveals_the_right_card_before_it_is_chosen() {
    let pair = |right, deep| library("h5", &["canis-minor", right, "auriga", "virgo", deep]);
    let (mut one, mut two) = (pair("triangulum", "leo"), pair("leo", "triangulum"));
    // The left card is used, then the top of the pile.
    assert_same_events(&mut one, &mut two, 1, 1);
    assert_indistinguishable(&one, &two);
    assert_same_events(&mut one, &mut two, 2, 6);
    assert_indistinguishable(&one, &two);
    assert_eq!(seen(&one).right, LibraryCard::Unseen);
}

#[test]
fn a8_16_h5_the_right_card_is_turned_up_when_chosen_and_the_next_lies_face_down() {
    let pair = |next, deep| library("h5", &["leo", "canis-minor", next, deep]);
    let (mut one, mut two) = (pair("triangulum", "virgo"), pair("virgo", "triangulum"));
    let events = assert_same_events(&mut one, &mut two, 1, 3);
    let steps = ptolemys(&events);
    let (shelf, card) = (Shelf::Right, one.card("canis-minor"));
    assert!(steps.contains(&PtolemyEvent::Consulted { shelf, card }));
    assert!(steps.contains(&PtolemyEvent::LibraryFilled { shelf, card: None }));
    assert_eq!(seen(&one).right, LibraryCard::Unseen);
    assert!(seen(&one).discard.contains(card));
    // Nobody knows which of the two lies there now.
    assert_indistinguishable(&one, &two);
    let events = one.hand_over(3, 2, &[die(4)]);
    let card = one.card("triangulum");
    assert!(ptolemys(&events).contains(&PtolemyEvent::Consulted { shelf, card }));
}

#[test]
fn a8_14_h5_the_left_card_still_lies_face_up() {
    let mut scene = library("h5", &["canis-minor", "leo", "triangulum"]);
    let events = scene.hand_over(3, 1, &[die(1)]);
    let card = scene.card("triangulum");
    assert_eq!(seen(&scene).left, LibraryCard::Known(card));
    let filled = PtolemyEvent::LibraryFilled {
        shelf: Shelf::Left,
        card: Some(card),
    };
    assert!(ptolemys(&events).contains(&filled));
}

#[test]
fn a8_14_h5_the_last_card_of_his_pile_lies_face_down_too() {
    let mut scene = library("h5", &["leo", "canis-minor"]);
    scene.ptolemy_mut().pile = 1;
    scene.hand_over(3, 1, &[die(3)]);
    assert_eq!(
        (seen(&scene).right, seen(&scene).pile),
        (LibraryCard::Unseen, 0)
    );
}

#[test]
fn a8_16_h5_with_an_empty_pile_the_right_card_is_not_replaced() {
    let mut scene = library("h5", &["leo", "canis-minor"]);
    scene.state.table.last_round = Some(1);
    scene.ptolemy_mut().pile = 0;
    scene.hand_over(3, 1, &[die(3)]);
    assert_eq!(seen(&scene).right, LibraryCard::None);
}

#[test]
fn a8_16_e4_h5_a_card_seen_on_the_pile_is_remembered() {
    let mut scene = library("e4,h5", &["leo", "canis-minor", "triangulum", "auriga"]);
    // The first right card was never seen, but the top card is open.
    assert_eq!(seen(&scene).right, LibraryCard::Unseen);
    let triangulum = scene.card("triangulum");
    let events = scene.hand_over(3, 1, &[die(3)]);
    assert_eq!(seen(&scene).right, LibraryCard::Known(triangulum));
    assert_eq!(seen(&scene).top, Some(scene.card("auriga")));
    let filled = PtolemyEvent::LibraryFilled {
        shelf: Shelf::Right,
        card: Some(triangulum),
    };
    assert!(ptolemys(&events).contains(&filled));
    // It is still known after another card was used.
    scene.hand_over(3, 2, &[die(5)]);
    assert_eq!(seen(&scene).right, LibraryCard::Known(triangulum));
}

/// Only Virgo is left in the pile, and Auriga and Triangulum were used. With easier 5, a throw of 5
/// makes a new pile of the three.
fn about_to_shuffle(modifiers: &str) -> Scene {
    let mut scene = library(modifiers, &["canis-minor", "leo", "auriga", "triangulum"]);
    scene.ptolemy_mut().pile = 1;
    assert_eq!(scene.pile(), ["virgo"]);
    let used = ["auriga", "triangulum"].map(|key| scene.card(key));
    scene.ptolemy_mut().discard = used.into_iter().collect();
    scene
}

#[test]
fn a8_13_e4_e5_the_top_of_the_new_pile_is_shown() {
    let mut scene = about_to_shuffle("e4,e5");
    scene.ptolemy_mut().top = Some(scene.card("virgo"));
    let events = scene.hand_over(3, 1, &[die(5), 1, 0]);
    let card = scene.card(scene.pile()[0]);
    assert_eq!(seen(&scene).top, Some(card));
    let steps = ptolemys(&events);
    assert_eq!(
        steps[steps.len() - 2..],
        [
            PtolemyEvent::PileShuffled { cards: 3 },
            PtolemyEvent::TopShown { card }
        ]
    );
}

#[test]
fn a8_13_e5_nobody_sees_the_order_of_the_new_pile() {
    for modifiers in ["e5", "e5,h5"] {
        let mut one = about_to_shuffle(modifiers);
        let mut two = one.clone();
        let events = one.hand_over(3, 1, &[die(5), 2, 1]);
        assert_eq!(events, two.hand_over(3, 1, &[die(5), 0, 1]));
        assert_ne!(one.pile(), two.pile());
        assert_indistinguishable(&one, &two);
    }
}

#[test]
fn a8_16_e5_h5_the_right_card_from_the_new_pile_is_unseen() {
    let mut one = about_to_shuffle("e5,h5");
    let mut two = one.clone();
    one.hand_over(3, 1, &[die(5), 2, 1]);
    two.hand_over(3, 1, &[die(5), 0, 1]);
    // Leo is used. One of three known cards replaces it, and nobody knows which.
    assert_same_events(&mut one, &mut two, 2, 3);
    assert_eq!(seen(&one).right, LibraryCard::Unseen);
    assert_ne!(one.pile(), two.pile());
    assert_indistinguishable(&one, &two);
}

/// Returns a game with harder 3 in which Ptolemy has this Final Scoring card.
fn with_final(card: usize) -> Scene {
    let options = Options::new().with("modifiers", "h3");
    let seed = Seed::from_text("final");
    let mut deal = GAME.deal(&options, 1, seed).unwrap();
    deal.finals = vec![FinalCardId::new(0)];
    deal.ptolemy.as_mut().unwrap().final_card = Some(FinalCardId::new(card - 1));
    let state = GAME.start(&options, &deal, Chance::new(seed)).unwrap();
    Scene { game: &GAME, state }
}

#[test]
fn a8_14_h3_his_final_scoring_card_is_hidden_until_the_end() {
    let (mut one, two) = (with_final(3), with_final(5));
    assert_indistinguishable(&one, &two);
    assert_eq!(one.view(ANN).ptolemys_final, None);
    one.state.table.stage = Stage::Over;
    for observer in EVERYBODY {
        let view = GAME.view(&one.state, observer);
        assert_eq!(view.ptolemys_final, Some(FinalCardId::new(2)));
    }
}

#[test]
fn a8_14_h3_his_final_scoring_card_is_shown_after_the_empty_pile_too() {
    let mut scene = library("h3", &["leo", "canis-minor"]);
    scene.ptolemy_mut().pile = 0;
    scene.hand_over(3, 1, &[]);
    assert_eq!(scene.state.table.stage, Stage::Over);
    assert!(scene.view(ANN).ptolemys_final.is_some());
}

#[test]
fn a8_2_his_library_and_discard_are_open() {
    let mut scene = library("", &["canis-minor", "auriga", "triangulum"]);
    scene.hand_over(3, 1, &[die(1)]);
    scene.hand_over(3, 2, &[die(3)]);
    let his = seen(&scene);
    let used: Vec<CardId> = ["auriga", "canis-minor"].map(|key| scene.card(key)).into();
    assert_eq!(his.discard.iter().collect::<Vec<_>>(), used);
    assert_eq!(his.left, LibraryCard::Known(scene.card("triangulum")));
    assert!(his.right.known().is_some());
}
