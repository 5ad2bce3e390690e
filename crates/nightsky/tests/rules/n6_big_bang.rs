//! N6: the Big Bang cards, what they do and when that ends. The first four kinds are here; those
//! that change an observation, move the Sun or throw everything again are in
//! `n6_big_bang_night.rs`.

use std::collections::BTreeSet;

use crate::common::map::MAP;
use crate::common::*;
use nightsky::{Action, BigBang, Event, Illegal, Instrument, Stage};
use tabletop::Seat;

/// Returns a table at the beginning of Ann's turn.
pub fn dusk(seats: usize) -> Scene {
    table(seats).beginning()
}

/// Draws both copies of a kind. Checks that they leave the pile and that the others stay.
pub fn both_copies(kind: BigBang, more: &[u32]) {
    let mut scene = dusk(3);
    for left in [1, 0] {
        // Every number of the kind draws it, from the full pile and then from what is left.
        let counts = *scene.state.table.pile.counts();
        let first = drawn(&counts, kind);
        for number in first..first + u32::from(counts[kind as usize]) {
            let mut trial = scene.clone();
            let outcomes = [&[die(4), number], more].concat();
            trial.act_with(ANN, Action::Roll, &outcomes);
            assert_eq!(trial.state.table.drawn, Some(kind));
        }
        let events = scene.draw(kind, more);
        assert_eq!(
            events[1],
            Event::BigBangDrawn {
                seat: ANN,
                card: kind
            }
        );
        assert_eq!(scene.state.table.pile.count(kind), left);
        scene = scene.beginning();
    }
    let pile = scene.state.table.pile;
    assert_eq!(pile.total(), 16);
    assert!((0..16).all(|number| pile.nth(number) != Some(kind)));
    for other in BigBang::ALL.into_iter().filter(|&other| other != kind) {
        assert_eq!(pile.count(other), 2);
    }
}

/// Rolls a one for the next player, who is then to choose an instrument. Returns the player's seat.
pub fn next_turn(scene: &mut Scene) -> Seat {
    let seat = scene.active_seat();
    assert_eq!(scene.stage(), Stage::Beginning);
    scene.act_with(seat, Action::Roll, &[die(1)]);
    seat
}

#[test]
fn n6_1_on_a_clear_night_an_instrument_moves_two_cells_further() {
    for (instrument, steps) in [(Eye, 6), (Binoculars, 5), (Refractor, 4), (Telescope, 3)] {
        for from in ["Cru", "Ori", "Equ"] {
            let mut scene = dusk(3).at(instrument, from);
            let events = scene.draw(BigBang::ClearNight, &[]);
            assert_eq!(events.len(), 2, "nothing else happens");
            assert_eq!(scene.stage(), Stage::Choosing);
            scene.act(ANN, choose(instrument));
            let found: BTreeSet<String> = scene
                .moves()
                .iter()
                .map(|cell| cell.abbr().to_owned())
                .collect();
            let mut expected = MAP.reachable(from, steps);
            expected.remove(from);
            assert_eq!(found, expected, "{instrument:?} from {from}");
        }
    }
}

#[test]
fn n6_1_a_clear_night_adds_two_cells_at_most_and_only_this_turn() {
    // Aquila is five steps from the Southern Cross, Vulpecula six.
    let steps = |to| MAP.distance("Cru", to);
    assert_eq!([steps("Aql"), steps("Vul")], [5, 6]);
    let mut scene = dusk(3);
    scene.draw(BigBang::ClearNight, &[]);
    scene.act(ANN, choose(Binoculars));
    assert_eq!(scene.refuse(ANN, go("Vul")), Illegal::OutOfReach);
    let events = scene.act(ANN, go("Aql"));
    let Event::InstrumentMoved { path, .. } = &events[0] else {
        panic!("{events:?}");
    };
    assert_eq!(path.len(), 6);
    // Ben's turn.
    next_turn(&mut scene);
    scene.act(BEN, choose(Eye));
    assert_eq!(scene.refuse(BEN, go("Aql")), Illegal::OutOfReach);
    scene.act(BEN, go("Sgr"));
    // Ann's next turn.
    next_turn(&mut scene);
    scene.act(CAT, choose(Eye));
    scene.act(CAT, Action::Stay);
    next_turn(&mut scene);
    scene.act(ANN, choose(Eye));
    assert_eq!(scene.refuse(ANN, go("Aql")), Illegal::OutOfReach);
}

#[test]
fn n6_1_an_instrument_need_not_move_further() {
    let mut scene = dusk(3);
    scene.draw(BigBang::ClearNight, &[]);
    scene.act(ANN, choose(Telescope));
    let legal = scene.legal(ANN);
    assert!(legal.contains(&Action::Stay) && legal.contains(&go("Cen")));
}

