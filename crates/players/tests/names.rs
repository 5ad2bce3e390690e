//! The names by which machine players are requested.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use astra::Astra;
use players::{Budget, MAX_ITERATIONS, NAMES, own_budget, player};
use tabletop::Seed;

#[test]
fn every_listed_name_has_a_player_and_no_other_name_does() {
    for name in NAMES {
        assert!(
            player::<Astra>(name, Seed::from_text("x")).is_some(),
            "{name}"
        );
    }
    let none = ["oracle", "master:0", "master:", "master:+9", "master:9x"];
    let too_long = format!("master:{}", MAX_ITERATIONS + 1);
    let none = none.into_iter().chain([too_long.as_str()]);
    for name in none.chain(["greedy:9", "master:9:9", ":9"]) {
        assert!(
            player::<Astra>(name, Seed::from_text("x")).is_none(),
            "{name}"
        );
    }
}

#[test]
fn the_name_of_a_level_may_include_a_budget() {
    let budget = Some(Budget::Iterations(300));
    assert_eq!(own_budget("master:300"), Some(("master", budget)));
    assert_eq!(own_budget("master"), Some(("master", None)));
}
