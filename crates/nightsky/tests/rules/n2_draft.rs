//! N2.3, N2.4: the draft, in a rush or in turns, and who begins.

use crate::common::*;
use nightsky::{Action, CardId, CardSet, Event, Illegal, Stage};
use tabletop::{Game, Seat, SeatSet};

fn id(number: usize) -> CardId {
    CardId::new(number - 1)
}

fn chosen(scene: &Scene) -> (u8, Vec<usize>) {
    match scene.stage() {
        Stage::Drafting { round, chosen } => (round, chosen.iter().map(Seat::number).collect()),
        other => panic!("expected a draft, not {other:?}"),
    }
}

#[test]
fn n2_3_in_a_rush_all_choose_at_the_same_time() {
    for seats in 3..=6 {
        let mut scene = draft(seats, "rush");
        let all: Vec<Seat> = Seat::of(seats).collect();
        assert_eq!(scene.to_act(), all);
        for &seat in &all {
            assert_eq!(scene.legal(seat).len(), spread(seats));
        }
        let last = *all.last().unwrap();
        scene.act(last, Action::Pick(id(5)));
        assert_eq!(scene.to_act(), all[..seats - 1]);
        assert_eq!(chosen(&scene), (1, vec![seats]));
        for &seat in &all[..seats - 1] {
            assert_eq!(scene.legal(seat).len(), spread(seats) - 1);
        }
        assert_eq!(scene.legal(last), []);
    }
}

#[test]
fn n2_3_only_a_rush_is_a_race() {
    for (option, race) in [("rush", true), ("turns", false)] {
        let mut scene = draft(3, option);
        assert_eq!(GAME.race(&scene.state).is_some(), race);
        whole_draft(&mut scene, &[6, 4, 2].map(die), |_| ());
        assert_eq!(GAME.race(&scene.state), None);
    }
}

#[test]
fn n2_3_the_first_choice_has_a_minute_and_later_ones_half_a_minute() {
    let race = GAME.race(&draft(3, "rush").state).unwrap();
    assert_eq!(
        [race.first, race.later].map(|span| span.as_secs()),
        [60, 30]
    );
}

#[test]
fn n2_3_first_come_first_served() {
    let mut scene = draft(3, "rush");
    let events = scene.act(CAT, Action::Pick(id(7)));
    let event = Event::CardPicked {
        seat: CAT,
        card: id(7),
    };
    assert_eq!(events, [event]);
    // It is hers at once, and lies open before her (N2.4).
    assert_eq!(scene.player(CAT).cards, CardSet::only(id(7)));
    assert!(!scene.state.table.to_choose.contains(id(7)));
    for seat in [ANN, BEN] {
        assert_eq!(
            scene.refuse(seat, Action::Pick(id(7))),
            Illegal::NotToChoose
        );
    }
    assert_eq!(
        scene.refuse(ANN, Action::Pick(id(25))),
        Illegal::NotToChoose
    );
}

#[test]
fn n2_3_each_player_chooses_one_card_per_round() {
    let mut scene = draft(3, "rush");
    scene.act(BEN, Action::Pick(id(1)));
    assert_eq!(
        scene.refuse(BEN, Action::Pick(id(2))),
        Illegal::ChosenAlready
    );
    scene.act(ANN, Action::Pick(id(2)));
    assert_eq!(
        scene.refuse(BEN, Action::Pick(id(3))),
        Illegal::ChosenAlready
    );
    assert_eq!(
        scene.refuse(ANN, Action::Pick(id(3))),
        Illegal::ChosenAlready
    );
}

#[test]
fn n2_3_a_new_round_begins_when_the_last_has_chosen() {
    let mut scene = draft(3, "rush");
    for (seat, card) in [(CAT, 1), (ANN, 2)] {
        scene.act(seat, Action::Pick(id(card)));
        assert_eq!(chosen(&scene).0, 1);
    }
    scene.act(BEN, Action::Pick(id(3)));
    assert_eq!(chosen(&scene), (2, vec![]));
    assert_eq!(scene.to_act(), [ANN, BEN, CAT]);
    // Ben may be the first now.
    scene.act(BEN, Action::Pick(id(4)));
    assert_eq!(
        scene.player(BEN).cards,
        [id(3), id(4)].into_iter().collect()
    );
}