#[test]
fn n6_1_both_copies_come_out_of_the_pile() {
    both_copies(BigBang::ClearNight, &[]);
}

#[test]
fn n6_2_a_shooting_star_gains_two_points() {
    let mut scene = dusk(4).active(CAT);
    let events = scene.draw(BigBang::ShootingStar, &[]);
    let star = Event::ShootingStar {
        seat: CAT,
        points: 2,
    };
    assert_eq!(events[2..], [star]);
    assert_eq!(scene.player(CAT).points.shooting_star, 2);
    assert_eq!(scene.totals(), [0, 0, 2, 0]);
    assert_eq!(scene.stage(), Stage::Choosing);
    // The rest of the turn gains nothing more.
    scene.act(CAT, choose(Eye));
    scene.act(CAT, Action::Stay);
    assert_eq!(scene.totals(), [0, 0, 2, 0]);
    // Another one gains two more.
    let mut scene = scene.active(CAT).beginning();
    scene.draw(BigBang::ShootingStar, &[]);
    assert_eq!(scene.totals(), [0, 0, 4, 0]);
}

#[test]
fn n6_2_both_copies_come_out_of_the_pile() {
    both_copies(BigBang::ShootingStar, &[]);
}

#[test]
fn n6_3_the_player_names_a_shared_instrument_for_the_clouds() {
    for clouded in Instrument::SHARED {
        let mut scene = dusk(3);
        let events = scene.draw(BigBang::Clouds, &[]);
        assert_eq!(events.len(), 2);
        assert_eq!(scene.stage(), Stage::Clouding);
        assert_eq!(scene.legal(ANN), Instrument::SHARED.map(Action::Cloud));
        assert_eq!(scene.refuse(ANN, cloud(Eye)), Illegal::NotShared);
        for early in [choose(Eye), Action::Done, Action::Stay, Action::DrawNone] {
            assert_eq!(scene.refuse(ANN, early), Illegal::NotNow);
        }
        let events = scene.act(ANN, cloud(clouded));
        let expected = Event::Clouded {
            seat: ANN,
            instrument: clouded,
        };
        assert_eq!(events, [expected]);
        assert_eq!(scene.player(ANN).clouds, Some(clouded));
        for instrument in Instrument::ALL {
            assert_eq!(
                scene.state.table.is_clouded(instrument),
                instrument == clouded
            );
        }
        // Nobody can use it, not even the player who drew the card.
        assert_eq!(scene.stage(), Stage::Choosing);
        assert_eq!(scene.refuse(ANN, choose(clouded)), Illegal::Clouded);
        assert_eq!(scene.legal(ANN).len(), 3);
        assert!(!scene.legal(ANN).contains(&choose(clouded)));
    }
}

#[test]
fn n6_3_clouds_last_until_the_players_next_turn() {
    let mut scene = dusk(4).active(BEN);
    scene.draw(BigBang::Clouds, &[]);
    scene.act(BEN, cloud(Refractor));
    scene.act(BEN, choose(Eye));
    scene.act(BEN, Action::Stay);
    for seat in [CAT, DAN, ANN] {
        assert_eq!(next_turn(&mut scene), seat);
        assert_eq!(scene.refuse(seat, choose(Refractor)), Illegal::Clouded);
        assert_eq!(
            scene.legal(seat),
            [choose(Eye), choose(Binoculars), choose(Telescope)]
        );
        scene.act(seat, choose(Binoculars));
        scene.act(seat, Action::Stay);
    }
    // They are gone when his turn begins.
    assert_eq!(
        (scene.active_seat(), scene.stage()),
        (BEN, Stage::Beginning)
    );
    assert_eq!(scene.player(BEN).clouds, None);
    assert!(!scene.state.table.is_clouded(Refractor));
    next_turn(&mut scene);
    scene.act(BEN, choose(Refractor));
}

#[test]
fn n6_3_several_instruments_can_be_clouded_at_once() {
    let mut scene = dusk(4).clouds(BEN, Binoculars).clouds(CAT, Telescope);
    scene.draw(BigBang::Clouds, &[]);
    scene.act(ANN, cloud(Refractor));
    // Only the eye is left.
    assert_eq!(scene.legal(ANN), [choose(Eye)]);
    scene.act(ANN, choose(Eye));
    scene.act(ANN, Action::Stay);
    assert_eq!(scene.player(BEN).clouds, None);
    next_turn(&mut scene);
    assert_eq!(scene.legal(BEN), [choose(Eye), choose(Binoculars)]);
}

