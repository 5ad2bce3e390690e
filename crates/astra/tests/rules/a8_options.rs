//! A8.15: how modifiers are chosen or drawn, and which options and recorded set-ups are refused.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::*;
use astra::{CardId, Deal, Deck, FinalCardId, Modifier, Modifiers};
use tabletop::{Chance, Expected, Game, Options, Seat, Seed, SetupError, SetupErrors};

fn options(modifiers: &str) -> Options {
    Options::new().with("modifiers", modifiers)
}

fn deal(modifiers: &str, seed: &str) -> Result<Deal, SetupErrors> {
    GAME.deal(&options(modifiers), 1, Seed::from_text(seed))
}

/// Returns the keys of a set, separated by commas.
fn keys(modifiers: Modifiers) -> String {
    let keys: Vec<&str> = modifiers.iter().map(Modifier::key).collect();
    keys.join(",")
}

/// Returns how often each set is drawn over this many seeds.
fn drawn(wish: &str, seeds: usize) -> BTreeMap<String, usize> {
    let mut sets = BTreeMap::new();
    for n in 0..seeds {
        let deal = deal(wish, &format!("draw {n}")).unwrap();
        *sets
            .entry(keys(deal.ptolemy.unwrap().modifiers))
            .or_default() += 1;
    }
    sets
}

/// Returns the sets drawn over this many seeds.
fn sets(wish: &str, seeds: usize) -> BTreeSet<String> {
    drawn(wish, seeds).into_keys().collect()
}

const EASIER: [&str; 6] = ["e1", "e2", "e3", "e4", "e5", "e6"];
const HARDER: [&str; 6] = ["h1", "h2", "h3", "h4", "h5", "h6"];

/// Returns all sets of one easier and one harder modifier that do not exclude each other.
fn mixed_pairs() -> BTreeSet<String> {
    let pairs = EASIER.map(|easier| HARDER.map(|harder| format!("{easier},{harder}")));
    let excluded = ["e2,h1", "e3,h2"];
    let all = pairs.into_iter().flatten();
    all.filter(|pair| !excluded.contains(&pair.as_str()))
        .collect()
}

#[test]
fn a8_15_without_the_option_there_are_no_modifiers() {
    let deal = GAME.deal(&Options::new(), 1, Seed::from_text("none"));
    assert_eq!(deal.unwrap().ptolemy.unwrap().modifiers, Modifiers::NONE);
}

#[test]
fn a8_15_exactly_the_named_modifiers_are_in_play() {
    for named in ["e1", "h6", "e4,h5", "e1,e2,e3,e4,e5,e6"] {
        assert_eq!(sets(named, 10), BTreeSet::from([named.to_owned()]));
    }
    // In any order.
    assert_eq!(sets("h5,e4", 1), BTreeSet::from(["e4,h5".to_owned()]));
}

#[test]
fn a8_15_easier_draws_any_one_easier_modifier() {
    assert_eq!(sets("easier", 100), EASIER.map(String::from).into());
}

#[test]
fn a8_15_harder_draws_any_one_harder_modifier() {
    assert_eq!(sets("harder", 100), HARDER.map(String::from).into());
}

#[test]
fn a8_15_each_word_draws_one_more_modifier() {
    let pairs: BTreeSet<String> = (0..6)
        .flat_map(|a| (a + 1..6).map(move |b| format!("{},{}", EASIER[a], EASIER[b])))
        .collect();
    assert_eq!(sets("easier,easier", 300), pairs);
    let all = EASIER.join(",");
    assert_eq!(sets(&["easier"; 6].join(","), 3), BTreeSet::from([all]));
}

#[test]
fn a8_15_easier_and_harder_never_draw_an_excluded_pair() {
    assert_eq!(sets("easier,harder", 600), mixed_pairs());
}

#[test]
fn a8_15_drawn_modifiers_fit_the_named_ones() {
    let with_e2: BTreeSet<String> = ["h2", "h3", "h4", "h5", "h6"]
        .map(|harder| format!("e2,{harder}"))
        .into();
    assert_eq!(sets("e2,harder", 100), with_e2);
    let with_h2: BTreeSet<String> = ["e1", "e2", "e4", "e5", "e6"]
        .map(|easier| format!("{easier},h2"))
        .into();
    assert_eq!(sets("easier,h2", 100), with_h2);
    // A named modifier is not drawn again.
    let with_e1: BTreeSet<String> = ["e2", "e3", "e4", "e5", "e6"]
        .map(|easier| format!("e1,{easier}"))
        .into();
    assert_eq!(sets("e1,easier", 100), with_e1);
}