/// Drafts to the end, always choosing the lowest card. Calls `look` before each choice.
fn whole_draft(scene: &mut Scene, rolls: &[u32], mut look: impl FnMut(&Scene)) -> Vec<Event> {
    let mut events = Vec::new();
    while let Stage::Drafting { .. } = scene.stage() {
        look(scene);
        let seat = scene.to_act()[0];
        let card = scene.state.table.to_choose.first().unwrap();
        let last = scene.state.table.to_choose.len() == 1;
        let rolls = if last { rolls } else { &[] };
        events.extend(scene.act_with(seat, Action::Pick(card), rolls));
    }
    events
}

#[test]
fn n2_3_the_draft_goes_on_until_no_card_is_left() {
    for way in ["rush", "turns"] {
        for seats in 3..=6 {
            let mut scene = draft(seats, way);
            let rolls: Vec<u32> = (0..seats as u32).collect();
            let mut picks = 0;
            whole_draft(&mut scene, &rolls, |scene| {
                assert_eq!(usize::from(chosen(scene).0), picks / seats + 1);
                assert_eq!(chosen(scene).1.len(), picks % seats);
                picks += 1;
            });
            assert_eq!(picks, spread(seats));
            assert_eq!(scene.state.table.to_choose, CardSet::EMPTY);
            let mut all = CardSet::EMPTY;
            for seat in Seat::of(seats) {
                let own = scene.player(seat).cards;
                assert_eq!(
                    own.len(),
                    spread(seats) / seats,
                    "everybody has the same number"
                );
                assert_eq!(scene.player(seat).face_up(), own);
                assert!(all.and(own).is_empty());
                all = all.or(own);
            }
            assert_eq!(all, CardSet::up_to(spread(seats)));
        }
    }
}

#[test]
fn n2_3_in_turns_the_players_choose_clockwise_and_the_next_seat_begins_each_round() {
    for seats in 3..=6 {
        let mut scene = draft(seats, "turns");
        let mut order = Vec::new();
        let rolls: Vec<u32> = (0..seats as u32).collect();
        whole_draft(&mut scene, &rolls, |scene| {
            let waiting = scene.to_act();
            assert_eq!(waiting, [scene.active_seat()]);
            order.push(waiting[0].number());
        });
        let rounds = spread(seats) / seats;
        let mut expected = Vec::new();
        for round in 0..rounds {
            expected.extend((0..seats).map(|step| (round + step) % seats + 1));
        }
        assert_eq!(order, expected);
        if seats == 3 {
            assert_eq!(order[..12], [1, 2, 3, 2, 3, 1, 3, 1, 2, 1, 2, 3]);
        }
    }
}

#[test]
fn n2_3_in_turns_nobody_chooses_before_their_turn() {
    let mut scene = draft(4, "turns");
    for seat in [BEN, CAT, DAN] {
        assert_eq!(scene.legal(seat), []);
        assert_eq!(
            scene.refuse(seat, Action::Pick(id(1))),
            Illegal::NotYourTurn
        );
    }
    scene.act(ANN, Action::Pick(id(1)));
    assert_eq!(scene.refuse(ANN, Action::Pick(id(2))), Illegal::NotYourTurn);
    assert_eq!(scene.refuse(CAT, Action::Pick(id(2))), Illegal::NotYourTurn);
    assert_eq!(scene.refuse(BEN, Action::Pick(id(1))), Illegal::NotToChoose);
    scene.act(BEN, Action::Pick(id(2)));
}

