//! Modifiers that make the game easier or harder (A8.13, A8.14): those that change numbers, and how
//! all of them work together. Easier 1 and harder 6 are in `a8_removal`, easier 3 and harder 2 in
//! `a8_discovery` and `a8_dreams`, easier 5 in `a8_library` and `a8_ends`, easier 4 and harder 5 in
//! `a8_hidden`, and harder 3 is in `a8_scoring` too. How they are chosen is in `a8_options`.

use std::collections::BTreeSet;

use crate::common::*;
use astra::{Modifier, Modifiers, PtolemyEvent};
use tabletop::{Game, Options, Seed};

/// Sets up a game with these modifiers.
fn set_up(modifiers: &str) -> Scene {
    let options = Options::new().with("modifiers", modifiers);
    let seed = Seed::from_text("modifiers");
    let state = GAME.setup(&options, 1, seed).unwrap();
    Scene { game: &GAME, state }
}

/// Returns Ptolemy's fame, his stardust and Ann's stardust at the start.
fn start_of(modifiers: &str) -> (u16, u16, u16) {
    let scene = set_up(modifiers);
    let his = scene.ptolemy();
    (his.fame, his.stardust, scene.journal(ANN).stardust)
}

#[test]
fn a8_13_e2_he_starts_without_fame() {
    assert_eq!(start_of("e2"), (0, 5, 8));
}

#[test]
fn a8_13_e6_you_start_with_10_stardust() {
    assert_eq!(start_of("e6"), (12, 5, 10));
    // Your pouch does not change.
    assert_eq!(set_up("e6").journal(ANN).pouch, 5);
}

#[test]
fn a8_14_h1_he_starts_with_20_fame() {
    assert_eq!(start_of("h1"), (20, 5, 8));
}

#[test]
fn a8_14_h4_he_starts_with_6_stardust() {
    assert_eq!(start_of("h4"), (12, 6, 8));
}

#[test]
fn a8_14_h4_his_rest_gives_6_stardust() {
    for (modifiers, stardust) in [("h4", 6), ("", 5)] {
        let mut scene = alone(modifiers)
            .board(&["draco", "taurus", "lupus"])
            .begin();
        scene.ptolemy_mut().stardust = 0;
        let events = scene.hand_over(3, 1, &[]);
        assert_eq!(scene.ptolemy().stardust, stardust);
        let gained = PtolemyEvent::StardustGained { stardust };
        assert!(ptolemys(&events).contains(&gained));
    }
}

#[test]
fn a8_14_h3_he_has_a_final_scoring_card_of_his_own() {
    let options = Options::new().with("modifiers", "h3");
    let mut pairs = BTreeSet::new();
    for n in 0..400 {
        let seed = Seed::from_text(&format!("final {n}"));
        let deal = GAME.deal(&options, 1, seed).unwrap();
        let his = deal.ptolemy.unwrap().final_card.unwrap();
        assert_ne!(his, deal.finals[0]);
        pairs.insert((deal.finals[0], his));
    }
    assert_eq!(pairs.len(), 30, "all ordered pairs of the six cards");
}

#[test]
fn a8_14_without_h3_he_has_no_final_scoring_card() {
    for modifiers in ["e1,e2,e3,e4,e5,e6", "h1,h2,h4,h5,h6"] {
        let options = Options::new().with("modifiers", modifiers);
        let deal = GAME.deal(&options, 1, Seed::from_text("none")).unwrap();
        assert_eq!(deal.ptolemy.unwrap().final_card, None);
    }
}

#[test]
fn a8_15_modifiers_work_together() {
    assert_eq!(start_of("e2,e6,h4"), (0, 6, 10));
    assert_eq!(start_of("e6,h1,h4"), (20, 6, 10));
    let scene = set_up("e4,h5");
    assert_eq!(scene.ptolemy().right, astra::LibraryCard::Unseen);
    assert!(scene.ptolemy().top.is_some());
}

#[test]
fn a8_15_the_modifiers_in_play_are_open() {
    let scene = set_up("e1,e4,h2");
    let his = scene.view(ANN).table.ptolemy.unwrap().modifiers;
    let expected: Modifiers = ["e1", "e4", "h2"]
        .map(|key| Modifier::from_key(key).unwrap())
        .into_iter()
        .collect();
    assert_eq!(his, expected);
}

#[test]
fn a8_15_all_combinations_are_possible_except_e2_with_h1_and_e3_with_h2() {
    let mut possible = 0;
    for bits in 0..1 << 12 {
        let keys = Modifier::KEYS.iter().enumerate();
        let chosen: Vec<&str> = keys
            .filter(|(i, _)| bits & 1 << i != 0)
            .map(|(_, key)| *key)
            .collect();
        let has = |key| chosen.contains(&key);
        let excluded = has("e2") && has("h1") || has("e3") && has("h2");
        let options = match &chosen[..] {
            [] => Options::new(),
            keys => Options::new().with("modifiers", &keys.join(",")),
        };
        let game = GAME.setup(&options, 1, Seed::from_text("all"));
        assert_eq!(game.is_err(), excluded, "{chosen:?}");
        possible += usize::from(game.is_ok());
    }
    // Three of four ways for each of the two pairs, two ways for each of the eight others.
    assert_eq!(possible, 3 * 3 * 256);
}

#[test]
fn a8_15_the_cards_of_a_seed_are_the_same_whatever_the_modifiers() {
    for seed in ["a", "b", "c", "d", "e"].map(Seed::from_text) {
        let plain = GAME.deal(&Options::new(), 1, seed).unwrap();
        let wishes = Modifier::KEYS.into_iter().chain([
            "easier",
            "harder,harder",
            "random",
            "e1,h3,h6",
            "h1,h2,h3,h4,h5,h6",
        ]);
        for modifiers in wishes {
            let options = Options::new().with("modifiers", modifiers);
            let deal = GAME.deal(&options, 1, seed).unwrap();
            assert_eq!(deal.deck, plain.deck, "{modifiers}");
            assert_eq!(deal.finals, plain.finals, "{modifiers}");
            // The same cards are removed, unless a modifier changes that.
            let (his, plain) = (deal.ptolemy.unwrap(), plain.ptolemy.unwrap());
            let removal = [Modifier::NoLargeWater, Modifier::FewerSmallCards];
            if !removal.iter().any(|&one| his.modifiers.has(one)) {
                assert_eq!(his.removed, plain.removed, "{modifiers}");
            }
        }
    }
}
