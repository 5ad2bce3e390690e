//! N3.5, N3.6: the solar system and the Sun.

use crate::common::*;
use nightsky::{Action, BigBang, Event, Illegal, Instrument, Sign, Stage};

/// Everything is in the Bull, and so is the Sun.
fn noon(seats: usize) -> Scene {
    let scene = Instrument::ALL.into_iter();
    scene.fold(table(seats).sun("taurus"), |scene, instrument| {
        scene.at(instrument, "Tau")
    })
}

#[test]
fn n3_5_solar_system_cards_are_played_where_the_sun_is() {
    for instrument in Instrument::ALL {
        let mut scene = noon(3).holds(ANN, &["Sol 1", "Sol 2"]);
        scene.bring(instrument, "Tau");
        assert_eq!(
            scene.legal(ANN),
            [play("Sol 1"), play("Sol 2"), Action::Done]
        );
    }
    // Whatever the sign.
    for sign in Sign::all() {
        let abbr = GAME.board().cell_of(sign).abbr();
        let mut scene = table(3)
            .sun(sign.key())
            .eye(ANN, abbr)
            .holds(ANN, &["Sol 1"]);
        scene.bring(Eye, abbr);
        assert_eq!(scene.legal(ANN), [play("Sol 1"), Action::Done], "{abbr}");
        scene.act_with(ANN, play("Sol 1"), &[die(1)]);
        assert_eq!(scene.total(ANN), 6);
    }
}

#[test]
fn n3_5_and_nowhere_else() {
    let scene = table(3).sun("gemini").eye(ANN, "Tau");
    let mut scene = scene.holds(ANN, &["Sol 1", "Tau 1"]);
    scene.bring(Eye, "Tau");
    assert_eq!(scene.legal(ANN), [play("Tau 1"), Action::Done]);
    assert_eq!(scene.refuse(ANN, play("Sol 1")), Illegal::NoSunHere);
    // With nothing else to play one is not even asked.
    let mut scene = table(3)
        .sun("gemini")
        .eye(ANN, "Tau")
        .holds(ANN, &["Sol 1"]);
    scene.bring(Eye, "Tau");
    assert_eq!(scene.active_seat(), BEN);
    // Ophiuchus lies on the Sun's way and is no sign.
    let mut scene = table(3)
        .sun("scorpius")
        .eye(ANN, "Oph")
        .holds(ANN, &["Sol 1"]);
    scene.bring(Eye, "Oph");
    assert_eq!(scene.active_seat(), BEN);
}

#[test]
fn n3_5_staying_where_the_sun_is_suffices() {
    let mut scene = noon(3).holds(ANN, &["Sol 1"]);
    scene.act(ANN, choose(Telescope));
    scene.act(ANN, Action::Stay);
    scene.act_with(ANN, play("Sol 1"), &[die(5)]);
    assert_eq!(scene.observed(ANN), [0, 0, 0, 1]);
}

#[test]
fn n3_5_together_with_cards_of_that_constellation_two_of_each() {
    let held = ["Tau 1", "Tau 2", "Tau 3", "Sol 1", "Sol 2", "Sol 3"];
    let mut scene = noon(3).holds(ANN, &held);
    scene.bring(Refractor, "Tau");
    assert_eq!(scene.legal(ANN).len(), 7);
    scene.act(ANN, play("Sol 2"));
    scene.act(ANN, play("Tau 1"));
    scene.act(ANN, play("Sol 1"));
    assert_eq!(
        scene.legal(ANN),
        [play("Tau 2"), play("Tau 3"), Action::Done]
    );
    assert_eq!(scene.refuse(ANN, play("Sol 3")), Illegal::TwoAlready);
    // The fourth card is the last.
    scene.act_with(ANN, play("Tau 2"), &[die(1)]);
    assert_eq!(scene.observed(ANN), [0, 0, 2 + 3 + 3 + 3, 0]);
    assert_eq!(
        scene.player(ANN).turned,
        cards(&["Sol 1", "Sol 2", "Tau 1", "Tau 2"])
    );
    assert_eq!(scene.active_seat(), BEN);
}