#[test]
fn n2_3_no_other_action_is_legal_in_the_draft() {
    for way in ["rush", "turns"] {
        let mut scene = draft(3, way);
        for action in [
            Action::Roll,
            Action::Draw,
            Action::DrawNone,
            choose(Eye),
            go("Ori"),
            Action::Stay,
            play("And 1"),
            Action::Done,
        ] {
            assert_eq!(scene.refuse(ANN, action), Illegal::NotNow);
        }
    }
}

#[test]
fn n2_4_chosen_cards_lie_open_before_their_owner() {
    let mut scene = draft(3, "rush");
    scene.act(BEN, Action::Pick(id(9)));
    for observer in scene.observers() {
        let view = scene.view(observer);
        assert_eq!(view.table.players[BEN].cards, CardSet::only(id(9)));
        assert_eq!(view.table.players[ANN].cards, CardSet::EMPTY);
    }
}

#[test]
fn n2_4_the_die_decides_who_begins() {
    for (rolls, first) in [([1, 5, 3], BEN), ([6, 5, 3], ANN), ([2, 3, 4], CAT)] {
        let mut scene = draft(3, "rush");
        let events = whole_draft(&mut scene, &rolls.map(die), |_| ());
        let mut expected: Vec<Event> = Seat::of(3)
            .zip(rolls)
            .map(|(seat, roll)| Event::StartRolled {
                seat,
                roll: roll as u8,
            })
            .collect();
        expected.push(Event::StartSettled { seat: first });
        expected.push(Event::TurnBegan {
            seat: first,
            round: 1,
        });
        assert_eq!(events[24..], expected);
        let table = &scene.state.table;
        assert_eq!((table.first, table.active), (Some(first), first));
        assert_eq!((table.round, table.stage), (1, Stage::Beginning));
        assert_eq!(
            (table.die, table.drawn),
            (None, None),
            "that was not the roll of the turn"
        );
    }
}

#[test]
fn n2_4_the_die_decides_who_begins_even_if_turns_have_no_die() {
    let mut scene = draft(3, "turns").no_die();
    whole_draft(&mut scene, &[die(2), die(1), die(5)], |_| ());
    assert_eq!(
        (scene.active_seat(), scene.stage()),
        (CAT, Stage::Beginning)
    );
    assert_eq!(scene.legal(CAT), [Action::Draw, Action::DrawNone]);
}

#[test]
fn n2_4_the_turns_go_clockwise() {
    for seats in 3..=6 {
        let mut scene = draft(seats, "rush");
        let mut rolls = vec![die(1); seats];
        rolls[1] = die(6);
        whole_draft(&mut scene, &rolls, |_| ());
        let mut turns = Vec::new();
        for _ in 0..2 * seats + 1 {
            turns.push((scene.active_seat().number(), scene.state.table.round));
            assert_eq!(scene.to_act(), [scene.active_seat()]);
            assert_eq!(scene.state.table.first, Some(BEN));
            scene.idle();
        }
        let mut expected: Vec<(usize, u16)> = Vec::new();
        for round in 1..=3 {
            expected.extend((0..seats).map(|step| ((step + 1) % seats + 1, round)));
        }
        assert_eq!(turns, expected[..2 * seats + 1]);
    }
}

#[test]
fn n2_4_nobody_acts_in_anothers_turn() {
    let mut scene = table(4).active(CAT).beginning();
    for seat in [ANN, BEN, DAN] {
        assert_eq!(scene.legal(seat), []);
        for action in [Action::Roll, choose(Eye), Action::Done] {
            assert_eq!(scene.refuse(seat, action), Illegal::NotYourTurn);
        }
    }
    // Nor can a seat that is not at the table.
    let mut state = scene.state.clone();
    let done = GAME.apply(&mut state, FAY, Action::Roll, &mut Vec::new());
    assert_eq!(done, Err(Illegal::NotYourTurn));
    assert_eq!(state, scene.state);
    assert_eq!(scene.state.table.to_act(), SeatSet::only(CAT));
}
