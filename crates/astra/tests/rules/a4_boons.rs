//! A4.2 and A4.3: assistants pick boons; ties, unseen picks, declining, reactivation.

use crate::common::*;
use astra::{Action, BoonKind, Event, Illegal, Pen, Pick, Stage};
use tabletop::{Game, Observer, RuleBreach, Seat};

// Corvus: Fame 2, Observation 1, Wisdom 1, Stardust 4. Start 1, Grand 5. Star 4 comes last here.
const BOARD: [&str; 4] = ["taurus", "corvus", "canis-minor", "triangulum"];

fn crossed(scene: &Scene) -> Vec<usize> {
    let crossed = scene.state.table.discovery.crossed;
    (1..=4).filter(|slot| crossed[slot - 1]).collect()
}

#[test]
fn a4_2_others_with_at_least_one_star_assist() {
    let mut scene = table(4).board(&BOARD).begin();
    scene.marked(ANN, 2, &[1, 2, 3]).marked(CAT, 2, &[5]);
    scene.marking(ANN, 2, &[4]);
    assert_eq!(scene.to_act(), [CAT], "Ben and Dan have no star there");
    assert_eq!(scene.refuse(BEN, pick(1)), Illegal::NotYourTurn);
    scene.act(CAT, pick(1));
    assert_eq!(scene.journal(CAT).fame, 2);
}

#[test]
fn a4_2_the_discoverer_never_gets_a_boon() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(ANN, 2, &[1, 2, 3]).marked(BEN, 2, &[5]);
    scene.marking(ANN, 2, &[4]);
    assert_eq!(scene.legal(ANN), []);
    assert_eq!(scene.refuse(ANN, pick(1)), Illegal::NotYourTurn);
    scene.act(BEN, pick(4));
    assert_eq!(scene.journal(ANN).fame, 0);
    assert_eq!(scene.journal(ANN).stardust, 7);
}

#[test]
fn a4_2_without_assistants_the_card_is_taken_at_once() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(ANN, 2, &[1, 2, 3, 5]);
    scene.marking(ANN, 2, &[4]);
    assert_eq!(scene.cards_of(ANN), ["corvus"]);
}

/// On Taurus (Fame 4, Stardust 6, Improvement 2, Wisdom 1) Eve has 1 star, Ben and Dan have 2 each
/// and Cat has 4. Ann has marked the last one.
fn five_on_taurus() -> Scene {
    let mut scene = table(5).board(&BOARD).begin();
    scene
        .marked(EVE, 1, &[1])
        .marked(BEN, 1, &[2, 3])
        .marked(DAN, 1, &[4, 5])
        .marked(CAT, 1, &[6, 7, 8, 9]);
    scene.marking(ANN, 1, &[10]);
    scene
}

#[test]
fn a4_2_assistants_pick_in_descending_number_of_stars() {
    let mut scene = five_on_taurus();
    assert_eq!(scene.to_act(), [CAT]);
    scene.act(CAT, pick(2));
    assert_eq!(scene.journal(CAT).stardust, 14, "gained at once");
    assert_eq!(scene.to_act(), [BEN, DAN]);
    scene.act(BEN, pick(1));
    scene.act(DAN, pick(1));
    assert_eq!((scene.journal(BEN).fame, scene.journal(DAN).fame), (4, 4));
    assert_eq!(scene.to_act(), [EVE]);
    assert_eq!(scene.legal(EVE), [pick(3), pick(4), Action::Decline]);
    scene.act(EVE, pick(3));
    assert_eq!(scene.journal(EVE).pouch, 7);
    assert_eq!(scene.cards_of(ANN), ["taurus"]);
}

#[test]
fn a4_2_a_picked_boon_is_crossed_out() {
    let mut scene = five_on_taurus();
    scene.act(CAT, pick(2));
    assert_eq!(crossed(&scene), [2]);
    let refused = scene.refuse(BEN, pick(2));
    assert_eq!(refused, Illegal::BoonCrossedOut);
    assert_eq!(refused.rule(), "A4.2");
}

