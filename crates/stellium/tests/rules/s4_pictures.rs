//! S4, objectives: the places of every picture, found by geometry alone, and its shape.

use std::collections::BTreeSet;

use crate::common::plain::{self, At};
use crate::common::*;
use stellium::{Action, Body, CellSet, Kind, Stellium};
use tabletop::Game;

/// Returns the squared distance on the screen, which is 1 for neighbours.
fn square(a: At, b: At) -> i32 {
    let (q, r) = (a.0 - b.0, a.1 - b.1);
    q * q + q * r + r * r
}

/// Returns the squared distances between all places, in ascending order: the measure of a shape
/// however it is turned or mirrored.
fn measure(places: &[At]) -> Vec<i32> {
    let mut squares = Vec::new();
    for (i, &a) in places.iter().enumerate() {
        squares.extend(places[..i].iter().map(|&b| square(a, b)));
    }
    squares.sort_unstable();
    squares
}

/// Returns all sets of `count` cells with this measure, by trying every set of cells.
fn with_measure(count: usize, wanted: &[i32]) -> BTreeSet<Vec<usize>> {
    let universe: Vec<(At, usize)> = plain::universe().into_iter().collect();
    let mut found = BTreeSet::new();
    let mut chosen: Vec<usize> = (0..count).collect();
    loop {
        let places: Vec<At> = chosen.iter().map(|&i| universe[i].0).collect();
        if measure(&places) == wanted {
            let mut numbers: Vec<usize> = chosen.iter().map(|&i| universe[i].1).collect();
            numbers.sort_unstable();
            found.insert(numbers);
        }
        // The next choice: the last index that can still grow.
        let Some(grow) = (0..count).rfind(|&i| chosen[i] < universe.len() - count + i) else {
            return found;
        };
        chosen[grow] += 1;
        for i in grow + 1..count {
            chosen[i] = chosen[i - 1] + 1;
        }
    }
}

/// Returns the places of a picture in the game, and checks that none occurs twice.
fn places(kind: Kind) -> BTreeSet<Vec<usize>> {
    let pictures = GAME.patterns().of(kind);
    let sets: BTreeSet<Vec<usize>> = pictures.iter().map(|p| numbers(p.cells())).collect();
    assert_eq!(sets.len(), pictures.len(), "{kind:?} twice in one place");
    sets
}

/// Checks that a picture has exactly the places with this measure, `expected` in number.
fn agrees(kind: Kind, count: usize, wanted: &[i32], expected: usize) {
    let found = with_measure(count, wanted);
    assert_eq!(found.len(), expected, "{kind:?}");
    assert_eq!(places(kind), found, "{kind:?}");
}

fn at(number: usize) -> At {
    let (q, r) = cell(number).place();
    (q.into(), r.into())
}

#[test]
fn s4_1_a_line_has_102_places() {
    agrees(Kind::Line, 3, &[1, 1, 4], 102);
}

#[test]
fn s4_2_an_arc_has_210_places() {
    // A bend of 120°: its ends are √3 apart.
    agrees(Kind::Arc, 3, &[1, 1, 3], 210);
}

#[test]
fn s4_2_three_cells_in_a_row_on_a_ring_are_an_arc() {
    let ring: Vec<Vec<usize>> = (1..=6)
        .map(|p| {
            let mut three = [p, p % 6 + 1, (p + 1) % 6 + 1].map(|position| position + 1);
            three.sort_unstable();
            three.to_vec()
        })
        .collect();
    for three in ring {
        assert!(places(Kind::Arc).contains(&three), "{three:?}");
        assert!(!places(Kind::Line).contains(&three));
    }
}

#[test]
fn s4_3_a_rectangle_has_84_places_round_a_common_neighbour() {
    agrees(Kind::Rectangle, 4, &[1, 1, 3, 3, 4, 4], 84);
    for four in places(Kind::Rectangle) {
        let all = four.iter().map(|&number| cell(number).adjacent());
        let common = all.reduce(CellSet::and).unwrap();
        assert_eq!(common.len(), 1, "{four:?}");
    }
}

