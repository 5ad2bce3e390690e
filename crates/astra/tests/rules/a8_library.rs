//! A8, Ptolemy's library in use: the die, the upkeep, the empty pile, the new pile of easier 5
//! (A8.6, A8.9, A8.13, A8.16).

use std::collections::BTreeSet;

use crate::common::*;
use astra::{CardIds, Event, PtolemyEvent, Shelf};
use tabletop::{Chance, EventSink, Game, Seed};

// On Draco, Taurus and Lupus Ptolemy marks stars of the line 1–2–3–4. As long as Ann has not marked
// many stars there, nothing is left to chance.
const BOARD: [&str; 3] = ["draco", "taurus", "lupus"];
// Left, right, then the pile: Fire, Air, Earth, Fire, Air. With each he marks 4 stars or fewer.
const LIBRARY: [&str; 5] = ["canis-minor", "corvus", "triangulum", "auriga", "lyra"];

/// Returns a table with these modifiers and the library above.
fn library(modifiers: &str) -> Layout {
    alone(modifiers).board(&BOARD).library(&LIBRARY)
}

/// Leaves the last `cards` cards in Ptolemy's pile. The others are out of the game.
fn shorten_pile(scene: &mut Scene, cards: u8) {
    scene.ptolemy_mut().pile = cards;
}

/// Sets the cards Ptolemy has used before, by key.
fn lay_aside(scene: &mut Scene, keys: &[&str]) {
    let cards: CardIds = keys.iter().map(|key| scene.card(key)).collect();
    scene.ptolemy_mut().discard = cards;
}

/// Returns the key of the card the die pointed to, and where it lay.
fn consulted(scene: &Scene, events: &[Event]) -> (Shelf, String) {
    let step = ptolemys(events).into_iter().find_map(|step| match step {
        PtolemyEvent::Consulted { shelf, card } => Some((shelf, card)),
        _ => None,
    });
    let (shelf, card) = step.expect("a card was consulted");
    (shelf, scene.game.cards().card(card).id.clone())
}

#[test]
fn a8_6_a_throw_points_to_the_left_card_the_right_card_or_the_pile() {
    let expected = [
        (Shelf::Left, "canis-minor", 2),
        (Shelf::Left, "canis-minor", 2),
        (Shelf::Right, "corvus", 3),
        (Shelf::Right, "corvus", 3),
        (Shelf::Pile, "triangulum", 1),
        (Shelf::Pile, "triangulum", 1),
    ];
    for (thrown, (shelf, card, place)) in (1..=6).zip(expected) {
        let mut scene = library("").begin();
        let events = scene.hand_over(1, 1, &[die(thrown)]);
        let rolled = PtolemyEvent::Rolled { die: thrown as u8 };
        assert!(ptolemys(&events).contains(&rolled));
        assert_eq!(consulted(&scene, &events), (shelf, card.to_owned()));
        assert_eq!(observed(&events), [place], "its element decides the place");
    }
}

#[test]
fn a8_9_the_used_card_goes_to_his_discard() {
    for (thrown, card) in [(1, "canis-minor"), (3, "corvus"), (5, "triangulum")] {
        let mut scene = library("").begin();
        scene.hand_over(1, 1, &[die(thrown)]);
        assert_eq!(scene.laid_aside(), [card]);
    }
}

#[test]
fn a8_9_a_card_beside_the_pile_is_replaced_by_the_piles_top_card() {
    let mut scene = library("").begin();
    let pile = scene.ptolemy().pile;
    scene.hand_over(1, 1, &[die(2)]);
    assert_eq!(scene.library(), [Some("triangulum"), Some("corvus")]);
    scene.hand_over(1, 2, &[die(4)]);
    assert_eq!(scene.library(), [Some("triangulum"), Some("auriga")]);
    assert_eq!(scene.ptolemy().pile, pile - 2);
    assert_eq!(scene.pile()[0], "lyra");
}

#[test]
fn a8_9_using_a_card_of_the_pile_leaves_those_beside_it() {
    let mut scene = library("").begin();
    let pile = scene.ptolemy().pile;
    let events = scene.hand_over(2, 1, &[die(6)]);
    assert_eq!(scene.library(), [Some("canis-minor"), Some("corvus")]);
    assert_eq!(scene.ptolemy().pile, pile - 1);
    assert_eq!(scene.pile()[0], "auriga");
    let filled = |step: &PtolemyEvent| matches!(step, PtolemyEvent::LibraryFilled { .. });
    assert!(!ptolemys(&events).iter().any(filled));
    // The card he turned up does not come again.
    let events = scene.hand_over(2, 2, &[die(5)]);
    assert_eq!(
        consulted(&scene, &events),
        (Shelf::Pile, "auriga".to_owned())
    );
}

