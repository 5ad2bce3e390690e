//! S4, objectives: how many places every picture has, by geometry alone, and what it looks like.

use std::collections::BTreeSet;

use crate::common::plain::{self, At};
use crate::common::*;
use stellium::{Action, Body, CellSet, Kind, Stellium};
use tabletop::Game;

/// The square of the distance on the screen, in cells: 1 for neighbours.
fn square(a: At, b: At) -> i32 {
    let (q, r) = (a.0 - b.0, a.1 - b.1);
    q * q + q * r + r * r
}

/// The squares of all distances between some places, in order: a shape's measure, whichever way it
/// is turned or mirrored.
fn measure(places: &[At]) -> Vec<i32> {
    let mut squares = Vec::new();
    for (i, &a) in places.iter().enumerate() {
        squares.extend(places[..i].iter().map(|&b| square(a, b)));
    }
    squares.sort_unstable();
    squares
}

/// All sets of so many cells with this measure, out of all sets there are.
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

/// The places of a picture, as the game has them; none twice.
fn places(kind: Kind) -> BTreeSet<Vec<usize>> {
    let pictures = GAME.patterns().of(kind);
    let sets: BTreeSet<Vec<usize>> = pictures.iter().map(|p| numbers(p.cells())).collect();
    assert_eq!(sets.len(), pictures.len(), "{kind:?} twice in one place");
    sets
}

/// A picture has just the places with this measure, and so many.
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
fn s4_2_an_arc_is_three_in_a_row_on_a_ring_round_a_cell() {
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
fn s4_4_a_diamond_has_105_places_with_the_cards_two_on_the_short_diagonal() {
    agrees(Kind::Diamond, 4, &[1, 1, 1, 1, 1, 3], 105);
    for picture in GAME.patterns().of(Kind::Diamond) {
        let [own, second] = [picture.own, picture.second].map(numbers);
        assert_eq!((own.len(), second.len()), (2, 2));
        assert_eq!(square(at(own[0]), at(own[1])), 1);
        assert_eq!(square(at(second[0]), at(second[1])), 3);
    }
}

#[test]
fn s4_4_the_other_two_are_of_the_second_colour_and_not_the_other_way_round() {
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
    assert_eq!(scene.legal(ANN), [Action::Done], "both of them");
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

/// The galaxies some cells lie on; a black hole is none.
fn galaxies(cells: &[usize]) -> usize {
    let galaxies = cells.iter().filter_map(|&n| plain::galaxy_of(n));
    galaxies.collect::<BTreeSet<_>>().len()
}

/// Whether a chain with the measure of an S bends to the left first, as an S does. Its two ends are
/// farthest apart, and each has one neighbour.
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
fn s4_7_an_s_has_its_places_across_galaxies_and_is_no_z() {
    let mut found = with_measure(4, &S);
    assert_eq!(found.len(), 162, "as many as there are S and Z together");
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
    // Three cells of a galaxy and a black hole: an S on one galaxy.
    let alone = with_measure(4, &S).into_iter();
    let mut alone = alone.filter(|four| is_s(four) && galaxies(four) == 1);
    assert!(!stands(&alone.next().unwrap()));
    // A black hole may be among them.
    let with_hole = |four: &&Vec<usize>| four.iter().any(|&n| plain::galaxy_of(n).is_none());
    assert!(stands(places(Kind::S).iter().find(with_hole).unwrap()));
}

#[test]
fn s4_7_with_the_first_rules_any_s_counts() {
    let first = Stellium::new().unwrap().with_rules(1).unwrap();
    for kind in Kind::ALL {
        let [then, now] = [&first, &GAME].map(|game| game.patterns().of(kind).len());
        let expected = if kind == Kind::S { 162 } else { now };
        assert_eq!(then, expected, "{kind:?}");
    }
}

#[test]
fn s4_8_the_seven_may_lie_across_galaxies_and_black_holes() {
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
    // Beside a black hole, and on one galaxy: no bridges.
    let scene = layout.on(Star, &[2, 43, 11, 10]).begin();
    assert_eq!(scene.legal(ANN), [Action::Done]);
}

/// What Ann can validate with a card that counts, and the points she gets.
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
fn s4_10_bodies_on_centres_count_by_their_number() {
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
            // Others of the colour, and centres with other bodies, are nothing to it.
            let other = if body == Star { Planet } else { Star };
            let layout = table(2).on(body, on).on(other, &centres[..6 - count]);
            let found = counted(name, layout.on(body, &[2, 43]));
            assert_eq!(found, Some((on.to_vec(), points[count - 1])), "{name}");
        }
    }
}

#[test]
fn s4_10_at_least_one_and_all_of_them_are_used() {
    assert_eq!(counted("centres star", table(2).on(Star, &[2, 43])), None);
    let layout = table(2).on(Star, &[1, 8, 15]).holds(ANN, &["centres star"]);
    let mut scene = layout.validating().begin();
    for fewer in [&[1][..], &[1, 8], &[1, 8, 15, 22]] {
        let refused = scene.refuse(ANN, validate("centres star", fewer));
        assert_eq!(refused, stellium::Illegal::NotThePicture);
    }
}

#[test]
fn s4_11_bodies_on_symbols_of_their_own_colour_count_by_their_number() {
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
            // Those on free cells or on centres do not count, nor others on its symbols.
            let other = if body == Star { Planet } else { Star };
            let layout = table(2).on(body, on).on(other, &symbols[..6 - count]);
            let found = counted(name, layout.on(body, &[6, 1]));
            assert_eq!(found, Some((on.to_vec(), points[count - 1])), "{name}");
        }
    }
}

#[test]
fn s4_11_not_on_symbols_of_another_colour_and_at_least_one() {
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
