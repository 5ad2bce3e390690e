//! Machine players know only what they can see: if everything hidden from a seat is replaced by
//! something else that fits its view, it makes the same choices through whole games.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use astra::Astra;
use nightsky::NightSky;
use players::{Budget, Judge, Level, Player, Thinker};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use stellium::Stellium;
use tabletop::{NullSink, Observer, Options, Seat, Seed, below};

/// Plays a game in which every seat has two identical players. One gets the view of the real state,
/// the other that of an imagined state that looks the same to the seat. Checks that they choose the
/// same, and returns the number of choices.
fn play<G: Judge>(game: &G, seats: usize, seed: &str, options: &Options) -> usize {
    let seed = Seed::from_text(seed);
    let mut rng = Xoshiro256PlusPlus::from_seed(seed.branch("hidden", 0).bytes());
    let thinkers = || -> Vec<Thinker> {
        let thinker = |seat: Seat| {
            let own = seed.branch("player", seat.index() as u64);
            Thinker::new(Level::Astronomer, own).with_budget(Budget::Iterations(30))
        };
        Seat::of(seats).map(thinker).collect()
    };
    let (mut honest, mut misled) = (thinkers(), thinkers());
    let mut state = game.setup(options, seats, seed).unwrap();
    let (mut legal, mut choices) = (Vec::new(), 0);
    loop {
        let to_act = game.to_act(&state);
        let any = below(&mut rng, to_act.len().max(1) as u32);
        let Some(seat) = to_act.iter().nth(any as usize) else {
            return choices;
        };
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        let view = game.view(&state, Observer::Seat(seat));
        let other = game.imagine(&view, &mut rng);
        let others = game.view(&other, Observer::Seat(seat));
        let action = honest[seat.index()].choose(game, &view, seat, &legal);
        let same = misled[seat.index()].choose(game, &others, seat, &legal);
        assert_eq!(action, same, "{seats} seats, choice {choices}");
        choices += usize::from(legal.len() > 1);
        game.apply(&mut state, seat, action, &mut NullSink).unwrap();
    }
}

#[test]
fn hidden_information_changes_no_choice_in_astra() {
    let game = Astra::new().unwrap();
    for seats in 1..=5 {
        assert!(play(&game, seats, "leak", &Options::new()) > 30);
    }
}

#[test]
fn hidden_information_changes_no_choice_in_stellium() {
    let game = Stellium::new().unwrap();
    for seats in 2..=4 {
        for memory in ["on", "off"] {
            let options = Options::new().with("memory", memory);
            assert!(play(&game, seats, "leak", &options) > 30);
        }
    }
}

#[test]
fn future_chance_changes_no_choice_in_night_sky() {
    let game = NightSky::new().unwrap();
    for seats in 3..=6 {
        assert!(play(&game, seats, "leak", &Options::new()) > 30);
    }
}
