//! The search keeps its promises: the same seed gives the same result, budgets and stop flags are
//! respected, every legal action is considered, and an obviously best action is found.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use astra::Astra;
use nightsky::NightSky;
use players::{Budget, Candidate, Greedy, Judge, Level, Player, Search, Team, Thinker};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use stellium::Stellium;
use tabletop::{Game, NullSink, Observer, Options, Seat, Seed};

/// Returns a view at least this many decisions into a game of greedy players, the seat that has a
/// real choice there, and its legal actions.
fn position<G: Judge>(game: &G, seats: usize, decisions: usize) -> (G::View, Seat, Vec<G::Action>) {
    let seed = Seed::from_text("position");
    let mut state = game.setup(&Options::new(), seats, seed).unwrap();
    let mut greedy = Greedy::new(seed);
    let mut legal = Vec::new();
    for decision in 0.. {
        let seat = game.to_act(&state).first().unwrap();
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        let view = game.view(&state, Observer::Seat(seat));
        if decision >= decisions && legal.len() > 1 {
            return (view, seat, legal);
        }
        let action = greedy.choose(game, &view, seat, &legal);
        game.apply(&mut state, seat, action, &mut NullSink).unwrap();
    }
    unreachable!("a game has an end")
}

fn think<G: Judge>(
    game: &G,
    seats: usize,
    seed: &str,
    budget: Budget,
) -> Vec<Candidate<G::Action>> {
    let (view, seat, _) = position(game, seats, 30);
    let seed = Seed::from_text(seed);
    Search::new(game, &view, seat, seed).think(budget, None).0
}

/// Checks what holds for a search in every game.
fn promises<G: Judge>(game: &G, seats: usize) {
    let budget = Budget::Iterations(300);
    let found = think(game, seats, "a", budget);
    assert_eq!(found, think(game, seats, "a", budget), "the same seed");
    let longer = Budget::Iterations(2_000);
    let [one, another] = ["a", "b"].map(|seed| think(game, seats, seed, longer));
    assert_ne!(one, another, "another seed");
    let tries: u32 = found.iter().map(|candidate| candidate.tries).sum();
    assert_eq!(tries, 300, "every iteration tries one action");
    assert!(found.is_sorted_by(|a, b| a.tries >= b.tries));
    let (_, _, legal) = position(game, seats, 30);
    assert_eq!(found.len(), legal.len());
    for candidate in &found {
        assert!(legal.contains(&candidate.action));
        assert!((0.0..=1.0).contains(&candidate.win_chance));
        assert!(candidate.points.is_finite());
    }
}

#[test]
fn searches_of_astra_keep_their_promises() {
    for seats in 1..=5 {
        promises(&Astra::new().unwrap(), seats);
    }
}

#[test]
fn searches_of_stellium_keep_their_promises() {
    for seats in 2..=4 {
        promises(&Stellium::new().unwrap(), seats);
    }
}

#[test]
fn searches_of_night_sky_keep_their_promises() {
    for seats in 3..=6 {
        promises(&NightSky::new().unwrap(), seats);
    }
}

#[test]
fn a_stopped_search_does_not_think() {
    let game = Stellium::new().unwrap();
    let (view, seat, _) = position(&game, 2, 20);
    let seed = Seed::from_text("stop");
    let stop = AtomicBool::new(true);
    let mut search = Search::new(&game, &view, seat, seed);
    let (found, done) = search.think(Budget::Iterations(1_000_000), Some(&stop));
    assert_eq!((found.len(), done), (0, 0));
    // A search without any time left still makes a few iterations.
    let (found, done) = search.think(Budget::Time(Duration::ZERO), None);
    assert!(!found.is_empty());
    assert!((1..=64).contains(&done), "{done}");
}

#[test]
fn thinking_again_continues_in_the_same_tree() {
    let game = Astra::new().unwrap();
    let (view, seat, _) = position(&game, 2, 20);
    let mut search = Search::new(&game, &view, seat, Seed::from_text("on"));
    search.think(Budget::Iterations(100), None);
    let (found, done) = search.think(Budget::Iterations(50), None);
    let tries: u32 = found.iter().map(|candidate| candidate.tries).sum();
    assert_eq!((tries, done), (150, 50));
}

#[test]
fn an_action_that_wins_at_once_is_found() {
    // The active player has one card left and can play it here, which ends the game.
    let game = NightSky::new().unwrap();
    let seed = Seed::from_text("last card");
    let mut state = game.setup(&Options::new(), 3, seed).unwrap();
    let mut legal = Vec::new();
    while state.table.round == 0 {
        let seat = game.to_act(&state).first().unwrap();
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        game.apply(&mut state, seat, legal[0], &mut NullSink)
            .unwrap();
    }
    let seat = state.table.active;
    let cards = state.table.players[seat].cards;
    let last = cards
        .iter()
        .find(|&card| game.cards().get(card).constellation.is_some())
        .unwrap();
    let cell = game.cards().get(last).constellation.unwrap();
    let player = &mut state.table.players[seat];
    player.turned = cards;
    player.turned.remove(last);
    player.eye = cell;
    let instrument = nightsky::Instrument::Eye;
    player.points.observed[instrument] = 20;
    state.table.stage = nightsky::Stage::Observing { instrument };
    let view = game.view(&state, Observer::Seat(seat));
    legal.clear();
    game.legal_actions(&state, seat, &mut legal);
    let mut master = Thinker::new(Level::Master, seed).with_budget(Budget::Iterations(100));
    let chosen = master.choose(&game, &view, seat, &legal);
    assert_eq!(chosen, nightsky::Action::Play(last));
}

#[test]
fn a_search_can_be_limited_to_some_actions() {
    let game = Stellium::new().unwrap();
    let (view, seat, legal) = position(&game, 2, 30);
    let some = [legal[1], legal[0]];
    for among in [&some[..], &some[..1]] {
        let search = Search::new(&game, &view, seat, Seed::from_text("among"));
        let (found, _) = search.among(among).think(Budget::Iterations(40), None);
        assert_eq!(found.len(), among.len());
        assert!(found.iter().all(|found| among.contains(&found.action)));
        let tries: u32 = found.iter().map(|found| found.tries).sum();
        assert_eq!(tries, 40);
    }
}

#[test]
fn several_threads_share_the_iterations_and_give_reproducible_results() {
    let game = NightSky::new().unwrap();
    let (view, seat, legal) = position(&game, 3, 40);
    let think = |threads| {
        let mut team = Team::new(&game, &view, seat, Seed::from_text("team"), threads);
        team.think(Budget::Iterations(301), None)
    };
    for threads in [1, 2, 3] {
        let (found, done) = think(threads);
        let tries: u32 = found.iter().map(|found| found.tries).sum();
        assert_eq!((tries, done, found.len()), (301, 301, legal.len()));
        assert!(found.is_sorted_by(|a, b| a.tries >= b.tries));
        assert_eq!(think(threads), (found, done));
    }
    assert_ne!(think(1), think(2));
}

#[test]
fn a_cheating_search_depends_on_hidden_information() {
    // The two states look the same to the seat, so that an honest search would see no difference.
    let game = Astra::new().unwrap();
    let (view, seat, _) = position(&game, 2, 20);
    let mut rng = Xoshiro256PlusPlus::from_seed([5; 32]);
    let states = [(); 2].map(|()| game.imagine(&view, &mut rng));
    let found = states.each_ref().map(|state| {
        let seed = Seed::from_text("same");
        Search::cheating(&game, state, seat, seed).think(Budget::Iterations(400), None)
    });
    assert_ne!(found[0], found[1]);
}
