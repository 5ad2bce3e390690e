//! N3.1: the die at the beginning of a turn, or the player's own decision.

use crate::common::*;
use nightsky::{Action, BigBang, Event, Illegal, Stage};

#[test]
fn n3_1_a_turn_begins_with_the_die() {
    let mut scene = table(3).beginning();
    assert_eq!(scene.legal(ANN), [Action::Roll]);
    for early in [choose(Eye), go("Mus"), Action::Stay, Action::Done] {
        assert_eq!(scene.refuse(ANN, early), Illegal::NotNow);
    }
    scene.act_with(ANN, Action::Roll, &[die(3)]);
    // Only once a turn.
    assert_eq!(scene.refuse(ANN, Action::Roll), Illegal::NotNow);
}

#[test]
fn n3_1_an_odd_roll_draws_no_card() {
    for shows in [1, 3, 5] {
        let mut scene = table(3).beginning();
        let pile = scene.state.table.pile;
        let events = scene.act_with(ANN, Action::Roll, &[die(shows)]);
        let roll = shows as u8;
        assert_eq!(events, [Event::DieRolled { seat: ANN, roll }]);
        let table = &scene.state.table;
        assert_eq!((table.die, table.drawn), (Some(roll), None));
        assert_eq!((table.stage, table.pile), (Stage::Choosing, pile));
    }
}

#[test]
fn n3_1_an_even_roll_draws_a_card_that_is_resolved_at_once() {
    for shows in [2, 4, 6] {
        let mut scene = table(3).beginning();
        // The first two of eighteen are clear nights, the next two shooting stars.
        let events = scene.act_with(ANN, Action::Roll, &[die(shows), 3]);
        let seat = ANN;
        let roll = shows as u8;
        let card = BigBang::ShootingStar;
        let expected = [
            Event::DieRolled { seat, roll },
            Event::BigBangDrawn { seat, card },
            Event::ShootingStar { seat, points: 2 },
        ];
        assert_eq!(events, expected);
        let table = &scene.state.table;
        assert_eq!((table.die, table.drawn), (Some(roll), Some(card)));
        assert_eq!(table.stage, Stage::Choosing);
        assert_eq!(table.pile.counts(), &[2, 1, 2, 2, 2, 2, 2, 2, 2]);
        assert_eq!(scene.total(ANN), 2);
    }
}

#[test]
fn n3_1_with_the_die_the_player_does_not_decide() {
    let mut scene = table(3).beginning();
    for action in [Action::Draw, Action::DrawNone] {
        assert_eq!(scene.refuse(ANN, action), Illegal::TheDieDecides);
    }
}

#[test]
fn n3_1_without_the_die_the_player_decides() {
    let mut scene = table(3).no_die().beginning();
    assert_eq!(scene.legal(ANN), [Action::Draw, Action::DrawNone]);
    assert_eq!(scene.refuse(ANN, Action::Roll), Illegal::NoDie);
    let events = scene.clone().act(ANN, Action::DrawNone);
    assert_eq!(events, [Event::NoneDrawn { seat: ANN }]);

    let mut none = scene.clone();
    none.act(ANN, Action::DrawNone);
    assert_eq!(none.stage(), Stage::Choosing);
    assert_eq!((none.state.table.die, none.state.table.drawn), (None, None));
    assert_eq!(none.state.table.pile.total(), 18);

    let events = scene.act_with(ANN, Action::Draw, &[2]);
    let drawn = Event::BigBangDrawn {
        seat: ANN,
        card: BigBang::ShootingStar,
    };
    assert_eq!(events[0], drawn);
    assert_eq!(scene.state.table.die, None);
    assert_eq!(scene.state.table.pile.total(), 17);
    assert_eq!(scene.stage(), Stage::Choosing);
    // At most one card a turn.
    for action in [Action::Draw, Action::DrawNone] {
        assert_eq!(scene.refuse(ANN, action), Illegal::NotNow);
    }
}

#[test]
fn n3_1_every_player_begins_with_the_die() {
    let mut scene = table(3).beginning();
    for seat in [ANN, BEN, CAT, ANN] {
        assert_eq!(scene.stage(), Stage::Beginning);
        assert_eq!(scene.active_seat(), seat);
        assert_eq!(
            (scene.state.table.die, scene.state.table.drawn),
            (None, None)
        );
        scene.draw(BigBang::Dew, &[]);
        assert_eq!(scene.state.table.drawn, Some(BigBang::Dew));
        scene.act(seat, choose(Eye));
        scene.act(seat, Action::Stay);
        if scene.state.table.pile.count(BigBang::Dew) == 0 {
            scene = scene.pile([2; 9]);
        }
    }
}
