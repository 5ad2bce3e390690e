//! A second implementation of where a board shows an objective, colours included: written from the
//! text of S4 with plain pairs of numbers and loops, and compared with the real one on many random
//! boards.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::plain::{self, At, go};
use crate::common::*;
use stellium::{Body, ByBody, CellSet, Kind, Laid, Objective, Universe};
use tabletop::{Chance, Seed};

/// A board in plain form: the number, body and symbol of each place.
struct Seen {
    cells: BTreeMap<At, usize>,
    bodies: BTreeMap<At, Body>,
    symbols: BTreeMap<At, Body>,
}

/// The positions of the Planet, Comet, Star and Supernova symbols on each disc, from the rules.
const SYMBOLS: [[usize; 4]; 6] = [
    [1, 2, 3, 4],
    [1, 2, 5, 3],
    [1, 4, 3, 6],
    [1, 5, 2, 3],
    [1, 3, 6, 2],
    [1, 6, 4, 3],
];

impl Seen {
    /// Returns the cells of a picture if all of them belong to the universe and have these bodies.
    fn shows(&self, picture: &[(At, Body)]) -> Option<Vec<usize>> {
        let mut numbers = Vec::new();
        for (place, body) in picture {
            let number = self.cells.get(place)?;
            if self.bodies.get(place) != Some(body) {
                return None;
            }
            numbers.push(*number);
        }
        numbers.sort_unstable();
        Some(numbers)
    }

    /// S4.1 to S4.7 and S4.9: returns the picture with the cell *a* and the directions *i* and *j*,
    /// where *j* is *i* − 1 or *i* + 1.
    fn picture(card: &Objective, a: At, i: usize, j: usize) -> Vec<(At, Body)> {
        let (own, beside) = (card.colour, |direction| go(a, direction, 1));
        let all = |places: &[At]| places.iter().map(|&place| (place, own)).collect();
        match card.kind {
            Kind::Line => all(&[a, beside(i), go(a, i, 2)]),
            Kind::Arc => all(&[a, beside(i), beside(i + 2)]),
            Kind::Rectangle => all(&[beside(i), beside(i + 1), beside(i + 3), beside(i + 4)]),
            Kind::Diamond => {
                let second = card.second.expect("a diamond has two colours");
                vec![
                    (a, own),
                    (beside(i), own),
                    (beside(i + 5), second),
                    (beside(i + 1), second),
                ]
            }
            Kind::Triangle => all(&[a, beside(i), beside(i + 1)]),
            Kind::Tripod => all(&[beside(i), beside(i + 2), beside(i + 4)]),
            Kind::S => all(&[a, beside(i), go(beside(i), j, 1), go(go(a, i, 2), j, 1)]),
            Kind::Bridge => all(&[a, beside(i)]),
            Kind::Centres | Kind::Symbols => panic!("a kind without a picture"),
        }
    }

    /// Returns every place where the board shows a card, as the numbers of its cells.
    fn places(&self, card: &Objective) -> BTreeSet<Vec<usize>> {
        let mut found = BTreeSet::new();
        if card.kind.counts() {
            let mut numbers = Vec::new();
            for (place, number) in &self.cells {
                // S4.10: on centres. S4.11: on symbols of their own colour.
                let right_place = match card.kind {
                    Kind::Centres => plain::CENTRES.contains(place),
                    _ => self.symbols.get(place) == Some(&card.colour),
                };
                if right_place && self.bodies.get(place) == Some(&card.colour) {
                    numbers.push(*number);
                }
            }
            numbers.sort_unstable();
            // At least one.
            if !numbers.is_empty() {
                found.insert(numbers);
            }
            return found;
        }
        for &a in self.cells.keys() {
            for i in 0..6 {
                for j in [i + 1, i + 5] {
                    let Some(numbers) = self.shows(&Self::picture(card, a, i, j)) else {
                        continue;
                    };
                    // S4.7, S4.9: on different galaxies; a black hole belongs to none.
                    let galaxies = numbers.iter().filter_map(|&n| plain::galaxy_of(n));
                    let apart = galaxies.collect::<BTreeSet<_>>().len() >= 2;
                    let fits = match card.kind {
                        Kind::Bridge => apart,
                        Kind::S => apart && j == i + 5, // bends to the left first
                        _ => true,
                    };
                    if fits {
                        found.insert(numbers);
                    }
                }
            }
        }
        found
    }
}

