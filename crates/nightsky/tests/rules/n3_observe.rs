//! N3.4: observing and joining in.

use crate::common::*;
use nightsky::{Action, BigBang, CardSet, Event, Illegal, Instrument, Stage};
use tabletop::Seat;

/// Returns a table with the binoculars on Taurus, where Ann is to choose an instrument.
fn bull(seats: usize) -> Scene {
    table(seats).at(Binoculars, "Tau")
}

fn observing(instrument: Instrument) -> Stage {
    Stage::Observing { instrument }
}

#[test]
fn n3_4_one_card_of_the_cells_constellation_can_be_played() {
    let mut scene = bull(3).holds(ANN, &["Tau 1", "Tau 2", "Ori 1"]);
    scene.bring(Binoculars, "Tau");
    assert_eq!(scene.stage(), observing(Binoculars));
    assert_eq!(
        scene.legal(ANN),
        [play("Tau 1"), play("Tau 2"), Action::Done]
    );
    scene.act(ANN, play("Tau 2"));
    // A second card is optional.
    assert_eq!(scene.stage(), observing(Binoculars));
    assert_eq!(scene.legal(ANN), [play("Tau 1"), Action::Done]);
    scene.act(ANN, Action::Done);
    assert_eq!(scene.observed(ANN), [0, 4, 0, 0]);
    assert_eq!(scene.player(ANN).turned, cards(&["Tau 2"]));
    assert_eq!(scene.active_seat(), BEN);
}

#[test]
fn n3_4_two_cards_can_be_played() {
    let mut scene = bull(3).holds(ANN, &["Tau 1", "Tau 2", "Tau 3", "Tau 4"]);
    scene.bring(Binoculars, "Tau");
    scene.act(ANN, play("Tau 3"));
    let events = scene.act(ANN, play("Tau 1"));
    // The observation is over: she is not asked for a third card.
    assert_eq!(
        events[0],
        Event::CardPlayed {
            seat: ANN,
            card: card("Tau 1")
        }
    );
    assert_eq!(scene.observed(ANN), [0, 6 + 2, 0, 0]);
    assert_eq!(scene.player(ANN).turned, cards(&["Tau 1", "Tau 3"]));
    assert_eq!(
        (scene.stage(), scene.active_seat()),
        (Stage::Beginning, BEN)
    );
}

#[test]
fn n3_4_a_third_card_cannot_be_played() {
    // With a card of the solar system left to play the observation goes on.
    let scene = bull(3)
        .sun("taurus")
        .holds(ANN, &["Tau 1", "Tau 2", "Tau 3", "Sol 1"]);
    let mut scene = scene;
    scene.bring(Binoculars, "Tau");
    scene.act(ANN, play("Tau 3"));
    scene.act(ANN, play("Tau 1"));
    assert_eq!(scene.legal(ANN), [play("Sol 1"), Action::Done]);
    assert_eq!(scene.refuse(ANN, play("Tau 2")), Illegal::TwoAlready);
}

#[test]
fn n3_4_only_cards_of_the_cells_constellation_can_be_played() {
    let mut scene = bull(3)
        .holds(ANN, &["Tau 1", "Ori 1"])
        .holds(BEN, &["Tau 2"]);
    scene.bring(Binoculars, "Tau");
    assert_eq!(scene.refuse(ANN, play("Ori 1")), Illegal::NotHere);
    assert_eq!(scene.refuse(ANN, play("Tau 2")), Illegal::NotYourCard);
    assert_eq!(scene.refuse(ANN, play("Tau 3")), Illegal::NotYourCard);
    assert_eq!(scene.refuse(ANN, play("Sol 1")), Illegal::NotYourCard);
}

#[test]
fn n3_4_only_the_cell_of_the_chosen_instrument_counts() {
    // The eye and the telescope are elsewhere.
    let scene = bull(3).eye(ANN, "Leo").at(Telescope, "Vir");
    let mut scene = scene.holds(ANN, &["Tau 1", "Ori 1", "Leo 1", "Vir 1"]);
    scene.bring(Binoculars, "Ori");
    assert_eq!(scene.legal(ANN), [play("Ori 1"), Action::Done]);
    for elsewhere in ["Tau 1", "Leo 1", "Vir 1"] {
        assert_eq!(scene.refuse(ANN, play(elsewhere)), Illegal::NotHere);
    }
}

#[test]
fn n3_4_an_instrument_that_stays_can_observe() {
    for instrument in Instrument::ALL {
        let mut scene = table(3).at(instrument, "Lyr").holds(ANN, &["Lyr 1"]);
        scene.bring(instrument, "Lyr");
        assert_eq!(scene.stage(), observing(instrument));
        assert_eq!(scene.legal(ANN), [play("Lyr 1"), Action::Done]);
    }
}

