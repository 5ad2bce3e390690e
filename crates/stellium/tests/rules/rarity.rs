//! The points of all objectives, computed again from the formula of the rules, in whole numbers.

use crate::common::*;
use stellium::{Body, Kind, Objective};

const RULES: &str = include_str!("../../../../docs/rules/stellium.md");

/// The bodies of a kind on the random universe: round(24·n/38).
fn on_universe(body: Body) -> u128 {
    (2 * 24 * u128::from(body.count()) + 38) / (2 * 38)
}

/// `n`·(`n` − 1)… with `factors` factors; nothing is left below one.
fn falling(n: u128, factors: u128) -> u128 {
    (0..factors).map(|i| n.saturating_sub(i)).product()
}

/// The greatest p from 1 to 8 with (2D)³ ≥ 2^(4p−2)·N³.
fn points(n: u128, d: u128) -> u8 {
    let enough = |p: &u8| (2 * d).pow(3) >= (1 << (4 * u32::from(*p) - 2)) * n.pow(3);
    assert!(enough(&1), "it always holds for 1");
    let equal = |p: u8| (2 * d).pow(3) == (1 << (4 * u32::from(p) - 2)) * n.pow(3);
    assert!(!(1..=8).any(equal), "it is never an equality");
    (1..=8).rfind(enough).unwrap()
}

/// Places and bodies of a picture.
fn places(kind: Kind) -> (u128, u128) {
    match kind {
        Kind::Line => (102, 3),
        Kind::Arc => (210, 3),
        Kind::Rectangle => (84, 4),
        Kind::Diamond => (105, 4),
        Kind::Triangle => (78, 3),
        Kind::Tripod => (56, 3),
        Kind::S => (162, 4),
        Kind::Bridge => (9, 2),
        Kind::Centres | Kind::Symbols => panic!("they have six values"),
    }
}

/// N and D of a card, for each of its values.
fn rarities(card: &Objective) -> Vec<(u128, u128)> {
    let m = on_universe(card.colour);
    if card.kind.counts() {
        let choices = [6, 15, 20, 15, 6, 1].into_iter().zip(1..);
        let rarity = |(p, k)| (p * falling(m, k), falling(52, k));
        return choices.map(rarity).collect();
    }
    let (p, k) = places(card.kind);
    let bodies = match card.second {
        Some(second) => falling(m, 2) * falling(on_universe(second), 2),
        None => falling(m, k),
    };
    vec![(p * bodies, falling(52, k))]
}

#[test]
fn s1_5_the_random_universe_has_24_bodies() {
    let on = Body::ALL.map(on_universe);
    assert_eq!(on, [7, 6, 6, 5]);
    assert_eq!(on.iter().sum::<u128>(), 24);
}

#[test]
fn s1_5_the_points_of_all_40_objectives_follow_from_their_rarity() {
    for card in GAME.objectives().all() {
        let rarities = rarities(card).into_iter();
        let computed: Vec<u8> = rarities.map(|(n, d)| points(n, d)).collect();
        assert_eq!(card.points, computed, "{:?} {:?}", card.kind, card.colour);
        assert!(computed.iter().all(|worth| (1..=8).contains(worth)));
        if !card.kind.counts() {
            let there = GAME.patterns().of(card.kind).len();
            assert_eq!(there as u128, places(card.kind).0);
        }
    }
    // An arc of Planets is the commonest picture, a rectangle of Supernovas the rarest.
    let worth = |name| GAME.objectives().get(id(name)).points.clone();
    assert_eq!(worth("arc planet"), [2]);
    assert_eq!(worth("rectangle supernova"), [8]);
}

/// The cells of a table row whose first one is this.
fn row(first: &str) -> Vec<&'static str> {
    let begins = |line: &&str| {
        let mut cells = line.split('|').map(str::trim);
        cells.nth(1) == Some(first) && line.contains("→")
    };
    let line = RULES.lines().find(begins).expect("a row");
    line.split('|').map(str::trim).skip(2).take(5).collect()
}

/// "21420 / 132600 = 0.16154 → **3**" as numbers: 21420, 132600, 3.
fn told(cell: &str) -> (u128, u128, u8) {
    let (n, rest) = cell.split_once(" / ").expect("N / D");
    let (d, rest) = rest.split_once(" = ").expect("= rarity");
    let (_, points) = rest.split_once("→ **").expect("→ points");
    let points = points.trim_end_matches('*');
    let read = |text: &str| text.trim().parse().expect("a number");
    (read(n), read(d), points.parse().expect("points"))
}

#[test]
fn s1_5_the_tables_of_the_rules_say_what_the_data_says() {
    let card = |kind, colour| {
        let found = GAME.objectives().find(kind, colour).unwrap();
        GAME.objectives().get(found)
    };
    let mut told_of = 0;
    for kind in Kind::ALL.into_iter().filter(|kind| !kind.counts()) {
        let name = kind.key();
        let cells = row(&format!("{}{}", name[..1].to_uppercase(), &name[1..]));
        assert_eq!(cells[0].parse(), Ok(places(kind).0));
        for (colour, cell) in Body::ALL.into_iter().zip(&cells[1..]) {
            let card = card(kind, colour);
            let (n, d) = rarities(card)[0];
            assert_eq!(told(cell), (n, d, card.points[0]), "{kind:?} {colour:?}");
            told_of += 1;
        }
    }
    for (count, choices) in (1..=6).zip(["6", "15", "20", "15", "6", "1"]) {
        let cells = row(&count.to_string());
        assert_eq!(cells[0], choices);
        for (colour, cell) in Body::ALL.into_iter().zip(&cells[1..]) {
            for kind in [Kind::Centres, Kind::Symbols] {
                let card = card(kind, colour);
                let (n, d) = rarities(card)[count - 1];
                assert_eq!(told(cell), (n, d, card.points[count - 1]));
                told_of += 1;
            }
        }
    }
    assert_eq!(told_of, 32 + 48);
}
