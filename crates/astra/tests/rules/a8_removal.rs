//! Which cards form Ptolemy's pile, and which are removed before (A8.2; easier 1 and harder 6 of
//! A8.13 to A8.16).

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use crate::common::*;
use astra::{CardId, CardIds, Deal, Deck, Element, FinalCardId, Modifier, PtolemyDeal};
use tabletop::{Chance, Game, Observer, Options, Seed, SetupError, SetupErrors};

// Cards of 7 stars or fewer.
const SMALL_FIRE: [&str; 3] = ["canis-minor", "aries", "corona-borealis"];
const SMALL_EARTH: [&str; 3] = ["triangulum", "corona-australis", "capricornus"];
const SMALL_AIR: [&str; 6] = [
    "corvus",
    "equuleus",
    "sagitta",
    "lyra",
    "cassiopeia",
    "libra",
];
const SMALL_WATER: [&str; 4] = ["delphinus", "cancer", "piscis-austrinus", "ursa-minor"];
// Water cards of exactly 14 stars.
const LARGE_WATER: [&str; 6] = [
    "argo-navis",
    "cetus",
    "eridanus",
    "hydra",
    "pisces",
    "scorpius",
];

fn options(modifiers: &str) -> Options {
    match modifiers {
        "" => Options::new(),
        _ => Options::new().with("modifiers", modifiers),
    }
}

fn start(deal: &Deal, modifiers: &str) -> Result<Scene, SetupErrors> {
    let chance = Chance::new(Seed::from_text("start"));
    let state = GAME.start(&options(modifiers), deal, chance)?;
    Ok(Scene { game: &GAME, state })
}

fn find(key: &str) -> CardId {
    GAME.cards().find(key).expect(key)
}

fn set(keys: &[&str]) -> CardIds {
    keys.iter().map(|key| find(key)).collect()
}

/// Returns a deal with the cards of `deck` and others of 8 to 13 stars in the deck. `rest` comes
/// first among the other 28 cards, and `removed` are removed.
fn dealt(deck: &[&str], rest: &[&str], removed: &[&str], modifiers: &str) -> Deal {
    let named = set(deck).or(set(rest));
    let mut others: Vec<CardId> = CardIds::ALL.without(named).iter().collect();
    others.sort_by_key(|&card| !(8..14).contains(&GAME.cards().card(card).stars.len()));
    let mut cards: Vec<CardId> = deck.iter().map(|key| find(key)).collect();
    cards.extend(others.drain(..20 - deck.len()));
    cards.extend(rest.iter().map(|key| find(key)));
    cards.extend(others);
    Deal {
        first: ANN,
        finals: vec![FinalCardId::new(0)],
        deck: Deck::new(cards.try_into().unwrap()),
        ptolemy: Some(PtolemyDeal {
            modifiers: modifiers
                .split(',')
                .filter_map(Modifier::from_key)
                .collect(),
            removed: set(removed),
            final_card: None,
        }),
    }
}

/// Returns the 28 cards that are not in the deck.
fn others(deal: &Deal) -> CardIds {
    deal.deck.cards()[20..].iter().copied().collect()
}

/// Counts the cards of an element with this many stars.
fn count(cards: CardIds, element: Element, stars: RangeInclusive<usize>) -> usize {
    let fits = |&card: &CardId| {
        let card = GAME.cards().card(card);
        card.element == element && stars.contains(&card.stars.len())
    };
    cards.iter().filter(fits).count()
}

/// Checks over many seeds that these numbers of small Fire, Water, Air and Earth cards and of large
/// Water cards are removed, or all if there are fewer, and no others. Ptolemy has the rest.
fn check_removed(modifiers: &str, small: [usize; 4], large_water: usize) {
    let mut numbers = BTreeSet::new();
    for n in 0..200 {
        let seed = Seed::from_text(&format!("removed {n}"));
        let deal = GAME.deal(&options(modifiers), 1, seed).unwrap();
        let scene = start(&deal, modifiers).unwrap();
        let shown = scene.library().into_iter().flatten();
        let his: Vec<&str> = shown.chain(scene.pile()).collect();
        let gone = others(&deal).without(set(&his));
        for (element, most) in Element::ALL.into_iter().zip(small) {
            let there = count(others(&deal), element, 0..=7);
            assert_eq!(
                count(gone, element, 0..=7),
                most.min(there),
                "{n}: {element:?}"
            );
        }
        let there = count(others(&deal), Element::Water, 14..=14);
        let large = count(gone, Element::Water, 14..=14);
        assert_eq!(large, large_water.min(there));
        let kinds = Element::ALL.map(|element| count(gone, element, 0..=7));
        assert_eq!(gone.len(), kinds.iter().sum::<usize>() + large);
        assert_eq!(his.len(), 28 - gone.len());
        assert_eq!(usize::from(scene.ptolemy().pile), his.len() - 2);
        numbers.insert(gone.len());
    }
    let all = small.iter().sum::<usize>() + large_water;
    assert_eq!(numbers.last(), Some(&all));
    assert!(numbers.len() > 1, "some deals have too few");
}

