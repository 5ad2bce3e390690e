//! A1.6, the sky: the cards show real stars at their real positions, and their lines neither cross
//! nor run through other stars.

use std::collections::BTreeMap;

use crate::common::GAME;
use astra::{Card, StarKind};

/// A real star from the catalogue.
struct RealStar {
    /// Its direction, with x towards the vernal equinox and z towards the north pole.
    direction: [f64; 3],
    magnitude: f64,
    designation: String,
    name: String,
}

/// Returns the catalogue's stars by their numbers in the Bright Star Catalogue.
fn catalogue() -> BTreeMap<u16, RealStar> {
    let lines = include_str!("../data/stars.csv").lines();
    lines
        .skip(1)
        .map(|line| {
            let fields: Vec<&str> = line.split(',').collect();
            let degrees = |i: usize| fields[i].parse::<f64>().expect("degrees").to_radians();
            let (ra, dec) = (degrees(1), degrees(2));
            let star = RealStar {
                direction: [dec.cos() * ra.cos(), dec.cos() * ra.sin(), dec.sin()],
                magnitude: fields[3].parse().expect("a magnitude"),
                designation: fields[4].to_owned(),
                name: fields[5].to_owned(),
            };
            (fields[0].parse().expect("a number"), star)
        })
        .collect()
}

fn cards() -> Vec<Card> {
    GAME.cards().cards().to_vec()
}

fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn unit(a: [f64; 3]) -> [f64; 3] {
    let length = dot(a, a).sqrt();
    a.map(|part| part / length)
}

#[test]
fn a1_6_every_star_is_real() {
    let real = catalogue();
    for card in cards() {
        for star in &card.stars {
            assert!(real.contains_key(&star.hr), "{} HR {}", card.id, star.hr);
        }
    }
}

#[test]
fn a1_6_stars_are_at_their_real_positions() {
    let real = catalogue();
    for card in cards() {
        let directions: Vec<[f64; 3]> = card.stars.iter().map(|s| real[&s.hr].direction).collect();
        // The middle of the card: the mean of its stars' directions.
        let middle = unit([0, 1, 2].map(|i| directions.iter().map(|d| d[i]).sum()));
        let west = unit([middle[1], -middle[0], 0.0]);
        let pole = [0.0, 0.0, 1.0];
        let north = unit([0, 1, 2].map(|i| pole[i] - dot(pole, middle) * middle[i]));
        for (star, direction) in card.stars.iter().zip(directions) {
            // The stereographic projection keeps the shapes of constellations.
            let scale = 2.0 / (1.0 + dot(direction, middle));
            let x = (scale * dot(direction, west)).to_degrees();
            let y = (scale * dot(direction, north)).to_degrees();
            assert!(
                (x - star.x).abs() < 0.01 && (y - star.y).abs() < 0.01,
                "{} {}: ({x:.3}, {y:.3}), not ({}, {})",
                card.id,
                star.name,
                star.x,
                star.y
            );
        }
    }
}

/// The cards without any star named in the IAU Catalog of Star Names.
const NAMELESS: [&str; 2] = ["ara", "lupus"];

#[test]
fn a1_6_grand_stars_have_proper_names_and_all_others_designations() {
    let real = catalogue();
    for card in cards() {
        for star in &card.stars {
            let known = &real[&star.hr];
            if star.kind == StarKind::Grand && !NAMELESS.contains(&card.id.as_str()) {
                assert_eq!(star.name, known.name, "{}", card.id);
                assert!(!star.name.is_empty(), "{}", card.id);
            } else {
                assert_eq!(star.name, known.designation, "{}", card.id);
            }
        }
    }
}

#[test]
fn a1_6_the_nameless_cards_have_no_named_star() {
    let real = catalogue();
    for card in cards() {
        let named = card.stars.iter().any(|s| !real[&s.hr].name.is_empty());
        assert_eq!(named, !NAMELESS.contains(&card.id.as_str()), "{}", card.id);
    }
}

