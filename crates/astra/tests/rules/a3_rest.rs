//! A3.6 to A3.8, the turn: Rest, no passing, stardust and pouch.

use crate::common::*;
use astra::{Action, Element, Event, Illegal};
use tabletop::RuleBreach;

const BOARD: [&str; 4] = ["taurus", "corvus", "canis-minor", "triangulum"];

#[test]
fn a3_6_rest_refills_the_pouch_up_to_its_size() {
    // Below, at and above the pouch size of 5.
    for (before, after) in [(0, 5), (4, 5), (5, 5), (6, 6), (9, 9)] {
        let mut scene = table(3).begin();
        scene.journal_mut(ANN).stardust = before;
        let events = scene.rest(ANN);
        assert_eq!(scene.journal(ANN).stardust, after, "from {before}");
        let gained = events.iter().find_map(|event| match event {
            Event::StardustGained { stardust, .. } => Some(*stardust),
            _ => None,
        });
        let expected = (after > before).then_some(after - before);
        assert_eq!(gained, expected, "no event for gaining nothing");
    }
}

#[test]
fn a3_6_rest_reactivates_all_cards_of_the_sphere_active_at_its_start() {
    // Fire is active and Air is next. Aries and Leo are Fire, Lyra is Air.
    let mut scene = table(3)
        .exhausted(ANN, &["aries", "leo", "lyra"])
        .exhausted(BEN, &["auriga"])
        .begin();
    scene.rest(ANN);
    assert_eq!(scene.exhausted_of(ANN), ["lyra"]);
    assert_eq!(scene.exhausted_of(BEN), ["auriga"], "only Ann's own cards");
    assert_eq!(scene.state.table.sphere, Element::Air);
}

#[test]
fn a3_6_rest_moves_the_marker_and_the_discard_icon_takes_the_top_card() {
    let mut scene = table(3)
        .sphere(Element::Earth)
        .next(&["pegasus", "orion"])
        .begin();
    let (pegasus, drawn) = (scene.card("pegasus"), scene.state.table.drawn);
    let events = scene.rest(ANN);
    assert_eq!(scene.state.table.sphere, Element::Fire);
    assert!(scene.state.table.discard.contains(pegasus));
    assert_eq!(scene.state.table.drawn, drawn + 1);
    assert!(events.contains(&Event::TopCardDiscarded { card: pegasus }));
    // The next Rest does not pass the icon.
    scene.rest(BEN);
    assert_eq!(scene.state.table.drawn, drawn + 1);
}

#[test]
fn a3_6_the_steps_of_a_rest_happen_in_order() {
    let mut scene = table(3)
        .sphere(Element::Earth)
        .exhausted(ANN, &["taurus"])
        .next(&["pegasus"])
        .begin();
    scene.journal_mut(ANN).stardust = 2;
    let card = scene.card("pegasus");
    let taurus = astra::CardIds::from_iter([scene.card("taurus")]);
    let events = scene.rest(ANN);
    let seat = ANN;
    let expected = [
        Event::Rested { seat },
        Event::StardustGained { seat, stardust: 3 },
        Event::CardsReactivated {
            seat,
            cards: taurus,
        },
        Event::SphereMoved {
            sphere: Element::Fire,
        },
        Event::TopCardDiscarded { card },
        Event::TurnBegan {
            seat: BEN,
            round: 1,
        },
    ];
    assert_eq!(events, expected);
}

#[test]
fn a3_6_one_rest_a_turn_and_none_after_an_observe() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.journal_mut(ANN).telescopes = 1;
    scene.marking(ANN, 1, &[1]);
    let refused = scene.refuse(ANN, Action::Rest);
    assert_eq!(refused, Illegal::NoRestAfterObserve);
    assert_eq!(refused.rule(), "A3.6");
    scene.stop(ANN);
    assert_eq!(scene.refuse(ANN, Action::Rest), Illegal::NoRestAfterObserve);
    scene.finish(ANN);
    scene.rest(BEN);
    assert_eq!(scene.refuse(BEN, Action::Rest), Illegal::NotYourTurn);
}

#[test]
fn a3_7_without_stardust_the_action_is_rest() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.journal_mut(ANN).stardust = 0;
    assert_eq!(scene.legal(ANN), [Action::Rest]);
}

#[test]
fn a3_7_without_a_markable_star_the_action_is_rest() {
    let mut scene = table(3).board(&BOARD).left_in_deck(0).begin();
    for place in 1..=4 {
        scene.clear(place);
    }
    assert_eq!(scene.legal(ANN), [Action::Rest]);
}

#[test]
fn a3_7_the_action_cannot_be_passed() {
    let mut scene = table(3).board(&BOARD).begin();
    let refused = scene.refuse(ANN, Action::Finish);
    assert_eq!(refused, Illegal::NoPassing);
    assert_eq!(refused.rule(), "A3.7");
    let passing = [Action::Stop, Action::Finish, Action::Decline];
    assert!(scene.legal(ANN).iter().all(|a| !passing.contains(a)));
}

#[test]
fn a3_8_gains_by_abilities_may_exceed_the_pouch() {
    let mut scene = table(3).owns(ANN, &["leo"]).begin();
    scene.journal_mut(ANN).stardust = 5;
    scene.use_card(ANN, "leo");
    assert_eq!(scene.journal(ANN).stardust, 9);
    assert_eq!(scene.journal(ANN).pouch, 5);
}

#[test]
fn a3_8_gains_by_boons_may_exceed_the_pouch() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(BEN, 2, &[1, 2, 3, 5]);
    scene.marking(ANN, 2, &[4]);
    scene.act(BEN, pick(4));
    assert_eq!(scene.journal(BEN).stardust, 12, "8 and a boon of 4");
}

#[test]
fn a3_8_the_pouch_stops_at_12() {
    for (before, after) in [(5, 6), (10, 11), (11, 12), (12, 12)] {
        let mut scene = table(3).owns(ANN, &["gemini"]).begin();
        scene.journal_mut(ANN).pouch = before;
        let events = scene.use_card(ANN, "gemini");
        assert_eq!(scene.journal(ANN).pouch, after);
        let grown = Event::PouchGrown {
            seat: ANN,
            pouch: after,
        };
        assert_eq!(events[1], grown);
    }
    // A boon of 2 at 11: one is lost.
    let mut scene = table(3).board(&BOARD).begin();
    scene.journal_mut(BEN).pouch = 11;
    scene
        .marked(BEN, 1, &[1, 2, 3, 4, 5, 6, 7, 8])
        .marked(ANN, 1, &[9]);
    scene.marking(ANN, 1, &[10]);
    scene.act(BEN, pick(3));
    assert_eq!(scene.journal(BEN).pouch, 12);
}
