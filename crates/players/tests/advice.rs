//! Advice keeps its promises: a few legal actions, the best first, the same for the same seed, and
//! nothing that the seat could not know.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::sync::atomic::AtomicBool;

use astra::Astra;
use nightsky::NightSky;
use players::{Advice, Budget, Greedy, Judge, Player};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use stellium::Stellium;
use tabletop::{Game, NullSink, Observer, Options, Seat, Seed};

const BUDGET: Budget = Budget::Iterations(120);

/// Returns a state at least this many decisions into a game of greedy players, and the seat that
/// has a real choice there.
fn position<G: Judge>(game: &G, seats: usize, decisions: usize) -> (G::State, Seat) {
    let seed = Seed::from_text("advice");
    let mut state = game.setup(&Options::new(), seats, seed).unwrap();
    let mut greedy = Greedy::new(seed);
    for decision in 0.. {
        let seat = game.to_act(&state).first().unwrap();
        let legal = legal(game, &state, seat);
        if decision >= decisions && legal.len() > 1 {
            return (state, seat);
        }
        let view = game.view(&state, Observer::Seat(seat));
        let action = greedy.choose(game, &view, seat, &legal);
        game.apply(&mut state, seat, action, &mut NullSink).unwrap();
    }
    unreachable!("a game has an end")
}

fn legal<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    legal
}

fn advice<G: Judge>(game: &G, view: &G::View, seat: Seat, threads: usize) -> Advice<G::Action> {
    let seed = Seed::from_text("hint");
    Advice::think(game, view, seat, seed, BUDGET, threads, None)
}

/// Checks what holds for advice in every game.
fn promises<G: Judge>(game: &G, seats: usize) {
    for decisions in [0, 15, 40] {
        let (state, seat) = position(game, seats, decisions);
        let view = game.view(&state, Observer::Seat(seat));
        let legal = legal(game, &state, seat);
        for threads in [1, 2] {
            let given = advice(game, &view, seat, threads);
            assert_eq!(given, advice(game, &view, seat, threads), "the same seed");
            assert_eq!(given.iterations, 120);
            assert!((1..=3).contains(&given.best.len()));
            assert!(given.best.is_sorted_by(|a, b| a.tries >= b.tries));
            for candidate in &given.best {
                assert!(legal.contains(&candidate.action));
                assert!(candidate.tries > 0);
                assert!((0.0..=1.0).contains(&candidate.win_chance));
            }
        }
    }
}

/// Checks that what the seat cannot see changes nothing: other states with the same view get the
/// same advice.
fn knows_no_more_than_the_view<G: Judge>(game: &G, seats: usize) {
    let mut rng = Xoshiro256PlusPlus::from_seed([9; 32]);
    for decisions in [0, 15, 40] {
        let (state, seat) = position(game, seats, decisions);
        let view = game.view(&state, Observer::Seat(seat));
        let given = advice(game, &view, seat, 1);
        for _ in 0..3 {
            let other = game.imagine(&view, &mut rng);
            assert_ne!(other, state, "a different state");
            let view = game.view(&other, Observer::Seat(seat));
            assert_eq!(advice(game, &view, seat, 1), given);
        }
    }
}

#[test]
fn advice_in_astra_keeps_its_promises() {
    for seats in [1, 3] {
        promises(&Astra::new().unwrap(), seats);
    }
}

#[test]
fn advice_in_stellium_keeps_its_promises() {
    promises(&Stellium::new().unwrap(), 2);
}

#[test]
fn advice_in_night_sky_keeps_its_promises() {
    promises(&NightSky::new().unwrap(), 4);
}

#[test]
fn advice_depends_on_nothing_the_seat_cannot_see() {
    knows_no_more_than_the_view(&Astra::new().unwrap(), 1);
    knows_no_more_than_the_view(&Astra::new().unwrap(), 3);
    knows_no_more_than_the_view(&Stellium::new().unwrap(), 2);
    knows_no_more_than_the_view(&NightSky::new().unwrap(), 3);
}

#[test]
fn stopping_before_the_search_begins_gives_no_advice() {
    let game = Stellium::new().unwrap();
    let (state, seat) = position(&game, 2, 5);
    let view = game.view(&state, Observer::Seat(seat));
    let stop = AtomicBool::new(true);
    let seed = Seed::from_text("stop");
    let given = Advice::think(&game, &view, seat, seed, BUDGET, 2, Some(&stop));
    assert_eq!((given.best.len(), given.iterations), (0, 0));
}