/// Returns whether a deal with these cards removed is possible.
fn is_possible(deck: &[&str], removed: &[&str], modifiers: &str) -> bool {
    match start(&dealt(deck, &[], removed, modifiers), modifiers) {
        Ok(scene) => {
            assert_eq!(usize::from(scene.ptolemy().pile), 26 - removed.len());
            true
        }
        Err(SetupErrors(errors)) => {
            let wrong = |error| matches!(error, SetupError::BadDeal { key: "removed", .. });
            assert!(errors.into_iter().all(wrong));
            false
        }
    }
}

#[test]
fn a8_2_one_small_card_of_each_element_but_water_is_removed() {
    check_removed("", [1, 0, 1, 1], 0);
}

#[test]
fn a8_2_25_cards_are_left_two_of_them_beside_the_pile() {
    let rest = [
        "hydra",
        "aries",
        "corvus",
        "lyra",
        "cetus",
        "triangulum",
        "cancer",
    ];
    let deal = dealt(&[], &rest, &["aries", "corvus", "triangulum"], "");
    let scene = start(&deal, "").unwrap();
    // The remaining cards keep their order: the first lies left, the second right.
    assert_eq!(scene.library(), [Some("hydra"), Some("lyra")]);
    assert_eq!(scene.pile()[..2], ["cetus", "cancer"]);
    assert_eq!(scene.pile().len(), 23);
}

#[test]
fn a8_2_a_record_that_removes_other_cards_is_refused() {
    assert!(is_possible(&[], &["aries", "corvus", "triangulum"], ""));
    // One too few, two of an element, a Water card, a card of the deck, a card of 8 stars.
    assert!(!is_possible(&[], &["aries", "corvus"], ""));
    assert!(!is_possible(&[], &["aries", "corvus", "lyra"], ""));
    assert!(!is_possible(
        &[],
        &["aries", "corvus", "triangulum", "lyra"],
        ""
    ));
    assert!(!is_possible(&[], &["aries", "corvus", "cancer"], ""));
    assert!(!is_possible(
        &[],
        &["aries", "corvus", "triangulum", "cancer"],
        ""
    ));
    assert!(!is_possible(
        &["aries"],
        &["aries", "corvus", "triangulum"],
        ""
    ));
    assert!(!is_possible(
        &SMALL_FIRE,
        &["ara", "corvus", "triangulum"],
        ""
    ));
}

#[test]
fn a8_2_an_element_without_small_cards_is_skipped() {
    assert!(is_possible(&SMALL_FIRE, &["corvus", "triangulum"], ""));
    assert!(is_possible(&SMALL_EARTH, &["aries", "corvus"], ""));
    assert!(is_possible(&SMALL_AIR, &["aries", "triangulum"], ""));
    let all = [&SMALL_FIRE[..], &SMALL_EARTH, &SMALL_AIR].concat();
    assert!(is_possible(&all, &[], ""));
    assert!(!is_possible(&all, &["cancer"], ""));
}

#[test]
fn a8_2_chance_decides_which_card_is_removed() {
    let small = set(&SMALL_FIRE);
    let mut gone = CardIds::EMPTY;
    for n in 0..100 {
        let seed = Seed::from_text(&format!("chance {n}"));
        let deal = GAME.deal(&options(""), 1, seed).unwrap();
        if others(&deal).and(small) == small {
            gone = gone.or(deal.ptolemy.unwrap().removed);
        }
    }
    assert_eq!(
        gone.and(small),
        small,
        "each of the three is removed now and then"
    );
}

