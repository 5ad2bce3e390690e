//! A5.12 to A5.17: abilities that last through the turn, and which rules they override.

use crate::common::*;
use astra::{Event, Illegal, Pen, Stage};

// Taurus: 1–2–3, 3–4–5, 3–6, 6–7–8, 6–9–10. Start 1, Grand 4 and 8.
// Corvus and Triangulum: 1–2, 1–5, 2–3, 3–4, 3–5. Start 1, Grand 5.
// Cassiopeia: 1–2, 1–5, 1–6, 2–3, 2–4, 4–5, 6–7. Start 1, Grand 2 and 4.
const BOARD: [&str; 4] = ["taurus", "corvus", "cassiopeia", "triangulum"];

fn ann_owns(cards: &[&'static str]) -> Scene {
    table(3).board(&BOARD).owns(ANN, cards).begin()
}

/// Ann owns these cards and has used them all.
fn ann_uses(cards: &[&'static str]) -> Scene {
    let mut scene = ann_owns(cards);
    for card in cards {
        scene.use_card(ANN, card);
    }
    scene
}

#[test]
fn a5_12_the_first_star_may_be_any_common_star() {
    for card in ["bootes", "canis-major", "scorpius"] {
        let mut scene = ann_uses(&[card]);
        // The Starting star by the marking rule and every Common star, but not the Grand stars 4
        // and 8.
        assert_eq!(scene.markable(1), [1, 2, 3, 5, 6, 7, 9, 10]);
        assert_eq!(scene.refuse(ANN, mark(1, 8)), Illegal::NotTheStart);
        scene.marking(ANN, 1, &[10]);
        assert_eq!(scene.journal(ANN).stardust, 7, "the star is paid for");
    }
}

#[test]
fn a5_12_the_chain_continues_by_the_marking_rule() {
    let mut scene = ann_uses(&["bootes"]);
    scene.marking(ANN, 1, &[7]);
    assert_eq!(scene.markable(1), [6, 8], "a Grand star as well");
    assert_eq!(scene.refuse(ANN, mark(1, 10)), Illegal::NotInChain);
}

#[test]
fn a5_12_on_a_marked_card_too_grand_stars_follow_the_marking_rule() {
    let mut scene = ann_uses(&["bootes"]);
    scene.marked(BEN, 1, &[1, 2, 3]);
    assert_eq!(scene.markable(1), [4, 5, 6, 7, 9, 10]);
    assert_eq!(scene.refuse(ANN, mark(1, 8)), Illegal::NotAdjacent);
}

#[test]
fn a5_12_the_free_start_applies_to_all_observes_of_the_turn() {
    let mut scene = ann_owns(&["bootes"]);
    scene.journal_mut(ANN).telescopes = 2;
    scene.use_card(ANN, "bootes");
    scene.marking(ANN, 1, &[10]);
    scene.stop(ANN);
    scene.marking(ANN, 1, &[5]);
    scene.stop(ANN);
    scene.marking(ANN, 2, &[3]);
    assert_eq!(scene.marks(Pen::of(ANN), 1), [5, 10]);
    assert_eq!(scene.marks(Pen::of(ANN), 2), [3]);
}

#[test]
fn a5_12_the_free_start_does_not_apply_to_free_marks() {
    let scene = ann_uses(&["bootes", "pisces"]);
    assert_eq!(
        scene.state.table.stage,
        Stage::Marking(astra::FreeMarks::Two { first: None })
    );
    assert_eq!(scene.markable(1), [1]);
}

#[test]
fn a5_12_afterwards_others_mark_next_to_the_free_start() {
    let mut scene = ann_uses(&["bootes"]);
    scene.marking(ANN, 1, &[5]);
    scene.stop(ANN);
    // Ben has no free start: he must mark a neighbour of star 5, which the Starting star is not.
    assert_eq!(scene.markable(1), [4]);
    assert_eq!(scene.markable(2), [1]);
}

#[test]
fn a5_13_each_grand_star_gives_fame() {
    for card in ["cancer", "corona-australis", "orion"] {
        let mut scene = ann_uses(&[card]);
        scene.marking(ANN, 3, &[1, 2, 4]);
        scene.stop(ANN);
        assert_eq!(scene.journal(ANN).fame, 2, "{card}");
    }
}

#[test]
fn a5_13_there_is_no_fame_without_a_grand_star() {
    let mut scene = ann_uses(&["cancer"]);
    scene.marking(ANN, 1, &[1, 2]);
    scene.stop(ANN);
    assert_eq!(scene.journal(ANN).fame, 0);
}

#[test]
fn a5_13_grand_stars_count_however_and_whenever_they_are_marked_this_turn() {
    let mut scene = ann_owns(&["cancer", "cetus", "virgo"]);
    // Before: the Grand star 8 of Taurus.
    scene.use_card(ANN, "cetus");
    scene.marking(ANN, 1, &[8]);
    scene.use_card(ANN, "cancer");
    // After: the Grand star 2 of Cassiopeia and, in the burst, its Grand neighbour 4.
    scene.use_card(ANN, "virgo");
    scene.marking(ANN, 3, &[2]);
    scene.finish(ANN);
    assert_eq!(scene.journal(ANN).fame, 3);
}

#[test]
fn a5_13_grand_stars_of_additional_observes_count_too() {
    let mut scene = ann_owns(&["orion"]);
    scene.journal_mut(ANN).telescopes = 1;
    scene.use_card(ANN, "orion");
    scene.marking(ANN, 2, &[1, 5]);
    scene.stop(ANN);
    scene.marking(ANN, 4, &[1, 5]);
    scene.stop(ANN);
    assert_eq!(scene.journal(ANN).fame, 2);
}

#[test]
fn a5_13_two_such_cards_count_twice_and_three_count_three_times() {
    for cards in [
        &["cancer", "orion"][..],
        &["cancer", "orion", "corona-australis"],
    ] {
        let mut scene = ann_uses(cards);
        scene.marking(ANN, 3, &[1, 2, 4]);
        scene.stop(ANN);
        assert_eq!(usize::from(scene.journal(ANN).fame), 2 * cards.len());
    }
}

#[test]
fn a5_13_the_effect_ends_with_the_turn() {
    let mut scene = ann_uses(&["cancer"]);
    scene.rest(ANN);
    scene.rest_until(ANN);
    scene.marking(ANN, 3, &[1, 2]);
    scene.stop(ANN);
    assert_eq!(scene.journal(ANN).fame, 0);
}

#[test]
fn a5_14_the_way_to_a_grand_star_is_refunded() {
    for card in ["aquarius", "capricornus", "hydra"] {
        let mut scene = ann_uses(&[card]);
        // Stars 1, 2, 3 lead to the Grand star 4, and 5 follows. 4 and 5 are not refunded.
        let events = scene.marking(ANN, 1, &[1, 2, 3, 4, 5]);
        assert_eq!(scene.journal(ANN).stardust, 8 - 5 + 3, "{card}");
        assert!(events.contains(&Event::StardustRefunded {
            seat: ANN,
            stardust: 3
        }));
    }
}

#[test]
fn a5_14_nothing_is_refunded_without_a_grand_star() {
    let mut scene = ann_uses(&["hydra"]);
    scene.marking(ANN, 1, &[1, 2, 3]);
    scene.stop(ANN);
    assert_eq!(scene.journal(ANN).stardust, 5);
}

#[test]
fn a5_14_nothing_is_refunded_when_the_grand_star_comes_first() {
    let mut scene = ann_uses(&["hydra"]);
    scene.marked(BEN, 1, &[1, 2, 3]);
    scene.marking(ANN, 1, &[4, 5]);
    assert_eq!(scene.journal(ANN).stardust, 6);
}

#[test]
fn a5_14_only_the_way_to_the_first_grand_star_is_refunded() {
    let mut scene = ann_uses(&["hydra"]);
    // Cassiopeia: 1, Grand 2, Grand 4, 5.
    scene.marking(ANN, 3, &[1, 2, 4, 5]);
    assert_eq!(scene.journal(ANN).stardust, 8 - 4 + 1);
}

#[test]
fn a5_14_each_observe_is_refunded_separately() {
    let mut scene = ann_owns(&["hydra"]);
    scene.journal_mut(ANN).telescopes = 2;
    scene.use_card(ANN, "hydra");
    scene.marking(ANN, 1, &[1, 2, 3, 4]); // refunds 3
    scene.stop(ANN);
    scene.marking(ANN, 2, &[1, 5]); // refunds 1
    scene.stop(ANN);
    scene.marking(ANN, 4, &[1, 2]); // no Grand star: refunds nothing
    // All eight stardust are spent, so the turn is over and four are refunded.
    assert_eq!(scene.state.table.active, BEN);
    assert_eq!(scene.journal(ANN).stardust, 4);
}

#[test]
fn a5_14_a_way_does_not_continue_into_the_next_observe() {
    let mut scene = ann_owns(&["hydra"]);
    scene.journal_mut(ANN).telescopes = 1;
    scene.use_card(ANN, "hydra");
    scene.marking(ANN, 1, &[1, 2]);
    scene.stop(ANN);
    scene.marking(ANN, 1, &[3, 4]);
    scene.stop(ANN);
    assert_eq!(scene.journal(ANN).stardust, 8 - 4 + 1, "only star 3");
}

#[test]
fn a5_14_free_marks_are_not_an_observe() {
    let mut scene = ann_uses(&["hydra", "pisces"]);
    scene.marking(ANN, 2, &[1, 5]);
    scene.marking(ANN, 1, &[1]);
    scene.stop(ANN);
    assert_eq!(
        scene.journal(ANN).stardust,
        7,
        "the Grand star cost nothing"
    );
}

#[test]
fn a5_14_two_such_cards_refund_once() {
    let mut scene = ann_uses(&["hydra", "aquarius"]);
    scene.marking(ANN, 1, &[1, 2, 3, 4, 5]);
    assert_eq!(scene.journal(ANN).stardust, 6);
}

#[test]
fn a5_15_common_stars_without_a_discovery_are_refunded() {
    for card in ["pegasus", "piscis-austrinus"] {
        let mut scene = ann_uses(&[card]);
        scene.marked(BEN, 1, &[1]);
        scene.marking(ANN, 1, &[2, 3, 6, 7]);
        scene.stop(ANN);
        assert_eq!(scene.journal(ANN).stardust, 8, "{card}");
    }
    let mut scene = table(3).board(&["corvus"]).owns(ANN, &["taurus"]).begin();
    scene.use_card(ANN, "taurus");
    scene.marked(BEN, 1, &[1]);
    scene.marking(ANN, 1, &[2, 3, 4]);
    assert_eq!(scene.journal(ANN).stardust, 8);
}

#[test]
fn a5_15_nothing_is_refunded_with_a_starting_or_a_grand_star() {
    let mut scene = ann_uses(&["pegasus"]);
    scene.marking(ANN, 1, &[1, 2]);
    scene.stop(ANN);
    assert_eq!(scene.journal(ANN).stardust, 6);
    let mut scene = ann_uses(&["pegasus"]);
    scene.marked(BEN, 1, &[1]);
    scene.marking(ANN, 1, &[2, 3, 4]);
    scene.stop(ANN);
    assert_eq!(scene.journal(ANN).stardust, 5);
}

#[test]
fn a5_15_nothing_is_refunded_with_a_discovery() {
    let mut scene = ann_uses(&["pegasus"]);
    scene.marked(BEN, 2, &[1, 2, 5]);
    scene.marking(ANN, 2, &[3, 4]);
    scene.decline(BEN);
    assert_eq!(scene.journal(ANN).stardust, 6);
}

#[test]
fn a5_15_free_stars_count_for_the_condition() {
    // A free Grand star: no refund.
    let mut scene = ann_uses(&["pegasus", "cetus"]);
    scene.marked(BEN, 1, &[1]);
    scene.marking(ANN, 2, &[5]);
    scene.marking(ANN, 1, &[2, 3]);
    scene.stop(ANN);
    assert_eq!(scene.journal(ANN).stardust, 6);
    // A free Common star: only the two stars that were paid for are refunded.
    let mut scene = ann_uses(&["pegasus", "cetus"]);
    scene.marked(BEN, 1, &[1]);
    scene.marking(ANN, 2, &[3]);
    scene.marking(ANN, 1, &[2, 3]);
    scene.stop(ANN);
    assert_eq!(scene.journal(ANN).stardust, 8);
    // A card finished by a free Common star: a discovery.
    let mut scene = ann_uses(&["pegasus", "cetus"]);
    scene.marked(ANN, 1, &[1]).marked(ANN, 2, &[1, 2, 3, 5]);
    scene.marking(ANN, 2, &[4]);
    scene.marking(ANN, 1, &[2, 3]);
    scene.stop(ANN);
    scene.discard(ANN, "corvus");
    assert_eq!(scene.state.table.active, BEN, "the turn is over");
    assert_eq!(scene.journal(ANN).stardust, 6);
}

#[test]
fn a5_15_several_observes_are_refunded_together() {
    let mut scene = ann_owns(&["pegasus"]);
    scene.journal_mut(ANN).telescopes = 1;
    scene.use_card(ANN, "pegasus");
    scene.marked(BEN, 1, &[1]).marked(BEN, 2, &[1]);
    scene.marking(ANN, 1, &[2, 3]);
    scene.stop(ANN);
    scene.marking(ANN, 2, &[2, 3, 4]);
    assert_eq!(scene.journal(ANN).stardust, 8);
    assert_eq!(
        scene.journal(ANN).telescopes,
        0,
        "telescopes are not refunded"
    );
}

#[test]
fn a5_15_two_such_cards_refund_once() {
    let mut scene = ann_uses(&["pegasus", "piscis-austrinus"]);
    scene.marked(BEN, 1, &[1]);
    scene.marking(ANN, 1, &[2, 3]);
    scene.stop(ANN);
    assert_eq!(scene.journal(ANN).stardust, 8);
}

#[test]
fn a5_15_with_a_free_start_stars_on_an_unmarked_card_are_refunded() {
    let mut scene = ann_uses(&["pegasus", "bootes"]);
    scene.marking(ANN, 1, &[10, 9, 6]);
    scene.stop(ANN);
    assert_eq!(scene.journal(ANN).stardust, 8);
}

#[test]
fn a5_14_and_a5_15_do_not_both_refund() {
    // Common stars only: Pegasus refunds all three.
    let mut scene = ann_uses(&["hydra", "pegasus"]);
    scene.marked(BEN, 1, &[1]);
    scene.marking(ANN, 1, &[2, 3, 6]);
    scene.stop(ANN);
    assert_eq!(scene.journal(ANN).stardust, 8);
    // With the Grand star 4: Hydra refunds the two stars before it.
    let mut scene = ann_uses(&["hydra", "pegasus"]);
    scene.marked(BEN, 1, &[1]);
    scene.marking(ANN, 1, &[2, 3, 4, 5]);
    assert_eq!(scene.journal(ANN).stardust, 8 - 4 + 2);
    // A Grand star first, a Common star after it: neither refunds anything.
    let mut scene = ann_uses(&["hydra", "pegasus"]);
    scene.marked(BEN, 1, &[1, 2, 3]);
    scene.marking(ANN, 1, &[4, 5]);
    assert_eq!(scene.journal(ANN).stardust, 6);
}

#[test]
fn a5_16_a_rest_gives_stardust_equal_to_the_pouch() {
    for card in ["cygnus", "lupus", "sagittarius"] {
        for stardust in [0, 3, 5, 9] {
            let mut scene = ann_owns(&[card]);
            scene.journal_mut(ANN).stardust = stardust;
            scene.use_card(ANN, card);
            scene.rest(ANN);
            assert_eq!(scene.journal(ANN).stardust, stardust + 5, "{card}");
        }
    }
}

#[test]
fn a5_16_each_used_card_gains_the_pouch_size_at_the_rest() {
    let mut scene = ann_uses(&["cygnus", "lupus", "crater"]);
    scene.rest(ANN);
    // The pouch grew to 6 before the Rest.
    assert_eq!(scene.journal(ANN).stardust, 8 + 6 + 6);
}

#[test]
fn a5_16_there_is_no_gain_unless_the_action_is_rest() {
    let mut scene = ann_uses(&["cygnus"]);
    scene.marking(ANN, 1, &[1]);
    scene.stop(ANN);
    assert_eq!(scene.journal(ANN).stardust, 7);
    // The effect ends with the turn: the next Rest is a plain one.
    scene.rest_until(ANN);
    scene.rest(ANN);
    assert_eq!(scene.journal(ANN).stardust, 7);
}

#[test]
fn a5_16_the_other_steps_of_the_rest_are_unchanged() {
    let mut scene = table(3)
        .board(&BOARD)
        .owns(ANN, &["sagittarius"])
        .exhausted(ANN, &["leo"])
        .begin();
    scene.use_card(ANN, "sagittarius");
    scene.rest(ANN);
    // Sagittarius belongs to the active sphere, Fire, so the Rest reactivates it too.
    assert_eq!(scene.exhausted_of(ANN), [""; 0]);
    assert_eq!(scene.state.table.sphere, astra::Element::Air);
}

#[test]
fn a5_17_abilities_override_the_general_rules() {
    // A3.6: a Rest never fills the pouch beyond its size. Cygnus does.
    let mut scene = ann_uses(&["cygnus"]);
    scene.rest(ANN);
    assert_eq!(scene.journal(ANN).stardust, 13);
    // A3.2: the Starting star comes first. With Serpens it need not.
    let mut scene = ann_uses(&["serpens"]);
    scene.marking(ANN, 1, &[10]);
    assert_eq!(scene.marks(Pen::of(ANN), 1), [10]);
    // A3.3: a star costs a stardust. With Draco it is free, even with an empty pouch.
    let mut scene = ann_owns(&["draco"]);
    scene.journal_mut(ANN).stardust = 0;
    scene.use_card(ANN, "draco");
    scene.marking(ANN, 1, &[1]);
    assert_eq!(scene.marks(Pen::of(ANN), 1), [1]);
}

#[test]
fn a5_17_boons_override_the_general_rules() {
    // A3.6: a Rest reactivates only cards of the active sphere. An Activation boon takes any.
    let mut scene = table(3)
        .board(&["triangulum"])
        .exhausted(BEN, &["cetus"])
        .begin();
    scene.marked(BEN, 1, &[1, 2, 3, 5]);
    scene.marking(ANN, 1, &[4]);
    scene.act(BEN, pick(4));
    scene.reactivate(BEN, "cetus");
    assert_eq!(scene.exhausted_of(BEN), [""; 0]);
}