#[test]
fn a4_2_each_kind_of_boon_gives_its_amount() {
    // Ben has marked all stars of a card but the last. Slots are numbered from the left.
    let gains = |card: &'static str, slot: usize, last: usize| {
        let mut scene = table(3).board(&[card]).begin();
        let all: Vec<usize> = (1..=scene.facts(card).stars.len())
            .filter(|&star| star != last)
            .collect();
        scene.marked(BEN, 1, &all);
        let before = *scene.journal(BEN);
        scene.marking(ANN, 1, &[last]);
        scene.act(BEN, pick(slot));
        let after = *scene.journal(BEN);
        (
            after.fame - before.fame,
            after.stardust - before.stardust,
            after.telescopes - before.telescopes,
            after.pouch - before.pouch,
            after.wisdom - before.wisdom,
        )
    };
    // Taurus: Fame 4, Stardust 6, Improvement 2, Wisdom 1. The second boon of Aquarius is
    // Observation 2, the third of Hydra Wisdom 2.
    assert_eq!(gains("taurus", 1, 10), (4, 0, 0, 0, 0));
    assert_eq!(gains("taurus", 2, 10), (0, 6, 0, 0, 0));
    assert_eq!(gains("aquarius", 2, 12), (0, 0, 2, 0, 0));
    assert_eq!(gains("taurus", 3, 10), (0, 0, 0, 2, 0));
    assert_eq!(gains("hydra", 3, 14), (0, 0, 0, 0, 2));
}

#[test]
fn a4_2_tied_players_may_pick_the_same_boon() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(BEN, 2, &[1, 2]).marked(CAT, 2, &[3, 5]);
    scene.marking(ANN, 2, &[4]);
    assert_eq!(scene.to_act(), [BEN, CAT]);
    scene.act(BEN, pick(4));
    scene.act(CAT, pick(4));
    assert_eq!(scene.journal(BEN).stardust, 12);
    assert_eq!(scene.journal(CAT).stardust, 12);
    assert_eq!(scene.cards_of(ANN), ["corvus"]);
}

#[test]
fn a4_2_tied_players_may_pick_different_boons_and_all_are_crossed_out() {
    let mut scene = table(4).board(&BOARD).begin();
    scene
        .marked(BEN, 1, &[1, 2, 3, 4])
        .marked(CAT, 1, &[5, 6, 7, 8])
        .marked(DAN, 1, &[9]);
    scene.marking(ANN, 1, &[10]);
    scene.act(CAT, pick(3));
    scene.act(BEN, pick(1));
    assert_eq!(crossed(&scene), [1, 3]);
    assert_eq!(scene.legal(DAN), [pick(2), pick(4), Action::Decline]);
}

#[test]
fn a4_2_three_assistants_may_be_tied() {
    let mut scene = table(4).board(&BOARD).begin();
    scene
        .marked(BEN, 1, &[1, 2, 3])
        .marked(CAT, 1, &[4, 5, 6])
        .marked(DAN, 1, &[7, 8, 9]);
    scene.marking(ANN, 1, &[10]);
    assert_eq!(scene.to_act(), [BEN, CAT, DAN]);
    scene.act(DAN, pick(1));
    scene.act(BEN, pick(1));
    scene.act(CAT, pick(2));
    let fame = [BEN, CAT, DAN].map(|seat| scene.journal(seat).fame);
    assert_eq!(fame, [4, 0, 4]);
    assert_eq!(scene.journal(CAT).stardust, 14);
}

#[test]
fn a4_2_four_assistants_may_be_tied() {
    let mut scene = table(5).board(&BOARD).begin();
    scene
        .marked(BEN, 2, &[1])
        .marked(CAT, 2, &[2])
        .marked(DAN, 2, &[3])
        .marked(EVE, 2, &[5]);
    scene.marking(ANN, 2, &[4]);
    assert_eq!(scene.to_act(), [BEN, CAT, DAN, EVE]);
    for seat in [EVE, CAT, DAN, BEN] {
        scene.act(seat, pick(1));
    }
    let fame = [ANN, BEN, CAT, DAN, EVE].map(|seat| scene.journal(seat).fame);
    assert_eq!(fame, [0, 2, 2, 2, 2]);
    assert_eq!(scene.state.table.active, BEN);
}

#[test]
fn a4_2_nothing_is_gained_until_all_tied_players_have_picked() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(BEN, 2, &[1, 2]).marked(CAT, 2, &[3, 5]);
    scene.marking(ANN, 2, &[4]);
    scene.act(CAT, pick(1));
    assert_eq!(scene.journal(CAT).fame, 0);
    assert_eq!(crossed(&scene), [0; 0], "Ben may pick the same");
    assert_eq!(scene.refuse(CAT, pick(2)), Illegal::NotYourTurn);
    assert_eq!(scene.legal(BEN).len(), 5);
    scene.act(BEN, pick(1));
    assert_eq!(scene.journal(CAT).fame, 2);
}