#[test]
fn n3_5_one_sort_alone_is_enough() {
    let mut scene = noon(3).holds(ANN, &["Tau 1", "Sol 1"]);
    scene.bring(Eye, "Tau");
    scene.act(ANN, play("Tau 1"));
    scene.act(ANN, Action::Done);
    // No solar system object, no roll.
    assert_eq!((scene.total(ANN), scene.sun_sign()), (1, sign("taurus")));
    assert_eq!(scene.active_seat(), BEN);
    let mut scene = noon(3).holds(ANN, &["Tau 1", "Sol 1"]);
    scene.bring(Eye, "Tau");
    scene.act(ANN, play("Sol 1"));
    scene.act_with(ANN, Action::Done, &[die(1)]);
    assert_eq!((scene.total(ANN), scene.sun_sign()), (6, sign("gemini")));
}

#[test]
fn n3_5_others_may_join_if_the_active_player_played_one() {
    let scene = noon(4).holds(ANN, &["Tau 1", "Sol 1"]);
    let mut scene = scene.holds(BEN, &["Sol 2"]).holds(CAT, &["Sol 3", "Tau 2"]);
    scene.bring(Binoculars, "Tau");
    scene.act(ANN, play("Tau 1"));
    let mut without = scene.clone();
    scene.act(ANN, play("Sol 1"));
    assert_eq!(scene.to_act(), [BEN, CAT]);
    assert_eq!(scene.legal(BEN), [play("Sol 2"), Action::Done]);
    assert_eq!(
        scene.legal(CAT),
        [play("Tau 2"), play("Sol 3"), Action::Done]
    );
    // Without one of hers nobody plays one.
    without.act(ANN, Action::Done);
    assert_eq!(without.to_act(), [CAT]);
    assert_eq!(without.legal(CAT), [play("Tau 2"), Action::Done]);
    assert_eq!(without.refuse(CAT, play("Sol 3")), Illegal::NotJoined);
}

#[test]
fn n3_5_not_with_the_eye() {
    let mut scene = noon(3).holds(ANN, &["Sol 1"]).holds(BEN, &["Sol 2"]);
    scene.bring(Eye, "Tau");
    scene.act_with(ANN, play("Sol 1"), &[die(2)]);
    assert_eq!((scene.active_seat(), scene.totals()), (BEN, vec![6, 0, 0]));
}

#[test]
fn n3_5_after_it_the_die_is_rolled_and_the_sun_moves_so_many_signs() {
    for from in Sign::all() {
        for roll in 1..=6_u8 {
            let abbr = GAME.board().cell_of(from).abbr();
            let scene = table(3).sun(from.key()).eye(ANN, abbr);
            let mut scene = scene.holds(ANN, &["Sol 1"]);
            scene.bring(Eye, abbr);
            let events = scene.act_with(ANN, play("Sol 1"), &[die(roll.into())]);
            let to = Sign::new((from.index() + usize::from(roll)) % 12);
            assert_eq!(scene.sun_sign(), to);
            let moved = Event::SunMoved { roll, from, to };
            let at = events.iter().position(|event| *event == moved).unwrap();
            let scored = |event: &Event| matches!(event, Event::CardScored { .. });
            assert!(
                events.iter().position(scored).unwrap() < at,
                "after scoring"
            );
            assert_eq!(at + 2, events.len(), "then the next turn begins");
        }
    }
}

#[test]
fn n3_5_that_roll_is_not_the_one_of_the_turn() {
    // An even one draws no card.
    let mut scene = noon(3).holds(ANN, &["Sol 1", "Sol 2"]).beginning();
    scene.act_with(ANN, Action::Roll, &[die(5)]);
    scene.act(ANN, choose(Eye));
    scene.act(ANN, Action::Stay);
    scene.act(ANN, play("Sol 1"));
    scene.act_with(ANN, Action::Done, &[die(4)]);
    assert_eq!(scene.state.table.pile.total(), 18);
    assert_eq!(
        (scene.stage(), scene.active_seat()),
        (Stage::Beginning, BEN)
    );
    assert_eq!(scene.state.table.die, None);
}

#[test]
fn n3_5_without_the_die_of_the_turn_it_is_rolled_for_the_sun() {
    let mut scene = noon(3).no_die().holds(ANN, &["Sol 1"]);
    scene.bring(Eye, "Tau");
    scene.act_with(ANN, play("Sol 1"), &[die(6)]);
    assert_eq!(scene.sun_sign(), sign("scorpius"));
}

