//! N7: an empty pile of Big Bang cards, and ties in the roll for the first turn.

use std::collections::BTreeMap;

use crate::common::*;
use nightsky::{Action, BigBang, CardSet, Event, Stage};
use tabletop::{Chance, Game, NullSink, Options, Scripted, Seat, Seed};

/// Returns the further outcomes of chance that this card needs with three players.
fn more(kind: BigBang) -> Vec<u32> {
    match kind {
        BigBang::Eclipse => vec![die(1)],
        BigBang::BigBang => vec![0; 6],
        _ => Vec::new(),
    }
}

#[test]
fn n7_1_every_card_not_yet_drawn_is_equally_likely() {
    for counts in [
        [2; 9],
        [1, 0, 2, 0, 0, 1, 2, 2, 1],
        [0, 0, 0, 0, 0, 0, 0, 1, 0],
        [0, 2, 0, 0, 0, 0, 0, 0, 0],
    ] {
        let total: u32 = counts.iter().copied().map(u32::from).sum();
        let mut found = [0; 9];
        for number in 0..total {
            let mut scene = table(3).no_die().beginning().pile(counts);
            let mut sink = Bounds::with(&[number]);
            GAME.apply(&mut scene.state, ANN, Action::Draw, &mut sink)
                .unwrap();
            // One number for each card that is left.
            assert_eq!(sink.bounds[0], total);
            let kind = scene.state.table.drawn.unwrap();
            found[kind as usize] += 1;
            let mut left = counts;
            left[kind as usize] -= 1;
            assert_eq!(scene.state.table.pile.counts(), &left);
            assert!(!sink.events.contains(&Event::PileShuffled));
        }
        assert_eq!(found, counts);
    }
}

#[test]
fn n7_1_after_all_18_cards_the_pile_is_shuffled_again() {
    let mut chance = Chance::new(Seed::from_text("piles"));
    let mut scene = table(3).no_die();
    for pile in 0..4 {
        let mut drawn = [0; 9];
        for left in (1..=18).rev() {
            scene = scene.beginning();
            let empty = scene.state.table.pile.total() == 0;
            assert_eq!(empty, pile > 0 && left == 18);
            let number = chance.below(left);
            let kind = match empty {
                true => BigBang::ALL[number as usize / 2],
                false => scene.state.table.pile.nth(number).unwrap(),
            };
            let outcomes = [vec![number], more(kind)].concat();
            let events = scene.act_with(ANN, Action::Draw, &outcomes);
            // The pile is shuffled when a card is drawn and none is left, not before.
            assert_eq!(events[0] == Event::PileShuffled, empty);
            assert_eq!(scene.state.table.pile.total(), left - 1);
            drawn[kind as usize] += 1;
        }
        assert_eq!(drawn, [2; 9]);
    }
}

#[test]
fn n7_1_the_first_card_of_a_new_pile_may_be_of_any_kind() {
    for number in 0..18 {
        let mut scene = table(3).beginning().pile([0; 9]);
        let kind = BigBang::ALL[number as usize / 2];
        let outcomes = [vec![die(6), number], more(kind)].concat();
        let events = scene.act_with(ANN, Action::Roll, &outcomes);
        assert_eq!(events[1], Event::PileShuffled);
        assert_eq!(scene.state.table.drawn, Some(kind));
        assert_eq!(scene.state.table.pile.total(), 17);
    }
}

#[test]
fn n7_1_kinds_are_drawn_in_proportion_to_their_cards_left() {
    let mut counts: BTreeMap<BigBang, u32> = BTreeMap::new();
    for number in 0..1800 {
        let chance = Chance::new(Seed::from_text("which card").of_game(number));
        let mut state = GAME.start(&Options::new(), &plain_deal(3), chance).unwrap();
        // Two of a kind come twice as often as one.
        let scene = table(3)
            .no_die()
            .beginning()
            .pile([1, 2, 0, 0, 1, 0, 1, 0, 1]);
        state.table = scene.state.table;
        GAME.apply(&mut state, ANN, Action::Draw, &mut NullSink)
            .unwrap();
        *counts.entry(state.table.drawn.unwrap()).or_default() += 1;
    }
    assert_eq!(counts.len(), 5);
    for (kind, count) in counts {
        let expected = if kind == BigBang::ShootingStar {
            600
        } else {
            300
        };
        assert!(u32::abs_diff(count, expected) < 100, "{kind:?}: {count}");
    }
}

/// Returns a table where only the last seat is to choose, with one card left.
fn last_pick(seats: usize) -> Scene {
    let mut scene = draft(seats, "rush");
    let last = Seat::new(seats - 1);
    scene.state.table.to_choose = CardSet::only(card("And 1"));
    scene.state.table.stage = Stage::Drafting {
        round: 8,
        chosen: Seat::of(seats).filter(|&seat| seat != last).collect(),
    };
    scene
}