#[test]
fn n3_4_observing_is_optional() {
    let mut scene = bull(3).holds(ANN, &["Tau 1"]).holds(BEN, &["Tau 2"]);
    scene.bring(Binoculars, "Tau");
    let events = scene.act(ANN, Action::Done);
    let began = Event::TurnBegan {
        seat: BEN,
        round: 1,
    };
    assert_eq!(events, [Event::NothingObserved { seat: ANN }, began]);
    assert_eq!(
        (scene.stage(), scene.active_seat()),
        (Stage::Beginning, BEN)
    );
    assert_eq!(scene.totals(), [0, 0, 0]);
    assert!(scene.player(ANN).turned.is_empty());
}

#[test]
fn n3_4_an_active_player_with_nothing_to_play_is_not_asked() {
    // Ann has no card of Taurus, or only a turned one.
    for scene in [bull(3), bull(3).turned(ANN, &["Tau 1"])] {
        let mut scene = scene.holds(BEN, &["Tau 2"]);
        let events = scene.bring(Binoculars, "Tau");
        assert_eq!(
            (scene.stage(), scene.active_seat()),
            (Stage::Beginning, BEN)
        );
        assert_eq!(events.len(), 2, "{events:?}");
        assert!(matches!(events[1], Event::TurnBegan { seat: BEN, .. }));
    }
}

#[test]
fn n3_4_others_with_cards_of_the_constellation_may_join_in() {
    for instrument in Instrument::SHARED {
        let scene = table(4).at(instrument, "Tau").holds(ANN, &["Tau 1"]);
        let mut scene = scene.holds(BEN, &["Tau 2"]).holds(DAN, &["Tau 3", "Tau 4"]);
        scene.bring(instrument, "Tau");
        scene.act(ANN, play("Tau 1"));
        let Stage::Joining {
            instrument: with,
            waiting,
        } = scene.stage()
        else {
            panic!("others should join in: {:?}", scene.stage());
        };
        assert_eq!(with, instrument);
        assert_eq!(waiting, [BEN, DAN].into_iter().collect());
        assert_eq!(scene.to_act(), [BEN, DAN]);
        assert_eq!(scene.legal(BEN), [play("Tau 2"), Action::Done]);
        assert_eq!(
            scene.legal(DAN),
            [play("Tau 3"), play("Tau 4"), Action::Done]
        );
        assert_eq!((scene.legal(ANN), scene.legal(CAT)), (vec![], vec![]));
        scene.act(BEN, play("Tau 2"));
        scene.act(DAN, play("Tau 3"));
        scene.act(DAN, play("Tau 4"));
        let which = instrument as usize;
        let points = |name| u16::from(deck::points(name)[which]);
        assert_eq!(scene.observed(ANN)[which], points("Tau 1"));
        assert_eq!(scene.observed(BEN)[which], points("Tau 2"));
        assert_eq!(
            scene.observed(DAN)[which],
            points("Tau 3") + points("Tau 4")
        );
        assert_eq!(scene.totals()[2], 0);
        assert_eq!(
            (scene.stage(), scene.active_seat()),
            (Stage::Beginning, BEN)
        );
    }
}

#[test]
fn n3_4_nobody_joins_in_if_the_eye_was_used() {
    let scene = table(3).eye(ANN, "Tau").eye(BEN, "Tau");
    let mut scene = scene.holds(ANN, &["Tau 1"]).holds(BEN, &["Tau 2"]);
    scene.bring(Eye, "Tau");
    scene.act(ANN, play("Tau 1"));
    assert_eq!(
        (scene.stage(), scene.active_seat()),
        (Stage::Beginning, BEN)
    );
    assert_eq!(scene.totals(), [1, 0, 0]);
    assert!(scene.player(BEN).turned.is_empty());
}

#[test]
fn n3_4_nobody_joins_in_if_the_active_player_plays_nothing() {
    // Ann has nothing to play.
    let mut scene = bull(3).holds(BEN, &["Tau 1"]).holds(CAT, &["Tau 2"]);
    scene.bring(Binoculars, "Tau");
    assert_eq!(
        (scene.stage(), scene.active_seat()),
        (Stage::Beginning, BEN)
    );
    // Ann has a card but does not play it.
    let scene = bull(3).holds(ANN, &["Tau 3"]).holds(BEN, &["Tau 1"]);
    let mut scene = scene.holds(CAT, &["Tau 2"]);
    scene.bring(Binoculars, "Tau");
    scene.act(ANN, Action::Done);
    assert_eq!(
        (scene.stage(), scene.active_seat()),
        (Stage::Beginning, BEN)
    );
    assert_eq!(scene.totals(), [0, 0, 0]);
}

