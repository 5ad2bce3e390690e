//! The points of all cards, recomputed from the rule.

use std::fmt::Write as _;

use crate::wonder::{points, wonders};
use crate::{CARDS, FILE, write, writes};
use nightsky::Card;

fn card(object: &str) -> &'static Card {
    CARDS.get(CARDS.find(object).unwrap())
}

/// Returns the file with its lines of points recomputed.
fn computed_file() -> String {
    let mut cards = CARDS.all().iter();
    let mut file = String::new();
    for line in FILE.lines() {
        if line.starts_with("points = ") {
            let points = points(cards.next().unwrap());
            writeln!(file, "points = {points:?}").unwrap();
        } else {
            writeln!(file, "{line}").unwrap();
        }
    }
    assert_eq!(cards.next(), None, "every card has its line of points");
    file
}

/// Rewrites the lines of points in the data file if `WRITE_POINTS=1` is set (see `writes`).
#[test]
fn n1_3_the_points_of_all_108_cards_follow_from_the_rule() {
    if writes() {
        return write("data/cards.toml", computed_file());
    }
    for card in CARDS.all() {
        assert_eq!(
            card.points,
            points(card),
            "{} {:?}",
            card.object,
            wonders(card)
        );
    }
    assert_eq!(computed_file(), FILE);
}

#[test]
fn n1_3_well_known_objects_have_the_expected_points() {
    for (object, points) in [
        ("NGC 869", [2, 5, 4, 3]),
        ("M42", [2, 3, 4, 5]),
        ("M31", [3, 4, 4, 5]),
        ("Albireo", [0, 2, 5, 4]),
        ("Saturn", [1, 1, 4, 5]),
    ] {
        assert_eq!(card(object).points, points, "{object}");
    }
    assert_eq!(card("M44").points[0], 3, "the Beehive with the eye");
    assert_eq!(card("NGC 4755").points[0], 2, "the Jewel Box with the eye");
    assert_eq!(card("M45").points[1], 5, "the Pleiades with binoculars");
    assert_eq!(
        card("M13").points[3],
        5,
        "the Hercules Cluster with a telescope"
    );
}

#[test]
fn n1_3_the_better_instrument_is_worth_more_on_average() {
    let total = |i: usize| -> u32 {
        CARDS
            .all()
            .iter()
            .map(|card| u32::from(card.points[i]))
            .sum()
    };
    let totals = [0, 1, 2, 3].map(total);
    assert!(totals.is_sorted(), "{totals:?}");
    for (i, total) in totals.into_iter().enumerate() {
        assert!((108..=4 * 108).contains(&total), "{i}: {total}");
        let best = |card: &&Card| card.points[i] == *card.points.iter().max().unwrap();
        let cards = CARDS.all().iter().filter(best).count();
        assert!(cards >= 10, "{i} is best for only {cards} cards");
    }
}

#[test]
fn n1_3_the_computed_file_differs_only_in_the_points() {
    let without_points = |file: &str| -> Vec<String> {
        let lines = file.lines().filter(|line| !line.starts_with("points"));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(without_points(&computed_file()), without_points(FILE));
}