#[test]
fn s4_4_a_diamond_has_105_places_with_the_cards_colour_on_the_short_diagonal() {
    agrees(Kind::Diamond, 4, &[1, 1, 1, 1, 1, 3], 105);
    for picture in GAME.patterns().of(Kind::Diamond) {
        let [own, second] = [picture.own, picture.second].map(numbers);
        assert_eq!((own.len(), second.len()), (2, 2));
        assert_eq!(square(at(own[0]), at(own[1])), 1);
        assert_eq!(square(at(second[0]), at(second[1])), 3);
    }
}

#[test]
fn s4_4_the_two_colours_of_a_diamond_are_not_interchangeable() {
    // 1 and 2 are the short diagonal, 3 and 7 lie beside both.
    let holds = |own: Body, second: Body| {
        let layout = table(2).holds(ANN, &["diamond comet"]).validating();
        let scene = layout.on(own, &[1, 2]).on(second, &[3, 7]).begin();
        scene.legal(ANN).len() == 2
    };
    assert!(holds(Comet, Star));
    assert!(!holds(Star, Comet));
    assert!(!holds(Comet, Planet));
    assert!(!holds(Planet, Star));
    let layout = table(2).holds(ANN, &["diamond comet"]).validating();
    let scene = layout.on(Comet, &[1, 2, 3]).on(Star, &[7]).begin();
    assert_eq!(
        scene.legal(ANN),
        [Action::Done],
        "both others need the second colour"
    );
}

#[test]
fn s4_5_a_triangle_has_78_places() {
    agrees(Kind::Triangle, 3, &[1, 1, 1], 78);
}

#[test]
fn s4_6_a_tripod_has_56_places() {
    // No two adjacent, all three beside one cell: each √3 from the others.
    agrees(Kind::Tripod, 3, &[3, 3, 3], 56);
    for three in places(Kind::Tripod) {
        let all = three.iter().map(|&number| cell(number).adjacent());
        assert_eq!(all.reduce(CellSet::and).unwrap().len(), 1, "{three:?}");
    }
}

/// Returns the number of galaxies that cells lie on; black holes do not count.
fn galaxies(cells: &[usize]) -> usize {
    let galaxies = cells.iter().filter_map(|&n| plain::galaxy_of(n));
    galaxies.collect::<BTreeSet<_>>().len()
}

/// Returns whether a chain with the measure of an S bends to the left first, as an S does. Its two
/// ends are farthest apart, and each has one neighbour.
fn is_s(four: &[usize]) -> bool {
    let at: Vec<At> = four.iter().map(|&number| at(number)).collect();
    let far = |&(a, b): &(usize, usize)| square(at[a], at[b]) == 7;
    let pairs = (0..4).flat_map(|a| (0..4).map(move |b| (a, b)));
    let (first, last) = pairs.into_iter().find(far).expect("two ends");
    let near = |end: usize| (0..4).find(|&i| square(at[end], at[i]) == 1).unwrap();
    let (a, b, c) = (at[first], at[near(first)], at[near(last)]);
    let (ahead, then) = ((b.0 - a.0, b.1 - a.1), (c.0 - b.0, c.1 - b.1));
    // Rows grow downwards, so a turn to the left is negative.
    ahead.0 * then.1 - ahead.1 * then.0 < 0
}

const S: [i32; 6] = [1, 1, 1, 3, 3, 7];

#[test]
fn s4_7_an_s_has_57_places_across_galaxies_and_is_not_a_z() {
    let mut found = with_measure(4, &S);
    assert_eq!(found.len(), 162, "S and Z together");
    found.retain(|four| is_s(four));
    assert_eq!(found.len(), 81);
    found.retain(|four| galaxies(four) >= 2);
    assert_eq!(found.len(), 57);
    assert_eq!(places(Kind::S), found);
}

