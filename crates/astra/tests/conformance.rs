//! A sample of the conformance suite; `cargo xtask conformance` plays the full count.

use astra::Astra;
use tabletop::conformance::{Effort, run};
use tabletop::{Options, Seed};

fn sample(seats: usize) {
    let game = Astra::new().unwrap();
    let effort = Effort {
        games: 100,
        first: 0,
        thorough_every: 40,
        count_every: 60,
    };
    let seed = Seed::from_text("conformance");
    let tally = run(&game, &Options::new(), seats, seed, effort, &mut []).unwrap();
    assert_eq!(tally.games, 100);
    assert!(
        tally.refusals > 1000 && tally.leak_checks > 100 && tally.undone > 100,
        "{tally:?}"
    );
    println!("{tally:?}");
}

#[test]
fn conformance_with_2_players() {
    sample(2);
}

#[test]
fn conformance_with_3_players() {
    sample(3);
}

#[test]
fn conformance_with_4_players() {
    sample(4);
}

#[test]
fn conformance_with_5_players() {
    sample(5);
}