#[test]
fn n6_3_an_instrument_under_two_clouds_is_clear_when_both_are_gone() {
    let mut scene = dusk(3).clouds(BEN, Telescope);
    scene.draw(BigBang::Clouds, &[]);
    scene.act(ANN, cloud(Telescope));
    scene.act(ANN, choose(Eye));
    scene.act(ANN, Action::Stay);
    // Ben's are gone, Ann's are not.
    next_turn(&mut scene);
    assert_eq!(scene.refuse(BEN, choose(Telescope)), Illegal::Clouded);
    scene.act(BEN, choose(Eye));
    scene.act(BEN, Action::Stay);
    next_turn(&mut scene);
    assert_eq!(scene.refuse(CAT, choose(Telescope)), Illegal::Clouded);
    scene.act(CAT, choose(Eye));
    scene.act(CAT, Action::Stay);
    next_turn(&mut scene);
    scene.act(ANN, choose(Telescope));
}

#[test]
fn n6_3_a_clouded_instrument_can_be_swapped_and_thrown_and_stays_clouded() {
    let mut scene = dusk(3).clouds(BEN, Telescope).at(Telescope, "Ori");
    scene.draw(BigBang::Conjunction, &[]);
    scene.act(ANN, swap(Binoculars, Telescope));
    assert_eq!(scene.place(Binoculars), "Ori");
    assert_eq!(scene.refuse(ANN, choose(Telescope)), Illegal::Clouded);
    scene.act(ANN, choose(Binoculars));

    let mut scene = dusk(3).clouds(BEN, Telescope);
    scene.draw(BigBang::BigBang, &["Ori"; 6].map(thrown));
    assert_eq!(scene.place(Telescope), "Ori");
    assert_eq!(scene.player(BEN).clouds, Some(Telescope));
    assert_eq!(scene.refuse(ANN, choose(Telescope)), Illegal::Clouded);
}

#[test]
fn n6_3_both_copies_come_out_of_the_pile() {
    both_copies(BigBang::Clouds, &[]);
}

#[test]
fn n6_4_in_a_conjunction_two_shared_instruments_change_places() {
    for (one, other, places) in [
        (Binoculars, Refractor, ["Lyr", "Ori", "Vir"]),
        (Binoculars, Telescope, ["Vir", "Lyr", "Ori"]),
        (Refractor, Telescope, ["Ori", "Vir", "Lyr"]),
    ] {
        let scene = dusk(3).at(Binoculars, "Ori").at(Refractor, "Lyr");
        let mut scene = scene.at(Telescope, "Vir").eye(ANN, "Leo");
        let events = scene.draw(BigBang::Conjunction, &[]);
        assert_eq!(events.len(), 2);
        assert_eq!(scene.stage(), Stage::Swapping);
        let pairs = [
            swap(Binoculars, Refractor),
            swap(Binoculars, Telescope),
            swap(Refractor, Telescope),
        ];
        assert_eq!(scene.legal(ANN), pairs);
        let events = scene.act(ANN, swap(one, other));
        let seat = ANN;
        assert_eq!(events, [Event::Swapped { seat, one, other }]);
        assert_eq!(Instrument::SHARED.map(|it| scene.place(it)), places);
        assert_eq!(scene.place(Eye), "Leo");
        assert_eq!(scene.stage(), Stage::Choosing);
    }
}

#[test]
fn n6_4_only_two_different_shared_instruments_can_be_swapped() {
    let mut scene = dusk(3);
    scene.draw(BigBang::Conjunction, &[]);
    for other in Instrument::ALL {
        assert_eq!(scene.refuse(ANN, swap(Eye, other)), Illegal::NotAPair);
        assert_eq!(scene.refuse(ANN, swap(other, Eye)), Illegal::NotAPair);
    }
    for (i, one) in Instrument::SHARED.into_iter().enumerate() {
        // The same one twice, or a pair in reverse order.
        for &other in &Instrument::SHARED[..=i] {
            assert_eq!(scene.refuse(ANN, swap(one, other)), Illegal::NotAPair);
        }
    }
    // The swap cannot be skipped.
    for action in [Action::Done, Action::Stay, choose(Eye), Action::DrawNone] {
        assert_eq!(scene.refuse(ANN, action), Illegal::NotNow);
    }
}

#[test]
fn n6_4_two_on_one_cell_may_be_swapped() {
    let mut scene = dusk(3);
    scene.draw(BigBang::Conjunction, &[]);
    let before = scene.state.table.instruments;
    scene.act(ANN, swap(Refractor, Telescope));
    assert_eq!(scene.state.table.instruments, before);
    assert_eq!(scene.stage(), Stage::Choosing);
}

#[test]
fn n6_4_both_copies_come_out_of_the_pile() {
    both_copies(BigBang::Conjunction, &[]);
}