#[test]
fn s4_7_a_z_and_an_s_on_one_galaxy_do_not_count() {
    let stands = |on: &[usize]| {
        let layout = table(2).holds(ANN, &["s star"]).on(Star, on);
        layout.validating().begin().legal(ANN).len() == 2
    };
    assert!(stands(&[2, 12, 13, 14]), "to the right and up");
    assert!(!stands(&[2, 12, 11, 10]), "to the right and down: a Z");
    // An S on one galaxy: all its other cells are black holes.
    let alone = with_measure(4, &S).into_iter();
    let mut alone = alone.filter(|four| is_s(four) && galaxies(four) == 1);
    assert!(!stands(&alone.next().unwrap()));
    // A black hole may be part of an S.
    let with_hole = |four: &&Vec<usize>| four.iter().any(|&n| plain::galaxy_of(n).is_none());
    assert!(stands(places(Kind::S).iter().find(with_hole).unwrap()));
}

#[test]
fn s4_7_under_the_first_rules_any_s_or_z_counts() {
    let first = Stellium::new().unwrap().with_rules(1).unwrap();
    for kind in Kind::ALL {
        let [then, now] = [&first, &GAME].map(|game| game.patterns().of(kind).len());
        let expected = if kind == Kind::S { 162 } else { now };
        assert_eq!(then, expected, "{kind:?}");
    }
}

#[test]
fn s4_8_the_seven_alignments_may_lie_across_galaxies_and_black_holes() {
    for (name, on) in [
        ("line star", &[3, 43, 11][..]),
        ("arc star", &[2, 43, 27]),
        ("rectangle star", &[2, 3, 28, 11]),
        ("triangle star", &[10, 46, 34]),
        ("tripod star", &[9, 18, 34]),
        ("s star", &[2, 12, 13, 14]),
    ] {
        let layout = table(2).holds(ANN, &[name]).on(Star, on);
        let scene = layout.validating().begin();
        let listed = scene.legal(ANN);
        assert_eq!(listed, [validate(name, on), Action::Done], "{name}");
        let galaxies: BTreeSet<_> = on.iter().map(|&n| plain::galaxy_of(n)).collect();
        assert!(galaxies.len() > 1, "{name}");
    }
    let layout = table(2).holds(ANN, &["diamond star"]).validating();
    let scene = layout.on(Star, &[10, 46]).on(Supernova, &[11, 34]).begin();
    let diamond = validate("diamond star", &[10, 46, 11, 34]);
    assert_eq!(scene.legal(ANN), [diamond, Action::Done]);
    for kind in &Kind::ALL[..7] {
        let holes = |picture: &stellium::Picture| picture.cells().and(CellSet::HOLES).len();
        let most = GAME.patterns().of(*kind).iter().map(holes).max();
        assert!(most > Some(0), "{kind:?} lies on black holes too");
    }
}

#[test]
fn s4_9_a_bridge_has_9_places_between_two_galaxies() {
    let mut pairs = with_measure(2, &[1]);
    pairs.retain(|pair| {
        let [one, other] = [pair[0], pair[1]].map(plain::galaxy_of);
        one.is_some() && other.is_some() && one != other
    });
    assert_eq!(pairs.len(), 9);
    assert_eq!(places(Kind::Bridge), pairs);
}

#[test]
fn s4_9_a_black_hole_belongs_to_no_galaxy() {
    let layout = table(2).holds(ANN, &["bridge star"]).validating();
    // Pairs with a black hole and pairs on one galaxy are not bridges.
    let scene = layout.on(Star, &[2, 43, 11, 10]).begin();
    assert_eq!(scene.legal(ANN), [Action::Done]);
}

/// Returns the cells that Ann can validate with a card that counts bodies, and her points.
fn counted(name: &str, layout: Layout) -> Option<(Vec<usize>, u16)> {
    let mut scene = layout.holds(ANN, &[name]).validating().begin();
    let listed = scene.legal(ANN);
    let &[fits, Action::Done] = &listed[..] else {
        assert_eq!(listed, [Action::Done], "one place at most");
        return None;
    };
    let Action::Validate { cells, .. } = fits else {
        panic!("{fits:?}");
    };
    scene.act(ANN, fits);
    Some((numbers(cells), scene.player(ANN).points))
}

