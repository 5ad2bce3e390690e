//! A sample of the conformance suite for every game and number of seats, machine players included;
//! `cargo xtask conformance` plays the full count.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use tabletop::conformance::Effort;
use tabletop::{Options, Seed};

const EFFORT: Effort = Effort {
    games: 100,
    first: 0,
    thorough_every: 40,
    count_every: 60,
};

/// Runs the suite for all games with this number of seats; there is at least one.
fn sample(seats: usize) {
    let mut played = 0;
    for kind in games::kinds() {
        let game = kind.ready(&Options::new()).unwrap();
        let facts = game.facts();
        if !(facts.least_seats..=facts.most_seats).contains(&seats) {
            continue;
        }
        let tally = game
            .conformance(seats, Seed::from_text("conformance"), EFFORT)
            .unwrap();
        assert_eq!(tally.games, 100);
        assert!(tally.refusals > 1000 && tally.undone > 100, "{tally:?}");
        // Without hidden information there is nothing to rearrange.
        let rearranged = tally.rearranged > 100 || !facts.hidden_information;
        assert!(rearranged && tally.imagined > 100, "{tally:?}");
        played += 1;
    }
    assert!(played > 0);
}

#[test]
fn games_with_1_seat_conform() {
    sample(1);
}

#[test]
fn games_with_2_seats_conform() {
    sample(2);
}

#[test]
fn games_with_3_seats_conform() {
    sample(3);
}

#[test]
fn games_with_4_seats_conform() {
    sample(4);
}

#[test]
fn games_with_5_seats_conform() {
    sample(5);
}

#[test]
fn games_with_6_seats_conform() {
    sample(6);
}

#[test]
fn the_suite_plays_with_the_options_it_is_given() {
    let options = Options::new().with("first", "9");
    let game = games::find("astra").unwrap().ready(&options).unwrap();
    let failure = game
        .conformance(3, Seed::from_text("conformance"), EFFORT)
        .unwrap_err();
    assert_eq!((failure.game, failure.step), (0, 0));
    assert!(failure.what.contains("first cannot be '9'"), "{failure}");
}