#[test]
fn a8_2_remaining_small_cards_may_lie_anywhere_in_his_pile() {
    // On average they lie in the middle of his cards: the removal does not move them up or down.
    let (mut places, mut found) = (0.0, 0.0);
    for n in 0..1000 {
        let seed = Seed::from_text(&format!("anywhere {n}"));
        let deal = GAME.deal(&options(""), 1, seed).unwrap();
        let scene = start(&deal, "").unwrap();
        let shown = scene.library().into_iter().flatten();
        let his: Vec<&str> = shown.chain(scene.pile()).collect();
        for (at, card) in his.iter().enumerate() {
            if SMALL_FIRE.contains(card) {
                places += at as f64 / (his.len() - 1) as f64;
                found += 1.0;
            }
        }
    }
    let mean: f64 = places / found;
    assert!((mean - 0.5).abs() < 0.04, "{mean} of {found} cards");
}

#[test]
fn a8_2_removed_cards_stay_unknown() {
    // One of two small Fire cards was removed, the other lies in the pile.
    let [one, two] = [["aries", "canis-minor"], ["canis-minor", "aries"]].map(|[gone, kept]| {
        let rest = [gone, "leo", "virgo", "perseus", kept];
        let removed = [gone, "corvus", "triangulum"];
        let deal = dealt(&["corona-borealis"], &rest, &removed, "");
        let scene = start(&deal, "").unwrap();
        assert_eq!(scene.pile()[..2], ["perseus", kept]);
        scene
    });
    assert_ne!(one.state, two.state);
    for observer in [
        Observer::Seat(ANN),
        Observer::Spectator,
        Observer::Afterwards,
    ] {
        let views = [&one, &two].map(|scene| GAME.view(&scene.state, observer));
        assert_eq!(views[0], views[1]);
        let texts = views.map(|view| serde_json::to_string(&view).unwrap());
        assert_eq!(texts[0], texts[1]);
    }
}

#[test]
fn a8_2_only_the_size_of_the_pile_is_open() {
    let deal = dealt(&SMALL_FIRE, &[], &["corvus", "triangulum"], "");
    let scene = start(&deal, "").unwrap();
    assert_eq!(scene.view(ANN).table.ptolemy.unwrap().pile, 24);
}

#[test]
fn a8_13_e1_removes_three_large_water_cards_instead() {
    check_removed("e1", [0, 0, 0, 0], 3);
    assert!(is_possible(&[], &LARGE_WATER[..3], "e1"));
    assert!(!is_possible(&[], &["aries", "corvus", "triangulum"], "e1"));
    assert!(!is_possible(&[], &LARGE_WATER[..4], "e1"));
}

#[test]
fn a8_15_e1_removes_fewer_where_there_are_fewer() {
    for in_deck in [3, 4, 5, 6] {
        let (deck, left) = LARGE_WATER.split_at(in_deck);
        assert!(is_possible(deck, left, "e1"), "{left:?}");
        assert!(left.is_empty() || !is_possible(deck, &left[1..], "e1"));
    }
}

#[test]
fn a8_14_h6_removes_one_more_small_card_of_each_element() {
    check_removed("h6", [2, 1, 2, 2], 0);
}

// Two small cards of each element but Water, and one of Water.
const SEVEN: [&str; 7] = [
    "aries",
    "canis-minor",
    "corvus",
    "lyra",
    "triangulum",
    "capricornus",
    "cancer",
];

#[test]
fn a8_16_h6_removes_a_water_card_too() {
    assert!(is_possible(&[], &SEVEN, "h6"));
    assert!(!is_possible(&[], &SEVEN[..6], "h6"));
    assert!(!is_possible(&[], &SEVEN, ""));
}

#[test]
fn a8_15_h6_removes_fewer_where_there_are_fewer() {
    // Two of three small Fire cards and all small Water cards are in the deck.
    let deck = [&SMALL_FIRE[..2], &SMALL_WATER].concat();
    let left = [
        "corona-borealis",
        "corvus",
        "lyra",
        "triangulum",
        "capricornus",
    ];
    assert!(is_possible(&deck, &left, "h6"));
    assert!(!is_possible(&deck, &left[1..], "h6"));
}

#[test]
fn a8_15_with_e1_h6_still_removes_its_cards() {
    check_removed("e1,h6", [1, 1, 1, 1], 3);
    let small = ["aries", "corvus", "triangulum", "cancer"];
    let both = [&LARGE_WATER[..3], &small].concat();
    assert!(is_possible(&[], &both, "e1,h6"));
    assert!(!is_possible(&[], &LARGE_WATER[..3], "e1,h6"));
}