#[test]
fn n3_4_nobody_joins_before_the_active_player_is_done() {
    let scene = bull(3).holds(ANN, &["Tau 1", "Tau 2"]);
    let mut scene = scene.holds(BEN, &["Tau 3"]);
    scene.bring(Binoculars, "Tau");
    assert_eq!(scene.to_act(), [ANN]);
    assert_eq!(scene.refuse(BEN, play("Tau 3")), Illegal::NotYourTurn);
    scene.act(ANN, play("Tau 1"));
    assert_eq!(scene.to_act(), [ANN]);
    assert_eq!(scene.refuse(BEN, play("Tau 3")), Illegal::NotYourTurn);
    scene.act(ANN, Action::Done);
    assert_eq!(scene.to_act(), [BEN]);
    // Ann is done and cannot play any more.
    assert_eq!(scene.refuse(ANN, play("Tau 2")), Illegal::NotYourTurn);
    scene.act(BEN, play("Tau 3"));
}

#[test]
fn n3_4_joining_is_optional_and_limited_to_two_cards_of_a_sort() {
    let scene = bull(4).sun("taurus").holds(ANN, &["Tau 1", "Sol 1"]);
    let scene = scene.holds(BEN, &["Tau 2", "Tau 3", "Tau 4", "Sol 2"]);
    let mut scene = scene
        .holds(CAT, &["Sol 3", "Sol 4", "Sol 5"])
        .holds(DAN, &["Sol 6"]);
    scene.bring(Binoculars, "Tau");
    scene.act(ANN, play("Tau 1"));
    scene.act(ANN, play("Sol 1"));
    scene.act(BEN, play("Tau 2"));
    scene.act(BEN, play("Tau 4"));
    assert_eq!(scene.refuse(BEN, play("Tau 3")), Illegal::TwoAlready);
    assert_eq!(scene.legal(BEN), [play("Sol 2"), Action::Done]);
    scene.act(CAT, play("Sol 3"));
    assert_eq!(
        scene.legal(CAT),
        [play("Sol 4"), play("Sol 5"), Action::Done]
    );
    scene.act(CAT, play("Sol 5"));
    // She has played two cards of the only sort she has here and is not asked again.
    assert_eq!(scene.to_act(), [BEN, DAN]);
    assert_eq!(scene.refuse(CAT, play("Sol 4")), Illegal::NotYourTurn);
    let events = scene.act(DAN, Action::Done);
    assert_eq!(events, [Event::NotJoined { seat: DAN }]);
    let events = scene.act_with(BEN, Action::Done, &[die(1)]);
    assert!(
        !events.contains(&Event::NotJoined { seat: BEN }),
        "Ben has joined in"
    );
    // Ann 2 + 5; Ben 4 + 0; Cat 1 + 2.
    assert_eq!(scene.totals(), [7, 4, 3, 0]);
}

