//! N6: the Big Bang cards that change an observation, move the Sun or throw everything again.

use crate::common::*;
use crate::n6_big_bang::{both_copies, dusk, next_turn};
use nightsky::{Action, BigBang, Event, Illegal, Instrument, Stage};
use tabletop::Seat;

#[test]
fn n6_5_at_new_moon_cards_score_one_more_with_eye_or_binoculars() {
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
fn n6_5_solar_system_cards_score_one_more_too() {
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
fn n6_5_only_the_active_players_cards_score_more_and_only_this_turn() {
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
fn n6_6_in_an_eclipse_the_sun_moves_as_many_signs_as_the_die_shows() {
    for roll in 1..=6_u8 {
        let mut scene = dusk(3).sun("capricornus");
        let events = scene.draw(BigBang::Eclipse, &[die(roll.into())]);
        let names = ["aquarius", "pisces", "aries", "taurus", "gemini", "cancer"];
        let to = sign(names[usize::from(roll) - 1]);
        assert_eq!(scene.sun_sign(), to);
        let from = sign("capricornus");
        assert_eq!(events[2..], [Event::SunMoved { roll, from, to }]);
        // The Sun has its own roll; the roll of the turn was a two.
        assert_eq!(scene.state.table.die, Some(2));
        assert_eq!(scene.stage(), Stage::Choosing);
        assert_eq!(
            scene.state.table.pile.total(),
            17,
            "that roll draws no card"
        );
    }
}

#[test]
fn n6_6_the_sun_moves_even_if_turns_have_no_die() {
    let mut scene = dusk(3).no_die();
    let number = drawn(scene.state.table.pile.counts(), BigBang::Eclipse);
    let events = scene.act_with(ANN, Action::Draw, &[number, die(2)]);
    assert_eq!(scene.sun_sign(), sign("gemini"));
    assert_eq!(events.len(), 2);
    assert_eq!(scene.state.table.die, None);
}

#[test]
fn n6_6_the_suns_new_place_counts_in_the_same_turn() {
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
fn n6_7_at_a_star_party_the_observation_is_shared_even_with_the_eye() {
    let scene = dusk(4).eye(ANN, "Tau").holds(ANN, &["Tau 1"]);
    let mut scene = scene.holds(BEN, &["Tau 2"]).holds(DAN, &["Tau 3"]);
    let events = scene.draw(BigBang::StarParty, &[]);
    assert_eq!((events.len(), scene.stage()), (2, Stage::Choosing));
    scene.bring(Eye, "Tau");
    scene.act(ANN, play("Tau 1"));
    assert_eq!(scene.to_act(), [BEN, DAN]);
    scene.act(DAN, Action::Done);
    scene.act(BEN, play("Tau 2"));
    // They score with Ann's eye; their own are elsewhere.
    assert_eq!(scene.observed(BEN), [5, 0, 0, 0]);
    assert_eq!(scene.totals(), [1, 5, 0, 0]);
}

#[test]
fn n6_7_the_other_instruments_are_shared_as_usual() {
    for instrument in Instrument::SHARED {
        let scene = table(3).drawn(BigBang::StarParty).at(instrument, "Tau");
        let mut scene = scene.holds(ANN, &["Tau 1"]).holds(BEN, &["Tau 2"]);
        scene.bring(instrument, "Tau");
        scene.act(ANN, play("Tau 1"));
        assert_eq!(scene.to_act(), [BEN]);
    }
}

#[test]
fn n6_7_others_join_only_if_the_active_player_plays_and_only_this_turn() {
    let scene = table(3)
        .drawn(BigBang::StarParty)
        .eye(ANN, "Tau")
        .eye(BEN, "Tau");
    let scene = scene.holds(ANN, &["Tau 1"]).holds(BEN, &["Tau 2"]);
    let mut scene = scene.holds(CAT, &["Tau 3"]);
    scene.bring(Eye, "Tau");
    scene.act(ANN, Action::Done);
    assert_eq!(scene.totals(), [0, 0, 0]);
    // Ben's turn: nobody joins him when he uses his eye.
    next_turn(&mut scene);
    scene.bring(Eye, "Tau");
    scene.act(BEN, play("Tau 2"));
    assert_eq!((scene.active_seat(), scene.totals()), (CAT, vec![0, 5, 0]));
}

#[test]
fn n6_7_others_join_sort_by_sort_as_usual() {
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
fn n6_8_with_dew_everybodys_cards_score_one_less_with_the_telescope() {
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
fn n6_8_no_card_scores_below_zero() {
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
    // A card worth zero takes nothing away from another card.
    let scene = table(3).drawn(BigBang::Dew).at(Telescope, "Tau");
    let mut scene = scene.holds(ANN, &["Tau 1", "Tau 4"]);
    scene.bring(Telescope, "Tau");
    scene.act(ANN, play("Tau 1"));
    scene.act(ANN, play("Tau 4"));
    assert_eq!(scene.observed(ANN), [0, 0, 0, 3]);
}

#[test]
fn n6_8_dew_affects_only_the_telescope_and_only_this_turn() {
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
fn n6_9_a_big_bang_throws_every_instrument_and_eye_again() {
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
        assert_eq!(scene.sun_sign(), sign("leo"), "the Sun stays");
        assert_eq!(scene.stage(), Stage::Choosing);
        assert_eq!(scene.active_seat(), BEN);
    }
}

#[test]
fn n6_9_each_throw_is_in_proportion_to_area() {
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
fn n6_9_a_player_observes_where_the_instruments_fell() {
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