#[test]
fn s4_10_bodies_on_centres_score_by_their_number() {
    let centres = [1, 8, 15, 22, 29, 36];
    let by_number = [
        ("centres planet", Planet, [2, 2, 3, 5, 6, 8]),
        ("centres comet", Comet, [2, 3, 4, 5, 8, 8]),
        ("centres star", Star, [2, 2, 4, 5, 8, 8]),
        ("centres supernova", Supernova, [2, 3, 4, 6, 8, 8]),
    ];
    for (name, body, points) in by_number {
        for count in 1..=6 {
            let on = &centres[6 - count..];
            // Bodies of the colour elsewhere and other bodies on centres do not count.
            let other = if body == Star { Planet } else { Star };
            let layout = table(2).on(body, on).on(other, &centres[..6 - count]);
            let found = counted(name, layout.on(body, &[2, 43]));
            assert_eq!(found, Some((on.to_vec(), points[count - 1])), "{name}");
        }
    }
}

#[test]
fn s4_10_at_least_one_body_is_needed_and_all_are_used() {
    assert_eq!(counted("centres star", table(2).on(Star, &[2, 43])), None);
    let layout = table(2).on(Star, &[1, 8, 15]).holds(ANN, &["centres star"]);
    let mut scene = layout.validating().begin();
    for fewer in [&[1][..], &[1, 8], &[1, 8, 15, 22]] {
        let refused = scene.refuse(ANN, validate("centres star", fewer));
        assert_eq!(refused, stellium::Illegal::NotThePicture);
    }
}

#[test]
fn s4_11_bodies_on_symbols_of_their_own_colour_score_by_their_number() {
    // The symbols of each colour with the discs in order and unturned.
    let by_number = [
        (
            "symbols planet",
            Planet,
            [2, 9, 16, 23, 30, 37],
            [1, 2, 3, 4, 6, 7],
        ),
        (
            "symbols comet",
            Comet,
            [3, 10, 19, 27, 32, 42],
            [1, 2, 3, 4, 6, 8],
        ),
        (
            "symbols star",
            Star,
            [4, 13, 18, 24, 35, 40],
            [1, 2, 3, 4, 6, 8],
        ),
        (
            "symbols supernova",
            Supernova,
            [5, 11, 21, 25, 31, 39],
            [1, 2, 3, 4, 6, 8],
        ),
    ];
    for (name, body, symbols, points) in by_number {
        for count in 1..=6 {
            let on = &symbols[6 - count..];
            // Bodies on free cells or centres do not count, nor do other bodies on its symbols.
            let other = if body == Star { Planet } else { Star };
            let layout = table(2).on(body, on).on(other, &symbols[..6 - count]);
            let found = counted(name, layout.on(body, &[6, 1]));
            assert_eq!(found, Some((on.to_vec(), points[count - 1])), "{name}");
        }
    }
}

#[test]
fn s4_11_bodies_on_symbols_of_another_colour_do_not_count() {
    // A Planet on a Comet's, a Star's and a Supernova's symbol.
    let layout = table(2).on(Planet, &[3, 4, 5]);
    assert_eq!(counted("symbols planet", layout), None);
}

#[test]
fn s4_11_symbols_count_where_they_are_now() {
    // Andromeda turned by one in galaxy 1: its Planet's symbol is on 3, no longer on 2.
    let turned = || table(2).disc(1, 1, 1);
    let found = counted("symbols planet", turned().on(Planet, &[3]));
    assert_eq!(found, Some((vec![3], 1)));
    assert_eq!(counted("symbols planet", turned().on(Planet, &[2])), None);
    // A body turned with its symbol stays on it.
    let layout = table(2).on(Planet, &[2]).holds(ANN, &["symbols planet"]);
    let mut scene = layout.placing(Star).begin();
    scene.act(ANN, place(1, Star));
    scene.act(ANN, Action::Turn(2));
    assert_eq!(scene.legal(ANN)[0], validate("symbols planet", &[4]));
}
