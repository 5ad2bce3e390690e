//! Many random games with a second referee, written only from the text of the rules. Both agree on
//! who may act, which actions are legal, and the whole state after every action. Players who choose
//! at the same time do so in random order.

use std::collections::BTreeMap;

use crate::common::plain::Plain;
use crate::common::{GAME, REAL, lively};
use nightsky::{Action, NightSky, Stage, State};
use tabletop::{Chance, Game, Options, Recorded, Seat, Seed};

/// How often each situation came up.
type Seen = BTreeMap<&'static str, usize>;

fn options(draft: &str, die: &str) -> Options {
    Options::new().with("draft", draft).with("die", die)
}

/// Plays one game and compares both referees after every action.
fn play(game: &NightSky, options: &Options, seats: usize, seed: Seed, seen: &mut Seen) {
    let deal = game.deal(options, seats, seed).unwrap();
    let mut state = game
        .start(options, &deal, Chance::new(seed.branch("play", 0)))
        .unwrap();
    let rush = options.get("draft") == Some("rush");
    let with_die = options.get("die") == Some("on");
    let mut plain = Plain::new(game, rush, with_die, &deal);
    let mut chance = Chance::new(seed.branch("choices", 0));
    let mut events = Vec::new();
    compare(game, &state, &plain);
    loop {
        note(&state, seen);
        let mut sink = Recorded::new(&mut events);
        let Some((seat, action)) = lively::step(game, &mut state, &mut chance, &mut sink) else {
            break;
        };
        let outcomes = sink.into_outcomes();
        plain.act(seat, action, &outcomes);
        compare(game, &state, &plain);
    }
    assert!(plain.is_over());
    let outcome = game.outcome(&state).unwrap();
    let totals: Vec<i32> = outcome.scores.iter().map(|score| score.total).collect();
    let most = totals.iter().max().unwrap();
    for (seat, (total, plain)) in Seat::of(seats).zip(totals.iter().zip(plain.totals())) {
        assert_eq!(*total, plain as i32);
        assert_eq!(outcome.winners.contains(seat), total == most);
    }
    *seen.entry("game").or_default() += 1;
    if state
        .table
        .players
        .of(seats)
        .iter()
        .all(|it| it.points.doubled == 0)
    {
        *seen.entry("game without doubling").or_default() += 1;
    }
}

fn note(state: &State, seen: &mut Seen) {
    let table = &state.table;
    let what = match table.stage {
        Stage::Joining { waiting, .. } if waiting.len() > 1 => "several may join",
        Stage::Joining { .. } => "one may join",
        Stage::Clouding => "clouds",
        Stage::Swapping => "conjunction",
        Stage::Observing { .. } if table.played.len() >= 2 => "three cards or more",
        _ => return,
    };
    *seen.entry(what).or_default() += 1;
}

fn compare(game: &NightSky, state: &State, plain: &Plain) {
    let text = game.canonical(state);
    assert_eq!(
        text,
        plain.canonical(),
        "the second referee's state is on the right"
    );
    let to_act: Vec<usize> = game.to_act(state).iter().map(Seat::number).collect();
    assert_eq!(to_act, plain.to_act(), "{text}");
    let mut listed = Vec::new();
    for seat in Seat::of(game.seats(state)) {
        listed.clear();
        game.legal_actions(state, seat, &mut listed);
        let mut other = plain.legal(seat);
        by_name(&mut listed);
        by_name(&mut other);
        assert_eq!(listed, other, "{seat:?} in\n{text}");
    }
}

fn by_name(actions: &mut [Action]) {
    actions.sort_by_cached_key(|action| format!("{action:?}"));
}

/// Plays `count` games for each way to draft, with and without the die.
fn games(game: &NightSky, name: &str, seats: usize, count: u64) -> Seen {
    let mut seen = Seen::new();
    for draft in ["rush", "turns"] {
        for die in ["on", "off"] {
            let options = options(draft, die);
            let seed = Seed::from_text(&format!("{name} {seats} {draft} {die}"));
            for number in 0..count {
                play(game, &options, seats, seed.of_game(number), &mut seen);
            }
        }
    }
    seen
}

/// Checks that enough has happened for the comparison to be worth something.
fn enough(seen: &Seen, least: &[(&str, usize)]) {
    for &(what, least) in least {
        let count = seen.get(what).copied().unwrap_or(0);
        assert!(count >= least, "{what}: {count}; {seen:?}");
    }
}

fn with_seats(seats: usize) {
    let seen = games(&GAME, "tests' own cards", seats, 8);
    let least = [
        ("game", 32),
        ("one may join", 20),
        ("several may join", 3),
        ("clouds", 20),
        ("conjunction", 20),
    ];
    enough(&seen, &least);
    let seen = games(&REAL, "cards of the game", seats, 3);
    enough(&seen, &[("game", 12), ("one may join", 5)]);
}

#[test]
fn two_referees_agree_with_three_players() {
    with_seats(3);
}

#[test]
fn two_referees_agree_with_four_players() {
    with_seats(4);
}

#[test]
fn two_referees_agree_with_five_players() {
    with_seats(5);
}

#[test]
fn two_referees_agree_with_six_players() {
    with_seats(6);
}

/// Cards of a few constellations and of the solar system, so that players meet all the time.
#[test]
fn two_referees_agree_where_many_may_join() {
    let crowded = crate::common::cards(&[
        "Tau 1", "Tau 2", "Tau 3", "Tau 4", "Ori 1", "Ori 2", "Ori 3", "Gem 1", "Sol 1", "Sol 2",
        "Sol 3", "Sol 4", "Sol 5", "Sol 6", "Sol 7", "Sol 8", "Sol 9", "Sol 10", "Sol 11",
        "Sol 12", "Ari 1", "Aur 1", "Per 1", "Eri 1", "Cnc 1", "Leo 1", "Leo 2", "Leo 3",
    ]);
    let mut seen = Seen::new();
    for number in 0..60 {
        let seed = Seed::from_text("crowded").of_game(number);
        let options = options("rush", if number % 2 == 0 { "on" } else { "off" });
        let mut deal = GAME.deal(&options, 4, seed).unwrap();
        deal.cards = crowded;
        let chance = Chance::new(seed.branch("play", 0));
        let mut state = GAME.start(&options, &deal, chance).unwrap();
        let mut plain = Plain::new(&GAME, true, number % 2 == 0, &deal);
        let mut chance = Chance::new(seed.branch("choices", 0));
        let mut events = Vec::new();
        loop {
            note(&state, &mut seen);
            let mut sink = Recorded::new(&mut events);
            let Some((seat, action)) = lively::step(&GAME, &mut state, &mut chance, &mut sink)
            else {
                break;
            };
            let outcomes = sink.into_outcomes();
            plain.act(seat, action, &outcomes);
            compare(&GAME, &state, &plain);
        }
        assert!(plain.is_over());
    }
    let least = [
        ("one may join", 150),
        ("several may join", 60),
        ("three cards or more", 20),
    ];
    enough(&seen, &least);
}