#[test]
fn n3_5_one_move_for_the_whole_observation() {
    let scene = noon(3).holds(ANN, &["Sol 1", "Sol 2"]);
    let mut scene = scene.holds(BEN, &["Sol 3", "Sol 4"]).holds(CAT, &["Sol 5"]);
    scene.bring(Telescope, "Tau");
    scene.act(ANN, play("Sol 1"));
    scene.act(ANN, play("Sol 2"));
    scene.act(CAT, play("Sol 5"));
    scene.act(BEN, play("Sol 3"));
    assert_eq!(scene.sun_sign(), sign("taurus"), "not before all are done");
    let events = scene.act_with(BEN, play("Sol 4"), &[die(2)]);
    assert_eq!(scene.sun_sign(), sign("cancer"));
    let moves = |event: &&Event| matches!(event, Event::SunMoved { .. });
    assert_eq!(events.iter().filter(moves).count(), 1);
}

#[test]
fn n3_5_no_roll_if_the_game_ended_with_it() {
    let mut scene = noon(3).only(ANN, &["Sol 1"]);
    scene.bring(Eye, "Tau");
    let events = scene.act(ANN, play("Sol 1"));
    assert_eq!(events.last(), Some(&Event::GameOver));
    assert_eq!(
        (scene.stage(), scene.sun_sign()),
        (Stage::Over, sign("taurus"))
    );
}

/// The Sun is in the Bull, the instrument in Orion beside it.
fn morning(instrument: Instrument) -> Scene {
    table(3).sun("taurus").at(instrument, "Ori")
}

fn sun_points(scene: &Scene) -> [u16; 3] {
    [ANN, BEN, CAT].map(|seat| scene.player(seat).points.sun)
}

#[test]
fn n3_6_a_point_for_going_to_the_sun_without_solar_system_cards() {
    for instrument in Instrument::ALL {
        let mut scene = morning(instrument);
        let events = scene.bring(instrument, "Tau");
        assert_eq!(
            events[1],
            Event::SunVisited {
                seat: ANN,
                points: 1
            }
        );
        assert_eq!(
            (sun_points(&scene), scene.totals()),
            ([1, 0, 0], vec![1, 0, 0])
        );
        assert_eq!(
            scene.sun_sign(),
            sign("taurus"),
            "it does not move for that"
        );
        assert_eq!(scene.active_seat(), BEN);
    }
}

#[test]
fn n3_6_or_with_none_left_to_play() {
    let mut scene = morning(Eye).turned(ANN, &["Sol 1", "Sol 2"]);
    scene.bring(Eye, "Tau");
    assert_eq!(sun_points(&scene), [1, 0, 0]);
    // One is left.
    let mut scene = morning(Eye).turned(ANN, &["Sol 1"]).holds(ANN, &["Sol 2"]);
    let events = scene.bring(Eye, "Tau");
    assert_eq!(sun_points(&scene), [0, 0, 0]);
    assert_eq!(events.len(), 1, "{events:?}");
    assert_eq!(scene.legal(ANN), [play("Sol 2"), Action::Done]);
    // Even if it is not played.
    scene.act(ANN, Action::Done);
    assert_eq!(sun_points(&scene), [0, 0, 0]);
    // Nor if it is the last one, for she had it when she came.
    let mut scene = morning(Eye).holds(ANN, &["Sol 2"]);
    scene.bring(Eye, "Tau");
    scene.act_with(ANN, play("Sol 2"), &[die(1)]);
    assert_eq!((sun_points(&scene), scene.total(ANN)), ([0, 0, 0], 2));
}

#[test]
fn n3_6_others_solar_system_cards_do_not_matter() {
    let mut scene = morning(Binoculars).holds(BEN, &["Sol 1"]);
    scene.bring(Binoculars, "Tau");
    assert_eq!((sun_points(&scene), scene.active_seat()), ([1, 0, 0], BEN));
}

#[test]
fn n3_6_one_must_have_moved() {
    for instrument in Instrument::ALL {
        let mut scene = noon(3);
        let events = scene.bring(instrument, "Tau");
        assert_eq!(sun_points(&scene), [0, 0, 0]);
        assert!(
            !events
                .iter()
                .any(|it| matches!(it, Event::SunVisited { .. }))
        );
        assert_eq!(scene.active_seat(), BEN);
    }
}

