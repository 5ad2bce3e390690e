//! A7, two players: the dreamer's pen, the Dream phase, boons behind the dreamer.

use crate::common::*;
use astra::{Action, Element, Event, Illegal, Pen, Stage};
use tabletop::RuleBreach;

// Taurus (10): 1–2–3, 3–4–5, 3–6, 6–7–8, 6–9–10. Start 1, Grand 4 and 8.
// Corvus (5): 1–2, 1–5, 2–3, 3–4, 3–5. Start 1, Grand 5.
//   Its boons are Fame 2, Observation 1, Wisdom 1, Stardust 4.
// Lyra (6): 1–2, 1–6, 2–3, 3–4, 3–5, 3–6, 4–5. Start 1, Grand 4.
const BOARD: [&str; 3] = ["taurus", "corvus", "lyra"];

/// Returns the sphere from which a Rest moves the marker to the sphere with this number. Clockwise
/// they are Fire 2, Air 3, Water 1, Earth 4.
fn before(number: u8) -> Element {
    match number {
        2 => Element::Earth,
        3 => Element::Fire,
        1 => Element::Air,
        4 => Element::Water,
        _ => panic!("the numbers are 1 to 4"),
    }
}

/// Returns a table for two where a Rest is followed by a dream of this many stars.
fn dreaming(stars: u8) -> Layout {
    table(2).board(&BOARD).sphere(before(stars))
}

fn left(scene: &Scene) -> u8 {
    match scene.state.table.stage {
        Stage::Dreaming { left, .. } => left,
        other => panic!("expected a dream: {other:?}"),
    }
}

#[test]
fn a7_1_after_a_rest_comes_the_dream_phase() {
    let mut scene = dreaming(2).begin();
    let taurus = scene.card("taurus");
    let events = scene.rest(ANN);
    assert_eq!(
        events.last(),
        Some(&Event::DreamBegan {
            seat: ANN,
            place: place(1),
            card: taurus,
            stars: 2
        })
    );
    assert_eq!(scene.to_act(), [ANN]);
    scene.marking(ANN, 1, &[1, 2]);
    assert_eq!(scene.marks(Pen::DREAMER, 1), [1, 2]);
    assert_eq!(scene.marks(Pen::of(ANN), 1), [0; 0]);
    assert_eq!(scene.state.table.active, BEN);
}

#[test]
fn a7_1_there_is_no_dream_phase_after_an_observe() {
    let mut scene = dreaming(2).begin();
    scene.marking(ANN, 1, &[1]);
    scene.stop(ANN);
    assert_eq!(scene.state.table.active, BEN);
    assert_eq!(scene.state.table.stage, Stage::Turn);
}

#[test]
fn a7_1_there_is_no_dream_phase_with_more_players() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.rest(ANN);
    assert_eq!(scene.state.table.stage, Stage::Turn);
    assert_eq!(scene.state.table.active, BEN);
}

#[test]
fn a7_1_the_dream_phase_comes_after_the_discovery_phase() {
    let mut scene = dreaming(1).owns(ANN, &["cetus"]).next(&["hydra"]).begin();
    scene.marked(BEN, 2, &[1, 2, 3, 5]);
    scene.use_card(ANN, "cetus");
    scene.marking(ANN, 2, &[4]);
    scene.rest(ANN);
    assert_eq!(scene.to_act(), [BEN], "first the boon");
    let hydra = scene.card("hydra");
    let events = scene.act(BEN, pick(1));
    assert_eq!(scene.cards_of(ANN), ["cetus", "corvus"]);
    // The new card is dealt before the dream and, with 14 stars, is the one dreamt of.
    assert_eq!(
        events.last(),
        Some(&Event::DreamBegan {
            seat: ANN,
            place: place(2),
            card: hydra,
            stars: 1
        })
    );
}

#[test]
fn a7_2_the_dreamer_marks_the_largest_card_without_marks() {
    let mut scene = dreaming(1).begin();
    scene.marked(BEN, 1, &[1]);
    scene.rest(ANN);
    // Taurus is the largest but has a mark; Lyra has 6, Corvus 5.
    assert_eq!(scene.legal(ANN), [mark(3, 1)]);
    let refused = scene.refuse(ANN, mark(2, 1));
    assert_eq!(refused, Illegal::NotTheDream);
    assert_eq!(refused.rule(), "A7.2");
}

