//! N3.5, N3.6: the solar system and the Sun.

use crate::common::*;
use nightsky::{Action, BigBang, Event, Illegal, Instrument, Sign, Stage};

/// Returns a table with the Sun, the instruments and Ann's eye in Taurus.
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
    // This holds for every sign.
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
fn n3_5_solar_system_cards_are_played_nowhere_else() {
    let scene = table(3).sun("gemini").eye(ANN, "Tau");
    let mut scene = scene.holds(ANN, &["Sol 1", "Tau 1"]);
    scene.bring(Eye, "Tau");
    assert_eq!(scene.legal(ANN), [play("Tau 1"), Action::Done]);
    assert_eq!(scene.refuse(ANN, play("Sol 1")), Illegal::NoSunHere);
    // With nothing else to play, she is not even asked.
    let mut scene = table(3)
        .sun("gemini")
        .eye(ANN, "Tau")
        .holds(ANN, &["Sol 1"]);
    scene.bring(Eye, "Tau");
    assert_eq!(scene.active_seat(), BEN);
    // Ophiuchus lies on the real Sun's path but is not a sign.
    let mut scene = table(3)
        .sun("scorpius")
        .eye(ANN, "Oph")
        .holds(ANN, &["Sol 1"]);
    scene.bring(Eye, "Oph");
    assert_eq!(scene.active_seat(), BEN);
}

#[test]
fn n3_5_an_instrument_may_stay_where_the_sun_is() {
    let mut scene = noon(3).holds(ANN, &["Sol 1"]);
    scene.act(ANN, choose(Telescope));
    scene.act(ANN, Action::Stay);
    scene.act_with(ANN, play("Sol 1"), &[die(5)]);
    assert_eq!(scene.observed(ANN), [0, 0, 0, 1]);
}

#[test]
fn n3_5_two_cards_of_each_sort_can_be_played_together() {
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
fn n3_5_one_sort_can_be_played_alone() {
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
fn n3_5_others_may_join_with_solar_system_cards_if_the_active_player_played_one() {
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
    // If she plays none, nobody else may.
    without.act(ANN, Action::Done);
    assert_eq!(without.to_act(), [CAT]);
    assert_eq!(without.legal(CAT), [play("Tau 2"), Action::Done]);
    assert_eq!(without.refuse(CAT, play("Sol 3")), Illegal::NotJoined);
}

#[test]
fn n3_5_nobody_joins_if_the_eye_is_used() {
    let mut scene = noon(3).holds(ANN, &["Sol 1"]).holds(BEN, &["Sol 2"]);
    scene.bring(Eye, "Tau");
    scene.act_with(ANN, play("Sol 1"), &[die(2)]);
    assert_eq!((scene.active_seat(), scene.totals()), (BEN, vec![6, 0, 0]));
}

#[test]
fn n3_5_after_the_observation_the_sun_moves_as_many_signs_as_the_die_shows() {
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
fn n3_5_the_roll_for_the_sun_is_not_the_roll_of_the_turn() {
    // An even roll for the Sun draws no card.
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
fn n3_5_the_die_is_rolled_for_the_sun_even_if_turns_have_no_die() {
    let mut scene = noon(3).no_die().holds(ANN, &["Sol 1"]);
    scene.bring(Eye, "Tau");
    scene.act_with(ANN, play("Sol 1"), &[die(6)]);
    assert_eq!(scene.sun_sign(), sign("scorpius"));
}

#[test]
fn n3_5_the_sun_moves_once_for_the_whole_observation() {
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
fn n3_5_there_is_no_roll_if_the_observation_ends_the_game() {
    let mut scene = noon(3).only(ANN, &["Sol 1"]);
    scene.bring(Eye, "Tau");
    let events = scene.act(ANN, play("Sol 1"));
    assert_eq!(events.last(), Some(&Event::GameOver));
    assert_eq!(
        (scene.stage(), scene.sun_sign()),
        (Stage::Over, sign("taurus"))
    );
}

/// Returns a table with the Sun in Taurus and the instrument in Orion, next to it.
fn morning(instrument: Instrument) -> Scene {
    table(3).sun("taurus").at(instrument, "Ori")
}

fn sun_points(scene: &Scene) -> [u16; 3] {
    [ANN, BEN, CAT].map(|seat| scene.player(seat).points.sun)
}

#[test]
fn n3_6_going_to_the_sun_without_solar_system_cards_gains_a_point() {
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
        assert_eq!(scene.sun_sign(), sign("taurus"), "the Sun does not move");
        assert_eq!(scene.active_seat(), BEN);
    }
}

#[test]
fn n3_6_turned_solar_system_cards_do_not_count() {
    let mut scene = morning(Eye).turned(ANN, &["Sol 1", "Sol 2"]);
    scene.bring(Eye, "Tau");
    assert_eq!(sun_points(&scene), [1, 0, 0]);
    // One card is left to play.
    let mut scene = morning(Eye).turned(ANN, &["Sol 1"]).holds(ANN, &["Sol 2"]);
    let events = scene.bring(Eye, "Tau");
    assert_eq!(sun_points(&scene), [0, 0, 0]);
    assert_eq!(events.len(), 1, "{events:?}");
    assert_eq!(scene.legal(ANN), [play("Sol 2"), Action::Done]);
    // It makes no difference that she does not play it.
    scene.act(ANN, Action::Done);
    assert_eq!(sun_points(&scene), [0, 0, 0]);
    // Playing the last one gains no point either, because she had it when she arrived.
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
fn n3_6_staying_at_the_sun_gains_no_point() {
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
fn n3_6_passing_the_sun_gains_no_point() {
    // The only shortest path from Orion to Aries leads through Taurus.
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
fn n3_6_a_throw_a_swap_or_the_suns_own_move_gains_no_point() {
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
fn n3_6_going_to_any_other_cell_gains_no_point() {
    let mut scene = table(3).sun("gemini").eye(ANN, "Ori");
    scene.bring(Eye, "Tau");
    assert_eq!(sun_points(&scene), [0, 0, 0]);
    let mut scene = table(3).sun("sagittarius").eye(ANN, "Sco");
    scene.bring(Eye, "Oph");
    assert_eq!(sun_points(&scene), [0, 0, 0]);
}

#[test]
fn n3_6_the_point_can_be_gained_together_with_an_observation() {
    let mut scene = morning(Refractor).holds(ANN, &["Tau 2"]);
    scene.bring(Refractor, "Tau");
    assert_eq!(sun_points(&scene), [1, 0, 0], "at once");
    scene.act(ANN, play("Tau 2"));
    assert_eq!((sun_points(&scene), scene.total(ANN)), ([1, 0, 0], 4));
    assert_eq!(scene.sun_sign(), sign("taurus"));
}

#[test]
fn n3_6_every_turn_that_goes_to_the_sun_gains_a_point() {
    let mut scene = morning(Eye);
    scene.bring(Eye, "Tau");
    scene.idle();
    scene.idle();
    // Staying gains nothing.
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
fn n3_6_new_moon_dew_and_star_party_do_not_change_the_point() {
    for night in [BigBang::NewMoon, BigBang::Dew, BigBang::StarParty] {
        for instrument in Instrument::ALL {
            let mut scene = morning(instrument).drawn(night);
            scene.bring(instrument, "Tau");
            assert_eq!(sun_points(&scene), [1, 0, 0]);
        }
    }
}
