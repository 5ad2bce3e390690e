//! The conformance suite passes a sound game and finds every fault of a faulty one.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use pebbles::{Action, Fault, Pebbles, View};
use tabletop::conformance::{Effort, Tally, run};
use tabletop::{Options, Seat, Seed};

const EFFORT: Effort = Effort::thorough(40);

fn suite(fault: Fault, seats: usize) -> Result<Tally, String> {
    suite_with(EFFORT, fault, seats)
}

fn suite_with(effort: Effort, fault: Fault, seats: usize) -> Result<Tally, String> {
    let mut first_legal = |_: &View, _: Seat, legal: &[Action], _: Seed| legal[0];
    let game = Pebbles(fault);
    let seed = Seed::from_text("suite");
    run(
        &game,
        &Options::new(),
        seats,
        seed,
        effort,
        &mut [&mut first_legal],
    )
    .map_err(|failure| failure.to_string())
}

#[test]
fn a_sound_game_passes() {
    for seats in [2, 3] {
        let tally = suite(Fault::None, seats).unwrap();
        assert_eq!(tally.games, 40);
        assert!(tally.decisions >= 40 * 3 * 2 * seats as u64, "{tally:?}");
        assert!(
            tally.longest >= tally.decisions / 40 && tally.longest <= 100,
            "{tally:?}"
        );
        assert!(
            tally.refusals > tally.decisions && tally.undone > 20,
            "{tally:?}"
        );
        assert!(
            tally.leak_checks > 100 && tally.imagined > 1000,
            "{tally:?}"
        );
        let mut twice = tally;
        twice.add(&tally);
        assert_eq!(twice.games, 80);
        assert_eq!(
            (
                twice.decisions,
                twice.refusals,
                twice.leak_checks,
                twice.imagined,
                twice.undone
            ),
            (
                2 * tally.decisions,
                2 * tally.refusals,
                2 * tally.leak_checks,
                2 * tally.imagined,
                2 * tally.undone
            )
        );
        assert_eq!(twice.longest, tally.longest);
    }
}

#[test]
fn the_effort_decides_how_much_is_checked() {
    let seldom = Effort {
        count_every: u32::MAX,
        ..EFFORT
    };
    let tally = suite_with(seldom, Fault::None, 3).unwrap();
    assert_eq!(
        tally.imagined, tally.leak_checks,
        "one state for each observer"
    );
    assert!(
        tally.undone < tally.decisions / 4,
        "expected one action in eight: {tally:?}"
    );
    let often = suite_with(EFFORT, Fault::None, 3).unwrap();
    assert!(often.imagined > 20 * often.leak_checks, "{often:?}");
    let never = Effort {
        thorough_every: u32::MAX,
        ..EFFORT
    };
    let tally = suite_with(never, Fault::None, 3).unwrap();
    assert_eq!(
        (tally.leak_checks, tally.refusals, tally.imagined),
        (0, 0, 0)
    );
    let later = Effort {
        first: 40,
        ..EFFORT
    };
    let other = suite_with(later, Fault::None, 3).unwrap();
    assert_ne!(other.decisions, often.decisions, "expected other games");
}

#[test]
fn a_leak_check_that_compares_equal_states_is_not_counted() {
    let sound = suite(Fault::None, 3).unwrap();
    assert!(2 * sound.rearranged > sound.leak_checks, "{sound:?}");
    let idle = suite(Fault::RearrangesNothing, 3).unwrap();
    assert_eq!(idle.rearranged, 0);
}

#[test]
fn simultaneous_choices_may_be_open_if_the_game_says_so() {
    for seats in [2, 3] {
        suite(Fault::OpenChoices, seats).unwrap();
    }
}

#[test]
fn two_simultaneous_choices_are_enough_to_find_a_leak() {
    let failure = suite(Fault::EventLeaksChoice, 2).unwrap_err();
    assert!(failure.contains("chose at the same time"), "{failure}");
}

#[test]
fn every_fault_is_found_and_named() {
    for (fault, expected) in [
        (Fault::ViewLeaksSecret, "the view leaks"),
        (Fault::EventLeaksChoice, "chose at the same time"),
        (Fault::LegalActionsLeak, "leak"),
        (Fault::ErrorLeaks, "the error for"),
        (Fault::AcceptsUnlisted, "accepted but not listed"),
        (Fault::RefusesListed, "listed but refused"),
        (Fault::RefusalLeavesTrace, "changed the state"),
        (Fault::ListsTwice, "listed twice"),
        (Fault::ListsForOthers, "but the seats to act are"),
        (Fault::NeverEnds, "maximum number of decisions"),
        (Fault::ChanceBypassesSink, "hash"),
        (Fault::ImaginesAnotherView, "does not agree with the view"),
        (Fault::ImaginesUnfairly, "came up"),
        (Fault::ImaginesImpossible, "impossible"),
        (Fault::RearrangesImpossibly, "a rearranged state"),
        (Fault::NamesNoRule, "names no rule"),
        (
            Fault::HidesPartOfStateFromSerde,
            "does not survive serialization",
        ),
    ] {
        let failure = suite(fault, 3).expect_err(&format!("{fault:?} is not found"));
        assert!(failure.contains(expected), "{fault:?}: {failure}");
        assert!(failure.starts_with("game "), "{failure}");
    }
}

#[test]
fn a_machine_player_that_chooses_an_illegal_action_is_found() {
    let mut errs = |_: &View, _: Seat, legal: &[Action], _: Seed| {
        *[Action::Step, Action::Keep]
            .iter()
            .find(|action| !legal.contains(action))
            .unwrap()
    };
    let game = Pebbles(Fault::None);
    let seed = Seed::from_text("suite");
    let failure = run(&game, &Options::new(), 2, seed, EFFORT, &mut [&mut errs]).unwrap_err();
    assert_eq!(failure.what, "illegal machine move");
}

#[test]
fn a_machine_player_that_chooses_inconsistently_is_found() {
    let mut moves = 0;
    let mut wavers = |_: &View, _: Seat, legal: &[Action], _: Seed| {
        moves += 1;
        legal[moves % legal.len()]
    };
    let game = Pebbles(Fault::None);
    let seed = Seed::from_text("suite");
    let failure = run(&game, &Options::new(), 2, seed, EFFORT, &mut [&mut wavers]).unwrap_err();
    assert_eq!(failure.what, "a machine player cheats");
}
