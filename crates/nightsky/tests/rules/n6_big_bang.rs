//! N6: the nine kinds of Big Bang cards, each with what it does and where that ends.

use std::collections::BTreeSet;

use crate::common::map::MAP;
use crate::common::*;
use nightsky::{Action, BigBang, Event, Illegal, Instrument, Stage};
use tabletop::Seat;

/// Ann's turn begins.
fn dusk(seats: usize) -> Scene {
    table(seats).beginning()
}

/// Draws this kind as often as it is in the pile; nothing else comes, and then it is gone.
fn both_copies(kind: BigBang, more: &[u32]) {
    let mut scene = dusk(3);
    for left in [1, 0] {
        // Each number of the kind in the full pile, and of the one that is left.
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

/// The next player's turn begins; he is to choose an instrument and has drawn nothing.
fn next_turn(scene: &mut Scene) -> Seat {
    let seat = scene.active_seat();
    assert_eq!(scene.stage(), Stage::Beginning);
    scene.act_with(seat, Action::Roll, &[die(1)]);
    seat
}

#[test]
fn n6_1_clear_night_two_cells_further() {
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
fn n6_1_no_further_and_only_this_turn() {
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
    // And Ann's next one.
    next_turn(&mut scene);
    scene.act(CAT, choose(Eye));
    scene.act(CAT, Action::Stay);
    next_turn(&mut scene);
    scene.act(ANN, choose(Eye));
    assert_eq!(scene.refuse(ANN, go("Aql")), Illegal::OutOfReach);
}

#[test]
fn n6_1_it_need_not_go_further() {
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
fn n6_2_shooting_star_two_points() {
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
    // Nothing more later on.
    scene.act(CAT, choose(Eye));
    scene.act(CAT, Action::Stay);
    assert_eq!(scene.totals(), [0, 0, 2, 0]);
    // And two more for another one.
    let mut scene = scene.active(CAT).beginning();
    scene.draw(BigBang::ShootingStar, &[]);
    assert_eq!(scene.totals(), [0, 0, 4, 0]);
}

#[test]
fn n6_2_both_copies_come_out_of_the_pile() {
    both_copies(BigBang::ShootingStar, &[]);
}

#[test]
fn n6_3_clouds_over_one_shared_instrument_of_ones_choice() {
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
        // It cannot be used, by the one who drew the card neither.
        assert_eq!(scene.stage(), Stage::Choosing);
        assert_eq!(scene.refuse(ANN, choose(clouded)), Illegal::Clouded);
        assert_eq!(scene.legal(ANN).len(), 3);
        assert!(!scene.legal(ANN).contains(&choose(clouded)));
    }
}

#[test]
fn n6_3_until_the_players_next_turn() {
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
    // Gone as his turn begins.
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
fn n6_3_several_clouds_can_lie_at_once() {
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
fn n6_3_two_clouds_over_one_instrument_last_as_long_as_the_longer() {
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
fn n6_3_clouds_go_with_the_instrument_and_hinder_nothing_else() {
    // It can be swapped and thrown, and is still under clouds.
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
fn n6_4_conjunction_two_shared_instruments_change_places() {
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
fn n6_4_of_the_shared_ones_only_and_two_different_ones() {
    let mut scene = dusk(3);
    scene.draw(BigBang::Conjunction, &[]);
    for other in Instrument::ALL {
        assert_eq!(scene.refuse(ANN, swap(Eye, other)), Illegal::NotAPair);
        assert_eq!(scene.refuse(ANN, swap(other, Eye)), Illegal::NotAPair);
    }
    for (i, one) in Instrument::SHARED.into_iter().enumerate() {
        // The same one, or named the other way round.
        for &other in &Instrument::SHARED[..=i] {
            assert_eq!(scene.refuse(ANN, swap(one, other)), Illegal::NotAPair);
        }
    }
    // It is not left out.
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

#[test]
fn n6_5_new_moon_one_more_with_eye_or_binoculars() {
    for (instrument, more) in [(Eye, 1), (Binoculars, 1), (Refractor, 0), (Telescope, 0)] {
        let mut scene = dusk(3)
            .at(instrument, "Tau")
            .holds(ANN, &["Tau 1", "Tau 2"]);
        let events = scene.draw(BigBang::NewMoon, &[]);
        assert_eq!((events.len(), scene.stage()), (2, Stage::Choosing));
        scene.bring(instrument, "Tau");
        scene.act(ANN, play("Tau 1"));
        let events = scene.act(ANN, play("Tau 2"));
        let which = instrument as usize;
        let points = ["Tau 1", "Tau 2"].map(|name| deck::points(name)[which] + more);
        for (name, points) in ["Tau 1", "Tau 2"].into_iter().zip(points) {
            let scored = Event::CardScored {
                seat: ANN,
                card: card(name),
                instrument,
                points,
            };
            assert!(events.contains(&scored), "{events:?}");
        }
        assert_eq!(scene.observed(ANN)[which], u16::from(points[0] + points[1]));
    }
}

#[test]
fn n6_5_a_card_worth_nothing_scores_one() {
    let mut scene = table(3)
        .drawn(BigBang::NewMoon)
        .eye(ANN, "Tau")
        .holds(ANN, &["Tau 3"]);
    scene.bring(Eye, "Tau");
    scene.act(ANN, play("Tau 3"));
    assert_eq!(scene.total(ANN), 1);
}

#[test]
fn n6_5_solar_system_cards_too() {
    let scene = table(3)
        .drawn(BigBang::NewMoon)
        .sun("taurus")
        .eye(ANN, "Tau");
    let mut scene = scene.holds(ANN, &["Tau 1", "Sol 2"]);
    scene.bring(Eye, "Tau");
    scene.act(ANN, play("Tau 1"));
    scene.act_with(ANN, play("Sol 2"), &[die(1)]);
    assert_eq!(scene.observed(ANN), [2 + 3, 0, 0, 0]);
}

#[test]
fn n6_5_only_the_active_players_own_cards_and_only_this_turn() {
    let scene = table(3).drawn(BigBang::NewMoon).at(Binoculars, "Tau");
    let scene = scene.holds(ANN, &["Tau 1"]).holds(BEN, &["Tau 2", "Tau 3"]);
    let mut scene = scene;
    scene.bring(Binoculars, "Tau");
    scene.act(ANN, play("Tau 1"));
    scene.act(BEN, play("Tau 2"));
    scene.act(BEN, Action::Done);
    assert_eq!(scene.totals(), [3, 4, 0]);
    // Ben's turn.
    next_turn(&mut scene);
    scene.bring(Binoculars, "Tau");
    scene.act(BEN, play("Tau 3"));
    assert_eq!(scene.totals(), [3, 4 + 6, 0]);
}

#[test]
fn n6_5_both_copies_come_out_of_the_pile() {
    both_copies(BigBang::NewMoon, &[]);
}

#[test]
fn n6_6_eclipse_the_sun_moves_as_the_die_says() {
    for roll in 1..=6_u8 {
        let mut scene = dusk(3).sun("capricornus");
        let events = scene.draw(BigBang::Eclipse, &[die(roll.into())]);
        let names = ["aquarius", "pisces", "aries", "taurus", "gemini", "cancer"];
        let to = sign(names[usize::from(roll) - 1]);
        assert_eq!(scene.sun_sign(), to);
        let from = sign("capricornus");
        assert_eq!(events[2..], [Event::SunMoved { roll, from, to }]);
        // It was a roll of its own: that of the turn was a two.
        assert_eq!(scene.state.table.die, Some(2));
        assert_eq!(scene.stage(), Stage::Choosing);
        assert_eq!(scene.state.table.pile.total(), 17, "and draws no card");
    }
}

#[test]
fn n6_6_without_the_die_of_the_turn_as_well() {
    let mut scene = dusk(3).no_die();
    let number = drawn(scene.state.table.pile.counts(), BigBang::Eclipse);
    let events = scene.act_with(ANN, Action::Draw, &[number, die(2)]);
    assert_eq!(scene.sun_sign(), sign("gemini"));
    assert_eq!(events.len(), 2);
    assert_eq!(scene.state.table.die, None);
}

#[test]
fn n6_6_the_sun_is_there_for_this_turn() {
    let mut scene = dusk(3).eye(ANN, "Tau").holds(ANN, &["Sol 1"]);
    scene.draw(BigBang::Eclipse, &[die(1)]);
    scene.bring(Eye, "Tau");
    assert_eq!(scene.legal(ANN), [play("Sol 1"), Action::Done]);
}

#[test]
fn n6_6_both_copies_come_out_of_the_pile() {
    both_copies(BigBang::Eclipse, &[die(6)]);
}

#[test]
fn n6_7_star_party_the_observation_is_shared_even_with_the_eye() {
    let scene = dusk(4).eye(ANN, "Tau").holds(ANN, &["Tau 1"]);
    let mut scene = scene.holds(BEN, &["Tau 2"]).holds(DAN, &["Tau 3"]);
    let events = scene.draw(BigBang::StarParty, &[]);
    assert_eq!((events.len(), scene.stage()), (2, Stage::Choosing));
    scene.bring(Eye, "Tau");
    scene.act(ANN, play("Tau 1"));
    assert_eq!(scene.to_act(), [BEN, DAN]);
    scene.act(DAN, Action::Done);
    scene.act(BEN, play("Tau 2"));
    // They look through Ann's eye, so to speak: their own are elsewhere.
    assert_eq!(scene.observed(BEN), [5, 0, 0, 0]);
    assert_eq!(scene.totals(), [1, 5, 0, 0]);
}

#[test]
fn n6_7_the_other_instruments_are_shared_as_ever() {
    for instrument in Instrument::SHARED {
        let scene = table(3).drawn(BigBang::StarParty).at(instrument, "Tau");
        let mut scene = scene.holds(ANN, &["Tau 1"]).holds(BEN, &["Tau 2"]);
        scene.bring(instrument, "Tau");
        scene.act(ANN, play("Tau 1"));
        assert_eq!(scene.to_act(), [BEN]);
    }
}

#[test]
fn n6_7_others_only_with_the_active_player_and_only_this_turn() {
    let scene = table(3)
        .drawn(BigBang::StarParty)
        .eye(ANN, "Tau")
        .eye(BEN, "Tau");
    let scene = scene.holds(ANN, &["Tau 1"]).holds(BEN, &["Tau 2"]);
    let mut scene = scene.holds(CAT, &["Tau 3"]);
    scene.bring(Eye, "Tau");
    scene.act(ANN, Action::Done);
    assert_eq!(scene.totals(), [0, 0, 0]);
    // Ben's turn: his eye is his own again.
    next_turn(&mut scene);
    scene.bring(Eye, "Tau");
    scene.act(BEN, play("Tau 2"));
    assert_eq!((scene.active_seat(), scene.totals()), (CAT, vec![0, 5, 0]));
}

#[test]
fn n6_7_sort_by_sort_as_ever() {
    let scene = table(4)
        .drawn(BigBang::StarParty)
        .eye(ANN, "Tau")
        .sun("taurus");
    let scene = scene.holds(ANN, &["Sol 1", "Tau 4"]).holds(BEN, &["Tau 2"]);
    let mut scene = scene.holds(CAT, &["Sol 2", "Tau 3"]);
    scene.bring(Eye, "Tau");
    scene.act(ANN, play("Sol 1"));
    scene.act(ANN, Action::Done);
    assert_eq!(scene.to_act(), [CAT]);
    assert_eq!(scene.legal(CAT), [play("Sol 2"), Action::Done]);
    assert_eq!(scene.refuse(CAT, play("Tau 3")), Illegal::NotJoined);
    scene.act_with(CAT, play("Sol 2"), &[die(3)]);
    assert_eq!(scene.totals(), [6, 0, 2, 0]);
}

#[test]
fn n6_7_both_copies_come_out_of_the_pile() {
    both_copies(BigBang::StarParty, &[]);
}

#[test]
fn n6_8_dew_one_less_with_the_telescope_for_all_who_play() {
    let scene = dusk(3).at(Telescope, "Tau").holds(ANN, &["Tau 1"]);
    let mut scene = scene.holds(BEN, &["Tau 2"]);
    let events = scene.draw(BigBang::Dew, &[]);
    assert_eq!((events.len(), scene.stage()), (2, Stage::Choosing));
    scene.bring(Telescope, "Tau");
    scene.act(ANN, play("Tau 1"));
    let events = scene.act(BEN, play("Tau 2"));
    assert_eq!(scene.observed(ANN), [0, 0, 0, 3]);
    assert_eq!(scene.observed(BEN), [0, 0, 0, 1]);
    let scored = Event::CardScored {
        seat: BEN,
        card: card("Tau 2"),
        instrument: Telescope,
        points: 1,
    };
    assert!(events.contains(&scored));
}

#[test]
fn n6_8_never_below_nought() {
    let scene = table(3).drawn(BigBang::Dew).at(Telescope, "Tau");
    let mut scene = scene.holds(ANN, &["Tau 3", "Tau 4"]);
    scene.bring(Telescope, "Tau");
    scene.act(ANN, play("Tau 3"));
    let events = scene.act(ANN, play("Tau 4"));
    assert_eq!(scene.observed(ANN), [0, 0, 0, 0]);
    let points: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::CardScored { points, .. } => Some(*points),
            _ => None,
        })
        .collect();
    assert_eq!(points, [0, 0]);
    // A nought takes nothing away from another card.
    let scene = table(3).drawn(BigBang::Dew).at(Telescope, "Tau");
    let mut scene = scene.holds(ANN, &["Tau 1", "Tau 4"]);
    scene.bring(Telescope, "Tau");
    scene.act(ANN, play("Tau 1"));
    scene.act(ANN, play("Tau 4"));
    assert_eq!(scene.observed(ANN), [0, 0, 0, 3]);
}

#[test]
fn n6_8_with_the_telescope_only_and_only_this_turn() {
    for instrument in [Eye, Binoculars, Refractor] {
        let scene = table(3).drawn(BigBang::Dew).at(instrument, "Tau");
        let mut scene = scene.holds(ANN, &["Tau 2"]);
        scene.bring(instrument, "Tau");
        scene.act(ANN, play("Tau 2"));
        let points = deck::points("Tau 2")[instrument as usize];
        assert_eq!(scene.total(ANN), u16::from(points));
    }
    let scene = table(3).drawn(BigBang::Dew).at(Telescope, "Tau");
    let mut scene = scene.holds(BEN, &["Tau 1"]);
    scene.bring(Telescope, "Tau");
    next_turn(&mut scene);
    scene.bring(Telescope, "Tau");
    scene.act(BEN, play("Tau 1"));
    assert_eq!(scene.total(BEN), 4);
}

#[test]
fn n6_8_both_copies_come_out_of_the_pile() {
    both_copies(BigBang::Dew, &[]);
}

#[test]
fn n6_9_big_bang_every_instrument_and_eye_is_thrown_anew() {
    for seats in 3..=6 {
        let mut scene = dusk(seats).active(BEN).sun("leo");
        let cells = [
            "Ori", "Lyr", "Vir", "Leo", "And", "Vul", "UMi", "Oct", "Ser",
        ];
        let outcomes: Vec<u32> = cells[..3 + seats].iter().map(|abbr| thrown(abbr)).collect();
        let events = scene.draw(BigBang::BigBang, &outcomes);
        // Binoculars, refractor, telescope, then the eyes in seat order.
        let mut expected: Vec<Event> = Instrument::SHARED
            .into_iter()
            .zip(cells)
            .map(|(instrument, abbr)| Event::InstrumentThrown {
                instrument,
                cell: cell(abbr),
            })
            .collect();
        expected.extend(
            Seat::of(seats)
                .zip(&cells[3..])
                .map(|(seat, abbr)| Event::EyeThrown {
                    seat,
                    cell: cell(abbr),
                }),
        );
        assert_eq!(events[2..], expected);
        assert_eq!(Instrument::SHARED.map(|it| scene.place(it)), cells[..3]);
        for (seat, abbr) in Seat::of(seats).zip(&cells[3..]) {
            assert_eq!(scene.player(seat).eye.abbr(), *abbr);
        }
        assert_eq!(scene.sun_sign(), sign("leo"), "the Sun is no instrument");
        assert_eq!(scene.stage(), Stage::Choosing);
        assert_eq!(scene.active_seat(), BEN);
    }
}

#[test]
fn n6_9_each_throw_is_by_area() {
    let sky = 41_252_967;
    let mut scene = dusk(3);
    let mut sink = Bounds::with(&[die(6), 17, 722_277, 722_278, sky - 1]);
    let done = tabletop::Game::apply(&*GAME, &mut scene.state, ANN, Action::Roll, &mut sink);
    assert!(done.is_ok());
    assert_eq!(sink.bounds, [6, 18, sky, sky, sky, sky, sky, sky]);
    assert_eq!(
        Instrument::SHARED.map(|it| scene.place(it)),
        ["And", "Ant", "Vul"]
    );
}

#[test]
fn n6_9_one_observes_from_where_they_fell() {
    let mut scene = dusk(3).holds(ANN, &["Lyr 1"]);
    scene.draw(BigBang::BigBang, &["Lyr"; 6].map(thrown));
    scene.bring(Telescope, "Lyr");
    scene.act(ANN, play("Lyr 1"));
    assert_eq!(scene.total(ANN), 4);
}

#[test]
fn n6_9_both_copies_come_out_of_the_pile() {
    both_copies(BigBang::BigBang, &["Ori"; 6].map(thrown));
}