#[test]
fn a8_15_every_set_that_fits_is_equally_likely() {
    // 5 of the 34 sets of one easier and one harder modifier have easier 2: 735 in 5000. Drawing
    // the easier one first would give 833.
    let drawn = drawn("easier,harder", 5000);
    let with_e2 = drawn.iter().filter(|(set, _)| set.starts_with("e2"));
    let number: usize = with_e2.map(|(_, number)| number).sum();
    assert!((675..=795).contains(&number), "{number}");
    for (set, number) in &drawn {
        assert!(
            (90..=210).contains(number),
            "{set}: {number}, expected about 147"
        );
    }
}

#[test]
fn a8_15_random_draws_any_possible_set() {
    let sets = sets("random", 30_000);
    assert_eq!(sets.len(), 3 * 3 * 256, "every possible set is drawn");
    for set in sets {
        let has = |key| set.contains(key);
        assert!(!(has("e2") && has("h1")), "{set}");
        assert!(!(has("e3") && has("h2")), "{set}");
    }
}

#[test]
fn a8_15_excluded_pairs_are_refused() {
    let excluded = |first, second| SetupError::Excluded {
        key: "modifiers",
        first,
        second,
    };
    for (value, errors) in [
        ("e2,h1", vec![excluded("e2", "h1")]),
        ("h1,e6,e2", vec![excluded("e2", "h1")]),
        ("e3,h2", vec![excluded("e3", "h2")]),
        (
            "e2,e3,h1,h2",
            vec![excluded("e2", "h1"), excluded("e3", "h2")],
        ),
    ] {
        assert_eq!(deal(value, "a"), Err(SetupErrors(errors)), "{value}");
    }
    assert!(deal("e2,h2", "a").is_ok());
    assert!(deal("e3,h1", "a").is_ok());
}

#[test]
fn a8_15_an_invalid_value_is_refused() {
    let seven = ["easier"; 7].join(",");
    let one_too_many = format!("{},easier", EASIER.join(","));
    // With e2 and e3 there are only four harder modifiers to draw.
    let five = format!("e2,e3,{}", ["harder"; 5].join(","));
    for value in [
        "e7",
        "e0",
        "h",
        "x",
        "1",
        "E1",
        "",
        "e1,",
        "e1,,h1",
        "e1;h1",
        "e1 h1",
        "e1,e1",
        "h3,e1,h3",
        "random,e1",
        "e1,random",
        "random,random",
        "easiest",
        &seven,
        &one_too_many,
        &five,
    ] {
        let SetupErrors(errors) = deal(value, "a").unwrap_err();
        let expected = SetupError::BadValue {
            key: "modifiers",
            value: value.to_owned(),
            expected: Expected::List {
                items: &Modifier::KEYS,
                again: &["easier", "harder"],
                alone: "random",
            },
        };
        assert_eq!(errors, [expected]);
    }
    let four = format!("e2,e3,{}", ["harder"; 4].join(","));
    assert_eq!(sets(&four, 3), BTreeSet::from(["e2,e3,h3,h4,h5,h6".into()]));
}

#[test]
fn a8_15_modifiers_are_for_one_player_only() {
    let needs_one = SetupError::OptionNeedsSeats {
        key: "modifiers",
        seats: 1,
    };
    for seats in 2..=5 {
        for value in ["e1", "easier", "random"] {
            let refused = GAME.deal(&options(value), seats, Seed::from_text("a"));
            assert_eq!(refused, Err(SetupErrors(vec![needs_one.clone()])));
        }
    }
    // Every reason is given.
    let SetupErrors(errors) = GAME
        .deal(&options("e9"), 2, Seed::from_text("a"))
        .unwrap_err();
    assert_eq!(errors.len(), 2);
    assert!(errors.contains(&needs_one));
}