fn who_begins(seats: usize, rolls: &[u32]) -> Seat {
    let mut scene = last_pick(seats);
    let outcomes: Vec<u32> = rolls.iter().map(|&roll| die(roll)).collect();
    scene.act_with(Seat::new(seats - 1), pick("And 1"), &outcomes);
    assert_eq!(scene.stage(), Stage::Beginning);
    assert_eq!(scene.state.table.first, Some(scene.active_seat()));
    scene.active_seat()
}

#[test]
fn n7_2_the_highest_roll_begins() {
    assert_eq!(who_begins(3, &[2, 6, 5]), BEN);
    assert_eq!(who_begins(4, &[3, 1, 2, 4]), DAN);
    assert_eq!(
        who_begins(6, &[1, 1, 2, 1, 1, 1]),
        CAT,
        "lower ties do not matter"
    );
    assert_eq!(who_begins(5, &[6, 5, 5, 5, 5]), ANN);
}

#[test]
fn n7_2_tied_players_roll_again() {
    // Ann and Cat tie, then Cat wins.
    assert_eq!(who_begins(3, &[4, 2, 4, 1, 2]), CAT);
    // All but Cat tie, then Ann, Ben and Eve, then Eve wins.
    let rolls = [6, 6, 1, 6, 6, 6, 5, 5, 1, 5, 2, 1, 1, 3];
    assert_eq!(who_begins(6, &rolls), EVE);
    // Ben, Cat and Dan tie, then Ben and Dan twice, then Ben wins.
    assert_eq!(who_begins(4, &[1, 6, 6, 6, 3, 2, 3, 1, 1, 5, 4]), BEN);
}

#[test]
fn n7_2_only_those_tied_roll_again_in_seat_order() {
    let mut scene = last_pick(4);
    let rolls = [6, 2, 6, 6, 3, 5, 5, 2, 1];
    let events = scene.act_with(DAN, pick("And 1"), &rolls.map(die));
    let seats = [ANN, BEN, CAT, DAN, ANN, CAT, DAN, CAT, DAN];
    let mut expected: Vec<Event> = seats
        .into_iter()
        .zip(rolls)
        .map(|(seat, roll)| Event::StartRolled {
            seat,
            roll: roll as u8,
        })
        .collect();
    expected.push(Event::StartSettled { seat: CAT });
    assert_eq!(events[1..=10], expected);
}

#[test]
fn n7_2_after_a_hundred_ties_the_lowest_tied_seat_begins() {
    let mut scene = last_pick(3);
    // Ben and Cat tie with sixes, then ninety-nine times with fours.
    let mut rolls = vec![die(1), die(6), die(6)];
    rolls.extend([die(4); 2 * 99]);
    scene.act_with(CAT, pick("And 1"), &rolls);
    assert_eq!(scene.active_seat(), BEN);
    // A decision in the hundredth round of rolls counts.
    let mut scene = last_pick(3);
    *rolls.last_mut().unwrap() = die(5);
    scene.act_with(CAT, pick("And 1"), &rolls);
    assert_eq!(scene.active_seat(), CAT);
}

#[test]
fn n7_2_every_seat_is_about_equally_likely_to_begin() {
    for seats in 3..=6 {
        let mut counts: BTreeMap<Seat, u32> = BTreeMap::new();
        for number in 0..600 {
            let chance = Chance::new(Seed::from_text("who begins").of_game(number));
            let deal = plain_deal(seats);
            let mut state = GAME.start(&Options::new(), &deal, chance).unwrap();
            state.table = last_pick(seats).state.table;
            GAME.apply(
                &mut state,
                Seat::new(seats - 1),
                pick("And 1"),
                &mut NullSink,
            )
            .unwrap();
            *counts.entry(state.table.active).or_default() += 1;
        }
        assert_eq!(counts.len(), seats);
        let fair = 600 / seats as u32;
        assert!(
            counts
                .values()
                .all(|n| n * 3 > fair * 2 && n * 2 < fair * 3),
            "{counts:?}"
        );
    }
}

#[test]
fn n7_2_the_rolls_end_even_if_a_record_lacks_their_outcomes() {
    // A script that has run out yields zeros, so that everybody ties for ever. The rolls end all
    // the same, and the script reports that it was too short.
    let mut scene = last_pick(3);
    let mut sink = NullSink;
    let mut script = Scripted::new(&mut sink, &[]);
    GAME.apply(&mut scene.state, CAT, pick("And 1"), &mut script)
        .unwrap();
    assert!(!script.used_up());
    assert_eq!(scene.active_seat(), ANN);
}