#[test]
fn a7_2_the_dreamer_marks_the_only_card_without_marks_however_small() {
    let mut scene = dreaming(1).begin();
    scene.marked(BEN, 1, &[1]).marked(ANN, 3, &[1]);
    scene.rest(ANN);
    assert_eq!(scene.legal(ANN), [mark(2, 1)]);
}

#[test]
fn a7_2_if_all_cards_have_marks_the_dreamer_marks_the_largest() {
    let mut scene = dreaming(1).begin();
    scene
        .marked(BEN, 1, &[1, 2, 3, 4, 5, 6, 7, 8])
        .marked(ANN, 2, &[1])
        .dreamt(3, &[1]);
    scene.rest(ANN);
    // Marked stars count too: it is Taurus, though only its stars 9 and 10 are unmarked.
    assert_eq!(scene.legal(ANN), [mark(1, 9)]);
}

#[test]
fn a7_2_the_player_chooses_among_equal_cards_without_marks() {
    let mut scene = table(2)
        .board(&["corvus", "taurus", "sagitta"])
        .sphere(before(1))
        .begin();
    scene.marked(BEN, 2, &[1]);
    scene.rest(ANN);
    assert_eq!(scene.state.table.stage, Stage::ChoosingDream);
    assert_eq!(scene.legal(ANN), [dream(1), dream(3)]);
    let refused = scene.refuse(ANN, dream(2));
    assert_eq!(refused, Illegal::NotTheDream);
    scene.act(ANN, dream(3));
    scene.marking(ANN, 3, &[1]);
    assert_eq!(scene.marks(Pen::DREAMER, 3), [1]);
    assert_eq!(scene.marks(Pen::DREAMER, 1), [0; 0]);
}

#[test]
fn a7_2_the_player_chooses_among_equal_cards_with_marks() {
    let mut scene = table(2)
        .board(&["taurus", "ophiuchus", "corvus"])
        .sphere(before(1))
        .begin();
    scene
        .marked(ANN, 1, &[1])
        .marked(BEN, 2, &[1, 2, 3])
        .marked(BEN, 3, &[1]);
    scene.rest(ANN);
    // Both have ten stars.
    assert_eq!(scene.legal(ANN), [dream(1), dream(2)]);
    scene.act(ANN, dream(2));
    assert_eq!(scene.markable(2), [4, 9]);
}

#[test]
fn a7_2_an_empty_place_does_not_count() {
    let mut scene = dreaming(1).left_in_deck(0).begin();
    scene.clear(1);
    scene.rest(ANN);
    assert_eq!(scene.legal(ANN), [mark(3, 1)]);
}

#[test]
fn a7_2_without_any_card_there_is_no_dream() {
    let mut scene = dreaming(1).left_in_deck(0).begin();
    scene.clear(1).clear(2).clear(3);
    scene.rest(ANN);
    assert_eq!(scene.state.table.active, BEN);
}

#[test]
fn a7_3_the_sphere_the_marker_moved_to_gives_the_number_of_stars() {
    for number in 1..=4 {
        let mut scene = dreaming(number).begin();
        scene.rest(ANN);
        assert_eq!(left(&scene), number);
        for star in 1..=usize::from(number).min(3) {
            scene.marking(ANN, 1, &[star]);
        }
        if number == 4 {
            scene.marking(ANN, 1, &[6]);
        }
        assert_eq!(scene.state.table.active, BEN, "{number} stars");
        assert_eq!(scene.marks(Pen::DREAMER, 1).len(), usize::from(number));
    }
}

#[test]
fn a7_3_the_player_chooses_the_path_by_the_marking_rule() {
    let mut scene = dreaming(4).begin();
    scene.rest(ANN);
    assert_eq!(scene.refuse(ANN, mark(1, 2)), Illegal::NotTheStart);
    scene.marking(ANN, 1, &[1, 2, 3]);
    assert_eq!(scene.markable(1), [4, 6]);
    assert_eq!(scene.refuse(ANN, mark(1, 7)), Illegal::NotInChain);
    assert_eq!(scene.refuse(ANN, mark(1, 3)), Illegal::StarMarked);
    scene.marking(ANN, 1, &[4]);
    assert_eq!(scene.marks(Pen::DREAMER, 1), [1, 2, 3, 4]);
}

