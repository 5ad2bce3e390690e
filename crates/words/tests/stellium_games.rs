//! Tests the texts of whole games of Stellium, in both languages.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::collections::BTreeSet;

use stellium::{Action, Body, ByBody, CellSet, Event, Galaxy, Stage, Stellium};
use support::{assert_buttons, assert_table, assert_whole};
use tabletop::{Game, Observer, Options, Seat, Seed, Sitting};
use testing::variant_name;
use words::{Language, Words};

const NAMES: [&str; 4] = ["Alice", "Bob", "Chloé", "David"];

/// Chooses an action: validates an objective if possible, otherwise takes any action.
fn choose(legal: &[Action], turn: usize) -> Action {
    let validates = |action: &&Action| matches!(action, Action::Validate { .. });
    let validation = legal.iter().find(validates).copied();
    validation.unwrap_or(legal[turn * 7919 / 13 % legal.len()])
}

/// Plays a game, checks its words, and returns the names of the events that happened.
fn play(options: &Options, seats: usize, seed: u8) -> BTreeSet<String> {
    let game = Stellium::new().unwrap();
    let names: Vec<String> = NAMES.map(str::to_owned).into_iter().take(seats).collect();
    let seed = Seed::from_bytes([seed; 32]);
    let mut sitting = Sitting::open(&game, options, names.clone(), seed).unwrap();
    let (mut legal, mut events, mut turn) = (Vec::new(), Vec::<Event>::new(), 0);
    let mut happened = BTreeSet::new();
    while let Some(seat) = game.to_act(sitting.state()).first() {
        turn += 1;
        legal.clear();
        events.clear();
        game.legal_actions(sitting.state(), seat, &mut legal);
        let action = choose(&legal, turn);
        let other = Observer::Seat(Seat::new((seat.index() + 1) % seats));
        let own = game.view(sitting.state(), Observer::Seat(seat));
        if turn % 5 == 0 {
            assert_buttons(&game, &own, &legal);
            assert_table(&game, &names, &own);
            assert_table(&game, &names, &game.view(sitting.state(), other));
        }
        sitting.act(seat, action, &mut events).unwrap();
        for language in Language::all() {
            assert_whole(&game.action_words(language, &own, action));
            for event in &events {
                let visible = game.event_for(event, other).unwrap();
                assert_whole(&game.event_words(language, &names, &visible));
                assert_whole(&game.event_words(language, &names, event));
            }
        }
        happened.extend(events.iter().map(variant_name));
    }
    assert_table(
        &game,
        &names,
        &game.view(sitting.state(), Observer::Spectator),
    );
    happened
}

#[test]
fn whole_games_have_words_with_and_without_memory() {
    let option = |key, value| Options::new().with(key, value);
    let games = [
        (Options::new(), 2),
        (option("memory", "off"), 3),
        (option("memory", "off").with("influence", "optional"), 4),
        (option("feels", "unlimited").with("limit", "first"), 2),
        (option("limit", "first"), 4),
    ];
    let mut happened = BTreeSet::new();
    for (n, (options, seats)) in (1..=15).zip(games.iter().cycle()) {
        happened.extend(play(options, *seats, n));
    }
    for kind in [
        "BodyLetGo",
        "TokenSpent",
        "BodiesSwapped",
        "BodyPushed",
        "GalaxyTurned",
        "BodyAttracted",
        "ObjectiveValidated",
        "ObjectiveDropped",
        "GameOver",
    ] {
        assert!(happened.contains(kind), "{kind} is not among {happened:?}");
    }
    assert!(happened.len() >= 20, "{happened:?}");
}

/// Random play hardly ever empties a galaxy, so here a black hole draws the last body of one.
#[test]
fn s3_10_a_reload_has_words() {
    let game = Stellium::new().unwrap();
    let names = NAMES.map(str::to_owned);
    let options = Options::new().with("first", "1");
    let mut state = game.setup(&options, 3, Seed::from_bytes([7; 32])).unwrap();
    let galaxy = Galaxy::new(0);
    let bodies = &mut state.table.universe.bodies;
    *bodies = ByBody::from_fn(|body| bodies[body].without(galaxy.cells()));
    bodies[Body::Star].insert(galaxy.cell(1));
    let placed = Galaxy::new(4).cell(0);
    bodies[Body::Supernova].insert(placed);
    state.table.stage = Stage::Influencing {
        influence: Body::Supernova,
        body: Body::Supernova,
        cell: placed,
    };
    let hole = CellSet::HOLES.first().unwrap();
    let mut events = Vec::new();
    let mut action = Action::Attract {
        body: galaxy.cell(1),
        hole,
    };
    let mut seat = Seat::new(0);
    loop {
        game.apply(&mut state, seat, action, &mut events).unwrap();
        seat = game.to_act(&state).first().unwrap();
        let view = game.view(&state, Observer::Seat(seat));
        assert_table(&game, &names, &view);
        let Stage::Reloading { .. } = state.table.stage else {
            break;
        };
        let mut legal = Vec::new();
        game.legal_actions(&state, seat, &mut legal);
        assert_buttons(&game, &view, &legal);
        action = legal[0];
    }
    let sentences = |language| -> Vec<String> {
        let words = |event| game.event_words(language, &names, event);
        events.iter().map(words).collect()
    };
    let [english, french] = [Language::English, Language::French].map(sentences);
    assert_eq!(english.len(), 7, "{english:?}");
    english
        .iter()
        .chain(&french)
        .for_each(|line| assert_whole(line));
    assert!(english[1].starts_with("Galaxy I is empty. Drawn to refill it: "));
    assert!(
        english[2].starts_with("Refill: Chloé puts a"),
        "{english:?}"
    );
    assert!(french[6].starts_with("La galaxie I est rechargée"));
}