#[test]
fn a8_9_the_last_card_of_his_pile_still_replaces_a_used_card() {
    let mut scene = library("").begin();
    shorten_pile(&mut scene, 1);
    let last = scene.pile()[0].to_owned();
    scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(scene.library(), [Some(last.as_str()), Some("corvus")]);
    assert_eq!(scene.ptolemy().pile, 0);
}

/// A sink with a generator of its own, to see which outcomes are possible.
struct Dice(Chance, Vec<Event>);

impl EventSink<Event> for Dice {
    fn event(&mut self, event: impl FnOnce() -> Event) {
        self.1.push(event());
    }

    fn draw(&mut self, _: &mut Chance, bound: u32) -> u32 {
        self.0.below(bound)
    }
}

/// Returns the results of many throws of the die.
fn thrown(scene: &Scene) -> BTreeSet<u8> {
    let throws = (0..80).flat_map(|n| {
        let mut state = scene.state.clone();
        state.table.journals[ANN].stardust = 1;
        let chance = Chance::new(Seed::from_text(&format!("throw {n}")));
        let mut dice = Dice(chance, Vec::new());
        let done = scene.game.apply(&mut state, ANN, mark(1, 1), &mut dice);
        assert!(done.is_ok());
        ptolemys(&dice.1).into_iter().filter_map(|step| match step {
            PtolemyEvent::Rolled { die } => Some(die),
            _ => None,
        })
    });
    throws.collect()
}

#[test]
fn a8_6_the_die_has_six_faces() {
    let scene = library("").begin();
    assert_eq!(thrown(&scene), BTreeSet::from([1, 2, 3, 4, 5, 6]));
}

#[test]
fn a8_6_a_throw_that_points_to_an_empty_pile_is_repeated() {
    // Game End has appeared, so you do not lose by an empty pile.
    let mut scene = library("").begin();
    scene.state.table.last_round = Some(1);
    shorten_pile(&mut scene, 0);
    assert_eq!(thrown(&scene), BTreeSet::from([1, 2, 3, 4]));
    for (face, card) in [(1, "canis-minor"), (4, "corvus")] {
        let mut scene = scene.clone();
        let events = scene.hand_over(1, 1, &[die(face)]);
        assert_eq!(consulted(&scene, &events).1, card);
    }
}

#[test]
fn a8_16_with_an_empty_pile_a_used_card_is_not_replaced() {
    for (thrown, left) in [
        (1, [None, Some("corvus")]),
        (3, [Some("canis-minor"), None]),
    ] {
        let mut scene = library("").begin();
        scene.state.table.last_round = Some(1);
        shorten_pile(&mut scene, 0);
        let events = scene.hand_over(1, 1, &[die(thrown)]);
        assert_eq!(scene.library(), left);
        let filled = |step: &PtolemyEvent| matches!(step, PtolemyEvent::LibraryFilled { .. });
        assert!(!ptolemys(&events).iter().any(filled));
    }
}

#[test]
fn a8_9_without_e5_his_discard_stays_where_it_is() {
    let mut scene = library("").begin();
    shorten_pile(&mut scene, 1);
    lay_aside(&mut scene, &["auriga", "triangulum"]);
    let events = scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(scene.ptolemy().pile, 0);
    assert_eq!(scene.laid_aside(), ["auriga", "canis-minor", "triangulum"]);
    let shuffled = |step: &PtolemyEvent| matches!(step, PtolemyEvent::PileShuffled { .. });
    assert!(!ptolemys(&events).iter().any(shuffled));
}

/// Easier 5 with one card in the pile: Virgo (Earth), with which he marks 4 stars. Auriga and
/// Triangulum were used before.
fn last_card() -> Scene {
    let mut scene = library("e5").begin();
    shorten_pile(&mut scene, 1);
    assert_eq!(scene.pile(), ["virgo"]);
    lay_aside(&mut scene, &["auriga", "triangulum"]);
    scene
}

