//! A second, naive implementation of which stars may be marked, written from the text of the rules
//! with lists and loops. It is compared with the real one in thousands of random positions.

use std::collections::BTreeMap;

use crate::common::*;
use astra::{Action, Card, CardId, FreeMarks, Pen, PublicState, Stage, StarKind};
use tabletop::{Chance, Game, NullSink, Seat, Seed};

/// A card on the board: its printed facts, and the numbers of its marked stars.
struct OnBoard<'a> {
    place: usize,
    card: &'a Card,
    marked: Vec<usize>,
}

impl OnBoard<'_> {
    fn stars(&self) -> Vec<usize> {
        (1..=self.card.stars.len()).collect()
    }

    fn kind(&self, star: usize) -> StarKind {
        self.card.stars[star - 1].kind
    }

    fn is_marked(&self, star: usize) -> bool {
        self.marked.contains(&star)
    }

    /// "Directly connected with a single white line."
    fn adjacent(&self, a: usize, b: usize) -> bool {
        for (from, to) in &self.card.lines {
            let (from, to) = (from.number(), to.number());
            if (from == a && to == b) || (from == b && to == a) {
                return true;
            }
        }
        false
    }

    /// A3.2: "If there is no marked star yet, you must mark the Starting star." Otherwise "an
    /// unmarked star that is adjacent to an already marked star".
    fn may_be_first(&self, star: usize) -> bool {
        if self.is_marked(star) {
            return false;
        }
        if self.marked.is_empty() {
            return self.kind(star) == StarKind::Start;
        }
        for &other in &self.marked {
            if self.adjacent(star, other) {
                return true;
            }
        }
        false
    }

    /// A3.2: a further star is "adjacent to the star you have marked immediately before it".
    fn may_follow(&self, last: usize, star: usize) -> bool {
        !self.is_marked(star) && self.adjacent(last, star)
    }
}

/// Returns the cards around the board.
fn look(table: &PublicState) -> Vec<OnBoard<'static>> {
    let mut seen = Vec::new();
    for number in 1..=table.seat_count() + 1 {
        let on_place = &table.places[number - 1];
        let Some(id) = on_place.card else { continue };
        let card = GAME.cards().card(id);
        let mut marked = Vec::new();
        for star_number in 1..=card.stars.len() {
            for pen in Pen::all(table.seat_count()) {
                if on_place.marks[pen].contains(star(star_number)) {
                    marked.push(star_number);
                }
            }
        }
        seen.push(OnBoard {
            place: number,
            card,
            marked,
        });
    }
    seen
}

/// Returns whether the rules allow this star to be marked now.
fn allowed(table: &PublicState, on: &OnBoard<'_>, star: usize) -> bool {
    let turn = &table.turn;
    // A5.12: "any Common star … as the first star of your Observe action".
    let first_of_observe = on.may_be_first(star)
        || (turn.free_start && !on.is_marked(star) && on.kind(star) == StarKind::Common);
    match table.stage {
        // A3.3 and A5.9: at least 1 stardust, and there is an Action phase.
        Stage::Turn => {
            let stardust = table.journals[table.active].stardust;
            stardust >= 1 && !turn.no_action && first_of_observe
        }
        Stage::BetweenObserves => first_of_observe,
        Stage::Observing { place, star: last } => {
            place.number() == on.place && on.may_follow(last.number(), star)
        }
        // A5.8, A5.9: any star that is not marked.
        Stage::Marking(FreeMarks::AnyStar | FreeMarks::Burst) => !on.is_marked(star),
        Stage::Marking(FreeMarks::Two { first: None }) => on.may_be_first(star),
        // A5.10: a chain on the same card, or a first star on another.
        Stage::Marking(FreeMarks::Two {
            first: Some((place, last)),
        }) => {
            if place.number() == on.place {
                on.may_follow(last.number(), star)
            } else {
                on.may_be_first(star)
            }
        }
        // A5.11: on a card that has none of the three marks yet.
        Stage::Marking(FreeMarks::Three { places }) => {
            !places.contains(place(on.place)) && on.may_be_first(star)
        }
        // A7.3: by the marking rule on the card dreamt of.
        Stage::Dreaming {
            place: dreamt,
            last,
            ..
        } => {
            dreamt.number() == on.place
                && match last {
                    Some(last) => on.may_follow(last.number(), star),
                    None => on.may_be_first(star),
                }
        }
        _ => false,
    }
}