#[test]
fn a7_3_a_dream_cannot_be_stopped_early() {
    let mut scene = dreaming(3).begin();
    scene.rest(ANN);
    scene.marking(ANN, 1, &[1]);
    for action in [Action::Stop, Action::Finish, Action::Decline] {
        assert_eq!(scene.refuse(ANN, action), Illegal::NotNow);
    }
}

#[test]
fn a7_3_a_stuck_chain_has_fewer_stars() {
    let mut scene = dreaming(4).begin();
    for place in 2..=3 {
        scene.marked(BEN, place, &[1]);
    }
    scene.marked(BEN, 1, &[1, 2, 3]);
    scene.rest(ANN);
    // 6, 7, 8 and 6, 9, 10 are longer, but the player may choose the dead end.
    assert_eq!(scene.markable(1), [4, 6]);
    scene.marking(ANN, 1, &[4, 5]);
    assert_eq!(scene.state.table.active, BEN);
    assert_eq!(scene.marks(Pen::DREAMER, 1), [4, 5]);
}

#[test]
fn a7_3_a_dream_costs_no_stardust_and_gives_no_wisdom() {
    let mut scene = dreaming(4).begin();
    scene.journal_mut(ANN).stardust = 9;
    scene.rest(ANN);
    scene.marking(ANN, 1, &[1, 2, 3, 4]);
    // 4 is a Grand star: nobody gains from it.
    assert_eq!(scene.journal(ANN).stardust, 9);
    assert_eq!(scene.journal(ANN).wisdom, 0);
    assert_eq!(scene.journal(BEN).wisdom, 0);
}

/// On Corvus, Ben and the dreamer have these stars and Ann has the others. She marks star 4, the
/// last one.
fn discovered_by_ann(ben: &[usize], dreamer: &[usize]) -> Scene {
    let mut scene = dreaming(1).begin();
    scene.marked(BEN, 2, ben).dreamt(2, dreamer);
    let others: Vec<usize> = [1, 2, 3, 5]
        .into_iter()
        .filter(|star| !ben.contains(star) && !dreamer.contains(star))
        .collect();
    scene.marked(ANN, 2, &others);
    scene.marking(ANN, 2, &[4]);
    scene
}

#[test]
fn a7_4_with_fewer_stars_than_the_dreamer_only_the_two_rightmost_boons_are_open() {
    for (ben, dreamer) in [(&[1][..], &[2, 3][..]), (&[1], &[2, 3, 5])] {
        let mut scene = discovered_by_ann(ben, dreamer);
        assert_eq!(scene.legal(BEN), [pick(3), pick(4), Action::Decline]);
        for slot in [1, 2] {
            let refused = scene.refuse(BEN, pick(slot));
            assert_eq!(refused, Illegal::BehindTheDreamer);
            assert_eq!(refused.rule(), "A7.4");
        }
        scene.act(BEN, pick(4));
        assert_eq!(scene.journal(BEN).stardust, 12);
        assert_eq!(scene.cards_of(ANN), ["corvus"]);
    }
}

#[test]
fn a7_4_with_as_many_stars_or_more_any_boon_is_open() {
    for (ben, dreamer) in [(&[1, 2][..], &[3, 5][..]), (&[1, 2, 3], &[5]), (&[1], &[])] {
        let mut scene = discovered_by_ann(ben, dreamer);
        assert_eq!(scene.legal(BEN).len(), 5);
        scene.act(BEN, pick(1));
        assert_eq!(scene.journal(BEN).fame, 2);
    }
}

#[test]
fn a7_4_the_dreamer_is_not_an_assistant() {
    let scene = discovered_by_ann(&[], &[2, 3, 5]);
    assert_eq!(scene.cards_of(ANN), ["corvus"], "nobody picks");
}

/// Ann, Ben and the dreamer have these stars of Corvus, and only star 4 is unmarked. Ann rests, and
/// the dream of one star finishes the card.
fn dreamt_discovery(ann: &[usize], ben: &[usize], dreamer: &[usize]) -> Scene {
    let mut scene = table(2)
        .board(&["corvus", "canis-minor", "sagitta"])
        .next(&["leo"])
        .sphere(before(1))
        .begin();
    // All three cards have marks and five stars, so Ann chooses the one to dream of.
    scene.marked(ANN, 2, &[1]).marked(ANN, 3, &[1]);
    scene
        .marked(ANN, 1, ann)
        .marked(BEN, 1, ben)
        .dreamt(1, dreamer);
    scene.rest(ANN);
    scene.act(ANN, dream(1));
    scene.marking(ANN, 1, &[4]);
    scene
}