#[test]
fn n3_4_nothing_is_scored_before_all_are_done() {
    let scene = bull(4).holds(ANN, &["Tau 1"]).holds(BEN, &["Tau 2"]);
    let mut scene = scene.holds(CAT, &["Tau 3"]);
    scene.bring(Binoculars, "Tau");
    scene.act(ANN, play("Tau 1"));
    let events = scene.act(BEN, play("Tau 2"));
    assert_eq!(
        events,
        [Event::CardPlayed {
            seat: BEN,
            card: card("Tau 2")
        }]
    );
    assert_eq!(scene.totals(), [0, 0, 0, 0]);
    for seat in [ANN, BEN, CAT] {
        assert!(scene.player(seat).turned.is_empty());
    }
    assert_eq!(scene.state.table.played, cards(&["Tau 1", "Tau 2"]));
    let events = scene.act(CAT, Action::Done);
    let scored: Vec<Seat> = events
        .iter()
        .filter_map(|event| match event {
            Event::CardScored { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(scored, [ANN, BEN]);
    assert_eq!(scene.totals(), [2, 4, 0, 0]);
    assert_eq!(scene.state.table.played, CardSet::EMPTY);
}

#[test]
fn n3_4_choices_are_public_and_do_not_limit_those_still_waiting() {
    let scene = bull(4).holds(ANN, &["Tau 1"]).holds(BEN, &["Tau 2"]);
    let mut scene = scene.holds(CAT, &["Tau 3"]);
    scene.bring(Binoculars, "Tau");
    scene.act(ANN, play("Tau 1"));
    let before = scene.legal(CAT);
    scene.act(BEN, play("Tau 2"));
    assert_eq!(scene.legal(CAT), before);
    for observer in scene.observers() {
        let played = scene.view(observer).table.played;
        assert_eq!(played, cards(&["Tau 1", "Tau 2"]));
    }
    assert_eq!(scene.to_act(), [CAT]);
    // Ben has played all he can and is not asked again.
    assert_eq!(scene.refuse(BEN, Action::Done), Illegal::NotYourTurn);
}

#[test]
fn n3_4_others_with_nothing_left_to_play_are_not_asked() {
    let scene = bull(3).holds(ANN, &["Tau 1"]).holds(BEN, &["Tau 2"]);
    let mut scene = scene.turned(CAT, &["Tau 3"]);
    scene.bring(Binoculars, "Tau");
    scene.act(ANN, play("Tau 1"));
    assert_eq!(scene.to_act(), [BEN], "Cat's card lies face down");
    scene.act(BEN, play("Tau 2"));
    assert_eq!(
        (scene.stage(), scene.active_seat()),
        (Stage::Beginning, BEN)
    );
}

#[test]
fn n3_4_others_join_with_constellation_cards_only_if_the_active_player_played_one() {
    // Ann plays only a card of the solar system.
    let scene = bull(3).sun("taurus").holds(ANN, &["Sol 1", "Tau 4"]);
    let mut scene = scene.holds(BEN, &["Tau 1", "Sol 2"]).holds(CAT, &["Tau 2"]);
    scene.bring(Binoculars, "Tau");
    scene.act(ANN, play("Sol 1"));
    scene.act(ANN, Action::Done);
    assert_eq!(scene.to_act(), [BEN]);
    assert_eq!(scene.legal(BEN), [play("Sol 2"), Action::Done]);
    assert_eq!(scene.refuse(BEN, play("Tau 1")), Illegal::NotJoined);
    scene.act_with(BEN, play("Sol 2"), &[die(2)]);
    assert_eq!(scene.totals(), [5, 2, 0]);
}

#[test]
fn n3_4_everybody_may_join_whoever_is_active() {
    let scene = table(6).at(Telescope, "Tau").active(CAT);
    let scene = scene.holds(CAT, &["Tau 1"]).holds(BEN, &["Tau 2"]);
    let mut scene = scene.holds(EVE, &["Tau 3"]).holds(FAY, &["Tau 4"]);
    scene.act(CAT, choose(Telescope));
    scene.act(CAT, Action::Stay);
    scene.act(CAT, play("Tau 1"));
    assert_eq!(scene.to_act(), [BEN, EVE, FAY]);
    for seat in [FAY, BEN, EVE] {
        let action = scene.legal(seat)[0];
        scene.act(seat, action);
    }
    assert_eq!(scene.totals(), [0, 2, 4, 0, 1, 0]);
    assert_eq!(
        scene.active_seat(),
        DAN,
        "the turn passes to the active player's neighbour"
    );
}

#[test]
fn n3_4_the_limit_of_two_cards_is_per_player() {
    // Ann and Ben have played two each; Cat may still play two.
    let scene = bull(3).sun("taurus");
    let scene = scene
        .holds(ANN, &["Sol 1", "Sol 2"])
        .holds(BEN, &["Sol 3", "Sol 4"]);
    let mut scene = scene.holds(CAT, &["Sol 5", "Sol 6"]);
    scene.bring(Binoculars, "Tau");
    scene.act(ANN, play("Sol 1"));
    scene.act(ANN, play("Sol 2"));
    scene.act(BEN, play("Sol 3"));
    scene.act(BEN, play("Sol 4"));
    scene.act(CAT, play("Sol 5"));
    scene.act_with(CAT, play("Sol 6"), &[die(1)]);
    assert_eq!(scene.totals(), [7, 3, 4]);
}

#[test]
fn n3_4_of_the_big_bang_cards_only_a_star_party_changes_who_may_join() {
    for night in BigBang::ALL {
        let scene = table(3).eye(ANN, "Tau").drawn(night);
        let mut scene = scene.holds(ANN, &["Tau 1"]).holds(BEN, &["Tau 2"]);
        scene.bring(Eye, "Tau");
        scene.act(ANN, play("Tau 1"));
        let shared = matches!(scene.stage(), Stage::Joining { .. });
        assert_eq!(shared, night == BigBang::StarParty, "{night:?}");
    }
}
