//! Tests the texts of whole games of Night Sky, in both languages.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::collections::{BTreeMap, BTreeSet};

use nightsky::{
    Action, BigBang, CardId, CardSet, Event, Instrument, NightSky, Sign, Stage, State, View,
};
use sky::Constellation;
use support::{assert_buttons, assert_whole};
use tabletop::{Game, Observer, Options, Seat, Seed, Sitting};
use testing::variant_name;
use words::nightsky::stage_words;
use words::{Language, Words};

const NAMES: [&str; 6] = ["Alice", "Bob", "Chloé", "David", "Émile", "Fatou"];

/// Chooses an action: mostly plays a card if possible, otherwise takes any action.
fn choose(legal: &[Action], turn: usize) -> Action {
    let plays = |action: &&Action| matches!(action, Action::Play(_));
    let play = legal
        .iter()
        .find(plays)
        .filter(|_| !turn.is_multiple_of(4))
        .copied();
    play.unwrap_or(legal[turn * 7919 / 13 % legal.len()])
}

fn assert_table(game: &NightSky, names: &[String], view: &View) {
    support::assert_table(game, names, view);
    for language in Language::all() {
        assert_whole(&stage_words(language, game, names, view));
    }
}

/// Returns the points a button promises.
fn promised(words: &str) -> u8 {
    let (_, points) = words.rsplit_once(": ").unwrap();
    points.split(' ').next().unwrap().parse().unwrap()
}

/// Plays a game, checks its words, and returns the names of the events that happened.
fn play(game: &NightSky, options: &Options, seats: usize, seed: u8) -> BTreeSet<String> {
    let names: Vec<String> = NAMES.map(str::to_owned).into_iter().take(seats).collect();
    let seed = Seed::from_bytes([seed; 32]);
    let mut sitting = Sitting::open(game, options, names.clone(), seed).unwrap();
    let (mut legal, mut events, mut turn) = (Vec::new(), Vec::<Event>::new(), 0);
    let mut happened = BTreeSet::new();
    let mut promises: BTreeMap<CardId, u8> = BTreeMap::new();
    while let Some(seat) = game.to_act(sitting.state()).first() {
        turn += 1;
        legal.clear();
        events.clear();
        game.legal_actions(sitting.state(), seat, &mut legal);
        let action = choose(&legal, turn);
        let view = game.view(sitting.state(), Observer::Seat(seat));
        if turn % 7 == 0 {
            assert_buttons(game, &view, &legal);
            assert_table(game, &names, &view);
        }
        let words = [Language::English, Language::French]
            .map(|language| game.action_words(language, &view, action));
        words.iter().for_each(|words| assert_whole(words));
        if let Action::Play(card) = action {
            promises.insert(card, promised(&words[0]));
        }
        sitting.act(seat, action, &mut events).unwrap();
        for event in &events {
            for language in Language::all() {
                assert_whole(&game.event_words(language, &names, event));
            }
            if let Event::CardScored { card, points, .. } = event {
                // N3.7, N6.5, N6.8: the button promised what the card scored.
                assert_eq!(promises[card], *points, "{}", words[0]);
            }
            happened.insert(variant_name(event));
        }
    }
    let view = game.view(sitting.state(), Observer::Spectator);
    assert_table(game, &names, &view);
    happened
}

#[test]
fn whole_games_have_words() {
    let game = NightSky::new().unwrap();
    let option = |key, value| Options::new().with(key, value);
    let games = [
        (Options::new(), 3),
        (option("draft", "turns"), 6),
        (option("die", "off"), 4),
        (option("sun", "leo"), 5),
    ];
    let mut happened = BTreeSet::new();
    for (n, (options, seats)) in (1..=8).zip(games.iter().cycle()) {
        happened.extend(play(&game, options, *seats, n));
    }
    for kind in [
        "CardPicked",
        "StartRolled",
        "DieRolled",
        "NoneDrawn",
        "PileShuffled",
        "BigBangDrawn",
        "ShootingStar",
        "Clouded",
        "Swapped",
        "SunMoved",
        "InstrumentThrown",
        "EyeThrown",
        "InstrumentMoved",
        "InstrumentStayed",
        "SunVisited",
        "CardPlayed",
        "CardScored",
        "GameOver",
    ] {
        assert!(happened.contains(kind), "{kind} is not among {happened:?}");
    }
}

/// Returns a state in which Alice, after this Big Bang card, observes with this instrument where
/// she has the Pleiades and Bob the Crab Nebula.
fn night(game: &NightSky, instrument: Instrument, drawn: Option<BigBang>) -> State {
    let seed = Seed::from_bytes([7; 32]);
    let mut state = game.setup(&Options::new(), 3, seed).unwrap();
    let bull = Constellation::from_abbr("Tau").unwrap();
    let card = |object: &str| game.cards().find(object).unwrap();
    let table = &mut state.table;
    table.instruments = [bull; 3];
    table.drawn = drawn;
    table.stage = Stage::Observing { instrument };
    // Each has a spare card, so that the game does not end here.
    let spare = [card("Sirius"), card("Altair")];
    let seats = [0, 1].map(Seat::new);
    for ((seat, object), spare) in seats.into_iter().zip(["M45", "M1"]).zip(spare) {
        table.players[seat].eye = bull;
        table.players[seat].cards = CardSet::from_iter([card(object), spare]);
    }
    table.sun = Sign::new(0);
    state
}

/// N3.7, N6.5, N6.8: a button promises everybody what the card scores, after every Big Bang card.
#[test]
fn buttons_promise_what_cards_score() {
    let game = NightSky::new().unwrap();
    let nights = BigBang::ALL.into_iter().map(Some).chain([None]);
    let mut scored = 0;
    for drawn in nights {
        for instrument in Instrument::ALL {
            let mut state = night(&game, instrument, drawn);
            let (mut promises, mut events) = (Vec::new(), Vec::new());
            while let Stage::Observing { .. } | Stage::Joining { .. } = state.table.stage {
                let seat = game.to_act(&state).first().unwrap();
                let mut legal = Vec::new();
                game.legal_actions(&state, seat, &mut legal);
                let view = game.view(&state, Observer::Seat(seat));
                let words = game.action_words(Language::English, &view, legal[0]);
                promises.push(promised(&words));
                game.apply(&mut state, seat, legal[0], &mut events).unwrap();
            }
            let points = events.iter().filter_map(|event| match event {
                Event::CardScored { points, .. } => Some(*points),
                _ => None,
            });
            let points: Vec<u8> = points.collect();
            assert_eq!(promises, points, "{instrument:?} {drawn:?}");
            scored += points.len();
        }
    }
    // Two cards each time, but only one with the eye unless there is a star party.
    assert_eq!(scored, 10 * (3 * 2 + 1) + 1);
}