#[test]
fn a4_2_a_pick_is_unseen_until_all_have_picked() {
    let start = || {
        let mut scene = table(4).board(&BOARD).begin();
        scene.marked(BEN, 2, &[1, 2]).marked(CAT, 2, &[3, 5]);
        scene.marking(ANN, 2, &[4]);
        scene
    };
    let (mut one, mut two) = (start(), start());
    let events = one.act(BEN, pick(1));
    two.act(BEN, Action::Decline);
    for seat in [ANN, CAT, DAN] {
        assert_eq!(
            one.view(seat),
            two.view(seat),
            "{seat:?} sees no difference"
        );
        assert_eq!(one.legal(seat), two.legal(seat));
        let seen = one.game.event_for(&events[0], Observer::Seat(seat));
        let sealed = Event::PickSealed {
            seat: BEN,
            pick: None,
        };
        assert_eq!(seen, Some(sealed));
    }
    let own = one.view(BEN).picks[BEN];
    assert_eq!(own, Some(Pick::Boon(astra::BoonSlot::new(0))));
    assert_eq!(two.view(BEN).picks[BEN], Some(Pick::Declined));
}

#[test]
fn a4_2_the_order_in_which_tied_picks_arrive_does_not_matter() {
    let picks = [(BEN, pick(1)), (CAT, pick(3)), (DAN, pick(1))];
    let orders = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    let ends = orders.map(|order| {
        let mut scene = table(4).board(&BOARD).begin();
        scene
            .marked(BEN, 1, &[1, 2, 3])
            .marked(CAT, 1, &[4, 5, 6])
            .marked(DAN, 1, &[7, 8, 9]);
        scene.marking(ANN, 1, &[10]);
        for i in order {
            let (seat, action) = picks[i];
            scene.act(seat, action);
        }
        scene.state
    });
    assert!(ends.windows(2).all(|pair| pair[0] == pair[1]));
    assert_eq!(ends[0].table.journals[CAT].pouch, 7);
}

#[test]
fn a4_2_a_pick_may_be_declined() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(BEN, 2, &[1, 2, 3]).marked(CAT, 2, &[5]);
    scene.marking(ANN, 2, &[4]);
    let events = scene.decline(BEN);
    assert_eq!(events, [Event::BoonDeclined { seat: BEN }]);
    assert_eq!(crossed(&scene), [0; 0]);
    assert_eq!(scene.legal(CAT).len(), 5, "all four boons and Decline");
    assert_eq!(scene.journal(BEN).stardust, 8);
}

#[test]
fn a4_2_one_of_two_tied_players_may_decline() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(BEN, 2, &[1, 2]).marked(CAT, 2, &[3, 5]);
    scene.marking(ANN, 2, &[4]);
    scene.decline(BEN);
    scene.act(CAT, pick(1));
    assert_eq!((scene.journal(BEN).fame, scene.journal(CAT).fame), (0, 2));
}

#[test]
fn a4_2_a_boon_without_effect_may_be_picked_and_is_crossed_out() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.journal_mut(BEN).wisdom = 18;
    scene.marked(BEN, 2, &[1, 2, 3]).marked(CAT, 2, &[5]);
    scene.marking(ANN, 2, &[4]);
    scene.act(BEN, pick(3));
    assert_eq!(scene.journal(BEN).wisdom, 18);
    assert_eq!(crossed(&scene), [3]);
}

/// On Canis Major (Fame 4, Activation 2, Observation 1, Stardust 6) Ben has 9 stars and Ann marks
/// the last. Ben picks Activation.
fn activation_for_ben(layout: Layout) -> Scene {
    let mut scene = layout.board(&["canis-major"]).begin();
    let boon = scene.facts("canis-major").boons[1];
    assert_eq!((boon.kind, boon.amount), (BoonKind::Activation, 2));
    scene.marked(BEN, 1, &[1, 2, 3, 4, 5, 6, 7, 8, 9]);
    scene.marking(ANN, 1, &[10]);
    scene.act(BEN, pick(2));
    scene
}

#[test]
fn a4_3_activation_reactivates_chosen_cards_of_any_element() {
    // Fire, Air and Water; the active sphere is Fire.
    let mut scene = activation_for_ben(table(3).exhausted(BEN, &["leo", "lyra", "cetus"]));
    assert_eq!(scene.state.table.stage, Stage::Reactivating);
    assert_eq!(scene.to_act(), [BEN]);
    let choices = ["cetus", "leo", "lyra"].map(|key| Action::Reactivate(scene.card(key)));
    assert_eq!(
        scene.legal(BEN),
        [choices.as_slice(), &[Action::Stop]].concat()
    );
    scene.reactivate(BEN, "lyra");
    scene.reactivate(BEN, "cetus");
    assert_eq!(scene.exhausted_of(BEN), ["leo"], "two and no more");
    assert_eq!(scene.cards_of(ANN), ["canis-major"]);
}