#[test]
fn n3_6_passing_by_is_not_going_there() {
    // The only short way from Orion to Aries leads through the Bull.
    let between = |map: &map::Map| &map.neighbours("Ori") & &map.neighbours("Ari");
    assert_eq!(between(&map::MAP).into_iter().collect::<Vec<_>>(), ["Tau"]);
    let mut scene = table(3).sun("taurus").at(Eye, "Ori");
    scene.act(ANN, choose(Eye));
    let events = scene.act(ANN, go("Ari"));
    let Event::InstrumentMoved { path, .. } = &events[0] else {
        panic!("{events:?}");
    };
    assert_eq!(path[..], ["Ori", "Tau", "Ari"].map(cell));
    assert_eq!(sun_points(&scene), [0, 0, 0]);
}

#[test]
fn n3_6_nor_is_being_thrown_or_swapped_there_or_the_sun_coming() {
    let mut scene = table(3).sun("taurus").beginning();
    let cells = ["Tau"; 6].map(thrown);
    scene.draw(BigBang::BigBang, &cells);
    assert_eq!(scene.state.table.place(Telescope, ANN).abbr(), "Tau");
    assert_eq!(sun_points(&scene), [0, 0, 0]);

    let mut scene = morning(Binoculars).at(Telescope, "Tau").beginning();
    scene.draw(BigBang::Conjunction, &[]);
    scene.act(ANN, swap(Binoculars, Telescope));
    assert_eq!(scene.state.table.place(Binoculars, ANN).abbr(), "Tau");
    assert_eq!(sun_points(&scene), [0, 0, 0]);
    scene.bring(Binoculars, "Tau");
    assert_eq!(sun_points(&scene), [0, 0, 0]);

    let mut scene = table(3).eye(ANN, "Tau").beginning();
    scene.draw(BigBang::Eclipse, &[die(1)]);
    assert_eq!(scene.sun_sign(), sign("taurus"));
    scene.bring(Eye, "Tau");
    assert_eq!(sun_points(&scene), [0, 0, 0]);
}

#[test]
fn n3_6_to_the_suns_sign_and_to_no_other() {
    let mut scene = table(3).sun("gemini").eye(ANN, "Ori");
    scene.bring(Eye, "Tau");
    assert_eq!(sun_points(&scene), [0, 0, 0]);
    let mut scene = table(3).sun("sagittarius").eye(ANN, "Sco");
    scene.bring(Eye, "Oph");
    assert_eq!(sun_points(&scene), [0, 0, 0]);
}

#[test]
fn n3_6_together_with_an_observation_there() {
    let mut scene = morning(Refractor).holds(ANN, &["Tau 2"]);
    scene.bring(Refractor, "Tau");
    assert_eq!(sun_points(&scene), [1, 0, 0], "at once");
    scene.act(ANN, play("Tau 2"));
    assert_eq!((sun_points(&scene), scene.total(ANN)), ([1, 0, 0], 4));
    assert_eq!(scene.sun_sign(), sign("taurus"));
}

#[test]
fn n3_6_again_in_every_turn_one_goes_there() {
    let mut scene = morning(Eye);
    scene.bring(Eye, "Tau");
    scene.idle();
    scene.idle();
    // Staying brings nothing.
    scene.idle();
    assert_eq!((sun_points(&scene), scene.active_seat()), ([1, 0, 0], BEN));
    scene.idle();
    scene.idle();
    scene.act_with(ANN, Action::Roll, &[die(1)]);
    scene.bring(Eye, "Ori");
    scene.idle();
    scene.idle();
    scene.act_with(ANN, Action::Roll, &[die(1)]);
    scene.bring(Eye, "Tau");
    assert_eq!(sun_points(&scene), [2, 0, 0]);
}

#[test]
fn n3_6_not_more_in_a_new_moon_nor_less_with_dew() {
    for night in [BigBang::NewMoon, BigBang::Dew, BigBang::StarParty] {
        for instrument in Instrument::ALL {
            let mut scene = morning(instrument).drawn(night);
            scene.bring(instrument, "Tau");
            assert_eq!(sun_points(&scene), [1, 0, 0]);
        }
    }
}
