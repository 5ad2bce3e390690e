//! N3.7: points of wonder, and cards turned face down.

use crate::common::*;
use nightsky::{Action, CardSet, Event, Illegal, Instrument, Stage};

#[test]
fn n3_7_each_card_scores_the_points_for_the_means_used() {
    for name in ["Tau 1", "Tau 2", "Tau 3", "Tau 4"] {
        for instrument in Instrument::ALL {
            let mut scene = table(3).at(instrument, "Tau").holds(ANN, &[name]);
            scene.bring(instrument, "Tau");
            let events = scene.act(ANN, play(name));
            let points = deck::points(name)[instrument as usize];
            let scored = Event::CardScored {
                seat: ANN,
                card: card(name),
                instrument,
                points,
            };
            assert_eq!(events[1], scored);
            let mut expected = [0; 4];
            expected[instrument as usize] = u16::from(points);
            assert_eq!(scene.observed(ANN), expected);
            assert_eq!(scene.totals(), [u16::from(points), 0, 0]);
        }
    }
}

#[test]
fn n3_7_a_card_played_is_turned_face_down() {
    let mut scene = table(3)
        .at(Binoculars, "Tau")
        .holds(ANN, &["Tau 1", "Tau 2"]);
    scene.bring(Binoculars, "Tau");
    scene.act(ANN, play("Tau 1"));
    assert_eq!(
        scene.player(ANN).turned,
        CardSet::EMPTY,
        "it is still being played"
    );
    assert_eq!(scene.refuse(ANN, play("Tau 1")), Illegal::PlayedAlready);
    scene.act(ANN, Action::Done);
    let player = scene.player(ANN);
    assert_eq!(player.turned, cards(&["Tau 1"]));
    assert_eq!(player.face_up(), cards(&["Oct 1", "Tau 2"]));
    assert_eq!(
        player.cards,
        cards(&["Oct 1", "Tau 1", "Tau 2"]),
        "it stays hers"
    );
}

#[test]
fn n3_7_a_turned_card_cannot_be_played_again() {
    let scene = table(3).at(Binoculars, "Tau").turned(ANN, &["Tau 1"]);
    let mut scene = scene.holds(ANN, &["Tau 2"]);
    scene.bring(Binoculars, "Tau");
    assert_eq!(scene.legal(ANN), [play("Tau 2"), Action::Done]);
    assert_eq!(scene.refuse(ANN, play("Tau 1")), Illegal::PlayedAlready);
    // Nor by a player who joins in.
    let scene = table(3).at(Binoculars, "Tau").holds(ANN, &["Tau 1"]);
    let mut scene = scene.holds(BEN, &["Tau 2"]).turned(BEN, &["Tau 3"]);
    scene.bring(Binoculars, "Tau");
    scene.act(ANN, play("Tau 1"));
    assert_eq!(scene.refuse(BEN, play("Tau 3")), Illegal::PlayedAlready);
}

#[test]
fn n3_7_points_add_up_by_instrument() {
    let scene = table(3).eye(ANN, "Tau").at(Telescope, "Ori");
    let mut scene = scene.holds(ANN, &["Tau 1", "Tau 2", "Ori 1", "Ori 2"]);
    scene.bring(Eye, "Tau");
    scene.act(ANN, play("Tau 1"));
    scene.act(ANN, play("Tau 2"));
    scene.idle();
    scene.idle();
    scene.act_with(ANN, Action::Roll, &[die(3)]);
    scene.bring(Telescope, "Ori");
    scene.act(ANN, play("Ori 1"));
    scene.act(ANN, Action::Done);
    assert_eq!(scene.observed(ANN), [6, 0, 0, 4]);
    assert_eq!(scene.total(ANN), 10);
    scene.idle();
    scene.idle();
    scene.act_with(ANN, Action::Roll, &[die(3)]);
    scene.bring(Telescope, "Ori");
    scene.act(ANN, play("Ori 2"));
    assert_eq!(scene.observed(ANN), [6, 0, 0, 9]);
}

#[test]
fn n3_7_a_card_that_scores_nothing_can_be_played() {
    let mut scene = table(3).eye(ANN, "Tau").holds(ANN, &["Tau 3"]);
    scene.bring(Eye, "Tau");
    assert_eq!(scene.stage(), Stage::Observing { instrument: Eye });
    scene.act(ANN, play("Tau 3"));
    assert_eq!(
        (scene.total(ANN), scene.player(ANN).turned),
        (0, cards(&["Tau 3"]))
    );
}

#[test]
fn n3_7_everybody_scores_with_the_active_players_instrument() {
    // Ben's eye is there too, but he scores with the telescope.
    let scene = table(3).at(Telescope, "Tau").eye(BEN, "Tau");
    let mut scene = scene.holds(ANN, &["Tau 1"]).holds(BEN, &["Tau 2"]);
    scene.bring(Telescope, "Tau");
    scene.act(ANN, play("Tau 1"));
    scene.act(BEN, play("Tau 2"));
    assert_eq!(scene.observed(ANN), [0, 0, 0, 4]);
    assert_eq!(scene.observed(BEN), [0, 0, 0, 2]);
}

#[test]
fn n3_7_cards_are_scored_clockwise_from_the_active_player_before_the_sun_moves() {
    let scene = table(3).active(BEN).at(Binoculars, "Ori").sun("taurus");
    let scene = scene.holds(BEN, &["Tau 1", "Sol 1"]).holds(ANN, &["Tau 2"]);
    let mut scene = scene.holds(CAT, &["Sol 3"]);
    scene.act(BEN, choose(Binoculars));
    scene.act(BEN, go("Tau"));
    scene.act(BEN, play("Tau 1"));
    scene.act(BEN, play("Sol 1"));
    scene.act(CAT, Action::Done);
    let mut events = scene.act_with(ANN, play("Tau 2"), &[die(3)]);
    let instrument = Binoculars;
    let scored = |seat, name, points| Event::CardScored {
        seat,
        card: card(name),
        instrument,
        points,
    };
    let rest = events.split_off(1);
    assert_eq!(
        events,
        [Event::CardPlayed {
            seat: ANN,
            card: card("Tau 2")
        }]
    );
    let expected = [
        scored(BEN, "Tau 1", 2),
        scored(BEN, "Sol 1", 5),
        scored(ANN, "Tau 2", 4),
        Event::SunMoved {
            roll: 3,
            from: sign("taurus"),
            to: sign("leo"),
        },
        Event::TurnBegan {
            seat: CAT,
            round: 1,
        },
    ];
    assert_eq!(rest, expected);
}