/// Returns why a recorded set-up is refused when these modifiers are asked for.
fn refused(asked: &str, deal: &Deal) -> Vec<&'static str> {
    let asked = match asked {
        "" => Options::new(),
        _ => options(asked),
    };
    let chance = Chance::new(Seed::from_text("start"));
    match GAME.start(&asked, deal, chance) {
        Ok(_) => Vec::new(),
        Err(SetupErrors(errors)) => errors
            .into_iter()
            .map(|error| match error {
                SetupError::BadDeal { key, .. } => key,
                other => panic!("{other:?}"),
            })
            .collect(),
    }
}

#[test]
fn a8_15_a_recorded_set_up_must_have_the_modifiers_asked_for() {
    for (asked, recorded) in [
        ("", ""),
        ("e2,h4", "e2,h4"),
        ("easier", "e5"),
        ("e2,harder", "e2,h4"),
        ("random", ""),
        ("random", "e2,h4"),
    ] {
        let deal = match recorded {
            "" => GAME.deal(&Options::new(), 1, Seed::from_text("a")).unwrap(),
            _ => deal(recorded, "a").unwrap(),
        };
        assert_eq!(refused(asked, &deal), [""; 0], "{recorded} for {asked}");
    }
    for (asked, recorded) in [
        ("", "e2"),
        ("e2", "e4"),
        ("e2,h4", "e2"),
        ("e2", "e2,h4"),
        ("easier", "h4"),
        ("easier", "e2,e4"),
        ("easier", "e2,h4"),
        ("e2,harder", "e4,h4"),
        ("e2,harder", "e2,h4,h5"),
        ("harder,harder", "h4"),
    ] {
        let deal = deal(recorded, "a").unwrap();
        assert_eq!(
            refused(asked, &deal),
            ["modifiers"],
            "{recorded} for {asked}"
        );
    }
}

#[test]
fn a8_15_a_recorded_set_up_must_not_have_an_excluded_pair() {
    for pair in ["e2,h1", "e3,h2"] {
        let mut deal = deal("e4,h4", "a").unwrap();
        let keys = pair.split(',').filter_map(Modifier::from_key);
        deal.ptolemy.as_mut().unwrap().modifiers = keys.collect();
        for asked in ["random", "easier,harder"] {
            assert_eq!(refused(asked, &deal), ["modifiers"], "{pair}");
        }
    }
}

#[test]
fn a8_14_in_a_recorded_set_up_he_has_a_final_scoring_card_only_with_h3() {
    let mut missing = deal("h3", "a").unwrap();
    missing.ptolemy.as_mut().unwrap().final_card = None;
    assert_eq!(refused("h3", &missing), ["ptolemys-final"]);
    let mut there = deal("h4", "a").unwrap();
    let other = (0..6)
        .map(FinalCardId::new)
        .find(|card| *card != there.finals[0]);
    there.ptolemy.as_mut().unwrap().final_card = other;
    assert_eq!(refused("h4", &there), ["ptolemys-final"]);
}

#[test]
fn a8_14_in_a_recorded_set_up_his_final_scoring_card_is_not_yours() {
    let mut twice = deal("h3", "a").unwrap();
    twice.ptolemy.as_mut().unwrap().final_card = Some(twice.finals[0]);
    assert_eq!(refused("h3", &twice), ["final-twice"]);
}

#[test]
fn a8_3_only_a_recorded_set_up_for_one_has_ptolemy() {
    let mut missing = GAME.deal(&Options::new(), 1, Seed::from_text("a")).unwrap();
    let his = missing.ptolemy.take();
    assert_eq!(refused("", &missing), ["ptolemy-missing"]);
    for seats in 2..=5 {
        let seed = Seed::from_text("a");
        let mut there = GAME.deal(&Options::new(), seats, seed).unwrap();
        there.ptolemy = his;
        assert_eq!(refused("", &there), ["ptolemy-there"]);
    }
}

#[test]
fn a8_1_a_recorded_set_up_for_one_must_begin_with_you_and_have_every_card() {
    let good = GAME.deal(&Options::new(), 1, Seed::from_text("a")).unwrap();
    let mut first = good.clone();
    first.first = Seat::new(1);
    assert_eq!(refused("", &first), ["first-seat"]);
    let mut short = good;
    // Drop the last card, one of those outside the deck. Removed cards stay where they are.
    let cards: Vec<CardId> = short.deck.cards()[..47].to_vec();
    short.deck = cards.into_iter().collect::<Deck>();
    assert!(refused("", &short).contains(&"not-whole"));
}
