//! Choices made at the same time: any order of arrival is legal, and two orders of the same choices
//! lead to the same state.

use crate::common::*;
use nightsky::{Action, BigBang, CardId, Stage};
use tabletop::{Chance, Seat, Seed};

/// Returns all orders of this many things.
fn orders(count: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..count {
        let mut longer = Vec::new();
        for order in &all {
            for next in (0..count).filter(|next| !order.contains(next)) {
                longer.push([&order[..], &[next]].concat());
            }
        }
        all = longer;
    }
    all
}

/// Returns all ways to interleave the seats' actions, each seat keeping its own order.
fn merged(rows: &[(Seat, Vec<Action>)]) -> Vec<Vec<(Seat, Action)>> {
    if rows.iter().all(|(_, row)| row.is_empty()) {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, (seat, row)) in rows.iter().enumerate() {
        let Some((&first, rest)) = row.split_first() else {
            continue;
        };
        let mut left = rows.to_vec();
        left[at].1 = rest.to_vec();
        for tail in merged(&left) {
            all.push([&[(*seat, first)], &tail[..]].concat());
        }
    }
    all
}

#[test]
fn all_orders_and_interleavings_are_found() {
    assert_eq!(orders(3).len(), 6);
    assert_eq!(orders(6).len(), 720);
    let rows = [
        (ANN, vec![Action::Stay, Action::Done]),
        (BEN, vec![Action::Done]),
    ];
    assert_eq!(merged(&rows).len(), 3);
}

#[test]
fn n2_3_a_round_of_the_draft_ends_the_same_in_any_order_of_arrival() {
    for seats in 3..=6 {
        let mut ends = Vec::new();
        for order in orders(seats) {
            let mut scene = draft(seats, "rush");
            for (&index, done) in order.iter().zip(1..) {
                let seat = Seat::new(index);
                scene.act(seat, Action::Pick(CardId::new(2 * index + 1)));
                assert_eq!(
                    scene.to_act().len(),
                    if done < seats { seats - done } else { seats }
                );
            }
            ends.push(scene.state);
        }
        assert!(ends.windows(2).all(|pair| pair[0] == pair[1]), "{seats}");
        let text = Scene {
            state: ends[0].clone(),
        }
        .canonical();
        assert!(
            text.contains("\nstage drafting round=2 chosen=-\n"),
            "{text}"
        );
    }
}

#[test]
fn n2_3_the_whole_draft_ends_the_same_in_any_order_of_arrival() {
    let mut chance = Chance::new(Seed::from_text("order of arrival"));
    for seats in 3..=6 {
        // In each round the seats choose these cards, in whatever order they arrive.
        let mut left: Vec<CardId> = CardId::all().take(spread(seats)).collect();
        chance.shuffle(&mut left);
        let ends: Vec<String> = (0..20)
            .map(|_| {
                let mut scene = draft(seats, "rush");
                for round in left.chunks(seats) {
                    let mut order: Vec<usize> = (0..seats).collect();
                    chance.shuffle(&mut order);
                    for index in order {
                        let last = scene.state.table.to_choose.len() == 1;
                        let rolls: Vec<u32> = (0..seats as u32).collect();
                        let rolls = if last { &rolls[..] } else { &[] };
                        scene.act_with(Seat::new(index), Action::Pick(round[index]), rolls);
                    }
                }
                assert_eq!(scene.stage(), Stage::Beginning);
                scene.canonical()
            })
            .collect();
        assert!(ends.windows(2).all(|pair| pair[0] == pair[1]));
    }
}

/// Ann has observed with the binoculars in Taurus, where the Sun is; three others may join in.
fn joining() -> Scene {
    let scene = table(4).sun("taurus").at(Binoculars, "Tau");
    let scene = scene.holds(ANN, &["Tau 1", "Sol 1"]);
    let scene = scene.holds(BEN, &["Tau 2", "Sol 2", "Sol 3"]);
    let scene = scene.holds(CAT, &["Tau 3"]);
    let mut scene = scene.holds(DAN, &["Tau 4", "Sol 4"]);
    scene.bring(Binoculars, "Tau");
    scene.act(ANN, play("Tau 1"));
    scene.act(ANN, play("Sol 1"));
    assert_eq!(scene.to_act(), [BEN, CAT, DAN]);
    scene
}

/// Applies the actions in order. The last one rolls a three for the Sun.
fn arrive(mut scene: Scene, order: &[(Seat, Action)]) -> Scene {
    for (&(seat, action), left) in order.iter().zip((0..order.len()).rev()) {
        let outcomes: &[u32] = if left == 0 { &[die(3)] } else { &[] };
        scene.act_with(seat, action, outcomes);
    }
    scene
}

#[test]
fn n3_4_joining_ends_the_same_in_any_order_of_arrival() {
    let rows = [
        (BEN, vec![play("Tau 2"), play("Sol 3"), Action::Done]),
        (CAT, vec![play("Tau 3")]),
        (DAN, vec![play("Sol 4"), Action::Done]),
    ];
    let all = merged(&rows);
    assert_eq!(all.len(), 60);
    let ends: Vec<Scene> = all.iter().map(|order| arrive(joining(), order)).collect();
    for end in &ends {
        assert_eq!(end.state, ends[0].state);
        assert_eq!(end.canonical(), ends[0].canonical());
    }
    // Ann 2 + 5, Ben 4 + 1, Cat 6, Dan 2.
    assert_eq!(ends[0].totals(), [7, 5, 6, 2]);
}

#[test]
fn n3_4_a_players_own_cards_score_the_same_in_any_order() {
    let all = [play("Tau 2"), play("Sol 2"), play("Sol 3")];
    let mut ends = Vec::new();
    for order in orders(3) {
        let mut scene = joining();
        scene.act(CAT, Action::Done);
        scene.act(DAN, Action::Done);
        let row: Vec<(Seat, Action)> = order.iter().map(|&i| (BEN, all[i])).collect();
        ends.push(arrive(scene, &row).state);
    }
    assert!(ends.windows(2).all(|pair| pair[0] == pair[1]));
    // The same holds for the active player.
    let mut ends = Vec::new();
    for order in orders(3) {
        let scene = table(3).sun("taurus").eye(ANN, "Tau");
        let mut scene = scene.holds(ANN, &["Tau 2", "Sol 2", "Sol 3"]);
        scene.bring(Eye, "Tau");
        let row: Vec<(Seat, Action)> = order.iter().map(|&i| (ANN, all[i])).collect();
        ends.push(arrive(scene, &row).state);
    }
    assert!(ends.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn n3_4_the_game_ends_the_same_in_any_order_of_arrival() {
    let rows = [
        (BEN, vec![play("Tau 2")]),
        (CAT, vec![play("Tau 3")]),
        (DAN, vec![Action::Done]),
    ];
    let mut ends = Vec::new();
    for order in merged(&rows) {
        let scene = table(4).at(Refractor, "Tau").drawn(BigBang::NewMoon);
        let scene = scene.only(ANN, &["Tau 1"]).only(BEN, &["Tau 2"]);
        let mut scene = scene.holds(CAT, &["Tau 3"]).holds(DAN, &["Tau 4"]);
        scene.bring(Refractor, "Tau");
        scene.act(ANN, play("Tau 1"));
        for (seat, action) in order {
            scene.act(seat, action);
        }
        assert_eq!(scene.stage(), Stage::Over);
        assert_eq!(scene.totals(), [6, 6, 0, 0]);
        ends.push(scene.state);
    }
    assert_eq!(ends.len(), 6);
    assert!(ends.windows(2).all(|pair| pair[0] == pair[1]));
}
