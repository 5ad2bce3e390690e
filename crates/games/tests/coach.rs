//! Remarks of the coach depend on nothing the seat cannot see, and have words in every language.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{CoachRemark, Conform, NullSink, Observer, Options, Seat, Seed, below};
use words::{Language, Words};

/// The number of decisions looked at in a game.
const DECISIONS: usize = 400;

/// Plays a game at random. Checks that a seat's remarks, their words and the actions they are about
/// stay the same when everything hidden from it is rearranged, and that the actions are legal.
/// Returns the keys of all remarks.
fn play<G: Conform + Words>(
    game: &G,
    seats: usize,
    options: &[(&str, &str)],
) -> BTreeSet<&'static str> {
    let mut chosen = Options::new();
    for &(key, value) in options {
        chosen.set(key, value);
    }
    let seed = Seed::from_text(&format!("coach {seats}"));
    let mut rng = Xoshiro256PlusPlus::from_seed(seed.branch("coach", 0).bytes());
    let mut state = game.setup(&chosen, seats, seed).unwrap();
    let names: Vec<String> = (1..=seats).map(|number| format!("Name{number}")).collect();
    let mut keys = BTreeSet::new();
    for _ in 0..DECISIONS {
        let Some(seat) = game.to_act(&state).first() else {
            break;
        };
        let mut legal = Vec::new();
        game.legal_actions(&state, seat, &mut legal);
        for one in Seat::of(seats) {
            let observer = Observer::Seat(one);
            let view = game.view(&state, observer);
            let other = game.permute_hidden(&state, observer, &mut rng);
            let others = game.view(&other, observer);
            let remarks = game.remarks(&view, one);
            assert_eq!(remarks, game.remarks(&others, one));
            assert!(remarks.is_empty() || game.to_act(&state).contains(one));
            assert_eq!(game.turn_number(&view), game.turn_number(&others));
            for remark in &remarks {
                let about = game.actions_of(&view, one, remark);
                assert_eq!(about, game.actions_of(&others, one, remark));
                let mut own = Vec::new();
                game.legal_actions(&state, one, &mut own);
                assert!(about.iter().all(|action| own.contains(action)));
                assert!(!remark.rules().is_empty(), "{remark:?}");
                for language in Language::all() {
                    let words = game.remark_words(language, &names, &view, remark);
                    assert!(!words.contains("Unknown"), "{words}");
                    assert!(words.ends_with('.'), "{words}");
                }
                keys.insert(remark.key());
            }
        }
        let from = below(&mut rng, legal.len() as u32) as usize;
        game.apply(&mut state, seat, legal[from], &mut NullSink)
            .unwrap();
    }
    keys
}

/// Asserts that most remarks were made, so that something was checked.
fn assert_many(keys: &BTreeSet<&str>, least: usize) {
    assert!(keys.len() >= least, "only {keys:?}");
}

#[test]
fn remarks_in_astra_hide_what_is_hidden() {
    let game = astra::Astra::new().unwrap();
    let keys: BTreeSet<_> = (1..=5).flat_map(|seats| play(&game, seats, &[])).collect();
    assert_many(&keys, 9);
}

#[test]
fn remarks_in_stellium_hide_what_is_hidden() {
    let game = stellium::Stellium::new().unwrap();
    let mut keys = BTreeSet::new();
    for seats in 2..=4 {
        for memory in ["on", "off"] {
            keys.extend(play(&game, seats, &[("memory", memory)]));
        }
    }
    assert_many(&keys, 8);
}

#[test]
fn remarks_in_night_sky_hide_what_is_hidden() {
    let game = nightsky::NightSky::new().unwrap();
    let mut keys = BTreeSet::new();
    for seats in 3..=6 {
        for draft in ["rush", "turns"] {
            keys.extend(play(&game, seats, &[("draft", draft)]));
        }
    }
    assert_many(&keys, 9);
}

#[test]
fn every_rule_a_remark_rests_on_is_in_the_rules() {
    let english = Language::English;
    let astra = astra::Astra::new().unwrap().rules_text(english);
    let stellium = stellium::Stellium::new().unwrap().rules_text(english);
    let nightsky = nightsky::NightSky::new().unwrap().rules_text(english);
    for (name, text) in [
        ("astra", astra),
        ("stellium", stellium),
        ("nightsky", nightsky),
    ] {
        let source = format!("{}/../{name}/src/coach.rs", env!("CARGO_MANIFEST_DIR"));
        let source = std::fs::read_to_string(source).unwrap();
        let cited = source.split("=> &[").skip(1).filter_map(|rest| {
            let (list, _) = rest.split_once(']')?;
            serde_json::from_str::<Vec<String>>(&format!("[{list}]")).ok()
        });
        let cited: Vec<String> = cited.flatten().collect();
        assert!(cited.len() > 10, "{name}: {cited:?}");
        for rule in cited {
            assert!(text.unwrap().contains(&format!("**{rule}**")), "{rule}");
        }
    }
}