#[test]
fn a1_6_grand_stars_are_the_brightest_named_stars_of_the_card() {
    let real = catalogue();
    for card in cards() {
        let nameless = NAMELESS.contains(&card.id.as_str());
        let magnitudes = |kind: StarKind| {
            let stars = card.stars.iter().filter(move |s| s.kind == kind);
            stars
                .map(|s| &real[&s.hr])
                .filter(move |s| nameless || !s.name.is_empty())
                .map(|s| s.magnitude)
        };
        // The Starting star is left out: it is where paths begin, however bright it is.
        let faintest_grand = magnitudes(StarKind::Grand).fold(f64::MIN, f64::max);
        let brightest_other = magnitudes(StarKind::Common).fold(f64::MAX, f64::min);
        assert!(
            faintest_grand <= brightest_other,
            "{}: a common star of magnitude {brightest_other} beats {faintest_grand}",
            card.id
        );
    }
}

#[test]
fn a1_6_only_two_real_stars_are_on_two_cards() {
    let real = catalogue();
    let mut cards_by_star: BTreeMap<u16, Vec<String>> = BTreeMap::new();
    for card in cards() {
        for star in &card.stars {
            cards_by_star
                .entry(star.hr)
                .or_default()
                .push(card.id.clone());
        }
    }
    let shared: Vec<(&str, &[String])> = cards_by_star
        .iter()
        .filter(|(_, cards)| cards.len() > 1)
        .map(|(hr, cards)| (real[hr].designation.as_str(), cards.as_slice()))
        .collect();
    // Ptolemy himself gives each of them to two constellations.
    let andromeda = ["andromeda".to_owned(), "pegasus".to_owned()];
    let taurus = ["auriga".to_owned(), "taurus".to_owned()];
    let expected: [(&str, &[String]); 2] = [("α And", &andromeda), ("β Tau", &taurus)];
    assert_eq!(shared, expected);
}

/// Returns a number whose sign tells on which side of the line through `a` and `b` the point `c`
/// lies.
fn side(a: (f64, f64), b: (f64, f64), c: (f64, f64)) -> f64 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

#[test]
fn a1_6_no_two_lines_of_a_card_cross() {
    for card in cards() {
        let at = |star: astra::Star| {
            let facts = &card.stars[star.index()];
            (facts.x, facts.y)
        };
        for (i, &(a, b)) in card.lines.iter().enumerate() {
            for &(c, d) in &card.lines[..i] {
                if [a, b].contains(&c) || [a, b].contains(&d) {
                    continue;
                }
                let (p, q, r, s) = (at(a), at(b), at(c), at(d));
                let apart =
                    side(p, q, r) * side(p, q, s) > 0.0 || side(r, s, p) * side(r, s, q) > 0.0;
                assert!(apart, "{}: {a:?}–{b:?} and {c:?}–{d:?}", card.id);
            }
        }
    }
}

#[test]
fn a1_6_no_line_runs_through_a_third_star() {
    // A1.3: the two ends of a line with a star on it would not be adjacent.
    for card in cards() {
        for &(a, b) in &card.lines {
            let (p, q) = (&card.stars[a.index()], &card.stars[b.index()]);
            let length = (q.x - p.x).hypot(q.y - p.y);
            for (i, star) in card.stars.iter().enumerate() {
                if i == a.index() || i == b.index() {
                    continue;
                }
                let along = ((star.x - p.x) * (q.x - p.x) + (star.y - p.y) * (q.y - p.y)) / length;
                let off = side((p.x, p.y), (q.x, q.y), (star.x, star.y)).abs() / length;
                let between = along > 0.0 && along < length;
                assert!(
                    !between || off > 0.1,
                    "{}: star {} lies {off:.3} degrees from the line {a:?}–{b:?}",
                    card.id,
                    i + 1
                );
            }
        }
    }
}