#[test]
fn a8_13_e5_his_discard_becomes_his_pile_as_soon_as_the_pile_is_empty() {
    let mut scene = last_card();
    // The left card is used, and the last card of the pile replaces it.
    let events = scene.hand_over(1, 1, &[die(1), 2, 1]);
    assert_eq!(scene.library(), [Some("virgo"), Some("corvus")]);
    assert_eq!(scene.ptolemy().pile, 3);
    assert_eq!(scene.laid_aside(), [""; 0]);
    let mut pile = scene.pile();
    pile.sort_unstable();
    // A8.16: the card just used is included, those beside the pile are not.
    assert_eq!(pile, ["auriga", "canis-minor", "triangulum"]);
    let steps = ptolemys(&events);
    assert_eq!(steps.last(), Some(&PtolemyEvent::PileShuffled { cards: 3 }));
}

#[test]
fn a8_13_e5_his_discard_becomes_his_pile_if_the_last_card_of_the_pile_is_used() {
    let mut scene = last_card();
    let events = scene.hand_over(1, 1, &[die(5), 2, 1]);
    assert_eq!(
        consulted(&scene, &events),
        (Shelf::Pile, "virgo".to_owned())
    );
    let mut pile = scene.pile();
    pile.sort_unstable();
    assert_eq!(pile, ["auriga", "triangulum", "virgo"]);
    assert_eq!(scene.library(), [Some("canis-minor"), Some("corvus")]);
}

#[test]
fn a8_13_e5_his_discard_stays_until_the_pile_is_empty() {
    let mut scene = last_card();
    shorten_pile(&mut scene, 2);
    let events = scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(scene.ptolemy().pile, 1);
    assert_eq!(scene.laid_aside(), ["auriga", "canis-minor", "triangulum"]);
    let shuffled = |step: &PtolemyEvent| matches!(step, PtolemyEvent::PileShuffled { .. });
    assert!(!ptolemys(&events).iter().any(shuffled));
}

#[test]
fn a8_13_e5_shuffles_into_every_order() {
    let orders = (0..3).flat_map(|first| (0..2).map(move |second| [first, second]));
    let piles: BTreeSet<Vec<String>> = orders
        .map(|[first, second]| {
            let mut scene = last_card();
            scene.hand_over(1, 1, &[die(1), first, second]);
            scene.pile().into_iter().map(str::to_owned).collect()
        })
        .collect();
    assert_eq!(piles.len(), 6, "three cards have six orders");
}

#[test]
fn a8_13_e5_the_shuffle_follows_the_recorded_outcomes() {
    // The cards begin in the order of their numbers. From the last one to the second, each swaps
    // places with the one drawn, itself or one before it.
    for (drawn, pile) in [
        ([2, 1], ["auriga", "canis-minor", "triangulum"]),
        ([2, 0], ["canis-minor", "auriga", "triangulum"]),
        ([0, 1], ["triangulum", "canis-minor", "auriga"]),
        ([1, 0], ["triangulum", "auriga", "canis-minor"]),
    ] {
        let mut scene = last_card();
        scene.hand_over(3, 1, &[die(1), drawn[0], drawn[1]]);
        assert_eq!(scene.pile(), pile, "{drawn:?}");
        // His next throws find them in this order.
        let found = [2, 3].map(|star| {
            let events = scene.hand_over(3, star, &[die(6)]);
            consulted(&scene, &events).1
        });
        assert_eq!(found, pile[..2]);
    }
}

#[test]
fn a8_13_e5_a_single_used_card_is_the_whole_new_pile() {
    let mut scene = last_card();
    lay_aside(&mut scene, &[]);
    let events = scene.hand_over(1, 1, &[die(3)]);
    assert_eq!(scene.pile(), ["corvus"]);
    let shuffled = PtolemyEvent::PileShuffled { cards: 1 };
    assert!(ptolemys(&events).contains(&shuffled));
}

#[test]
fn a8_13_e5_cards_he_has_discovered_are_not_shuffled_in() {
    let mut scene = last_card();
    let taken: CardIds = [scene.card("hydra")].into_iter().collect();
    scene.ptolemy_mut().cards = taken;
    scene.hand_over(1, 1, &[die(1), 2, 1]);
    assert!(!scene.pile().contains(&"hydra"));
    assert_eq!(scene.ptolemys_cards(), ["hydra"]);
}