#[test]
fn a7_5_both_players_may_be_assistants() {
    let mut scene = dreamt_discovery(&[1, 5], &[2, 3], &[]);
    assert_eq!(scene.to_act(), [ANN, BEN], "tied");
    scene.act(ANN, pick(1));
    scene.act(BEN, pick(1));
    assert_eq!((scene.journal(ANN).fame, scene.journal(BEN).fame), (2, 2));
}

#[test]
fn a7_5_players_pick_in_descending_number_of_stars() {
    let mut scene = dreamt_discovery(&[5], &[1, 2, 3], &[]);
    assert_eq!(scene.to_act(), [BEN]);
    scene.act(BEN, pick(1));
    assert_eq!(scene.to_act(), [ANN]);
    // She has as many stars as the dreamer, one, so the second boon is open to her.
    assert_eq!(
        scene.legal(ANN),
        [pick(2), pick(3), pick(4), Action::Decline]
    );
    scene.act(ANN, pick(2));
    assert_eq!(scene.journal(ANN).telescopes, 1);
}

#[test]
fn a7_5_the_card_is_discarded_and_replaced_and_nobody_gets_it() {
    let mut scene = dreamt_discovery(&[1, 5], &[2, 3], &[]);
    scene.decline(BEN);
    let events = scene.decline(ANN);
    let corvus = scene.card("corvus");
    assert_eq!(scene.cards_of(ANN), [""; 0]);
    assert_eq!(scene.cards_of(BEN), [""; 0]);
    assert!(scene.state.table.discard.contains(corvus));
    assert!(events.contains(&Event::CardDiscarded {
        seat: None,
        card: corvus
    }));
    assert_eq!(scene.on(1), Some("leo"));
    assert_eq!(scene.markable(1), [1]);
    assert_eq!(scene.state.table.active, BEN);
}

#[test]
fn a7_5_without_assistants_the_card_is_discarded_at_once() {
    let scene = dreamt_discovery(&[], &[], &[1, 2, 3, 5]);
    assert!(scene.state.table.discard.contains(scene.card("corvus")));
    assert_eq!(scene.on(1), Some("leo"));
    assert_eq!(scene.state.table.active, BEN);
}

#[test]
fn a7_5_the_limit_behind_the_dreamer_applies_to_each_player() {
    // With the last star the dreamer has 3. Ann and Ben have 1 each, behind the dreamer and tied.
    let scene = dreamt_discovery(&[1], &[2], &[3, 5]);
    for seat in [ANN, BEN] {
        assert_eq!(scene.legal(seat), [pick(3), pick(4), Action::Decline]);
    }
    // With the last star the dreamer has 2, Ben has 2 and Ann 1: Ben may pick any boon, then Ann
    // one of the two rightmost that is left.
    let mut scene = dreamt_discovery(&[1], &[2, 3], &[5]);
    assert_eq!(scene.legal(BEN).len(), 5);
    scene.act(BEN, pick(3));
    assert_eq!(scene.legal(ANN), [pick(4), Action::Decline]);
    assert_eq!(scene.refuse(ANN, pick(1)), Illegal::BehindTheDreamer);
    assert_eq!(scene.refuse(ANN, pick(3)), Illegal::BoonCrossedOut);
}

#[test]
fn a7_5_game_end_can_appear_in_a_dream() {
    let mut scene = dreaming(1).left_above_game_end(1).begin();
    scene
        .marked(ANN, 1, &[1])
        .marked(ANN, 3, &[1])
        .marked(BEN, 1, &[2, 3, 4, 5, 6, 7, 8, 9])
        .marked(BEN, 2, &[1]);
    scene.rest(ANN);
    // Taurus is the largest of the marked cards and lacks only star 10.
    scene.marking(ANN, 1, &[10]);
    scene.decline(BEN);
    let events = scene.decline(ANN);
    assert!(events.contains(&Event::GameEndAppeared { last_round: 1 }));
    assert_eq!(scene.state.table.active, BEN);
}