#[test]
fn a4_3_activation_ends_when_no_card_is_exhausted() {
    let layout = table(3).exhausted(BEN, &["leo"]).owns(BEN, &["lyra"]);
    let mut scene = activation_for_ben(layout);
    scene.reactivate(BEN, "leo");
    assert_eq!(scene.exhausted_of(BEN), [""; 0]);
    assert_eq!(scene.state.table.active, BEN, "the next turn has begun");
    assert_eq!(scene.state.table.stage, Stage::Turn);
}

#[test]
fn a4_3_activation_without_exhausted_cards_has_no_effect() {
    let scene = activation_for_ben(table(3).owns(BEN, &["lyra"]));
    assert_eq!(scene.state.table.stage, Stage::Turn);
    assert_eq!(scene.cards_of(ANN), ["canis-major"]);
}

#[test]
fn a4_3_a_player_may_stop_reactivating_early() {
    let mut scene = activation_for_ben(table(3).exhausted(BEN, &["leo", "lyra"]));
    scene.reactivate(BEN, "lyra");
    scene.stop(BEN);
    assert_eq!(scene.exhausted_of(BEN), ["leo"]);
    let mut scene = activation_for_ben(table(3).exhausted(BEN, &["leo", "lyra"]));
    scene.stop(BEN);
    assert_eq!(scene.exhausted_of(BEN), ["leo", "lyra"]);
    assert_eq!(scene.cards_of(ANN), ["canis-major"]);
}

#[test]
fn a4_3_players_reactivate_only_their_own_exhausted_cards() {
    let layout = table(3)
        .exhausted(BEN, &["leo"])
        .owns(BEN, &["lyra"])
        .exhausted(CAT, &["cetus"]);
    let mut scene = activation_for_ben(layout);
    let (cetus, lyra) = (scene.card("cetus"), scene.card("lyra"));
    assert_eq!(
        scene.refuse(BEN, Action::Reactivate(cetus)),
        Illegal::NotYourCard
    );
    let refused = scene.refuse(BEN, Action::Reactivate(lyra));
    assert_eq!(refused, Illegal::CardActive);
    assert_eq!(refused.rule(), "A4.3");
}

#[test]
fn a4_3_tied_players_reactivate_one_after_the_other_clockwise_from_the_discoverer() {
    // Ben discovers; Cat and Ann are tied and both pick Activation.
    let mut scene = table(3)
        .first(BEN)
        .board(&["canis-major"])
        .exhausted(ANN, &["leo"])
        .exhausted(CAT, &["lyra"])
        .begin();
    scene
        .marked(ANN, 1, &[1, 2, 3, 4])
        .marked(CAT, 1, &[5, 6, 7, 8])
        .marked(BEN, 1, &[9]);
    scene.marking(BEN, 1, &[10]);
    scene.act(ANN, pick(2));
    scene.act(CAT, pick(2));
    assert_eq!(scene.to_act(), [CAT]);
    scene.reactivate(CAT, "lyra");
    assert_eq!(scene.to_act(), [ANN]);
    scene.stop(ANN);
    assert_eq!(scene.exhausted_of(ANN), ["leo"]);
    assert_eq!(scene.exhausted_of(CAT), [""; 0]);
    assert_eq!(scene.cards_of(BEN), ["canis-major"]);
}

#[test]
fn a4_3_the_next_assistant_picks_after_the_reactivation() {
    let mut scene = table(3)
        .board(&["canis-major"])
        .exhausted(BEN, &["leo"])
        .begin();
    scene
        .marked(BEN, 1, &[1, 2, 3, 4, 5, 6, 7])
        .marked(CAT, 1, &[8, 9]);
    scene.marking(ANN, 1, &[10]);
    scene.act(BEN, pick(2));
    assert_eq!(scene.refuse(CAT, pick(1)), Illegal::NotYourTurn);
    scene.reactivate(BEN, "leo");
    scene.act(CAT, pick(1));
    assert_eq!(scene.journal(CAT).fame, 4);
}

#[test]
fn a4_2_only_stars_on_the_discovered_card_count() {
    let mut scene = table(3).board(&BOARD).begin();
    // Cat has more stars on the table, Ben more on Corvus.
    scene
        .marked(CAT, 1, &[1, 2, 3, 4])
        .marked(BEN, 2, &[1, 2])
        .marked(CAT, 2, &[5])
        .marked(ANN, 2, &[3]);
    scene.marking(ANN, 2, &[4]);
    let seats: Vec<Seat> = scene.to_act();
    assert_eq!(seats, [BEN]);
    assert_eq!(scene.marks(Pen::of(BEN), 2), [1, 2]);
}