/// Returns all marks the rules allow, place by place and star by star.
fn naive_marks(table: &PublicState) -> Vec<(usize, usize)> {
    let mut marks = Vec::new();
    for on in look(table) {
        for star in on.stars() {
            if allowed(table, &on, star) {
                marks.push((on.place, star));
            }
        }
    }
    marks
}

/// Returns the kind of stage, for counting.
fn kind_of(stage: Stage) -> &'static str {
    match stage {
        Stage::Turn => "turn",
        Stage::BetweenObserves => "between observes",
        Stage::Observing { .. } => "observing",
        Stage::Marking(FreeMarks::AnyStar) => "any star",
        Stage::Marking(FreeMarks::Burst) => "burst",
        Stage::Marking(FreeMarks::Two { first: None }) => "first of two",
        Stage::Marking(FreeMarks::Two { first: Some(_) }) => "second of two",
        Stage::Marking(FreeMarks::Three { .. }) => "three",
        Stage::Dreaming { last: None, .. } => "first of a dream",
        Stage::Dreaming { .. } => "further in a dream",
        _ => "no marking",
    }
}

/// Returns a table where everybody owns three random cards and has a telescope.
fn random_table(seats: usize, chance: &mut Chance) -> Scene {
    let mut cards: Vec<CardId> = CardId::all().collect();
    chance.shuffle(&mut cards);
    let key = |card: CardId| GAME.cards().card(card).id.as_str();
    let mut layout = table(seats);
    for (seat, owned) in Seat::of(seats).zip(cards.chunks(3)) {
        let owned: Vec<&'static str> = owned.iter().map(|&card| key(card)).collect();
        layout = layout.owns(seat, &owned);
    }
    let board: Vec<&'static str> = cards[3 * seats..4 * seats + 1]
        .iter()
        .map(|&card| key(card))
        .collect();
    let mut scene = layout.board(&board).begin();
    for seat in Seat::of(seats) {
        scene.journal_mut(seat).telescopes = 1;
    }
    scene
}

#[test]
fn a3_2_the_listed_marks_agree_with_the_naive_implementation() {
    let mut chance = Chance::new(Seed::from_text("naive"));
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut positions = 0;
    for round in 0..80 {
        let seats = 2 + round % 4;
        let mut scene = random_table(seats, &mut chance);
        for _ in 0..120 {
            let seats_to_act = scene.to_act();
            let Some(&seat) = seats_to_act.first() else {
                break;
            };
            let legal = scene.legal(seat);
            let listed: Vec<(usize, usize)> = legal
                .iter()
                .filter_map(|action| match action {
                    Action::Mark { place, star } => Some((place.number(), star.number())),
                    _ => None,
                })
                .collect();
            let table = &scene.state.table;
            assert_eq!(listed, naive_marks(table), "{:?}", table.stage);
            *seen.entry(kind_of(table.stage)).or_default() += 1;
            positions += 1;
            let action = legal[chance.below(legal.len() as u32) as usize];
            scene
                .game
                .apply(&mut scene.state, seat, action, &mut NullSink)
                .unwrap();
        }
    }
    println!("{positions} positions: {seen:?}");
    assert!(positions > 5000);
    let rarely: Vec<_> = seen.iter().filter(|&(_, &times)| times < 10).collect();
    assert_eq!(seen.len(), 11, "every stage comes up: {seen:?}");
    assert!(rarely.is_empty(), "{rarely:?}");
}

#[test]
fn a3_2_first_stars_agree_with_the_naive_implementation() {
    let mut chance = Chance::new(Seed::from_text("first stars"));
    for round in 0..40 {
        let mut scene = random_table(2 + round % 4, &mut chance);
        for _ in 0..40 {
            let Some(&seat) = scene.to_act().first() else {
                break;
            };
            for on in look(&scene.state.table) {
                let place = &scene.state.table.places[on.place - 1];
                let first = numbers(astra::first_stars(GAME.cards(), place));
                let mut naive = on.stars();
                naive.retain(|&star| on.may_be_first(star));
                assert_eq!(first, naive);
            }
            let legal = scene.legal(seat);
            let action = legal[chance.below(legal.len() as u32) as usize];
            scene
                .game
                .apply(&mut scene.state, seat, action, &mut NullSink)
                .unwrap();
        }
    }
}