/// Returns a random board, with some kinds more frequent than others, as the game has it and in
/// plain form.
fn random_board(chance: &mut Chance) -> (Universe, Seen) {
    let mut order = [1, 2, 3, 4, 5, 6];
    chance.shuffle(&mut order);
    let discs: [Laid; 6] = order.map(|disc| laid(disc, chance.below(6) as u8));
    let mut universe = Universe::new(GAME.discs(), discs);
    let mut seen = Seen {
        cells: plain::universe(),
        bodies: BTreeMap::new(),
        symbols: BTreeMap::new(),
    };
    let weights: [u32; 4] = std::array::from_fn(|_| 1 + chance.below(12));
    let filled = 8 + chance.below(40);
    let mut bodies = ByBody::from_fn(|_| CellSet::EMPTY);
    for (&place, &number) in &seen.cells {
        if chance.below(52) >= filled {
            continue;
        }
        let mut drawn = chance.below(weights.iter().sum());
        let kind = weights.iter().position(|&weight| {
            let here = drawn < weight;
            drawn = drawn.saturating_sub(weight);
            here
        });
        let body = Body::ALL[kind.expect("one of the four")];
        seen.bodies.insert(place, body);
        bodies[body].insert(cell(number));
    }
    universe.bodies = bodies;
    for (centre, laid) in plain::CENTRES.into_iter().zip(discs) {
        for (colour, position) in Body::ALL.into_iter().zip(SYMBOLS[laid.disc.index()]) {
            // Ring position p lies in direction d(p − 1); a turn by k sixths moves it to p + k.
            let direction = position - 1 + usize::from(laid.turn);
            seen.symbols.insert(go(centre, direction, 1), colour);
        }
    }
    (universe, seen)
}

/// Returns the places where the game finds a card, and checks that none occurs twice.
fn found(card: &Objective, universe: &Universe) -> BTreeSet<Vec<usize>> {
    let mut places = Vec::new();
    card.each_place(GAME.patterns(), universe, &mut |cells| {
        places.push(numbers(cells));
    });
    let set: BTreeSet<Vec<usize>> = places.iter().cloned().collect();
    assert_eq!(set.len(), places.len(), "{card:?}: a place twice");
    set
}

#[test]
fn s3_8_the_places_found_are_those_the_rules_describe() {
    let mut chance = Chance::new(Seed::from_text("pictures"));
    let mut shown: BTreeMap<Kind, usize> = BTreeMap::new();
    let mut without = 0;
    for _ in 0..500 {
        let (universe, seen) = random_board(&mut chance);
        for card in GAME.objectives().all() {
            let naive = seen.places(card);
            assert_eq!(found(card, &universe), naive, "{card:?} on {universe:?}");
            *shown.entry(card.kind).or_default() += naive.len();
            without += usize::from(naive.is_empty());
        }
    }
    println!("{shown:?}, {without} without any");
    assert_eq!(shown.len(), 10);
    assert!(shown.values().all(|&times| times > 100), "{shown:?}");
    assert!(without > 1000);
}

#[test]
fn s3_8_a_set_of_cells_fits_if_and_only_if_it_is_a_place_of_the_picture() {
    let mut chance = Chance::new(Seed::from_text("fits"));
    let mut fitting = 0;
    for _ in 0..100 {
        let (universe, seen) = random_board(&mut chance);
        for card in GAME.objectives().all() {
            let naive = seen.places(card);
            let fits = |cells: CellSet| card.fits(GAME.patterns(), &universe, cells);
            for place in &naive {
                let exact = cells(place);
                assert!(fits(exact), "{card:?}");
                fitting += 1;
                // One cell more, one fewer, one moved.
                let other = cell(1 + chance.below(52) as usize);
                let mut more = exact;
                more.insert(other);
                let less = exact.without(CellSet::only(exact.first().unwrap()));
                let mut moved = less;
                moved.insert(other);
                for set in [more, less, moved] {
                    assert_eq!(fits(set), naive.contains(&numbers(set)), "{card:?}");
                }
            }
            assert!(!fits(CellSet::EMPTY));
        }
    }
    assert!(fitting > 1000, "{fitting}");
}

#[test]
fn s3_8_the_validations_listed_for_a_hand_are_those_that_fit() {
    let mut chance = Chance::new(Seed::from_text("listed"));
    let hand = ["arc planet", "symbols comet", "bridge star"];
    let mut listed = 0;
    for _ in 0..150 {
        let (universe, seen) = random_board(&mut chance);
        let mut scene = table(2).holds(ANN, &hand).validating().begin();
        scene.state.table.universe = universe;
        let mut expected: Vec<_> = hand
            .iter()
            .flat_map(|name| {
                let card = GAME.objectives().get(id(name));
                let places = seen.places(card).into_iter();
                places.map(move |place| validate(name, &place))
            })
            .collect();
        expected.push(stellium::Action::Done);
        let legal = scene.legal(ANN);
        assert_eq!(legal.len(), expected.len());
        assert!(expected.iter().all(|action| legal.contains(action)));
        listed += legal.len() - 1;
    }
    assert!(listed > 200, "{listed}");
}
